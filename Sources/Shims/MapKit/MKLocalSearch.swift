import CoreLocation
public import Foundation
import HeadlessUIKit

/// What a check has maps find: one for each device.
final class MapServices: KeptByDevice, @unchecked Sendable {
  // Read and changed on the main thread.
  var items: [MKMapItem]?
  var error: (any Error)?

  // The app has not changed it.
  var remembered: AnyHashable? { nil }

  static let current = OnePerLaunch { MapServices() }
}

/// Why a map has not found something.
public struct MKError: Error, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: UInt, Hashable, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// The server did not answer.
    case serverFailure = 2
    /// There is no answer now.
    case loadingThrottled = 3
    /// There is no such place.
    case placemarkNotFound = 4
    /// There is no way there.
    case directionsNotFound = 5
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  ///
  /// - Parameter code: The reason.
  public init(_ code: Code) { self.code = code }

  /// The name under which such errors stand.
  public static var errorDomain: String { "MKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { Int(code.rawValue) }
}

/// Looks for places: finds what a check says, in a later turn.
///
/// Where a check says nothing, one place is found that is called what was looked for.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// Is told what was found.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// What is looked for.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
    /// Which kinds of places; without effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Makes a request for nothing.
    public override init() {}

    /// Makes a request for words.
    ///
    /// - Parameter naturalLanguageQuery: The words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Makes a request for words in a region.
    ///
    /// - Parameters:
    ///   - naturalLanguageQuery: The words.
    ///   - region: Where.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// Makes a request for what a completer has proposed.
    ///
    /// - Parameter completion: What it has proposed.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    public final let mapItems: [MKMapItem]
    /// Where they are.
    public final let boundingRegion: MKCoordinateRegion

    init(_ mapItems: [MKMapItem], in region: MKCoordinateRegion) {
      (self.mapItems, boundingRegion) = (mapItems, region)
    }
  }

  /// What is found, whatever is looked for; `nil`, from each reset of the simulation on, for the usual place.
  public static var answer: [MKMapItem]? {
    get { MapServices.current { $0.items } }
    set { MapServices.current { $0.items = newValue } }
  }

  /// Why nothing is found; `nil`, from each reset of the simulation on, where something is.
  public static var error: (any Error)? {
    get { MapServices.current { $0.error } }
    set { MapServices.current { $0.error = newValue } }
  }

  private let words: String?
  private let region: MKCoordinateRegion
  // Read and changed on the main thread.
  private final var isCancelled = false

  /// Whether it is under way.
  public private(set) final var isSearching = false

  /// Makes a search.
  ///
  /// - Parameter request: What is looked for.
  public init(request: Request) { (words, region) = (request.naturalLanguageQuery, request.region) }

  /// Looks for it.
  ///
  /// - Parameter completionHandler: Is told.
  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    nonisolated(unsafe) let completionHandler = completionHandler
    MainTurn.schedule(after: 0) { [self] in
      isSearching = false
      let (response, error) = isCancelled ? (nil, MKError(.serverFailure)) : outcome()
      StructureReads.callOut("search") { completionHandler(response, error) }
    }
  }

  /// Looks for it, and waits.
  ///
  /// - Returns: What was found.
  /// - Throws: `MKError`, or what a check says.
  open func start() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      start { response, error in
        if let response {
          continuation.resume(returning: response)
        } else {
          continuation.resume(throwing: error ?? MKError(.placemarkNotFound))
        }
      }
    }
  }

  /// Calls it off: whoever waits is told of an error.
  open func cancel() { MainThread.perform { isCancelled = true } }

  private func outcome() -> (Response?, (any Error)?) {
    if let error = Self.error { return (nil, error) }
    let usual = MKMapItem(placemark: MKPlacemark(coordinate: region.center))
    usual.name = words
    let items = Self.answer ?? [usual]
    return items.isEmpty ? (nil, MKError(.placemarkNotFound)) : (Response(items, in: region), nil)
  }
}

/// Words that may complete what the user types.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The words.
  public final let title: String
  /// What is said beside.
  public final let subtitle: String
  /// Which of the words the user has typed; none.
  open var titleHighlightRanges: [NSValue] { [] }
  /// Which of what is said beside the user has typed; none.
  open var subtitleHighlightRanges: [NSValue] { [] }

  init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

/// Is told what may complete what the user types.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// There are other words.
  ///
  /// - Parameter completer: The completer.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)

  /// There are none.
  ///
  /// - Parameters:
  ///   - completer: The completer.
  ///   - error: Why.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Nothing happens.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}

  /// Nothing happens.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Proposes words for what the user types: the names of what `MKLocalSearch.answer` has, or what was typed.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// What is proposed; kept, without effect.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words.
    public static let query = ResultType(rawValue: 4)
  }

  /// Is told, and is not kept alive.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Where; without effect.
  open var region = MKCoordinateRegion()
  /// What is proposed; without effect.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Which kinds of places; without effect.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What was proposed last.
  public private(set) final var results: [MKLocalSearchCompletion] = []
  /// Whether words are being looked for.
  public private(set) final var isSearching = false

  // Changed on the main thread.
  private final var number = 0

  /// Makes a completer.
  public override init() {}

  /// What the user has typed; words are proposed 300 ms after the last change.
  open var queryFragment = "" {
    didSet { propose() }
  }

  /// Proposes nothing for what was typed.
  open func cancel() {
    MainThread.perform {
      number += 1
      isSearching = false
    }
  }

  private func propose() {
    cancel()
    guard !queryFragment.isEmpty else { return }
    isSearching = true
    let (mine, words) = (number, queryFragment)
    MainTurn.schedule(after: 300) { [weak self] in
      guard let self, mine == number else { return }
      isSearching = false
      tell(words)
    }
  }

  @MainActor
  private func tell(_ words: String) {
    if let error = MKLocalSearch.error {
      return StructureReads.callOut("didFailWithError") {
        delegate?.completer(self, didFailWithError: error) ?? ()
      }
    }
    let names = MKLocalSearch.answer?.map { $0.name ?? "" } ?? [words]
    results = names.map { MKLocalSearchCompletion(title: $0, subtitle: "") }
    StructureReads.callOut("completerDidUpdateResults") { delegate?.completerDidUpdateResults(self) ?? () }
  }
}
