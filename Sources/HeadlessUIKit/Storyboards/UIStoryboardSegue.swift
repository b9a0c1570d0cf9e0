/// A way from one controller to another that a storyboard describes.
@preconcurrency @MainActor
open class UIStoryboardSegue: SingleObject {
  /// The identifier by which code tells the segue from others.
  public final let identifier: String?

  /// The controller that the segue starts from.
  public final var source: UIViewController {
    sourceStorage.noteUse()
    return sourceStorage
  }

  final let sourceStorage: UIViewController

  /// The controller that the segue leads to.
  public final var destination: UIViewController {
    destinationStorage.noteUse()
    return destinationStorage
  }

  final let destinationStorage: UIViewController

  /// What the storyboard says about the segue.
  final var definition: StoryboardDocument.Segue?

  /// Who asked for the segue.
  final var sender: Any?

  /// The place of an unwind segue's search, where this is one.
  package final var unwinding: Unwinding?

  private let handler: (() -> Void)?
  private let isHandlerOfLibrary = StructureReads.isInLibrary

  /// Makes a segue; subclasses override `perform()`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier by which code tells the segue from others.
  ///   - source: The controller that the segue starts from.
  ///   - destination: The controller that the segue leads to.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    sourceStorage = source
    destinationStorage = destination
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
    sourceStorage = source
    destinationStorage = destination
    handler = performHandler
  }

  /// Brings the destination on screen, in the way of the segue's kind (rule G4).
  open func perform() {
    if let handler {
      StructureReads.callOut("performHandler", isOfLibrary: isHandlerOfLibrary) { handler() }
    } else if let unwinding {
      unwinding.perform(self)
    } else if let definition {
      withAnimations(definition.animates) { perform(definition) }
    }
  }

  private func perform(_ definition: StoryboardDocument.Segue) {
    switch definition.kind {
    case .show: sourceStorage.show(destinationStorage, sender: sender)
    case .showDetail: sourceStorage.showDetailViewController(destinationStorage, sender: sender)
    case .present, .popover: sourceStorage.present(destinationStorage, animated: definition.animates)
    case .embed: embed()
    case .push: push(definition)
    case .unwind, .custom: break
    }
  }

  private func embed() {
    sourceStorage.addChild(destinationStorage)
    guard destinationStorage.parentStorage === sourceStorage else { return }
    if let container = sourceStorage.loadedView, let content = destinationStorage.loadedView {
      container.addSubview(content)
    }
    destinationStorage.callDidMove(toParent: sourceStorage)
    ContainerDuties.noteWelcome(of: destinationStorage)
  }

  private func push(_ definition: StoryboardDocument.Segue) {
    guard let navigation = sourceStorage.navigationController else {
      Simulation.current.raise(.pushSegueWithoutNavigation(definition.label))
      return
    }
    navigation.pushViewController(destinationStorage, animated: definition.animates)
  }

  /// Carries out what starts a transition.
  ///
  /// `show` takes no flag, so a segue without animation switches animations off.
  private func withAnimations(_ animates: Bool, _ body: () -> Void) {
    guard !animates, UIView.animates else { return body() }
    UIView.setAnimationsEnabled(false)
    body()
    UIView.setAnimationsEnabled(true)
  }
}

/// What the search for an unwind segue's destination knows of its start.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource {
  /// The controller that the unwind segue starts from.
  public var source: UIViewController {
    sourceStorage.noteUse()
    return sourceStorage
  }

  let sourceStorage: UIViewController

  /// The method that the destination must have.
  public let unwindAction: Selector

  /// Who asked for the segue.
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    sourceStorage = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
