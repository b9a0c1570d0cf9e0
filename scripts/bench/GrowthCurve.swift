import Checking
import Foundation

/// How the regions and the stacks grow with one bound while the others stay.
struct GrowthCurve {
  struct Point {
    /// What the bound is.
    let value: Int
    let regions: Int
    let stacks: Natural
    let seconds: Double
  }

  /// What is varied, such as "tabs".
  let name: String
  var points: [Point] = []

  /// The exponent e of the power law regions ≈ c · value^e that fits best: least squares on the logarithms.
  var exponent: Double { Self.exponent(of: points) }

  /// The exponent between the last two points alone, which small values of the bound do not flatten.
  var lastExponent: Double { Self.exponent(of: points.suffix(2)) }

  private static func exponent(of points: some Sequence<Point>) -> Double {
    let samples = points.map { (x: log(Double($0.value)), y: log(Double($0.regions))) }
    let count = Double(samples.count)
    let (meanX, meanY) = (samples.reduce(0) { $0 + $1.x } / count, samples.reduce(0) { $0 + $1.y } / count)
    let covariance = samples.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    let variance = samples.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    return covariance / variance
  }
}
