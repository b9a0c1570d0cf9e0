import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("What lies over screens, in the window or in a container")
struct CoverReachTests {
  /// What keeps fingers off what it lies on: all of it, whatever is seen through it.
  private func cover(_ made: UIView = UIView()) -> UIView {
    made.frame = UIScreen.main.bounds
    return made
  }

  private final class Passing: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  private final class Elsewhere: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }

  private let root = UIViewController()
  private let top = UIViewController()
  private let navigation = UINavigationController()
  private let tabs = UITabBarController()

  /// Tabs with a stack of two screens, of which the upper one has buttons.
  private func makeStage() -> Stage {
    navigation.viewControllers = [root, top]
    top.view.addSubview(UIButton(primaryAction: UIAction(title: "Go") { _ in record("button", "Go") }))
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Add") { _ in record("bar", "Add") })
    tabs.viewControllers = [navigation]
    return Stage(tabs)
  }

  private func words(_ stage: Stage) -> [String] {
    stage.window.everythingPossible().filter(\.isOnContent).map(\.words)
  }

  private static let gestures: [UserGesture] = [.tapTab(0), .tapBack, .startEdgePop, .tapControl(0)]

  @Test func `nothing is touched behind a view over the window, and all again when it has gone`() {
    let stage = makeStage()
    let lid = cover()
    stage.window.addSubview(lid)
    #expect(stage.window.possibleGestures == [] && words(stage) == [])
    for gesture in Self.gestures { #expect(!stage.user(gesture)) }
    lid.removeFromSuperview()
    #expect(stage.window.possibleGestures == [.tapTab(0), .tapBack, .startEdgePop])
    #expect(words(stage) == ["tap 'Add' in the bar", "tap 'Go'"])
  }

  @Test func `what lies over a container's screens leaves what is around the container alone`() {
    let stage = makeStage()
    let lid = cover()
    navigation.view.addSubview(lid)
    #expect(stage.window.possibleGestures == [.tapTab(0), .startEdgePop] && words(stage) == [])
    lid.removeFromSuperview()
    tabs.view.addSubview(cover())
    #expect(stage.window.possibleGestures == [] && words(stage) == [])
  }

  @Test(arguments: 0..<6)
  func `a view does not keep fingers off that is small, behind, hidden, or lets them through`(
    case number: Int
  ) {
    let stage = makeStage()
    let lid = cover(number == 4 ? Passing() : number == 5 ? Elsewhere() : UIView())
    switch number {
    case 0: lid.frame.size.height = 40
    case 1: lid.isHidden = true
    case 2: lid.isUserInteractionEnabled = false
    default: break
    }
    if number == 3 { stage.window.insertSubview(lid, at: 0) } else { stage.window.addSubview(lid) }
    #expect(words(stage) == ["tap 'Add' in the bar", "tap 'Go'"])
    #expect(stage.user(.tapBack))
  }

  @Test func `views change places with the screens as they are brought to the front and sent to the back`() {
    let stage = makeStage()
    let lid = cover()
    stage.window.addSubview(lid)
    stage.window.sendSubviewToBack(lid)
    #expect(words(stage).count == 2)
    stage.window.bringSubviewToFront(lid)
    #expect(words(stage) == [])
  }

  @Test func `what is in a view over the window is touched, and what is presented afterwards lies over it`() {
    let stage = makeStage()
    let lid = cover()
    lid.addSubview(UIButton(primaryAction: UIAction(title: "Close") { _ in lid.removeFromSuperview() }))
    stage.window.addSubview(lid)
    #expect(words(stage) == ["tap 'Close'"])
    let sheet = UIViewController()
    sheet.view.addSubview(
      UIButton(primaryAction: UIAction(title: "Unlock") { _ in record("sheet", "Unlock") }))
    top.present(sheet, animated: false)
    stage.settle()
    #expect(words(stage).contains("tap 'Unlock'") && !stage.window.possibleGestures.isEmpty)
    sheet.dismiss(animated: false)
    stage.settle()
    #expect(words(stage) == ["tap 'Close'"] && stage.user(.tapControl(0)))
    #expect(words(stage) == ["tap 'Add' in the bar", "tap 'Go'"])
  }

  @Test(arguments: 0..<3)
  func `what lies over a screen's own buttons keeps fingers off them, and leaves the bar alone`(
    case number: Int
  ) {
    let stage = makeStage()
    let lid = cover()
    top.view.addSubview(lid)
    if number == 1 { lid.alpha = 0.5 }
    if number == 2 { lid.addSubview(UIButton(primaryAction: UIAction(title: "Close") { _ in })) }
    #expect(words(stage) == ["tap 'Add' in the bar"] + (number == 2 ? ["tap 'Close'"] : []))
    #expect(stage.window.possibleGestures == [.tapTab(0), .tapBack, .startEdgePop])
    lid.removeFromSuperview()
    #expect(words(stage) == ["tap 'Add' in the bar", "tap 'Go'"])
  }

  @Test(arguments: 0..<11)
  func `a view that is behind, elsewhere, or not known to cover keeps no fingers off`(case number: Int) {
    let stage = makeStage()
    let child = UIViewController()
    let special: [Int: UIView] = [
      2: Passing(), 3: Elsewhere(), 4: UILabel(), 5: UIImageView(image: nil), 6: UIActivityIndicatorView(),
    ]
    let lid = cover(special[number] ?? UIView())
    let holder: UIView = number == 7 ? UIStackView(frame: UIScreen.main.bounds) : top.view
    if number == 7 {
      holder.addSubview(top.view.subviews[0])
      top.view.addSubview(holder)
    }
    if number == 0 { holder.insertSubview(lid, at: 0) } else { holder.addSubview(lid) }
    switch number {
    case 1: holder.sendSubviewToBack(lid)
    case 8: lid.transform = CGAffineTransform(translationX: 400, y: 0)
    case 9: lid.translatesAutoresizingMaskIntoConstraints = false
    case 10:
      lid.removeFromSuperview()
      holder.addSubview(child.view)
    default: break
    }
    #expect(words(stage) == ["tap 'Add' in the bar", "tap 'Go'"])
  }

  @Test func `what lies over a child's view keeps fingers off the child, and off the bar of a stack`() {
    let holder = UIViewController()
    navigation.viewControllers = [root, top]
    top.view.addSubview(UIButton(primaryAction: UIAction(title: "Go") { _ in }))
    holder.addChild(navigation)
    holder.view.addSubview(navigation.view)
    navigation.didMove(toParent: holder)
    let stage = Stage(holder)
    #expect(words(stage) == ["tap 'Go'"] && stage.window.possibleGestures.contains(.tapBack))
    let lid = cover(UIControl())
    (lid as? UIControl)?.addAction(UIAction { _ in lid.removeFromSuperview() }, for: .touchUpInside)
    holder.view.addSubview(lid)
    #expect(words(stage) == ["tap 'UIControl'"] && stage.window.possibleGestures == [])
    #expect(stage.user(.tapControl(0)))
    #expect(words(stage) == ["tap 'Go'"])
  }

  @Test func `a screen is deaf while nothing of what it has can be touched, and not where it has nothing`() {
    let stage = makeStage()
    #expect(stage.window.deafScreen == nil)
    top.view.isUserInteractionEnabled = false
    #expect(stage.window.deafScreen === top)
    top.view.isUserInteractionEnabled = true
    let lid = cover()
    top.view.addSubview(lid)
    #expect(stage.window.deafScreen === top)
    lid.addSubview(UIButton(primaryAction: UIAction(title: "Close") { _ in }))
    #expect(stage.window.deafScreen == nil)
    for view in top.view.subviews { view.removeFromSuperview() }
    top.view.isUserInteractionEnabled = false
    #expect(stage.window.deafScreen == nil)
  }
}
