import Combine
import Testing

/// An operator, and what it makes of an array.
struct Operation: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let apply: @Sendable (AnyPublisher<Int, Never>) -> AnyPublisher<String, Never>
  let expected: @Sendable ([Int]) -> [String]

  init<P: Publisher & SendableMetatype, T>(
    _ name: String, _ apply: @escaping @Sendable (AnyPublisher<Int, Never>) -> P,
    is expected: @escaping @Sendable ([Int]) -> [T]
  ) where P.Output == T, P.Failure == Never {
    testDescription = name
    self.apply = { apply($0).asTexts() }
    self.expected = { expected($0).map { "\($0)" } }
  }
}

extension Operation {
  /// Every operator that has the same meaning for a finished publisher and for an array.
  static let all: [Operation] = oneByOne + cutting + gathered + joined

  static let oneByOne: [Operation] = [
    Operation("map", { $0.map { $0 * 2 } }) { $0.map { $0 * 2 } },
    Operation("map(keyPath)", { $0.map(\.description) }) { $0.map(\.description) },
    Operation("tryMap", { $0.tryMap { $0 + 1 }.replaceError(with: -1) }) { $0.map { $0 + 1 } },
    Operation("compactMap", { $0.compactMap { $0 == 1 ? nil : $0 } }) { $0.filter { $0 != 1 } },
    Operation("tryCompactMap", { $0.tryCompactMap { $0 == 1 ? nil : $0 }.replaceError(with: -1) }) {
      $0.filter { $0 != 1 }
    },
    Operation("replaceNil", { $0.map { $0 == 1 ? nil : $0 }.replaceNil(with: 9) }) {
      $0.map { $0 == 1 ? 9 : $0 }
    },
    Operation("filter", { $0.filter { $0 > 0 } }) { $0.filter { $0 > 0 } },
    Operation("tryFilter", { $0.tryFilter { $0 > 0 }.replaceError(with: -1) }) { $0.filter { $0 > 0 } },
    Operation("removeDuplicates", { $0.removeDuplicates() }) { withoutRepeats($0) },
    Operation("removeDuplicates(by:)", { $0.removeDuplicates { $0 == $1 } }) { withoutRepeats($0) },
    Operation("tryRemoveDuplicates", { $0.tryRemoveDuplicates { $0 == $1 }.replaceError(with: -1) }) {
      withoutRepeats($0)
    },
    Operation("scan", { $0.scan(0, +) }) { array in array.indices.map { array[...$0].reduce(0, +) } },
    Operation("tryScan", { $0.tryScan(0) { $0 + $1 }.replaceError(with: -1) }) { array in
      array.indices.map { array[...$0].reduce(0, +) }
    },
    Operation("mapError", { $0.setFailureType(to: Broken.self).mapError { $0 }.replaceError(with: -1) }) {
      $0
    },
    Operation("handleEvents", { $0.handleEvents() }) { $0 },
    Operation("print", { $0.print("values").breakpoint().breakpointOnError() }) { $0 },
    Operation("assertNoFailure", { $0.setFailureType(to: Broken.self).assertNoFailure() }) { $0 },
    Operation("share", { $0.share() }) { $0 },
    Operation("receive(on:)", { $0.receive(on: ImmediateScheduler.shared) }) { $0 },
    Operation("subscribe(on:)", { $0.subscribe(on: ImmediateScheduler.shared) }) { $0 },
    Operation("delay", { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) }) { $0 },
  ]

  static let cutting: [Operation] = [
    Operation("dropFirst", { $0.dropFirst() }) { $0.dropFirst() + [] },
    Operation("dropFirst(2)", { $0.dropFirst(2) }) { $0.dropFirst(2) + [] },
    Operation("drop(while:)", { $0.drop { $0 < 2 } }) { $0.drop { $0 < 2 } + [] },
    Operation("prefix(0)", { $0.prefix(0) }) { _ in [Int]() },
    Operation("prefix(2)", { $0.prefix(2) }) { $0.prefix(2) + [] },
    Operation("prefix(while:)", { $0.prefix { $0 < 2 } }) { $0.prefix { $0 < 2 } + [] },
    Operation("first", { $0.first() }) { $0.prefix(1) + [] },
    Operation("first(where:)", { $0.first { $0 > 0 } }) { $0.filter { $0 > 0 }.prefix(1) + [] },
    Operation("output(at:)", { $0.output(at: 1) }) { $0.dropFirst().prefix(1) + [] },
    Operation("output(in:)", { $0.output(in: 1...2) }) { $0.dropFirst().prefix(2) + [] },
    Operation("output(in: 1...)", { $0.output(in: 1...) }) { $0.dropFirst() + [] },
    Operation("prefix(untilOutputFrom:)", { $0.prefix(untilOutputFrom: Empty<Int, Never>()) }) { $0 },
    Operation("drop(untilOutputFrom:)", { $0.drop(untilOutputFrom: Just(0)) }) { $0 },
    Operation("ignoreOutput", { $0.ignoreOutput() }) { _ in [] },
  ]

  static let gathered: [Operation] = [
    Operation("collect", { $0.collect() }) { [$0] },
    Operation("collect(2)", { $0.collect(2) }) { array in
      stride(from: 0, to: array.count, by: 2).map { array[$0...].prefix(2) + [] }
    },
    Operation("reduce", { $0.reduce(1, +) }) { [$0.reduce(1, +)] },
    Operation("tryReduce", { $0.tryReduce(1) { $0 + $1 }.replaceError(with: -1) }) { [$0.reduce(1, +)] },
    Operation("last", { $0.last() }) { $0.suffix(1) + [] },
    Operation("last(where:)", { $0.last { $0 < 2 } }) { $0.filter { $0 < 2 }.suffix(1) + [] },
    Operation("count", { $0.count() }) { [$0.count] },
    Operation("min", { $0.min() }) { $0.min().map { [$0] } ?? [] },
    Operation("max", { $0.max() }) { $0.max().map { [$0] } ?? [] },
    Operation("contains", { $0.contains(1) }) { [$0.contains(1)] },
    Operation("allSatisfy", { $0.allSatisfy { $0 > 0 } }) { [$0.allSatisfy { $0 > 0 }] },
    Operation("replaceEmpty", { $0.replaceEmpty(with: 7) }) { $0.isEmpty ? [7] : $0 },
  ]

  static let joined: [Operation] = [
    Operation("append", { $0.append(8, 9) }) { $0 + [8, 9] },
    Operation("append(publisher)", { $0.append(Just(9)) }) { $0 + [9] },
    Operation("prepend", { $0.prepend(8, 9) }) { [8, 9] + $0 },
    Operation("prepend(publisher)", { $0.prepend([9].publisher) }) { [9] + $0 },
    Operation("flatMap", { $0.flatMap { [$0, $0 + 1].publisher } }) { $0.flatMap { [$0, $0 + 1] } },
    Operation("flatMap(maxPublishers:)", { $0.flatMap(maxPublishers: .max(1)) { [$0, $0 + 1].publisher } }) {
      $0.flatMap { [$0, $0 + 1] }
    },
    Operation("switchToLatest", { $0.map { Just($0) }.switchToLatest() }) { $0 },
    Operation("zip", { $0.zip([5, 6].publisher) { $0 * 10 + $1 } }) { zip($0, [5, 6]).map { $0 * 10 + $1 } },
    Operation("combineLatest", { $0.combineLatest(Just(5)) { $0 * 10 + $1 } }) {
      $0.suffix(1).map { $0 * 10 + 5 }
    },
    Operation("merge", { $0.merge(with: Empty()) }) { $0 },
    Operation("catch", { $0.setFailureType(to: Broken.self).catch { _ in Just(9) } }) { $0 },
    Operation("retry", { $0.setFailureType(to: Broken.self).retry(2).replaceError(with: -1) }) { $0 },
  ]

  private static func withoutRepeats(_ array: [Int]) -> [Int] {
    array.indices.filter { $0 == 0 || array[$0] != array[$0 - 1] }.map { array[$0] }
  }
}
