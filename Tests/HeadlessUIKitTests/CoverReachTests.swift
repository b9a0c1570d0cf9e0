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
}
