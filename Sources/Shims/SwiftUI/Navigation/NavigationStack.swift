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
