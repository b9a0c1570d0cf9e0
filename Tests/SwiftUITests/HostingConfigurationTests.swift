import SwiftUI
import Testing
import UIKit

/// A line with a button that changes it.
private struct CountedRow: View {
  let name: String
  let heard: Heard
  @State private var count = 0

  var body: some View {
    Text("\(name) \(count)")
      .onAppear { heard.words.append("\(name) appears") }
    Button("Add to \(name)") { count += 1 }
  }
}

/// What the rows have said.
@MainActor
private final class Heard {
  var words: [String] = []
}

/// A table whose cells show SwiftUI's views.
private final class HostedTable: UITableViewController {
  let heard = Heard()
  var names = ["Pear"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.contentConfiguration = UIHostingConfiguration {
      CountedRow(name: names[indexPath.row], heard: heard)
    }.margins(.all, 0)
    return cell
  }
}

/// A window with such a table.
@MainActor
private final class HostedScreen {
  let window: UIWindow
  let table: HostedTable

  init() {
    Simulation.reset()
    table = HostedTable(style: .plain)
    window = UIWindow(frame: .zero)
    window.rootViewController = table
    window.makeKeyAndVisible()
    Simulation.current.clock.settle()
  }

  func touch(_ words: String) {
    let gesture = window.everythingPossible().first { $0.words == words }?.gesture
    #expect(gesture.map { window.perform($0) } == true, "\(window.everythingPossible().map(\.words))")
    Simulation.current.clock.settle()
  }
}

@MainActor @Suite("SwiftUI's views in cells")
struct HostingConfigurationTests {
  @Test func `the views are shown, their buttons can be touched, and what they keep changes what is shown`() {
    let screen = HostedScreen()
    let (window, table) = (screen.window, screen.table)
    #expect(window.shownTexts.contains("Pear 0") && table.heard.words == ["Pear appears"])
    screen.touch("tap 'Add to Pear'")
    screen.touch("tap 'Add to Pear'")
    #expect(window.shownTexts.contains("Pear 2") && table.heard.words == ["Pear appears"])
  }

  @Test func `a cell that is given other views of the same type keeps their state`() {
    let screen = HostedScreen()
    let (window, table) = (screen.window, screen.table)
    screen.touch("tap 'Add to Pear'")
    let cell = table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.contentConfiguration = UIHostingConfiguration { CountedRow(name: "Plum", heard: table.heard) }
    #expect(window.shownTexts.contains("Plum 1") && !window.shownTexts.contains("Pear 1"))
    cell?.contentConfiguration = UIHostingConfiguration { Text("Nothing") }
    #expect(window.shownTexts.contains("Nothing") && !window.shownTexts.contains("Plum 1"))
  }

  @Test func `no controller is made for it, and what the views keep goes with the cell`() {
    weak var heard: Heard?
    do {
      let own = Heard()
      heard = own
      let cell = UICollectionViewCell(frame: .zero)
      let before = Simulation.liveControllers
      cell.contentConfiguration = UIHostingConfiguration { CountedRow(name: "Fig", heard: own) }
      #expect(Simulation.liveControllers == before && own.words == ["Fig appears"])
    }
    Simulation.current.clock.settle()
    #expect(heard == nil)
  }
}
