import Foundation

/// Clocks, loops and lines of the table.
@MainActor
enum Measurement {
  /// How often a body runs in a second of processor time, after a tenth as many runs to warm up.
  static func rate(runs: Int, _ body: (Int) -> some Any) -> Int {
    Int(1e9 / nanoseconds(runs: runs, body))
  }

  /// What one run of a body costs, after a tenth as many runs to warm up.
  static func nanoseconds(runs: Int, _ body: (Int) -> some Any) -> Double {
    for index in 0..<(runs / 10) { _ = body(index) }
    let start = processorSeconds()
    for index in 0..<runs { _ = body(index) }
    return (processorSeconds() - start) * 1e9 / Double(runs)
  }

  /// What one run of each body costs, in nanoseconds, measured in turns: 41 rounds.
  ///
  /// A machine that changes its speed meanwhile does so for all bodies of a round. Each round keeps what a body has made,
  /// so that the next one finds other places in memory: objects cost up to half more in some than in others.
  static func inTurns(runs: Int, _ bodies: [(Int) -> AnyObject?]) -> [[Double]] {
    var rounds: [[Double]] = []
    var kept: [AnyObject?] = []
    for _ in 0..<41 {
      rounds.append(bodies.map { nanoseconds(runs: runs, $0) })
      for body in bodies { kept.append(body(0)) }
    }
    return withExtendedLifetime(kept) { rounds }
  }

  /// The middle one of what is measured in each round.
  static func median(of rounds: [[Double]], _ value: ([Double]) -> Double) -> Double {
    let values = rounds.map(value).sorted()
    return values[values.count / 2]
  }

  /// Runs a part of the benchmark in a new process.
  ///
  /// - Parameter part: The argument that names the part.
  /// - Returns: The numbers that it prints.
  /// - Throws: What starting it or reading from it throws.
  static func inOwnProcess(_ part: String) throws -> [Double] {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [part]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }

  /// Seconds of processor time that this process has used: what else the machine does hardly changes it.
  static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func residentKilobytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * 4
  }

  /// The most memory that the process has had in kilobytes, as the system counts it.
  static func peakKilobytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  static func report(_ what: String, _ figure: String) {
    print(what + String(repeating: " ", count: max(1, 66 - what.count)) + figure)
    // Some sections take minutes: whoever reads along in a file sees each line when it is known.
    fflush(nil)
  }

  static func report(_ what: String, nanoseconds: Double) {
    report(what, String(format: "%.0f ns", nanoseconds))
  }
}
