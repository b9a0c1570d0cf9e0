import Foundation
import SourceAdapting
import TestSupport
import Testing

/// The app's source as a team would have written it for iOS.
@Suite struct AdaptingMarketTests {
  private static func files(_ suffix: String) throws -> [SourceFile] {
    let folder = Repository.folder.appending(path: "Sources/SampleApps/Market/App")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
    return try names.filter { $0.hasSuffix(suffix) }.map {
      SourceFile(path: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  @Test func `nothing is left to be done by hand, and every kind of change but two is needed`() throws {
    let adaptation = SourceAdapter.adapt(
      try Self.files(".swift"), storyboards: try Self.files(".storyboard"))
    #expect(adaptation.remarks.isEmpty)
    // Nothing in the app is `dynamic` or kept by Core Data, as in the sample `Notebook`.
    #expect(
      Set(adaptation.changes.keys) == Set(Adaptation.Change.allCases).subtracting([.dynamic, .managedMember]))
  }

  @Test func `the app imports nothing but what Apple has`() throws {
    let lines = try Self.files(".swift").flatMap { $0.text.split(separator: "\n") }
    let imports = Set(lines.filter { $0.hasPrefix("import ") || $0.contains("RouteCheck") })
    #expect(
      imports == [
        "import UIKit", "import Foundation", "import Combine", "import SwiftUI", "import Observation",
      ])
  }
}
