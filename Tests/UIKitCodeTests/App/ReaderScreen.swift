import UIKit

/// How densely text is set.
enum TextDensity: Int {
  case airy, dense
}

struct TextDensityTrait: UITraitDefinition {
  static let defaultValue = TextDensity.airy
  static let name = "density"
}

extension UITraitCollection {
  var textDensity: TextDensity { self[TextDensityTrait.self] }
}

extension UIMutableTraits {
  var textDensity: TextDensity {
    get { self[TextDensityTrait.self] }
    set { self[TextDensityTrait.self] = newValue }
  }
}

/// A page whose text follows the environment.
final class PageView: UIView {
  private(set) var lineCount = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([TextDensityTrait.self, UITraitPreferredContentSizeCategory.self]) {
      (view: Self, previous: UITraitCollection) in
      guard view.traitCollection.textDensity != previous.textDensity else { return }
      view.setLines()
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  private func setLines() {
    lineCount = traitCollection.textDensity == .dense ? 20 : 10
  }
}

/// A screen to read on, with tools that slide in and a card that can be dragged away.
final class ReaderViewController: UIViewController {
  let page = PageView()
  let tools = UIView()
  let cardTransition = DraggedCardTransition()
  private var toolsAnimator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    view.addSubview(tools)
    tools.alpha = 0
    overrideUserInterfaceStyle = .dark
    registerForTraitChanges([UITraitHorizontalSizeClass.self], action: Self.layOutSelector)
  }

  private(set) var columnCount = 1

  static let layOutSelector = Selector("layOut") { (it: ReaderViewController) in it.layOut() }

  private func layOut() {
    columnCount = traitCollection.horizontalSizeClass == .regular ? 2 : 1
  }

  func setDense(_ isDense: Bool) {
    if isDense { traitOverrides.textDensity = .dense } else { traitOverrides.remove(TextDensityTrait.self) }
  }

  func toggleTools() {
    if let toolsAnimator, toolsAnimator.isRunning {
      toolsAnimator.isReversed.toggle()
      return
    }
    let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { [tools] in
      tools.alpha = tools.alpha == 0 ? 1 : 0
    }
    animator.startAnimation()
    toolsAnimator = animator
  }

  func showCard() {
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = cardTransition
    present(card, animated: true)
  }
}

/// A card that follows a finger up, and can be caught on its way.
final class DraggedCardTransition: UIPercentDrivenInteractiveTransition,
  UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
{
  private var animator: (any UIViewImplicitlyAnimating)?

  override init() {
    super.init()
    wantsInteractiveStart = false
    timingCurve = UISpringTimingParameters(dampingRatio: 0.9)
    completionSpeed = 2
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    let made = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), timingParameters: UISpringTimingParameters())
    made.addAnimations { transitionContext.view(forKey: .to)?.alpha = 1 }
    made.addCompletion { position in transitionContext.completeTransition(position == .end) }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
