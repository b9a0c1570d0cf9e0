import CoreData
import RouteChecking
import Testing
import UIKit

extension CoreDataSuites {
  /// What is saved when the app is ended and opened again.
  @MainActor @Suite("Stores of an app that is opened again") struct OpenedAgainTests {
    private func app(inMemory: Bool) -> App<Library> {
      App("library", interruptions: [.reopening]) { window in
        let library = Library(inSameLaunch: true, inMemory: inMemory)
        let writers = try library.context.fetch(Writer.fetchRequest())
        let screen = UIViewController()
        screen.title = writers.first.map { "\($0.name ?? "") with \($0.books.count)" } ?? "Empty"
        if writers.isEmpty {
          screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Add") { [weak screen] _ in
              library.book("Emma", by: library.writer("Jane"))
              try? library.context.save()
              screen?.title = "Added"
              screen?.navigationItem.rightBarButtonItem = nil
            })
        }
        window.rootViewController = UINavigationController(rootViewController: screen)
        return library
      }
    }

    @Test(arguments: [false, true])
    func `objects are there again with their relationships, unless their store was in memory only`(
      inMemory: Bool
    ) {
      let titles = ["Empty", "Added", "Jane with 1"]
      let report = JourneyReport.exploring(
        app(inMemory: inMemory),
        sometimes: titles.map { title in Sometimes(title) { _, sight in sight.top?.title == title } })
      #expect(report.stop == nil && report.findings.isEmpty, "\(report.text)")
      let seen = report.sightings.filter { $0.journey != nil }.map(\.name)
      #expect(seen == (inMemory ? ["Empty", "Added"] : titles), "\(report.text)")
    }
  }
}
