public import Dispatch
import HeadlessUIKit

/// Tells whether the device reaches the network.
///
/// It does, wirelessly, until a check says otherwise (`isOnline`, `deviceInterface`). Monitors are told in a later turn of the virtual
/// clock, on the main thread, whichever queue they are started with.
public final class NWPathMonitor: @unchecked Sendable {
  /// Whether the device reaches the network; it does, from each reset of the simulation on.
  ///
  /// Monitors that were started are told of a change in a later turn.
  public static var isOnline: Bool {
    get { MainThread.value { NetworkServices.current.interface != nil } }
    set { MainThread.value { NetworkServices.current.change(to: newValue ? .wifi : nil) } }
  }

  /// On which way the device reaches the network, and `nil` where it does not; wirelessly, from each reset of the simulation on.
  ///
  /// Monitors that were started are told of a change in a later turn.
  public static var deviceInterface: NWInterface.InterfaceType? {
    get { MainThread.value { NetworkServices.current.interface } }
    set { MainThread.value { NetworkServices.current.change(to: newValue) } }
  }

  // Read and changed on the main thread.
  private var hasStarted = false
  private var isOver = false
  private var told: NWPath?
  private var streams: [AsyncStream<NWPath>.Continuation] = []
  private let isWatched: @Sendable (NWInterface.InterfaceType) -> Bool

  /// Is told how the device reaches the network, once at the start and at each change.
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?

  /// Where updates are to be told; kept, they are told on the main thread.
  public private(set) var queue: DispatchQueue?

  /// Makes a monitor of all ways.
  public init() { isWatched = { _ in true } }

  /// Makes a monitor of one kind of way.
  ///
  /// - Parameter requiredInterfaceType: The kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    isWatched = { $0 == requiredInterfaceType }
  }

  /// Makes a monitor of all ways but some.
  ///
  /// - Parameter prohibitedInterfaceTypes: The kinds that do not count.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    isWatched = { !prohibitedInterfaceTypes.contains($0) }
  }

  /// How the device reaches the network now.
  public var currentPath: NWPath {
    MainThread.value { NWPath(on: NetworkServices.current.interface.flatMap { isWatched($0) ? $0 : nil }) }
  }

  /// Has the handler told, in a later turn and at each change, as long as somebody keeps the monitor.
  ///
  /// - Parameter queue: Where to tell it; the model does on the main thread.
  public func start(queue: DispatchQueue) {
    MainThread.perform {
      self.queue = queue
      start()
    }
  }

  @MainActor
  private func start() {
    guard !hasStarted, !isOver else { return }
    hasStarted = true
    NetworkServices.current.add(self)
    MainTurn.schedule(after: 0) { [weak self] in self?.tell() }
  }

  /// Has nobody told any more; the monitor cannot be started again.
  public func cancel() {
    MainThread.perform {
      isOver = true
      for stream in streams { stream.finish() }
      streams = []
    }
  }

  /// Tells of a path that was not told yet.
  @MainActor
  func tell() {
    let path = currentPath
    guard hasStarted, !isOver, told != path else { return }
    told = path
    for stream in streams { stream.yield(path) }
    guard let pathUpdateHandler else { return }
    StructureReads.callOut("pathUpdateHandler") { pathUpdateHandler(path) }
  }
}

extension NWPathMonitor: AsyncSequence {
  /// How the device reaches the network, one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    // Whoever iterates keeps the monitor.
    private let monitor: NWPathMonitor
    private var paths: AsyncStream<NWPath>.Iterator

    fileprivate init(_ monitor: NWPathMonitor, _ paths: AsyncStream<NWPath>) {
      (self.monitor, self.paths) = (monitor, paths.makeAsyncIterator())
    }

    /// Waits for the next path.
    ///
    /// - Returns: The path; `nil` once the monitor is cancelled.
    public mutating func next() async -> NWPath? { await paths.next() }
  }

  /// Starts the monitor.
  ///
  /// - Returns: How the device reaches the network, now and at each change.
  public func makeAsyncIterator() -> Iterator {
    let (paths, stream) = AsyncStream.makeStream(of: NWPath.self)
    MainThread.perform {
      if isOver { return stream.finish() }
      streams.append(stream)
      if let told { stream.yield(told) }
      start()
    }
    return Iterator(self, paths)
  }
}

/// How the device reaches the network, and who is told: one for each device.
@MainActor
final class NetworkServices: KeptByDevice {
  private struct Entry {
    weak var monitor: NWPathMonitor?
  }

  private(set) var interface: NWInterface.InterfaceType? = .wifi
  private var entries: [Entry] = []

  /// The network of the device.
  static var current: NetworkServices { launched.current }
  private static let launched = OnePerLaunch { NetworkServices() }

  // The app has not changed it.
  var remembered: AnyHashable? { nil }

  func beginLaunch() { entries = [] }

  func add(_ monitor: NWPathMonitor) {
    entries.removeAll { $0.monitor == nil }
    entries.append(Entry(monitor: monitor))
  }

  func change(to interface: NWInterface.InterfaceType?) {
    self.interface = interface
    MainTurn.schedule(after: 0) { for entry in self.entries { entry.monitor?.tell() } }
  }
}
