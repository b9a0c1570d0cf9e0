import Combine
import Foundation

/// How far an order has come.
@MainActor
final class TrackingViewModel: ObservableObject {
  /// A station on the way.
  enum Station: Int, CaseIterable {
    case packed
    case onTheWay
    case atTheDoor

    var title: String {
      switch self {
      case .packed: "Packed"
      case .onTheWay: "On the way"
      case .atTheDoor: "At the door"
      }
    }
  }

  @Published private(set) var station = Station.packed

  let order: Order
  private var ticks: AnyCancellable?

  init(order: Order) { self.order = order }

  /// Looks every ten seconds where the order is, until it is there.
  func start() {
    guard station != .atTheDoor else { return }
    ticks = Timer.publish(every: 10, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.advance() }
  }

  func stop() { ticks = nil }

  private func advance() {
    station = Station(rawValue: station.rawValue + 1) ?? .atTheDoor
    if station == .atTheDoor { stop() }
  }
}
