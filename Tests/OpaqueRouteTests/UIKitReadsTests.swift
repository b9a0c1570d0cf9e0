import HeadlessUIKit
import RegionComparing
import RoutingSpecs
import Testing

/// Each call of UIKit that tells a route something announces it, and where it does not, that is noticed.
@MainActor
@Suite(.serialized) struct UIKitReadsTests {
  private static let bounds: [StackSpace.Bounds] = [
    .init(tabs: 2, depth: 2, modals: 0, splits: false),
    .init(tabs: 0, depth: 1, modals: 2, splits: false),
    .init(tabs: 0, depth: 1, modals: 0),
  ]

  private func compare(_ read: UIKitRead) throws {
    for bounds in Self.bounds {
      let app = try TwoColours.app(bounds, reading: read)
      _ = try RegionComparison(app.routes[0], of: app, space: app.space).run()
    }
  }

  @Test(arguments: UIKitRead.all)
  func `a call that announces itself is all that is learnt`(_ read: UIKitRead) throws {
    #expect(throws: Never.self) { try compare(read) }
  }

  @Test(arguments: UIKitRead.all.filter { $0.call != nil })
  func `a call that says nothing is noticed`(_ read: UIKitRead) throws {
    StructureReads.muted = read.call
    defer { StructureReads.muted = nil }
    #expect(throws: RegionDifference.self) { try compare(read) }
  }
}
