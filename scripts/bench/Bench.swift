import Foundation

/// Measures what the documentation claims; run by `scripts/bench.sh`, never by the tests.
///
/// Arguments name the sections to run: `runs`, `memory`, `enumeration`, `controllers`, `navigation`, `growth`,
/// `regions`, `workers`; `abuse` and what follows it is handed to `AbuseBench`.
@main
@MainActor
enum Bench {
  static func main() throws {
    let sections: [(name: String, measure: () throws -> Void)] = [
      ("runs", RunBench.measureRoutes), ("memory", RunBench.measureMemory),
      ("enumeration", RunBench.measureEnumeration), ("controllers", ControllerBench.measure),
      ("navigation", NavigationBench.measure), ("growth", GrowthBench.measure),
      ("regions", RegionBench.measure),
      ("workers", WorkerBench.measure),
    ]
    let wanted = CommandLine.arguments.dropFirst()
    if wanted.first == "abuse" {
      exit(AbuseBench.run(Array(wanted.dropFirst())) ? 0 : 1)
    }
    Measurement.report("what", "rate or ratio")
    for section in sections where wanted.isEmpty || wanted.contains(section.name) { try section.measure() }
  }
}
