public import Foundation

/// What the user has copied, or an app for its own use.
///
/// A new run begins with nothing copied. Other apps copy nothing.
@preconcurrency @MainActor
open class UIPasteboard: SingleObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    ///
    /// - Parameter rawValue: The name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// That of what the user copies.
    public static var general: Name { Name("com.apple.UIKit.pboard.general") }
  }

  /// Posted when something was copied.
  public nonisolated static var changedNotification: Notification.Name {
    Notification.Name("UIPasteboardChangedNotification")
  }

  /// What the user copies.
  public static var general: UIPasteboard { Simulation.current.pasteboards.board(.general) }

  /// The name.
  public final let name: Name

  /// How often something was copied.
  open private(set) var changeCount: Int {
    get { StructureReads.shared(count) }
    set { count = newValue }
  }

  private var count = 0
  private var contents: [[String: Any]] = []

  init(name: Name) { self.name = name }

  /// The pasteboard of a name.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: Whether it is made where there is none.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Simulation.current.pasteboards.has(pasteboardName) else { return nil }
    self.init(name: pasteboardName)
    let kept = Simulation.current.pasteboards.board(pasteboardName)
    (count, contents) = (kept.count, kept.contents)
    Simulation.current.pasteboards.keep(self)
  }

  /// Makes a pasteboard with a name that no other has.
  ///
  /// - Returns: The pasteboard.
  open class func withUniqueName() -> UIPasteboard {
    let boards = Simulation.current.pasteboards
    return boards.board(Name("pasteboard \(boards.nextNumber())"))
  }

  /// Forgets a pasteboard.
  ///
  /// - Parameter pasteboardName: Its name.
  open class func remove(withName pasteboardName: Name) {
    Simulation.current.pasteboards.remove(pasteboardName)
  }

  /// What was copied, by kinds of data.
  open var items: [[String: Any]] {
    get { StructureReads.shared(contents) }
    set {
      contents = newValue
      count += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// How many things were copied.
  open var numberOfItems: Int { items.count }

  /// Sets what was copied.
  ///
  /// - Parameters:
  ///   - items: What it is, by kinds of data.
  ///   - options: Who may see it, and until when; the model keeps it until something else is copied.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  /// Adds to what was copied.
  ///
  /// - Parameter items: What is added, by kinds of data.
  open func addItems(_ items: [[String: Any]]) { self.items = contents + items }

  /// Copies something.
  ///
  /// - Parameters:
  ///   - value: What it is.
  ///   - pasteboardType: What kind of data.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// What was copied first, as some kind of data.
  ///
  /// - Parameter pasteboardType: What kind of data.
  /// - Returns: What it is, or `nil` where it is nothing of the kind.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Whether something was copied that is of one of some kinds of data.
  ///
  /// - Parameter pasteboardTypes: The kinds.
  /// - Returns: Whether it is.
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Wishes about what is copied.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Until when it is kept.
    public static var expirationDate: OptionsKey { OptionsKey(rawValue: "UIPasteboardOptionExpirationDate") }
    /// Whether no other device sees it.
    public static var localOnly: OptionsKey { OptionsKey(rawValue: "UIPasteboardOptionLocalOnly") }
  }
}

// Texts, links, pictures and colors each have a kind of data of their own.
extension UIPasteboard {
  private func values<Value>(_ kind: String) -> [Value] { items.compactMap { $0[kind] as? Value } }

  private func copy(_ values: [Any]?, as kind: String) { items = (values ?? []).map { [kind: $0] } }

  /// The text that was copied first.
  public final var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts that were copied.
  public final var strings: [String]? {
    get { hasStrings ? values("public.utf8-plain-text") : nil }
    set { copy(newValue, as: "public.utf8-plain-text") }
  }

  /// The link that was copied first.
  public final var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The links that were copied.
  public final var urls: [URL]? {
    get { hasURLs ? values("public.url") : nil }
    set { copy(newValue, as: "public.url") }
  }

  /// The picture that was copied first.
  public final var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The pictures that were copied.
  public final var images: [UIImage]? {
    get { hasImages ? values("public.image") : nil }
    set { copy(newValue, as: "public.image") }
  }

  /// The color that was copied first.
  public final var color: UIColor? {
    get { items.first?["com.apple.uikit.color"] as? UIColor }
    set { copy(newValue.map { [$0] }, as: "com.apple.uikit.color") }
  }

  /// Whether a text was copied.
  public final var hasStrings: Bool { contains(pasteboardTypes: ["public.utf8-plain-text"]) }

  /// Whether a link was copied.
  public final var hasURLs: Bool { contains(pasteboardTypes: ["public.url"]) }

  /// Whether a picture was copied.
  public final var hasImages: Bool { contains(pasteboardTypes: ["public.image"]) }

  /// Whether a color was copied.
  public final var hasColors: Bool { contains(pasteboardTypes: ["com.apple.uikit.color"]) }
}

/// The pasteboards of a simulation.
@MainActor
final class Pasteboards {
  // Replaced as a whole: every run asks whether there are any.
  private var boards: [UIPasteboard] = []
  private var lastNumber = 0

  func has(_ name: UIPasteboard.Name) -> Bool { boards.contains { $0.name == name } }

  func board(_ name: UIPasteboard.Name) -> UIPasteboard {
    if let board = boards.first(where: { $0.name == name }) { return board }
    let made = UIPasteboard(name: name)
    boards = boards + [made]
    return made
  }

  func keep(_ board: UIPasteboard) {
    boards = boards.filter { $0.name != board.name } + [board]
  }

  func remove(_ name: UIPasteboard.Name) { boards = boards.filter { $0.name != name } }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Forgets all of them.
  func removeAll() { if !boards.isEmpty { boards = [] } }
}
