import Foundation

/// Measures what the documentation claims; run by `scripts/bench.sh`, never by the tests.
///
/// Arguments name the sections to run: `runs`, `memory`, `enumeration`, `controllers`, `navigation`, `growth`,
/// `workers`, `korat`, `regions`. Without one all of them run but the last, which takes minutes. Only by name: `brute`
/// takes half an hour, `curves` writes a plot where a file's name follows; `abuse` and what follows it is handed to
/// `AbuseBench`, `peers` and what follows it to `PeerBench`.
@main
@MainActor
enum Bench {
  static func main() throws {
    let sections: [(name: String, measure: () throws -> Void)] = [
      ("runs", RunBench.measureRoutes), ("memory", RunBench.measureMemory),
      ("enumeration", RunBench.measureEnumeration), ("controllers", ControllerBench.measure),
      ("navigation", NavigationBench.measure), ("growth", GrowthBench.measure),
      ("workers", WorkerBench.measure), ("korat", KoratBench.measure), ("regions", RegionBench.measure),
    ]
    let onRequest: Set = ["regions"]
    let wanted = CommandLine.arguments.dropFirst()
    let rest = Array(wanted.dropFirst())
    switch wanted.first {
    case "abuse": exit(AbuseBench.run(rest) ? 0 : 1)
    case "peers": exit(try PeerBench.run(rest) ? 0 : 1)
    case "brute": return try BruteForceBench.measure()
    case "curves": return try CurveBench.measure(plot: rest.first)
    default: break
    }
    Measurement.report("what", "rate or ratio")
    for section in sections {
      let isWanted = wanted.isEmpty ? !onRequest.contains(section.name) : wanted.contains(section.name)
      if isWanted { try section.measure() }
    }
  }
}
