import HeadlessUIKit

/// What a stack shows for the values of one type.
@MainActor
struct ValueDestination {
  let type: ObjectIdentifier
  let source: @MainActor (AnyHashable) -> ScreenSource
}

/// A screen that a link or a flag puts on the stack.
@MainActor
struct PushRequest {
  let id: ObjectIdentifier
  let isActive: Bool
  let source: @MainActor () -> ScreenSource
  let reset: @MainActor () -> Void
}

/// Stands for a view that asks for a screen, as long as the view is there.
final class PushMark {
  /// Whether a link was tapped and what it shows is on the stack.
  var isActive = false
}

extension View {
  /// Says what a stack shows for the values of a type.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: The screen for a value.
  /// - Returns: A view with that destination.
  public func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View {
    modified { context in
      context.content.destinations.append(
        ValueDestination(type: ObjectIdentifier(data)) { value in
          guard let value = value.base as? Data else { return ScreenSource(EmptyView()) }
          return ScreenSource(destination(value), opensBranches: true)
        })
    }
  }

  /// Puts a screen on the stack while a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back when the user goes back.
  ///   - destination: The screen.
  /// - Returns: A view with that destination.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    modified { context in
      let mark = context.node.keep { PushMark() }
      context.content.pushes.append(
        PushRequest(id: ObjectIdentifier(mark), isActive: isPresented.wrappedValue) {
          ScreenSource(destination())
        } reset: {
          isPresented.wrappedValue = false
        })
    }
  }

  /// Puts a screen on the stack while an item is there.
  ///
  /// - Parameters:
  ///   - item: The item; it is taken away when the user goes back.
  ///   - destination: The screen for the item.
  /// - Returns: A view with that destination.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    modified { context in
      let mark = context.node.keep { PushMark() }
      let value = item.wrappedValue
      context.content.pushes.append(
        PushRequest(id: ObjectIdentifier(mark), isActive: value != nil) {
          guard let value else { return ScreenSource(EmptyView()) }
          return ScreenSource(destination(value))
        } reset: {
          item.wrappedValue = nil
        })
    }
  }
}
