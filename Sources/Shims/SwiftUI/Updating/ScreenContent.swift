import Foundation
import HeadlessUIKit

/// A button as a bar or an alert shows it.
struct ButtonOutput {
  let title: String
  let role: ButtonRole?
  let isEnabled: Bool
  let view: UIView
  let action: @MainActor () -> Void
}

extension ScreenContent {
  /// Takes down what one of the app's views comes to, if it only chooses among others and the screen is known by it.
  ///
  /// - Parameters:
  ///   - body: What the view is made of.
  ///   - own: The type of the view.
  ///   - node: Its place: what keeps something is more than a choice.
  func follow(_ body: some View, of own: Any.Type, at node: ViewNode) {
    guard let last = ownViews.last, type(of: last) == own else { return }
    guard !node.remembers, let chosen = ScreenName.choice(in: body) else { return }
    ownViews.append(chosen)
  }
}

extension ScreenName {
  /// The app's own view that a `switch` or an `if` has come to, if a view is nothing else.
  fileprivate static func choice(in view: any View) -> (any View)? {
    guard let clear = view as? any ClearView else { return nil }
    if clear.isChoice { return ownView(in: view) }
    return clear.isSilent ? clear.inside.first.flatMap { choice(in: $0) } : nil
  }
}

/// A button or another view for a bar.
struct BarOutput {
  let placement: ToolbarItemPlacement
  let content: ScreenContent
}

/// A controller that a view brings along: a stack, tabs, a controller of the app's.
@MainActor
protocol ChildContainer: AnyObject {
  var controller: UIViewController { get }

  /// The screen of the views that a user sees in the controller, if it is known.
  var shownScreen: Screen? { get }

  /// Makes the controller show what the views have asked for.
  func commit()
}

/// What the views of one screen have come to in an update.
@MainActor
final class ScreenContent {
  /// The controls and texts, in the order of the views.
  var elements: [UIView] = []

  /// Whether a user sees something that is none of these: a color, a shape, a wheel.
  var isDrawn = false

  var buttons: [ButtonOutput] = []
  var containers: [any ChildContainer] = []

  /// The views by which the screen is known, outermost first: the app's own that it shows, and whatever that one only chooses.
  var ownViews: [any View] = []

  /// What the navigation bar shows.
  var title: String?
  var barItems: [BarOutput] = []
  var hidesBar = false
  var hidesBackButton = false

  /// What a stack pushes for values, and what it pushes now.
  var destinations: [ValueDestination] = []
  var pushes: [PushRequest] = []

  /// What is selected in the list of the screen, where that chooses what the next column shows.
  var selection: ListSelection?

  /// What the user searches for on the screen.
  var searchText: Binding<String>?

  /// The places of views with properties that keep something, in the order of the views.
  var statefulNodes: [ViewNode] = []

  var presentations: [Presentation] = []
  var lifecycles: [Lifecycle] = []

  /// What a tab bar shows for the screen, and what the views call it.
  var tabTitle: String?
  var badge: String?
  var tag: AnyHashable?

  /// How the screen itself wants to be presented.
  var detents: [PresentationDetent] = []
  var undimmedDetent: PresentationDetent?
  var refusesSwipe = false

  /// How the view that was evaluated last stands in its room.
  var room = Room()

  /// The views and containers that no finger gets to, because something lies over them.
  var covered: Set<ObjectIdentifier> = []

  /// The controls that a row shows only for a while, in a menu or beside it.
  var asides: Set<ObjectIdentifier> = []

  /// How many views there were when a row could be selected last: a row has its own tag before the one of its element.
  var selectableCount = 0

  /// Which views lie in front of those that come after them.
  var raised: Set<ObjectIdentifier> = []

  /// The texts, or the names of the pictures where there are none.
  var words: String {
    let texts = elements.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
    if !texts.isEmpty { return texts.joined(separator: ", ") }
    return elements.compactMap { ($0 as? UIImageView)?.accessibilityIdentifier }.joined(separator: ", ")
  }
}

/// What a view does when it comes on screen and when it leaves.
@MainActor
final class Lifecycle {
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?

  /// Starts the work that goes on while the view is on screen.
  var start: (@MainActor () -> Task<Void, Never>)?

  private var task: Task<Void, Never>?
  private var taskID: AnyHashable?
  private var isActive = false

  func appear() {
    isActive = true
    onAppear?()
    task = start?()
  }

  func disappear() {
    isActive = false
    task?.cancel()
    task = nil
    onDisappear?()
  }

  /// Tells those that have gone, and then those that have come.
  static func exchange(_ old: [Lifecycle], for wanted: [Lifecycle]) {
    for lifecycle in old where !wanted.contains(where: { $0 === lifecycle }) { lifecycle.disappear() }
    for lifecycle in wanted where !old.contains(where: { $0 === lifecycle }) { lifecycle.appear() }
  }

  /// Starts the work anew where what it is for has changed.
  func follow(_ id: AnyHashable) {
    let isNew = taskID != nil && taskID != id
    taskID = id
    guard isNew, isActive else { return }
    task?.cancel()
    task = start?()
  }
}

/// What stands around a view and is evaluated with it: a modifier, or the branch of a condition.
@MainActor
struct ViewWrapper {
  let position: AnyHashable
  let type: Any.Type
  var change: @MainActor (inout ViewContext) -> Void = { _ in }
}

/// A view that is another one with something around it.
@MainActor
protocol WrappingView {
  /// The view inside and what is around it.
  ///
  /// - Parameter opensBranches: Whether the branch of a condition counts, which may become the other one.
  /// - Returns: Both, or `nil` where the view is a screen's own.
  func unwrapped(opensBranches: Bool) -> (view: any View, wrapper: ViewWrapper)?
}

/// A view for a screen of its own, and how a controller for it is made.
///
/// The controller's class names the view inside all modifiers, so that whoever waits for the screen of a view finds it
/// by `UIHostingController<RecipeDetail>`.
@MainActor
struct ScreenSource {
  private let make: @MainActor () -> any ScreenHost
  private let replace: @MainActor (any ScreenHost) -> Bool

  init(_ view: some View, opensBranches: Bool = false) {
    var wrappers: [ViewWrapper] = []
    var inner: any View = view
    while let next = (inner as? any WrappingView)?.unwrapped(opensBranches: opensBranches) {
      wrappers.append(next.wrapper)
      inner = next.view
    }
    self.init(inner: inner, wrappers)
  }

  private init<Content: View>(inner view: Content, _ wrappers: [ViewWrapper]) {
    make = {
      let host = UIHostingController(rootView: view)
      host.screen.wrappers = wrappers
      return host
    }
    replace = { host in
      guard let host = host as? UIHostingController<Content> else { return false }
      host.replaceRootView(view)
      host.screen.wrappers = wrappers
      return true
    }
  }

  /// A controller that shows the view: the one that has shown the view before, if it can.
  func host(reusing host: (any ScreenHost)?) -> any ScreenHost {
    if let host, replace(host) { return host }
    return make()
  }
}

extension ViewContext {
  /// Evaluates a view inside what stands around it.
  func render(_ view: some View, inside wrappers: ArraySlice<ViewWrapper>) {
    guard let first = wrappers.first else { return render(view) }
    at(first.position, of: first.type) { context in
      var inner = context
      first.change(&inner)
      inner.render(view, inside: wrappers.dropFirst())
    }
  }
}
