import Foundation
import HeadlessUIKit
import Testing

/// Says how many rows there are, and does something when it is asked.
@MainActor private final class Counter: UITableViewDataSource {
  var onAsking: () -> Void = {}
  private(set) var questions = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    questions += 1
    onAsking()
    return 1
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

@MainActor @Suite("When lists ask")
struct RowLayoutTests {
  private let screen = UIViewController()

  @Test func `a table that goes while another one asks does not ask any more`() {
    let (stage, first, counter, other) = (Stage(screen), UITableView(), Counter(), Counter())
    var second: UITableView? = UITableView()
    weak let gone = second
    for (table, source) in [(first, counter), (second, other)] {
      guard let table else { continue }
      screen.view.addSubview(table)
      table.dataSource = source
    }
    counter.onAsking = {
      second?.removeFromSuperview()
      second = nil
    }
    stage.settle()
    #expect(gone == nil && counter.questions == 1 && other.questions == 0)
  }

  @Test func `a data source that reloads while it is asked is asked again, and not for ever`() {
    let (stage, table, counter) = (Stage(screen), UITableView(), Counter())
    counter.onAsking = { if counter.questions < 3 { table.reloadData() } }
    screen.view.addSubview(table)
    table.dataSource = counter
    stage.settle()
    #expect(stage.isIdle && counter.questions == 3 && table.visibleCells.count == 1)
  }

  @Test func `what waits to be laid out does not hold up the next run`() {
    let (table, counter) = (UITableView(), Counter())
    let stage = Stage(screen)
    screen.view.addSubview(table)
    table.dataSource = counter
    Simulation.current.clear()
    #expect(counter.questions == 0)
    stage.window.rootViewController = screen
    stage.settle()
    #expect(counter.questions == 1 && table.visibleCells.count == 1)
  }
}
