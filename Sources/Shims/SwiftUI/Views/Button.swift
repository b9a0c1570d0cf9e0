public import Foundation
import HeadlessUIKit

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It destroys something.
  public static var destructive: ButtonRole { ButtonRole(name: "destructive") }
  /// It changes nothing.
  public static var cancel: ButtonRole { ButtonRole(name: "cancel") }
  /// It ends something.
  public static var close: ButtonRole { ButtonRole(name: "close") }
  /// It confirms something.
  public static var confirm: ButtonRole { ButtonRole(name: "confirm") }
}

/// Something that the user taps.
public struct Button: PrimitiveView {
  private let label: any View
  private let role: ButtonRole?
  private let action: @MainActor () -> Void

  /// Makes a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: What it is for.
  ///   - action: What happens when it is tapped.
  public init(_ title: some _Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Makes a button with a title and a picture.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The picture; without effect.
  ///   - role: What it is for.
  ///   - action: What happens when it is tapped.
  public init(
    _ title: some _Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Makes a button with a view as its label.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - action: What happens when it is tapped.
  ///   - label: The label.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View
  ) {
    self.label = label()
    self.role = role
    self.action = action
  }
}

extension Button: RenderedView {
  func render(in context: ViewContext) {
    context.showButton(context.words(of: label), role: role, action: action)
  }
}

/// A link that leaves the app, unless the app's own `openURL` deals with it.
public struct Link: PrimitiveView {
  private let label: any View
  private let destination: URL

  /// Makes a link with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: Where it leads.
  public init(_ title: some _Title, destination: URL) {
    label = Text(title)
    self.destination = destination
  }

  /// Makes a link with a view as its label.
  ///
  /// - Parameters:
  ///   - destination: Where it leads.
  ///   - label: The label.
  public init(destination: URL, @ViewBuilder label: () -> some View) {
    self.label = label()
    self.destination = destination
  }
}

extension Link: RenderedView {
  func render(in context: ViewContext) {
    let (open, destination) = (context.environment.openURL, destination)
    context.showButton(context.words(of: label)) { open(destination) }
  }
}

/// A button that shares something: it presents the sheet with which the user copies it or calls it off.
public struct ShareLink: PrimitiveView {
  private let label: any View
  private let items: [Any]

  private init(_ items: [Any], _ label: some View) { (self.items, self.label) = (items, label) }

  /// Makes a button with the system's title.
  ///
  /// - Parameters:
  ///   - item: What is shared.
  ///   - subject: What it is about; without effect.
  ///   - message: What is said of it; without effect.
  ///   - preview: What is shown of it; without effect.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
  ) { self.init([item], Text(verbatim: "Share…")) }

  /// Makes a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: What is shared.
  ///   - subject: What it is about; without effect.
  ///   - message: What is said of it; without effect.
  ///   - preview: What is shown of it; without effect.
  public init<Item: Transferable>(
    _ title: some _Title, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
  ) { self.init([item], Text(title)) }

  /// Makes a button with a view as its label.
  ///
  /// - Parameters:
  ///   - item: What is shared.
  ///   - subject: What it is about; without effect.
  ///   - message: What is said of it; without effect.
  ///   - preview: What is shown of it; without effect.
  ///   - label: The label.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil,
    @ViewBuilder label: () -> some View
  ) { self.init([item], label()) }

  /// Makes a button that shares several things, with the system's title.
  ///
  /// - Parameters:
  ///   - items: What is shared.
  ///   - subject: What it is about; without effect.
  ///   - message: What is said of it; without effect.
  ///   - preview: What is shown of each; never called.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: ((Data.Element) -> SharePreview)? = nil
  ) where Data.Element: Transferable { self.init(Array(items), Text(verbatim: "Share…")) }

  /// Makes a button that shares several things, with a view as its label.
  ///
  /// - Parameters:
  ///   - items: What is shared.
  ///   - subject: What it is about; without effect.
  ///   - message: What is said of it; without effect.
  ///   - preview: What is shown of each; never called.
  ///   - label: The label.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: ((Data.Element) -> SharePreview)? = nil,
    @ViewBuilder label: () -> some View
  ) where Data.Element: Transferable { self.init(Array(items), label()) }
}

extension ShareLink: RenderedView {
  func render(in context: ViewContext) {
    let (mark, items) = (context.node.keep { PushMark() }, items)
    let flag = Binding {
      mark.isActive
    } set: { [weak graph = context.graph] isShown in
      mark.isActive = isShown
      graph?.noteChange()
    }
    let button = Action(title: context.words(of: label)) { flag.wrappedValue = true }
    let link = button.presenting(flag) { (old: ShareSheet?) in
      old ?? ShareSheet(activityItems: items, applicationActivities: nil)
    }
    context.render(link, at: "share")
  }
}

/// The sheet with which the user shares something.
private final class ShareSheet: UIActivityViewController, LeavingScreen {
  var dismissed: (@MainActor () -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { dismissed?() }
  }
}

/// What is shown of something that is shared; kept for the call sites.
public struct SharePreview {
  /// Shows a title.
  public init(_ title: some _Title) {}

  /// Shows a title and a picture.
  public init(_ title: some _Title, image: some Transferable) {}

  /// Shows a title and a small picture.
  public init(_ title: some _Title, icon: some Transferable) {}

  /// Shows a title and two pictures.
  public init(_ title: some _Title, image: some Transferable, icon: some Transferable) {}
}

/// Buttons that a button shows; each of them can be tapped at once here.
public struct Menu: PrimitiveView {
  private let content: any View

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: The title; not shown.
  ///   - content: The buttons.
  public init(_ title: some _Title, @ViewBuilder content: () -> some View) { self.content = content() }

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: What the user taps; not shown.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    self.content = content()
  }

  /// Makes a menu that a long touch shows, of a button that a tap does something with.
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: What the user taps.
  ///   - primaryAction: What a tap does.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.content = TupleView(views: [Button(action: primaryAction, label: label), content()]) }

  /// Makes a menu with a title and a picture.
  ///
  /// - Parameters:
  ///   - title: The title; not shown.
  ///   - systemImage: The picture; not shown.
  ///   - content: The buttons.
  public init(_ title: some _Title, systemImage: String, @ViewBuilder content: () -> some View) {
    self.content = content()
  }
}

/// Controls that belong together.
public struct ControlGroup: PrimitiveView, ViewGroup {
  let content: any View

  /// Puts controls together.
  ///
  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  /// Puts controls together below a view.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: The view; not shown.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    self.content = content()
  }
}

extension Menu: RenderedView {
  func render(in context: ViewContext) { context.render(content) }
}

/// A button that switches a list to editing, which nobody sees: rows can always be deleted and moved here, and a list in which
/// several rows are selected has a button of its own.
public struct EditButton: PrimitiveView {
  /// Makes the button.
  public init() {}
}

extension EditButton: RenderedView {
  func render(in context: ViewContext) {}
}
