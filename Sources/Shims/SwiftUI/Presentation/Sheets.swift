import HeadlessUIKit

extension View {
  /// Presents a sheet while a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back when the user swipes the sheet down.
  ///   - onDismiss: Called when the sheet has gone.
  ///   - content: The sheet.
  /// - Returns: A view that presents the sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.pageSheet, flag: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while an item is there; another item has another sheet.
  ///
  /// - Parameters:
  ///   - item: The item; it is taken away when the user swipes the sheet down.
  ///   - onDismiss: Called when the sheet has gone.
  ///   - content: The sheet for the item.
  /// - Returns: A view that presents the sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.pageSheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Covers the screen while a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: The flag.
  ///   - onDismiss: Called when the cover has gone.
  ///   - content: The cover.
  /// - Returns: A view that presents the cover.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreen, flag: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Covers the screen while an item is there; another item has another cover.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - onDismiss: Called when the cover has gone.
  ///   - content: The cover for the item.
  /// - Returns: A view that presents the cover.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreen, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a popover while a flag is set; a sheet where the device is narrow.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back when the user taps outside.
  ///   - attachmentAnchor: Where the arrow points; without effect.
  ///   - arrowEdge: On which side the arrow is; without effect.
  ///   - content: The popover.
  /// - Returns: A view that presents the popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, flag: isPresented, onDismiss: nil, content: content)
  }

  /// Presents a popover while an item is there; a sheet where the device is narrow.
  ///
  /// - Parameters:
  ///   - item: The item; it is taken away when the user taps outside.
  ///   - attachmentAnchor: Where the arrow points; without effect.
  ///   - arrowEdge: On which side the arrow is; without effect.
  ///   - content: The popover for the item.
  /// - Returns: A view that presents the popover.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item: item, onDismiss: nil, content: content)
  }

  /// Shows a view beside the view while a flag is set: a sheet where the device is narrow.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back when the user swipes the sheet down.
  ///   - content: The view, which is a part of the screen where the device is wide.
  /// - Returns: A view that shows the other one.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { InspectedView(content: self, isPresented: isPresented, inspector: content) }

  fileprivate func presenting<Content: View>(
    _ style: UIModalPresentationStyle, flag: Binding<Bool>, onDismiss: (@MainActor () -> Void)?,
    content: @escaping () -> Content
  ) -> some View {
    modified { context in
      let request = Presentation.Request(
        id: flag.wrappedValue ? true : nil, reset: { flag.wrappedValue = false }, onDismiss: onDismiss)
      present(request, style, in: context) { ScreenSource(content()) }
    }
  }

  private func presenting<Item: Identifiable, Content: View>(
    _ style: UIModalPresentationStyle, item: Binding<Item?>, onDismiss: (@MainActor () -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    modified { context in
      let value = item.wrappedValue
      let request = Presentation.Request(
        id: value.map { AnyHashable($0.id) }, reset: { item.wrappedValue = nil }, onDismiss: onDismiss)
      present(request, style, in: context) {
        value.map { ScreenSource(content($0)) } ?? ScreenSource(EmptyView())
      }
    }
  }
}

/// A view with another one beside it.
private struct InspectedView<Content: View, Inspector: View>: PrimitiveView, RenderedView, NamedByContent {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector

  func render(in context: ViewContext) {
    let isNarrow = context.environment.horizontalSizeClass != .regular
    let flag = isNarrow ? isPresented : .constant(false)
    context.render(
      content.presenting(.pageSheet, flag: flag, onDismiss: nil, content: inspector), at: "content")
    if !isNarrow, isPresented.wrappedValue { context.render(inspector(), at: "inspector") }
  }
}

/// A screen of the system's that a view presents.
@MainActor
package protocol LeavingScreen: UIViewController {
  /// Called when the screen has been dismissed, by whomever.
  var dismissed: (@MainActor () -> Void)? { get set }
}

extension View {
  /// Presents a screen of the system's while a flag is set.
  ///
  /// - Parameters:
  ///   - flag: The flag; it is taken back when the screen has gone.
  ///   - prepare: Makes the screen, or makes the one that is there as it shall be.
  /// - Returns: A view that presents the screen.
  @MainActor
  package func presenting<Shown: LeavingScreen>(
    _ flag: Binding<Bool>, _ prepare: @escaping @MainActor (Shown?) -> Shown
  ) -> some View {
    modified { context in
      let presentation = context.node.keep { Presentation() }
      let request = Presentation.Request(
        id: flag.wrappedValue ? true : nil, reset: { flag.wrappedValue = false })
      presentation.follow(request, in: context) { old in
        let screen = prepare(old as? Shown)
        screen.dismissed = { [weak presentation, weak screen] in
          if let screen { presentation?.noteGone(screen) }
        }
        return screen
      }
    }
  }
}

/// Where a popover's arrow points; kept for the call sites.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// At the view.
  case rect
}

/// Has a presentation follow a request; its screen is evaluated with the views around it.
@MainActor
private func present(
  _ request: Presentation.Request, _ style: UIModalPresentationStyle, in context: ViewContext,
  source: () -> ScreenSource
) {
  let presentation = context.node.keep { Presentation() }
  var inner = context
  (inner.environment.stack, inner.environment.column) = (nil, ColumnLink())
  inner.environment.refresh = nil
  presentation.follow(request, in: context) { old in
    let host = source().host(reusing: old as? any ScreenHost)
    host.screen.join(inner)
    if host !== old { host.prepare(style, for: presentation) }
    host.renderScreen()
    return host
  }
}

extension ScreenHost {
  fileprivate func prepare(_ style: UIModalPresentationStyle, for presentation: Presentation) {
    modalPresentationStyle = style
    screen.closer = { [weak presentation] in presentation?.close() }
    screen.dismissed = { [weak presentation, weak self] in
      if let self { presentation?.noteGone(self) }
    }
  }
}

/// What becomes of a presentation on a narrow device.
public enum PresentationAdaptation: Hashable, Sendable {
  /// As the system thinks best.
  case automatic
  /// Nothing.
  case none
  /// A popover.
  case popover
  /// A sheet.
  case sheet
  /// A cover.
  case fullScreenCover
}

/// Whether what is behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  fileprivate var detent: PresentationDetent?

  /// As the system thinks best.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
  /// It can be.
  public static var enabled: PresentationBackgroundInteraction { .enabled(upThrough: .large) }
  /// It cannot be.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }

  /// It can be as long as the sheet is not higher than that.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(detent: detent)
  }
}

extension View {
  /// Says whether what is behind the sheet can be touched; half the screen stands for all heights but the whole.
  ///
  /// - Parameter interaction: Whether it can be.
  /// - Returns: A view whose sheet lets touches through.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modified { $0.content.undimmedDetent = interaction.detent }
  }
}
