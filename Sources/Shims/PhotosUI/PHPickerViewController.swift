public import Foundation
public import HeadlessUIKit

/// Is told what the user has picked, and dismisses the picker.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The user is done; the picker stays until the app dismisses it.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - results: What was picked; nothing where the user has called it off.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// What may be picked.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<String>

  /// Pictures.
  public static let images = PHPickerFilter(kinds: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(kinds: ["videos"])
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])

  /// What one of several lets through.
  ///
  /// - Parameter subfilters: The several.
  /// - Returns: Them all.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce([]) { $0.union($1.kinds) })
  }
}

/// What a picker offers; the model's user picks one picture, whatever this says.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// How pictures are handed over.
  public enum AssetRepresentationMode: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// As they are.
    case current = 1
    /// As most apps can read them.
    case compatible = 2
  }

  /// How many may be picked; 0 is any number.
  public var selectionLimit = 1

  /// What may be picked; `nil` is everything.
  public var filter: PHPickerFilter?

  /// How pictures are handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// Which pictures are picked when the picker comes.
  public var preselectedAssetIdentifiers: [String] = []

  /// Makes a picker of one picture or film.
  public init() {}
}

/// Something that was picked.
public struct PHPickerResult {
  /// Hands the picture over.
  public let itemProvider: NSItemProvider

  /// The name of the picture in the library; the app has no access to it.
  public let assetIdentifier: String?
}

/// The screen on which the user picks a picture; whoever presents it dismisses it when it tells that the user is done.
///
/// The user picks one or calls it off.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController, SystemScreen {
  /// Is told what the user has picked.
  open weak var delegate: (any PHPickerViewControllerDelegate)? {
    get {
      noteUse()
      return delegateStorage
    }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  private weak var delegateStorage: (any PHPickerViewControllerDelegate)?

  /// What is offered.
  public let configuration: PHPickerConfiguration

  /// Makes a picker.
  ///
  /// - Parameter configuration: What it offers.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  /// The user picks a picture or calls it off.
  ///
  /// - Parameter finished: Whether one is picked.
  package final func end(finished: Bool) {
    guard let delegate = delegateStorage else { return }
    // A picture of the system's stands for every picture.
    let provider = UIImage(systemName: "photo").map { NSItemProvider(object: $0) } ?? NSItemProvider()
    let results = finished ? [PHPickerResult(itemProvider: provider, assetIdentifier: nil)] : []
    StructureReads.callOut("didFinishPicking", about: self) {
      delegate.picker(self, didFinishPicking: results)
    }
  }
}
