import Reporting
import RoutingSpecs

/// What came of a campaign in the time that somebody worked at it, put together from the samples of all its logs.
///
/// Time in which nobody worked is left out. Sessions without a date are put one after the other behind all others.
struct CampaignHistory {
  /// How many places a curve has at the most, besides its beginning.
  static let places = 120

  fileprivate struct Placed {
    /// How many seconds were worked before the session has begun.
    let start: Double
    let session: CampaignSession

    var end: Double { start + session.seconds }
  }

  private let sessions: [Placed]
  /// When each kind of violation was found whose time is known, the earliest first.
  private let findings: [Double]
  /// How many others there are.
  private let untimed: Int

  init(_ sessions: [CampaignSession], _ record: FuzzRecord) {
    self.sessions = Self.placed(sessions.filter { !$0.samples.isEmpty })
    var times: [FuzzFinding.Kind: Double] = [:]
    for placed in self.sessions {
      for (kind, milliseconds) in placed.session.findings {
        times[kind] = min(times[kind] ?? .infinity, placed.start + Double(milliseconds) / 1_000)
      }
    }
    findings = times.values.sorted()
    untimed = max(0, record.findings.count - findings.count)
  }

  /// Gives each session its place on a clock that stands still while nobody works.
  private static func placed(_ sessions: [CampaignSession]) -> [Placed] {
    let dated = sessions.enumerated().compactMap { index, session in
      session.samples.last?.began.map { (began: Double($0), index: index, session: session) }
    }
    var placed: [Placed] = []
    var (worked, start, end) = (0.0, 0.0, 0.0)
    for (began, _, session) in dated.sorted(by: { ($0.began, $0.index) < ($1.began, $1.index) }) {
      if placed.isEmpty || began > end {
        worked += end - start
        (start, end) = (began, began)
      }
      placed.append(Placed(start: worked + began - start, session: session))
      end = max(end, began + session.seconds)
    }
    worked += end - start
    for session in sessions where session.samples.last?.began == nil {
      placed.append(Placed(start: worked, session: session))
      worked += session.seconds
    }
    return placed
  }

  // MARK: - Curves

  /// The curves, or `nil` where nobody has worked for long enough to see any.
  var curves: CampaignCurves? {
    let total = sessions.map(\.end).max() ?? 0
    guard total > 0 else { return nil }
    let width = max(1, (total / Double(Self.places)).rounded(.up))
    var times = Array(stride(from: 0, to: total, by: width))
    // What is left of the last second is no place of its own: its rate would be a guess.
    if times.count > 1, total - times[times.count - 1] < width / 2 { times.removeLast() }
    times.append(total)
    let made = times.map { time in sessions.reduce(0) { $0 + $1.made(at: time) } }
    let rates = times.indices.map { index in
      index == 0 ? nil : (made[index] - made[index - 1]) / (times[index] - times[index - 1])
    }
    let memory = times.indices.map { index in
      index == 0 ? nil : held(from: times[index - 1], to: times[index]) / 1e6
    }
    let found = times.map { time in untimed + findings.count { $0 <= time } }
    return CampaignCurves(
      title: "Over the time", axis: "Time worked",
      places: times.map { .init($0, Self.clock($0)) },
      columns: [
        .init("Findings", values: found.map { .init(Double($0), $0.grouped) }, inSteps: true),
        .init("Runs a second", values: rates.map { $0.map { .init($0, Self.rate($0)) } }),
        .init("Megabytes of memory", values: memory.map { $0.map { .init($0, Int($0).grouped) } }),
      ])
  }

  /// How many bytes were held at the end of a stretch of time; where nobody works then, by who did last.
  private func held(from first: Double, to last: Double) -> Double {
    let working = sessions.filter { $0.start < last && $0.end >= last }
    let late = sessions.filter { $0.start < last && $0.end > first }.max { $0.end < $1.end }
    return (working.isEmpty ? [late].compactMap(\.self) : working).reduce(0) { $0 + $1.memory(at: last) }
  }

  /// A time as a clock shows it.
  static func clock(_ seconds: Double) -> String {
    let seconds = Int(seconds.rounded())
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\((seconds / 3_600).grouped):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }

  /// A rate, with a decimal where it is low.
  private static func rate(_ rate: Double) -> String {
    rate < 10 ? "\((rate * 10).rounded() / 10)" : Int(rate.rounded()).grouped
  }
}

extension CampaignHistory.Placed {
  /// How many runs the session had made at a time; between two samples as many a second.
  fileprivate func made(at time: Double) -> Double {
    let milliseconds = (time - start) * 1_000
    guard milliseconds > 0 else { return 0 }
    let samples = session.samples
    let next = samples.firstIndex { Double($0.milliseconds) >= milliseconds }
    guard let next else { return Double(samples.last?.made ?? 0) }
    let (from, before) = next == 0 ? (0, 0) : (samples[next - 1].milliseconds, samples[next - 1].made)
    let sample = samples[next]
    guard sample.milliseconds > from else { return Double(sample.made) }
    let share = (milliseconds - Double(from)) / Double(sample.milliseconds - from)
    return Double(before) + share * Double(sample.made - before)
  }

  /// How many bytes it held at a time, or at its end if that was before.
  fileprivate func memory(at time: Double) -> Double {
    let samples = session.samples
    let known = samples.last { start + Double($0.milliseconds) / 1_000 <= time } ?? samples.first
    return Double(known?.memory ?? 0)
  }
}
