import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Numbers of a launch")
struct LaunchNumberTests {
  /// The names that the system gives, of two of each.
  private func names() -> [String] {
    Simulation.reset()
    return (0...1).flatMap { _ in
      [
        UISceneSession().persistentIdentifier, UIMenu(children: []).identifier.rawValue,
        UISheetPresentationController.Detent.custom { _ in 1 }.identifier.rawValue,
      ]
    }
  }

  @Test func `two launches in one process name alike what the system names, and no two things have one name`()
  {
    let first = names()
    #expect(first == names() && Set(first).count == 6)
  }

  @Test func `lists that wait when a launch ends are no event of the next launch, wherever they stand`() {
    let table = UITableView()
    Stage().window.addSubview(table)
    table.reloadData()
    let other = UITableView()
    other.reloadData()
    do { UITableView().reloadData() }
    let stage = Stage()
    stage.window.addSubview(UIView())
    #expect(stage.isIdle)
    stage.window.addSubview(other)
    #expect(!stage.isIdle)
  }
}
