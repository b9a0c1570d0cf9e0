public import Foundation

/// Supplies animators and the presentation controller of a custom presentation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animator of a presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller that comes.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller whose `present` was called.
  /// - Returns: The animator, or `nil` for the standard one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animator of a dismissal.
  ///
  /// - Parameter dismissed: The controller that goes.
  /// - Returns: The animator, or `nil` for the standard one.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What lets the user's finger drive a presentation.
  ///
  /// - Parameter animator: The animator of the presentation.
  /// - Returns: The interaction, or `nil` for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What lets the user's finger drive a dismissal.
  ///
  /// - Parameter animator: The animator of the dismissal.
  /// - Returns: The interaction, or `nil` for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The presentation controller of a custom presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller that comes.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller whose `present` was called.
  /// - Returns: The presentation controller, or `nil` for the standard one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The standard animator.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The standard animator.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// No interaction.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// No interaction.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The standard presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Animates one transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long the animation takes.
  ///
  /// - Parameter transitionContext: The transition.
  /// - Returns: Seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Animates; must call `completeTransition(_:)` in the end (rule P35).
  ///
  /// - Parameter transitionContext: The transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animation that a finger can take up at any time.
  ///
  /// Where an interaction drives the transition and this is implemented, `animateTransition(using:)` is not called.
  ///
  /// - Parameter transitionContext: The transition.
  /// - Returns: The animation, the same one each time.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// The transition has ended: everybody on screen has been told, and the completions come next.
  ///
  /// - Parameter transitionCompleted: Whether it was carried out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing is done.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// There is none.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator.shared }
}

/// Stands for an animation that an animator has not.
final class NoInterruptibleAnimator: UIViewPropertyAnimator {
  static let shared = NoInterruptibleAnimator(duration: 0, curve: .linear)
}

/// A transition that a custom animator drives and ends.
@MainActor
final class CustomAnimation: UIViewControllerContextTransitioning {
  let transition: Transition

  /// How many seconds the animator says that it takes.
  private(set) var duration: TimeInterval = 0
  private let container = UIView(frame: Simulation.current.windowFrame)

  private init(_ transition: Transition) { self.transition = transition }

  var containerView: UIView {
    transition.trackAccess()
    return container
  }

  var isAnimated: Bool { transition.isAnimated }

  var transitionWasCancelled: Bool {
    transition.trackAccess()
    return transition.isCalledOff
  }

  func completeTransition(_ didComplete: Bool) {
    let call = Timeline.begin(.completeTransition, of: .nobody, [.text("\(didComplete)")])
    defer { call.end() }
    guard !transition.isDriven else { return }
    transition.isCalledOff = !didComplete
    transition.end()
  }

  /// Hands a transition to the animator of its delegate (rules P34, P35).
  ///
  /// - Returns: Whether there is one; it has been started then, and ends the transition itself.
  static func start(for transition: Transition) -> Bool {
    guard let controllers = controllers(for: transition) else { return false }
    run(transition, with: controllers)
    return true
  }

  /// Hands a transition to an animator, and to what drives it, if there is something.
  static func run(_ transition: Transition, with controllers: Controllers) {
    let (animator, interaction) = controllers
    let context = CustomAnimation(transition)
    transition.isKnownOutside = true
    transition.animatorClass = type(of: animator)
    transition.noteBeginning()
    transition.whenEnded { [unowned transition] in
      let isCompleted = !transition.isCalledOff
      StructureReads.callOut("animationEnded") { animator.animationEnded(isCompleted) }
    }
    if let interaction, context.start(interaction, with: animator) { return }
    StructureReads.callOut("animateTransition") { animator.animateTransition(using: context) }
  }

  /// Lets an interaction drive the transition.
  ///
  /// - Returns: Whether the animator has an animation that the interaction can take up.
  private func start(
    _ interaction: any UIViewControllerInteractiveTransitioning,
    with animator: any UIViewControllerAnimatedTransitioning
  ) -> Bool {
    duration = StructureReads.callOut("transitionDuration") { animator.transitionDuration(using: self) }
    let isOwn = type(of: interaction) == UIPercentDrivenInteractiveTransition.self
    transition.isDriven = StructureReads.callOut("wantsInteractiveStart", unless: isOwn) {
      interaction.wantsInteractiveStart
    }
    StructureReads.callOut("startInteractiveTransition", unless: isOwn) {
      interaction.startInteractiveTransition(self)
    }
    return startInterruptible(of: animator)
  }

