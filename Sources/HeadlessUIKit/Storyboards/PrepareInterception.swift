/// The one place through which every `prepare(for:sender:)` that a segue causes can be observed.
///
/// Apps reach the same with method swizzling. A listener has a name, and a name is heard once: switching the
/// same interception on twice does not deliver twice. It is part of the app, not of a run: it survives
/// `Simulation.reset(settings:)`; what a route under check adds or removes is undone when its run is over.
@MainActor
public final class PrepareInterception {
  /// What is called after the source's own `prepare(for:sender:)`.
  public typealias Listener = @MainActor (_ segue: UIStoryboardSegue, _ sender: Any?) -> Void

  private struct Entry {
    let name: String
    let isConcerned: @MainActor (UIViewController) -> Bool
    let body: Listener
  }

  private var listeners: [Entry] {
    get { record.contents }
    set { record = record.changed { $0 = newValue } }
  }

  private var record = SetUpRecord<[Entry]>([])

  init() {}

  /// The names of the listeners, in the order in which they are called.
  public var names: [String] { listeners.map(\.name) }

  /// Adds a listener, unless its name is listening already.
  ///
  /// - Parameters:
  ///   - name: The listener's name.
  ///   - source: A class of controllers, or a protocol; the segues of others are none of the listener's concern.
  ///   - body: Called after the source's own `prepare(for:sender:)`, whether or not that calls `super`.
  /// - Returns: Whether the listener was added; `false` means that one of that name was there and stays.
  @discardableResult
  public func add<Source>(
    _ name: String, to source: Source.Type = UIViewController.self, _ body: @escaping Listener
  ) -> Bool {
    guard !listeners.contains(where: { $0.name == name }) else { return false }
    listeners.append(Entry(name: name, isConcerned: { $0 is Source }, body: body))
    return true
  }

  /// Removes a listener.
  ///
  /// - Parameter name: The listener's name; one that is not listening is ignored.
  public func remove(_ name: String) {
    listeners.removeAll { $0.name == name }
  }

  /// Notes who listens by now.
  func noteSetUp() { if record.isChanged { record = record.noted } }

  /// Forgets who came or went since.
  func restoreSetUp() { if record.isChanged { record = record.restored } }

  /// Lets the source prepare, then tells the listeners in order (rules G3, G6).
  func deliver(_ segue: UIStoryboardSegue, sender: Any?) {
    let source = segue.sourceStorage
    StructureReads.callBack("prepare", on: source) { source.prepare(for: segue, sender: sender) }
    // Of which class the source is decides who is called.
    if !listeners.isEmpty { StructureReads.resumed { source.noteUse() } }
    for listener in listeners where listener.isConcerned(source) {
      StructureReads.callOut("intercepted") { listener.body(segue, sender) }
    }
  }
}

extension Simulation {
  /// Observes every `prepare(for:sender:)` that a segue causes.
  public static let prepareInterception = PrepareInterception()

  /// The storyboards and classes of the app under test, as its bundle would hold them.
  ///
  /// They are part of the app, not of a run: they survive `reset(settings:)`. What a route under check registers is
  /// forgotten when its run is over; an app registers what it needs when it is made.
  public static let storyboards = StoryboardRegistry()
}
