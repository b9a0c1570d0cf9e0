import Foundation

/// Measures what the documentation claims; run by `scripts/bench.sh`, never by the tests.
///
/// Arguments name the sections to run: `runs`, `memory`, `enumeration`, `controllers`, `navigation`, `growth`,
/// `workers`, `fuzz`, `korat`, `explore`. Without one all of them run. Only by name: `regions` takes minutes, for all
/// routes or those whose names follow, and so do `opaque` and `strategies`; `brute` takes hours, or `brute storefront 3 4` the third and fourth bound of one
/// app; `large` checks 300 routes to 150 screens;
/// `curves` writes a plot where a file's name follows, and so does `strategies 5 30`, with five seeds and 30 seconds, behind
/// these; `abuse` and what follows it is handed to `AbuseBench`, `peers` and what follows it to `PeerBench`.
@main
@MainActor
enum Bench {
  static func main() throws {
    let sections: [(name: String, measure: () throws -> Void)] = [
      ("runs", RunBench.measureRoutes), ("moments", RunBench.measureMoments),
      ("memory", RunBench.measureMemory),
      ("enumeration", RunBench.measureEnumeration), ("controllers", ControllerBench.measure),
      ("navigation", NavigationBench.measure), ("growth", GrowthBench.measure),
      ("workers", WorkerBench.measure), ("fuzz", FuzzBench.measure), ("korat", KoratBench.measure),
      ("explore", ExploreBench.measure),
    ]
    let wanted = CommandLine.arguments.dropFirst()
    let rest = Array(wanted.dropFirst())
    switch wanted.first {
    case "stack-of-ten": return ControllerBench.printStackOfTen()
    case "explore-few": return ExploreBench.explore(states: 4_000)
    case "explore-many": return ExploreBench.explore(states: 20_000)
    case "explore-surveyed": return ExploreBench.explore(states: 4_000, surveys: true)
    case "abuse": exit(AbuseBench.run(rest) ? 0 : 1)
    case "peers": exit(try PeerBench.run(rest) ? 0 : 1)
    case "regions": return try RegionBench.measure(only: rest)
    case "large": return try LargeBench.measure()
    case "strategies": return try StrategyBench.measure(rest)
    case "opaque": return try OpaqueBench.measure()
    case "brute": return try BruteForceBench.measure(only: rest)
    case "curves": return try CurveBench.measure(plot: rest.first)
    default: break
    }
    Measurement.report("what", "rate or ratio")
    for section in sections {
      if wanted.isEmpty || wanted.contains(section.name) { try section.measure() }
    }
  }
}
