import Reporting
import RoutingSpecs

/// What a check is a shard of.
struct CheckShard {
  /// Every route of the check, those of other shards too.
  let routes: [Route]

  /// The options that decide what is run, for whoever puts the shards together.
  let options: [String]

  /// Which shard it is, and which variable of the environment says so, if one does.
  let words: String

  /// Notes that a check is a shard of all its routes; `nil` where it is the whole check.
  init?(
    _ asked: (shard: Shard, variable: String?), of routes: [Route], strength: Int,
    _ arguments: ParsedArguments
  ) {
    guard asked.shard != .whole else { return nil }
    self.routes = routes
    words = asked.shard.words + (asked.variable.map { ", as \($0) says" } ?? "")
    let deciding = [
      "--moments", "--meanwhile", "--no-cover", "--regions", "--exhaust", "--samples", "--settings",
    ]
    let given = deciding.filter(arguments.has)
    options =
      given.map { option in
        // Which bound that is stands among the bounds.
        let value = option == "--exhaust" ? "" : arguments.value(option) ?? ""
        return value.isEmpty ? option : "\(option) \(value)"
      } + ["--strength \(strength)"]
  }
}

extension CheckRun {
  /// Says in a report of this process's results how the bounds were run and, in a shard, what the whole check is.
  func describe(_ results: [RouteResult], in report: inout Report) {
    guard let shard else {
      report.bound = assembly.bounds.words(afterRunning: results.map(\.extent))
      return
    }
    let part = assembly.shard(of: shard.routes, options: shard.options, having: results)
    report.shard = part
    report.bound = part.boundWords
  }
}
