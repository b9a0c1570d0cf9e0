import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct PrepareInterceptionTests {
  @Test func `a listener hears every segue once, after the source has prepared`() throws {
    let stage = try Stage()
    let (_, list) = try stage.showTabs()
    var heard: [String] = []
    let interception = Simulation.prepareInterception
    defer { interception.remove("coordination") }
    for _ in 0..<2 {
      interception.add("coordination") { segue, sender in
        heard.append("\(segue.identifier ?? "-") \(sender ?? "-") after \(Journal.entries.last ?? "-")")
      }
    }
    list.performSegue(withIdentifier: "show", sender: "row 3")
    #expect(heard == ["show row 3 after ListController prepare show (not loaded)"])
    #expect(interception.names.count { $0 == "coordination" } == 1)
  }

  @Test func `embed and unwind segues are heard too, and a removed listener is silent`() throws {
    let stage = try Stage()
    var heard: [String] = []
    let interception = Simulation.prepareInterception
    interception.add("coordination") { segue, _ in heard.append(segue.identifier ?? "-") }
    stage.storyboard.instantiateViewController(withIdentifier: "Host").loadViewIfNeeded()
    let (_, list) = try stage.showTabs()
    list.performSegue(withIdentifier: "show", sender: nil)
    list.navigationController?.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    interception.remove("coordination")
    list.performSegue(withIdentifier: "present", sender: nil)
    #expect(heard == ["embedded", "show", "back"])
  }

  @Test func `whoever listens to some class or protocol is called for its segues alone`() throws {
    let stage = try Stage()
    let (_, list) = try stage.showTabs()
    var called: [String] = []
    let interception = Simulation.prepareInterception
    defer { for name in ["lists", "tables", "protocol", "all"] { interception.remove(name) } }
    interception.add("lists", to: ListController.self) { _, _ in called.append("lists") }
    interception.add("tables", to: UITableViewController.self) { _, _ in called.append("tables") }
    interception.add("protocol", to: (any UITabBarControllerDelegate).self) { _, _ in
      called.append("protocol")
    }
    interception.add("all") { _, _ in called.append("all") }
    list.performSegue(withIdentifier: "show", sender: nil)
    #expect(called == ["lists", "all"])
  }

  @Test func `a custom segue is the app's own class`() throws {
    let stage = try Stage()
    let (_, list) = try stage.showTabs()
    list.performSegue(withIdentifier: "special", sender: nil)
    #expect(Journal.entries.last == "ListController special")
    #expect(list.navigationController?.topViewController is DetailController)
  }

  @Test func `a segue without animation takes no time, and animations stay switched on`() throws {
    let stage = try Stage()
    let (_, list) = try stage.showTabs()
    let start = Simulation.current.clock.now
    list.performSegue(withIdentifier: "jump", sender: nil)
    stage.settle()
    #expect(Simulation.current.clock.now == start)
    #expect(UIView.areAnimationsEnabled)
    list.performSegue(withIdentifier: "push", sender: nil)
    stage.settle()
    #expect(Simulation.current.clock.now > start)
  }
}
