import SwiftUI

typealias OrdersScreen = UIHostingController<OrdersView>

/// Shows an order in a sheet, which is there at once, after a second, or never.
struct OrdersView: View {
  let isForgotten: Bool
  @State private var order: String?
  @State private var isShown = false

  var body: some View {
    Button("Order") {
      isShown = true
      guard !isForgotten else { return }
      Task {
        try? await Task.sleep(for: .seconds(1))
        order = "Order 1"
      }
    }
    .sheet(isPresented: $isShown, onDismiss: { order = nil }) {
      if let order { Text(order) }
    }
  }
}
