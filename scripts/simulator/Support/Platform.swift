import Foundation
import OSLog

/// What only an Apple system has: UIKit's log and Objective-C's exceptions.
@MainActor
enum Platform {
  /// The reasons of the exceptions that the running test has raised.
  static var raised: [String] { ExceptionRecord.reasons() }

  /// Watches UIKit's methods for exceptions, and forgets those of the test before.
  static func begin() {
    ExceptionRecord.watch()
    ExceptionRecord.forget()
  }

  /// Lets the run loop turn once; an exception that a transition raises is recorded.
  static func turn() {
    ExceptionRecord.catch {
      RunLoop.main.run(mode: .default, before: Date() + 0.02)
    }
  }

  /// What UIKit has logged.
  static func logged(since start: Date) -> [String] {
    guard let store = try? OSLogStore(scope: .currentProcessIdentifier),
      let entries = try? store.getEntries(
        at: store.position(date: start),
        matching: NSPredicate(format: "subsystem BEGINSWITH 'com.apple.UIKit'"))
    else { return [] }
    return entries.compactMap { ($0 as? OSLogEntryLog)?.composedMessage }
  }
}
