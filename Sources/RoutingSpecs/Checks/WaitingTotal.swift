public import HeadlessUIKit

/// In how many runs code was still waiting when they came to rest: what it would have done, no verdict says.
public struct WaitingTotal: Hashable, Sendable, Codable {
  /// How many runs left code waiting.
  public private(set) var runs = 0

  /// The most that one of them left, kind by kind.
  public private(set) var most = WaitingCode()

  /// Nothing.
  public init() {}

  /// Takes down what one run has left waiting.
  mutating func note(_ code: WaitingCode) {
    guard !code.isEmpty else { return }
    runs += 1
    most = most.union(code)
  }

  /// Adds other runs.
  mutating func merge(_ other: WaitingTotal) {
    runs += other.runs
    most = most.union(other.most)
  }

  /// The whole as a sentence; `nil` where nothing was waiting.
  public var sentence: String? {
    guard runs > 0 else { return nil }
    return runs == 1
      ? "In 1 run code was still waiting when it came to rest: \(most.words)."
      : "In \(runs) runs code was still waiting when they came to rest: at most \(most.words) in one run."
  }
}
