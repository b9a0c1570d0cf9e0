import HeadlessUIKit

/// A button that puts a screen on the stack around it.
public struct NavigationLink: PrimitiveView {
  private enum Target {
    case value(AnyHashable?)
    case screen(@MainActor () -> ScreenSource, isActive: Binding<Bool>?)

    static func screen<Tag: Hashable>(
      _ source: @escaping @MainActor () -> ScreenSource, _ tag: Tag, _ selection: Binding<Tag?>
    ) -> Target {
      .screen(
        source,
        isActive: Binding {
          selection.wrappedValue == tag
        } set: { isActive in
          // Another link may have been selected since.
          guard isActive || selection.wrappedValue == tag else { return }
          selection.wrappedValue = isActive ? tag : nil
        })
    }
  }

  private let label: any View
  private let target: Target

  /// Makes a link to the screen for a value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value; the link cannot be tapped where there is none.
  public init<Value: Hashable>(_ title: some _Title, value: Value?) {
    label = Text(title)
    target = .value(value.map { AnyHashable($0) })
  }

  /// Makes a link to the screen for a value.
  ///
  /// - Parameters:
  ///   - value: The value; the link cannot be tapped where there is none.
  ///   - label: What the user taps.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> some View) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }

  /// Makes a link to a screen.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - label: What the user taps.
  public init<Destination: View>(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> some View
  ) {
    self.label = label()
    target = .screen({ ScreenSource(destination()) }, isActive: nil)
  }

  /// Makes a link to a screen.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The screen.
  public init<Destination: View>(
    _ title: some _Title, @ViewBuilder destination: @escaping () -> Destination
  ) {
    label = Text(title)
    target = .screen({ ScreenSource(destination()) }, isActive: nil)
  }

  /// Makes a link to a screen.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The screen.
  public init<Destination: View>(_ title: some _Title, destination: Destination) {
    label = Text(title)
    target = .screen({ ScreenSource(destination) }, isActive: nil)
  }

  /// Makes a link to a screen.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - label: What the user taps.
  public init<Destination: View>(destination: Destination, @ViewBuilder label: () -> some View) {
    self.label = label()
    target = .screen({ ScreenSource(destination) }, isActive: nil)
  }

  /// Makes a link that a flag follows also.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - isActive: The flag.
  ///   - label: What the user taps.
  public init<Destination: View>(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> some View
  ) {
    self.label = label()
    target = .screen({ ScreenSource(destination) }, isActive: isActive)
  }

  /// Makes a link that a flag follows also.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The screen.
  ///   - isActive: The flag.
  public init<Destination: View>(_ title: some _Title, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Makes a link that a flag follows also.
  ///
  /// - Parameters:
  ///   - isActive: The flag.
  ///   - destination: The screen.
  ///   - label: What the user taps.
  public init<Destination: View>(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> some View
  ) {
    self.label = label()
    target = .screen({ ScreenSource(destination()) }, isActive: isActive)
  }

  /// Makes a link that a flag follows also.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isActive: The flag.
  ///   - destination: The screen.
  public init<Destination: View>(
    _ title: some _Title, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }
}

// Links of which at most one is active.
extension NavigationLink {
  /// Makes a link that is active while a value is selected.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - tag: The value.
  ///   - selection: The value that is selected; none is when the user has gone back.
  ///   - label: What the user taps.
  public init<Tag: Hashable, Destination: View>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> some View
  ) {
    self.label = label()
    target = .screen({ ScreenSource(destination) }, tag, selection)
  }

  /// Makes a link that is active while a value is selected.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The screen.
  ///   - tag: The value.
  ///   - selection: The value that is selected; none is when the user has gone back.
  public init<Tag: Hashable, Destination: View>(
    _ title: some _Title, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Makes a link that is active while a value is selected.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - selection: The value that is selected; none is when the user has gone back.
  ///   - destination: The screen.
  ///   - label: What the user taps.
  public init<Tag: Hashable, Destination: View>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> some View
  ) {
    self.label = label()
    target = .screen({ ScreenSource(destination()) }, tag, selection)
  }

  /// Makes a link that is active while a value is selected.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - tag: The value.
  ///   - selection: The value that is selected; none is when the user has gone back.
  ///   - destination: The screen.
  public init<Tag: Hashable, Destination: View>(
    _ title: some _Title, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
}

extension NavigationLink {
  /// Says whether a split view shows the screen beside the link; without effect.
  ///
  /// - Parameter isDetailLink: Whether it does.
  /// - Returns: The same link.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink: RenderedView {
  func render(in context: ViewContext) {
    let leads = context.environment.stack != nil || context.environment.column.container != nil
    var inner = context
    inner.environment.isEnabled = context.environment.isEnabled && leads && !isEmpty
    switch target {
    case .value(let value):
      inner.renderLink(label, action: inner.following(value))
    case .screen(let source, let isActive):
      inner.render(label, pushing: source, while: isActive, on: context.node.keep { PushMark() })
    }
  }

  private var isEmpty: Bool {
    if case .value(nil) = target { true } else { false }
  }
}

extension ViewContext {
  /// What a link that names a value does: the value is selected in the list around the link, or shown by the stack or the next
  /// column.
  fileprivate func following(_ value: AnyHashable?) -> @MainActor () -> Void {
    guard let value else { return {} }
    if let listSelection, let row = listSelection.row(value), listSelection.tap == .opens {
      return listSelection.action(for: row) ?? {}
    }
    return { [environment] in
      if let stack = environment.stack { return stack.append(value) }
      environment.column.container?.follow(value, from: environment.column.index)
    }
  }
}

extension ViewContext {
  /// Shows a link that pushes a screen while a flag is set: one of the app's, or the link's own.
  fileprivate func render(
    _ label: any View, pushing source: @escaping @MainActor () -> ScreenSource,
    while isActive: Binding<Bool>?, on mark: PushMark
  ) {
    let set = { @MainActor [weak graph] (isShown: Bool) in
      if let isActive { return isActive.wrappedValue = isShown }
      mark.isActive = isShown
      graph?.setNeedsUpdate()
    }
    renderLink(label) { set(true) }
    let isPushed = isActive?.wrappedValue ?? mark.isActive
    content.pushes.append(
      PushRequest(id: ObjectIdentifier(mark), isActive: isPushed, source: source) { set(false) })
  }

  /// Shows what the user taps for a link; where there is nothing to tap, only the row of a list that it stands in can be.
  fileprivate func renderLink(_ label: any View, action: @escaping @MainActor () -> Void) {
    let output = ScreenContent()
    render(label, at: "label", into: output)
    guard !output.elements.isEmpty || output.isDrawn || environment.isLazy else { return }
    render(Action(title: output.words, action: action), at: "link")
  }
}

/// A button whose title is known.
struct Action: PrimitiveView, RenderedView {
  let title: String
  var role: ButtonRole?
  let action: @MainActor () -> Void

  func render(in context: ViewContext) { context.showButton(title, role: role, action: action) }
}
