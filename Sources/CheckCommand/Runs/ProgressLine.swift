/// Says how far a command has come: on a terminal in one line that is written over and over, elsewhere, as in the log
/// of a build, in a line of its own every ten seconds.
@MainActor
final class ProgressLine {
  private let surroundings: any Surroundings
  private let isShown: Bool
  private let isTerminal: Bool
  private let started: Double
  private let interval: Double
  private var lastShown = -Double.infinity
  private var lastWidth = 0

  /// Begins to say it; on a terminal a line stays for so many seconds at the least, elsewhere for ten.
  init(_ surroundings: any Surroundings, isQuiet: Bool, atMostEvery interval: Double = 0.1) {
    self.surroundings = surroundings
    isShown = !isQuiet
    isTerminal = surroundings.showsProgress
    self.interval = isTerminal ? interval : 10
    started = surroundings.seconds
    if !isTerminal { lastShown = started }
  }

  /// How much of the work is done.
  struct Work {
    /// How many runs are done.
    var done: Int

    /// How many there are, or `nil` where only the time ends them.
    var total: Int?

    /// How many of how many pieces are finished, where nobody knows how many runs there are.
    var pieces: (finished: Int, all: Int)?

    /// When the work ends at the latest.
    var deadline: Double?

    /// The part that is done, from 0 to 1, or `nil` where nobody knows.
    fileprivate var share: Double? {
      let (done, all) = pieces ?? (done, total ?? 0)
      if pieces == nil, total == nil { return nil }
      return all == 0 ? 1 : min(1, Double(done) / Double(all))
    }
  }

  /// Shows how far it has come, where the last line has stood for long enough; only then is the label made.
  func show(_ work: Work, _ label: () -> String) {
    guard isShown else { return }
    let now = surroundings.seconds
    guard now - lastShown >= interval else { return }
    lastShown = now
    let share = work.share.map { "\(Int($0 * 100)) %" }
    let (left, rate) = pace(of: work, at: now)
    // A narrow terminal cuts the end, so what people look for comes first.
    write([share, left, label(), rate].compactMap(\.self).joined(separator: " · "))
  }

  /// How long it will take, and how fast it goes; nothing as long as that would be a guess.
  private func pace(of work: Work, at now: Double) -> (left: String?, rate: String?) {
    let elapsed = now - started
    guard elapsed >= 0.5, work.done > 0 else { return (nil, nil) }
    let rate = Double(work.done) / elapsed
    let expected = work.share.flatMap { $0 > 0 ? elapsed / $0 - elapsed : nil }
    let allowed = work.deadline.map { max(0, $0 - now) }
    let left = [expected, allowed].compactMap(\.self).min()
    return (left.map { "\(Self.words(seconds: $0)) left" }, "\(Int(rate).grouped) a second")
  }

  /// A length of time in the unit that fits, rounded up.
  static func words(seconds: Double) -> String {
    let seconds = Int(min(seconds, 1e9).rounded(.up))
    switch seconds {
    case ..<120: return "\(seconds) s"
    case ..<7_200: return "\((seconds + 59) / 60) min"
    default: return "\((seconds + 3_599) / 3_600) h"
    }
  }

  /// Takes the line away.
  func clear() {
    guard isShown, lastWidth > 0 else { return }
    write("")
    surroundings.writeError("\r")
    lastWidth = 0
  }

  private func write(_ text: String) {
    guard isTerminal else { return surroundings.writeError(text + "\n") }
    // One column stays free: a full line would make some terminals begin another.
    let line = String(text.prefix(max(surroundings.progressWidth - 1, 0)))
    let padding = String(repeating: " ", count: max(0, lastWidth - line.count))
    surroundings.writeError("\r" + line + padding)
    lastWidth = line.count
  }
}
