import Checking
import Foundation
import PlantedMistakes
import RoutingSpecs

/// How soon a search finds the planted mistakes when it draws its stacks in one way or another.
@MainActor
enum StrategyBench {
  /// Prints how many mistakes each strategy finds, and after how much processor time and how many runs, each by the median
  /// of some seeds; and what the strategies take for those that random draws do not find.
  ///
  /// - Parameter arguments: How many seeds there are, 20 if none is given; after how many seconds of one core a search is given
  ///   up, 30 if nothing is said; and the file for a plot, if one is wanted.
  /// - Throws: What an app or its bound is refused for, or what writing the plot throws.
  static func measure(_ arguments: [String]) throws {
    let seeds = 1...(arguments.first.flatMap { UInt64($0) } ?? 20)
    let mostSeconds = arguments.dropFirst().first.flatMap { Double($0) } ?? 30
    let mistakes = try PlantedMistake.all()
    print("| draws | found | half of them within | 9 of 10 within | all within |")
    print("|---|---|---|---|---|")
    fflush(nil)
    var results: [StrategyResult] = []
    for strategy in SearchStrategy.all {
      let efforts = mistakes.map {
        MistakeSearch(mistake: $0, strategy: strategy, mostSeconds: mostSeconds).median(of: seeds)
      }
      let result = StrategyResult(name: strategy.name, efforts: efforts)
      results.append(result)
      print(result.row)
      fflush(nil)
    }
    printHard(mistakes, results)
    if arguments.count > 2 {
      let plot = SharePlot(results: results, mostSeconds: mostSeconds)
      try plot.svg.write(toFile: arguments[2], atomically: true, encoding: .utf8)
    }
  }

  private static func printHard(_ mistakes: [PlantedMistake], _ results: [StrategyResult]) {
    let hard = mistakes.indices.filter { results[0].efforts[$0] == .tooMuch }
    print("\nWhat is not found \(results[0].name):\n")
    print("| mistake | " + results.map(\.name).joined(separator: " | ") + " |")
    print("|---|" + results.map { _ in "---|" }.joined())
    for index in hard {
      print(
        "| \(mistakes[index].name) | " + results.map { $0.efforts[index].words }.joined(separator: " | ")
          + " |")
    }
  }
}

/// What a strategy took to find each mistake.
struct StrategyResult {
  let name: String
  let efforts: [MistakeSearch.Effort]

  /// The times at which mistakes were found, the shortest first.
  var times: [Double] { efforts.map(\.seconds).filter(\.isFinite).sorted() }

  /// The line of the table; times and runs are each sorted by themselves.
  @MainActor var row: String {
    let (times, runs) = (efforts.map(\.seconds).sorted(), efforts.map(\.runs).sorted())
    let ranks = [(efforts.count + 1) / 2, (efforts.count * 9 + 9) / 10, efforts.count]
    let figures = ranks.map { MistakeSearch.Effort(seconds: times[$0 - 1], runs: runs[$0 - 1]).words }
    return "| \(name) | \(self.times.count) of \(efforts.count) | \(figures.joined(separator: " | ")) |"
  }
}

extension MistakeSearch.Effort {
  /// The time and the runs, or a dash where it was too much.
  @MainActor var words: String {
    self == .tooMuch ? "–" : String(format: "%.3f s, %d run%@", seconds, runs, runs == 1 ? "" : "s")
  }
}
