import Foundation

/// Looks at how much memory this process and its workers hold, seldom enough to cost nothing.
@MainActor
final class HeldMemory {
  /// How many seconds pass between two looks.
  private static let interval = 0.1

  private var lastLook = -interval
  private var known = 0

  /// How many bytes are held, as was known at the last look or is now; any clock will do.
  func bytes(at seconds: Double) -> Int {
    if seconds - lastLook >= Self.interval { (lastLook, known) = (seconds, Self.look()) }
    return known
  }

  #if os(Linux)
    /// Pages that a worker shares with this process because neither has written them count for both.
    private static func look() -> Int {
      (children + ["self"]).reduce(0) { $0 + pages(of: $1) } * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The pages that are in memory and are no part of a file.
    private static func pages(of process: String) -> Int {
      let counts = text("/proc/\(process)/statm").split(separator: " ").prefix(3).compactMap { Int($0) }
      return counts.count == 3 ? counts[1] - counts[2] : 0
    }

    /// The workers; only the thread that makes them has any.
    private static var children: [String] {
      text("/proc/self/task/\(getpid())/children").split(separator: " ").map(String.init)
    }

    private static func text(_ path: String) -> String {
      let bytes = try? Descriptor.withFile(path, O_RDONLY) { try $0.read(atMost: 1 << 16) }
      return String(decoding: bytes ?? [], as: UTF8.self)
    }
  #else
    /// The most that this process and its largest worker that has ended have ever held: other systems do not say more.
    private static func look() -> Int {
      var (own, workers) = (rusage(), rusage())
      getrusage(RUSAGE_SELF, &own)
      getrusage(RUSAGE_CHILDREN, &workers)
      return Int(own.ru_maxrss + workers.ru_maxrss)
    }
  #endif
}
