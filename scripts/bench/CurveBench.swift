import Checking
import Foundation
import RoutingSpecs

/// How many runs the engine needs as one bound after the other grows, and the power law that fits.
@MainActor
enum CurveBench {
  private static let middle = (tabs: 3, depth: 3, modals: 2, screens: 7)

  /// What is varied; layers are the modals and the root.
  private enum Axis: String, CaseIterable {
    case tabs, depth, layers, screens

    var values: [Int] {
      switch self {
      case .tabs: [1, 2, 3, 4, 6, 9, 13]
      case .depth: [1, 2, 3, 4, 6, 9, 13]
      case .layers: [1, 2, 3, 4, 6, 9, 13]
      case .screens: [2, 3, 5, 7, 12, 20, 30]
      }
    }
  }

  /// Prints the table, and writes the plot where a file's name is given.
  static func measure(plot file: String?) throws {
    let curves = try Axis.allCases.map(curve)
    for curve in curves { report(curve) }
    guard let file else { return }
    try Data(CurvePlot(curves: curves).svg.utf8).write(to: URL(fileURLWithPath: file))
  }

  private static func report(_ curve: GrowthCurve) {
    for point in curve.points {
      Measurement.report(
        "\(curve.name) \(point.value)",
        "\(point.regions) regions, \(point.stacks.shortForm) stacks, "
          + String(format: "%.2f s", point.seconds))
    }
    Measurement.report(
      "  regions ≈ c · \(curve.name)^e",
      String(format: "e = %.2f, at the end %.2f", curve.exponent, curve.lastExponent))
  }

  private static func curve(over axis: Axis) throws -> GrowthCurve {
    var curve = GrowthCurve(name: axis.rawValue)
    for value in axis.values { curve.points.append(try point(axis, value)) }
    return curve
  }

  private static func point(_ axis: Axis, _ value: Int) throws -> GrowthCurve.Point {
    let bounds = StackSpace.Bounds(
      tabs: axis == .tabs ? value : middle.tabs, depth: axis == .depth ? value : middle.depth,
      modals: axis == .layers ? value - 1 : middle.modals, splits: false)
    let app = try PeerApp.make(screens: axis == .screens ? value : middle.screens, bounds: bounds)
    var options = RouteExecution.Options()
    options.properties = RouteProperties(.reachesTarget)
    let start = Measurement.processorSeconds()
    var check = RegionCheck(app.routes[0], of: app, space: app.space, options: options)
    while check.next() != nil {}
    precondition(check.fault == nil && check.covered == app.space.count, "\(axis) \(value) is covered")
    return GrowthCurve.Point(
      value: value, regions: check.runs, stacks: app.space.count,
      seconds: Measurement.processorSeconds() - start)
  }
}
