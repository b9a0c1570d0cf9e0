import Foundation

/// Memory that a process shares with the copies it makes of itself.
final class SharedMemory {
  let start: UnsafeMutableRawPointer
  let size: Int

  /// Maps memory, all bytes 0; throws where there is none left.
  init(size: Int) throws(WorkerError) {
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw .system("mmap", code: errno) }
    start = memory
    self.size = size
  }

  deinit { munmap(start, size) }
}