  /// Starts the animation that can be taken up, or lets it wait for the finger that is on the screen.
  ///
  /// - Returns: Whether the animator has one.
  private func startInterruptible(of animator: any UIViewControllerAnimatedTransitioning) -> Bool {
    let animation = StructureReads.callOut("interruptibleAnimator") {
      animator.interruptibleAnimator(using: self)
    }
    guard !(animation is NoInterruptibleAnimator) else { return false }
    transition.interruptible = animation
    if transition.isDriven { animation.pauseAnimation() } else { animation.startAnimation() }
    return true
  }

  /// An animator, and what drives it.
  typealias Controllers = (
    any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?
  )

  private static func controllers(for transition: Transition) -> Controllers? {
    switch transition.kind {
    case .stack: stackControllers(for: transition)
    case .present, .dismiss: modalControllers(for: transition)
    // The delegate of a tab bar controller is asked before there is a transition.
    case .tabs: nil
    }
  }

  /// Asks the delegate of a tab bar controller for the animator of a change of tabs (rule T21).
  static func controllers(
    of tabs: UITabBarController, from: UIViewController, to: UIViewController
  ) -> Controllers? {
    guard UIView.animates, let delegate = tabs.delegateStorage else { return nil }
    return controllers("animationControllerForTransition", "interactionControllerFor") {
      [from, to].noteHandingOut()
      return delegate.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    } interaction: {
      delegate.tabBarController(tabs, interactionControllerFor: $0)
    }
  }

  private static func modalControllers(for transition: Transition) -> Controllers? {
    guard let presented = transition.presented, let delegate = presented.transitioningDelegateInEffect,
      transition.animated || presented.modalPresentationStyle == .custom
    else { return nil }
    return transition.kind == .present
      ? controllers(presenting: presented, on: transition.presenter, by: delegate)
      : controllers(dismissing: presented, by: delegate)
  }

  private static func controllers(
    presenting presented: UIViewController, on presenter: UIViewController,
    by delegate: any UIViewControllerTransitioningDelegate, _ call: StaticString = #function
  ) -> Controllers? {
    let source = presented.rare?.presentationSource ?? presenter
    return controllers("forPresented", "interactionForPresentation") {
      [presented, presenter, source].noteHandingOut(call)
      return delegate.animationController(forPresented: presented, presenting: presenter, source: source)
    } interaction: {
      delegate.interactionControllerForPresentation(using: $0)
    }
  }

  private static func controllers(
    dismissing presented: UIViewController, by delegate: any UIViewControllerTransitioningDelegate,
    _ call: StaticString = #function
  ) -> Controllers? {
    controllers("forDismissed", "interactionForDismissal") {
      presented.noteUse(call)
      return delegate.animationController(forDismissed: presented)
    } interaction: {
      delegate.interactionControllerForDismissal(using: $0)
    }
  }

  private static func stackControllers(for transition: Transition) -> Controllers? {
    guard let navigation = transition.presenter as? UINavigationController, transition.animated,
      let delegate = navigation.delegateStorage, let from = transition.from, let to = transition.to
    else { return nil }
    return controllers("animationControllerFor", "interactionControllerFor") {
      [from, to].noteHandingOut()
      return delegate.navigationController(
        navigation, animationControllerFor: transition.operation, from: from, to: to)
    } interaction: {
      delegate.navigationController(navigation, interactionControllerFor: $0)
    }
  }

  /// Asks a delegate for an animator and, if there is one, for what drives it.
  private static func controllers(
    _ animatorName: StaticString, _ interactionName: StaticString,
    animator: () -> (any UIViewControllerAnimatedTransitioning)?,
    interaction:
      (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
  ) -> Controllers? {
    guard let animator = StructureReads.callOut(animatorName, animator) else { return nil }
    return (animator, StructureReads.callOut(interactionName) { interaction(animator) })
  }
}
