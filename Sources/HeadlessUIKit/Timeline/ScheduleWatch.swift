#if canImport(Runtime)
  import Runtime
#endif

/// Says which code of the app's schedules more and more, for whoever asks why the app never comes to rest.
@MainActor
package enum ScheduleWatch {
  /// The methods, in the order in which they were seen; `nil` while nobody wants to know.
  private static var places: [String]?

  /// Does something, and takes down who schedules anything meanwhile.
  ///
  /// - Parameter body: What is done.
  /// - Returns: The methods that did, each once, such as `Feed.poll`; their lines are not told, because to read the line tables of a
  ///   large binary takes minutes. A build without a symbol table says nothing; so do systems other than Linux. What a task goes
  ///   on with has no caller.
  package static func callers(while body: () -> Void) -> [String] {
    places = []
    defer { places = nil }
    body()
    return places ?? []
  }

  /// Takes down that something is scheduled now.
  @inline(__always)
  static func note() {
    if places != nil { look() }
  }

  private static func look() {
    guard let place = TimelineCaller.findScheduler(), places?.contains(place) == false else { return }
    places?.append(place)
  }
}

extension TimelineCaller {
  /// The app's method nearest on the stack, below everything through which it schedules something.
  fileprivate static func findScheduler() -> String? {
    #if canImport(Runtime) && os(Linux)
      let map = currentImages
      guard let trace = try? Backtrace.capture(algorithm: .fast, limit: 24, top: 0, images: map),
        let all = trace.symbolicated(with: map, options: [.useSymbolCache])
      else { return nil }
      for symbol in all.frames.compactMap(\.symbol) {
        guard let owner = owner(of: symbol.rawName), !betweenAppAndClock.contains(owner) else { continue }
        // What lies below has nothing to do with what is scheduled.
        guard !explorers.contains(owner) else { return nil }
        return CallerName.short(symbol.name)
      }
    #endif
    return nil
  }

  /// Modules through which an app's code schedules something.
  private static let betweenAppAndClock: Set<String> = [
    "HeadlessUIKit", "UIKit", "SwiftUI", "Combine", "QuartzCore", "Dispatch", "Foundation",
  ]

  /// Modules that use an app.
  private static let explorers: Set<String> = [
    "Journeys", "JourneyFuzzing", "RouteChecking", "CheckCommand", "Workers",
  ]
}
