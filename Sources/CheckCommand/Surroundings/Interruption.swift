import Foundation
import Synchronization

/// Notes that the user, or whoever started the process, has asked it to stop; asked twice, it ends at once.
final class Interruption {
  private let flag = Flag()
  private let sources: [any DispatchSourceSignal]

  init() {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: .global())
    }
    for source in sources {
      source.setEventHandler { [flag] in
        if flag.raise() { exit(130) }
      }
      source.resume()
    }
  }

  var hasHappened: Bool { flag.isRaised }

  /// A flag that another thread raises.
  private final class Flag: Sendable {
    private let value = Atomic(false)

    var isRaised: Bool { value.load(ordering: .relaxed) }

    /// Raises the flag and tells whether it was raised before.
    func raise() -> Bool { value.exchange(true, ordering: .relaxed) }
  }
}
