/// A way from one controller to another that a storyboard describes.
@preconcurrency @MainActor
open class UIStoryboardSegue {
  /// The identifier by which code tells the segue from others.
  public final let identifier: String?

  /// The controller that the segue starts from.
  public final let source: UIViewController

  /// The controller that the segue leads to.
  public final let destination: UIViewController

  /// What the storyboard says about the segue.
  final var definition: StoryboardDocument.Segue?

  /// Who asked for the segue.
  final var sender: Any?

  /// The place of an unwind segue's search, where this is one.
  final var unwinding: Unwinding?

  private let handler: (() -> Void)?

  /// Makes a segue; subclasses override `perform()`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier by which code tells the segue from others.
  ///   - source: The controller that the segue starts from.
  ///   - destination: The controller that the segue leads to.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Makes a segue that does what a closure does.
  ///
  /// - Parameters:
  ///   - identifier: The identifier by which code tells the segue from others.
  ///   - source: The controller that the segue starts from.
  ///   - destination: The controller that the segue leads to.
  ///   - performHandler: Brings the destination on screen.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Brings the destination on screen, in the way of the segue's kind (rule G4).
  open func perform() {
    if let handler {
      handler()
    } else if let unwinding {
      unwinding.perform(self)
    } else if let definition {
      withAnimations(definition.animates) { perform(definition) }
    }
  }

  private func perform(_ definition: StoryboardDocument.Segue) {
    switch definition.kind {
    case .show: source.show(destination, sender: sender)
    case .showDetail: source.showDetailViewController(destination, sender: sender)
    case .present, .popover: source.present(destination, animated: definition.animates)
    case .embed: embed()
    case .push: push(definition)
    case .unwind, .custom: break
    }
  }

  private func embed() {
    source.addChild(destination)
    guard destination.parentStorage === source else { return }
    if let container = source.view, let content = destination.view { container.addSubview(content) }
    destination.callDidMove(toParent: source)
  }

  private func push(_ definition: StoryboardDocument.Segue) {
    guard let navigation = source.navigationController else {
      Simulation.current.raise(.pushSegueWithoutNavigation(definition.label))
      return
    }
    navigation.pushViewController(destination, animated: definition.animates)
  }

  /// Carries out what starts a transition.
  ///
  /// `show` takes no flag, so a segue without animation switches animations off.
  private func withAnimations(_ animates: Bool, _ body: () -> Void) {
    guard !animates, UIView.areAnimationsEnabled else { return body() }
    UIView.setAnimationsEnabled(false)
    body()
    UIView.setAnimationsEnabled(true)
  }
}

/// What the search for an unwind segue's destination knows of its start.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource {
  /// The controller that the unwind segue starts from.
  public let source: UIViewController

  /// The method that the destination must have.
  public let unwindAction: Selector

  /// Who asked for the segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
