import HeadlessUIKit

/// Views that are pushed and popped: a navigation controller inside the controller that hosts the stack.
public struct NavigationStack: PrimitiveView {
  let path: PathAccess?
  let source: @MainActor () -> ScreenSource

  /// Makes a stack that keeps its path itself.
  ///
  /// - Parameter root: The view at the bottom.
  public init<Root: View>(@ViewBuilder root: @escaping () -> Root) {
    path = nil
    source = { ScreenSource(root()) }
  }

  /// Makes a stack whose path is a list of values of any types.
  ///
  /// - Parameters:
  ///   - path: The values, the lowest first.
  ///   - root: The view at the bottom.
  public init<Root: View>(path: Binding<NavigationPath>, @ViewBuilder root: @escaping () -> Root) {
    self.path = PathAccess(path)
    source = { ScreenSource(root()) }
  }

  /// Makes a stack whose path is a list of values of one type.
  ///
  /// - Parameters:
  ///   - path: The values, the lowest first.
  ///   - root: The view at the bottom.
  public init<Data, Root: View>(path: Binding<Data>, @ViewBuilder root: @escaping () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = PathAccess(path)
    source = { ScreenSource(root()) }
  }
}

extension NavigationStack: RenderedView {
  func render(in context: ViewContext) {
    let container = context.node.keep { NavigationContainer() }
    container.render(source(), path: path, in: context)
    context.content.containers.append(container)
  }
}

/// Views that are pushed and popped, in the way of the first SwiftUI; always one column here.
public struct NavigationView: PrimitiveView {
  let source: @MainActor () -> ScreenSource

  /// Makes a stack.
  ///
  /// - Parameter content: The view at the bottom.
  public init<Content: View>(@ViewBuilder content: @escaping () -> Content) {
    source = { ScreenSource(content()) }
  }
}

extension NavigationView: RenderedView {
  func render(in context: ViewContext) {
    let container = context.node.keep { NavigationContainer() }
    container.render(source(), path: nil, in: context)
    context.content.containers.append(container)
  }
}

/// Columns of which the leading ones choose what the next one shows; one stack of them where the device is narrow.
public struct NavigationSplitView: PrimitiveView {
  let visibility: Binding<NavigationSplitViewVisibility>
  let preferred: Binding<NavigationSplitViewColumn>?
  let columns: [@MainActor () -> any View]

  /// Makes two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are shown where the device is wide.
  ///   - preferredCompactColumn: The column that is at least on top where it is narrow.
  ///   - sidebar: The leading column.
  ///   - detail: The other one.
  public init<Sidebar: View, Detail: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: @escaping () -> Sidebar, @ViewBuilder detail: @escaping () -> Detail
  ) {
    (visibility, preferred) = (columnVisibility, preferredCompactColumn)
    columns = [{ sidebar() }, { detail() }]
  }

  /// Makes three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are shown where the device is wide.
  ///   - preferredCompactColumn: The column that is at least on top where it is narrow.
  ///   - sidebar: The leading column.
  ///   - content: The column in the middle.
  ///   - detail: The last one.
  public init<Sidebar: View, Content: View, Detail: View>(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: @escaping () -> Sidebar, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder detail: @escaping () -> Detail
  ) {
    (visibility, preferred) = (columnVisibility, preferredCompactColumn)
    columns = [{ sidebar() }, { content() }, { detail() }]
  }
}

extension NavigationSplitView: RenderedView {
  func render(in context: ViewContext) {
    let container = context.node.keep { SplitContainer(columns: columns.count) }
    container.render(self, in: context)
    context.content.containers.append(container)
  }
}

/// Which columns of a split view are shown where the device is wide.
public enum NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  /// As the system thinks best: all.
  case automatic
  /// All.
  case all
  /// The last two.
  case doubleColumn
  /// The last one.
  case detailOnly
}

/// A column of a split view.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  /// The leading one.
  case sidebar
  /// The one in the middle, of three.
  case content
  /// The last one.
  case detail
}

/// A way to read and write a path, whatever its type.
@MainActor
struct PathAccess {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void

  init(read: @escaping () -> [AnyHashable], write: @escaping ([AnyHashable]) -> Void) {
    self.read = read
    self.write = write
  }

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.values }
    write = { values in
      var new = NavigationPath()
      new.values = values
      path.wrappedValue = new
    }
  }

  init<Data: RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    write = { values in
      let fitting = values.compactMap { $0.base as? Data.Element }
      guard fitting.count == values.count else {
        return Simulation.current.report(
          "A NavigationLink is presenting a value that the path of its NavigationStack, \(Data.self), cannot take."
        )
      }
      path.wrappedValue = Data(fitting)
    }
  }
}

/// A list of values of any types, each of which stands for a screen on a stack.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  ///
  /// - Parameter elements: The values, the lowest first.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there is no value.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a value on top.
  ///
  /// - Parameter value: The value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

  /// Takes values off the top; it traps where there are fewer.
  ///
  /// - Parameter count: How many.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

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
