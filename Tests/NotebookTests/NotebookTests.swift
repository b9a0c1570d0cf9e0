import CoreData
import RouteChecking
import Testing
import UIKit

@testable import Notebook

/// An app with a data model and lists that follow it row by row.
@MainActor @Suite(.serialized) struct NotebookTests {
  private func notebook(_ bugs: Bugs = []) -> App<UIWindow> {
    App("notebook") { window in
      connectInterfaceBuilder()
      let folders = FolderListViewController(Persistence(bugs: bugs))
      window.rootViewController = UINavigationController(rootViewController: folders)
      return window
    }
  }

  private func rows(_ window: UIWindow) -> [String] {
    guard let table = (window.topmost as? UITableViewController)?.tableView else { return [] }
    return (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "?"
      }
    }
  }

  @Test func `an app whose lists follow its data is used in every way without a finding`() {
    let report = check(
      notebook(),
      sometimes: [
        Sometimes("two folders") { window, _ in self.rows(window) == ["Folder 1 (0)", "Folder 2 (0)"] },
        Sometimes("two notes") { window, _ in self.rows(window) == ["New & empty", "New & empty"] },
      ])
    #expect(report.findings.isEmpty)
  }

  @Test func `a list that is not told of a row that has gone is found by the shortest journey`() throws {
    let report = JourneyReport.exploring(notebook(.forgetsDeletedRows), limits: JourneyLimits(states: 12))
    let finding = try #require(report.findings.first { $0.property == .staysWellFormed }, "\(report.text)")
    #expect(finding.sentence.hasPrefix("UIKit raises an exception: Invalid update: invalid number of rows"))
    #expect(
      finding.journey == [
        "tap 'add' in the bar", "swipe over row 'Folder 1 (0)' to the left", "tap 'Delete' of the row",
      ])
  }

  @Test func `an app whose changes cannot be saved takes them back, and its lists follow`() {
    let app = App("notebook") { window in
      connectInterfaceBuilder()
      PersistentStores.savingError = CocoaError(.fileWriteOutOfSpace)
      window.rootViewController = UINavigationController(
        rootViewController: FolderListViewController(Persistence()))
      return window
    }
    let report = check(app, limits: JourneyLimits(states: 20))
    #expect(report.findings.isEmpty)
  }
}

extension UIWindow {
  fileprivate var topmost: UIViewController? {
    (rootViewController as? UINavigationController)?.topViewController
  }
}
