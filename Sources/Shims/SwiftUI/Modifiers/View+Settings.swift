public import Foundation
import HeadlessUIKit

extension View {
  /// Hands a value down to the views inside.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - value: The value.
  /// - Returns: A view with that value in its environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    changing { $0[keyPath: keyPath] = value }
  }

  /// Hands a model down to the views inside.
  ///
  /// - Parameter object: The model; `nil` takes away the one from outside.
  /// - Returns: A view with that model in its environment.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    changing { $0.setObject(object) }
  }

  /// Changes a value that is handed down to the views inside.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - transform: Changes it.
  /// - Returns: A view with that value in its environment.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    changing { transform(&$0[keyPath: keyPath]) }
  }

  /// Makes controls that the user cannot touch.
  ///
  /// - Parameter disabled: Whether they cannot be touched.
  /// - Returns: A view with such controls.
  public func disabled(_ disabled: Bool) -> some View {
    changing { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Makes a view that lets touches through, or does not.
  ///
  /// - Parameter enabled: Whether it takes touches.
  /// - Returns: A view that does.
  public func allowsHitTesting(_ enabled: Bool) -> some View { disabled(!enabled) }

  /// Gives the view a state of its own as long as the id is the same.
  ///
  /// - Parameter id: The id.
  /// - Returns: A view with that id.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: AnyHashable(id)) }

  /// Says what selects the view among others.
  ///
  /// - Parameter tag: What selects it.
  /// - Returns: A view with that tag.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    ModifiedView(content: self, change: { $0.content.tag = AnyHashable(tag) }) { context, first in
      context.offerSelection(of: AnyHashable(tag), from: first)
    }
  }

  /// Says what a tab bar shows for the view.
  ///
  /// - Parameter label: The title and the picture.
  /// - Returns: A view with that item.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    let label = label()
    return modified { $0.content.tabTitle = $0.words(of: label, at: "tab") }
  }

  /// Says what is in the corner of the view's tab.
  ///
  /// - Parameter count: A number; zero is not shown.
  /// - Returns: A view with that badge.
  public func badge(_ count: Int) -> some View {
    modified { $0.content.badge = count == 0 ? nil : String(count) }
  }

  /// Names the screen for the navigation bar.
  ///
  /// - Parameter title: The title.
  /// - Returns: A view with that title.
  public func navigationTitle(_ title: some _Title) -> some View {
    modified { $0.content.title = title._text }
  }

  /// Names the screen for the navigation bar.
  ///
  /// - Parameter title: The title.
  /// - Returns: A view with that title.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.content) }

  /// Names the screen for the navigation bar; the user does not rename it.
  ///
  /// - Parameter title: The title.
  /// - Returns: A view with that title.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }

  /// Names the screen for the navigation bar, in the way of the first SwiftUI.
  ///
  /// - Parameter title: The title.
  /// - Returns: A view with that title.
  public func navigationBarTitle(_ title: some _Title) -> some View { navigationTitle(title) }

  /// Names the screen for the navigation bar, in the way of the first SwiftUI.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: How large it is; without effect.
  /// - Returns: A view with that title.
  public func navigationBarTitle(
    _ title: some _Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Hides the button that leads back; the user cannot swipe back then.
  ///
  /// - Parameter hidesBackButton: Whether it is hidden.
  /// - Returns: A view without that button.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modified { $0.content.hidesBackButton = hidesBackButton }
  }

  /// Hides the navigation bar; the user can neither tap Back nor swipe then.
  ///
  /// - Parameter hidden: Whether it is hidden.
  /// - Returns: A view without that bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modified { $0.content.hidesBar = hidden }
  }

  /// Shows or hides bars.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are shown.
  ///   - bars: Which bars; all but the navigation bar are without effect.
  /// - Returns: A view with or without those bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modified { context in
      if bars.contains(.navigationBar) { context.content.hidesBar = visibility == .hidden }
    }
  }

  /// Forbids the user to swipe the sheet down.
  ///
  /// - Parameter isDisabled: Whether it is forbidden.
  /// - Returns: A view whose sheet stays.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified { context in
      if isDisabled { context.content.refusesSwipe = true }
    }
  }

  /// Says how high the sheet can be: half the screen stands for all heights but the whole.
  ///
  /// - Parameter detents: The heights.
  /// - Returns: A view whose sheet has them.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modified { context in
      let isLow = detents.contains { $0 != .large }
      context.content.detents = (isLow ? [.medium] : []) + (detents.contains(.large) ? [.large] : [])
    }
  }

  /// Says what a voice calls the view.
  ///
  /// - Parameter label: The words.
  /// - Returns: A view with that name.
  public func accessibilityLabel(_ label: some _Title) -> some View {
    changing { $0.accessibilityLabel = label._text }
  }

  /// Says what a voice calls the view.
  ///
  /// - Parameter label: The words.
  /// - Returns: A view with that name.
  public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.content) }

  /// Names the view for tests.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: A view with that name.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    changing { $0.accessibilityIdentifier = identifier }
  }

  /// Shows nothing of the view, which takes up its room, and does what else it does: links push, and sheets are presented.
  ///
  /// - Returns: A view that cannot be seen.
  public func hidden() -> some View { HiddenView(content: self) }
}

/// A view that nobody sees or touches.
struct HiddenView<Content: View>: PrimitiveView, RenderedView {
  let content: Content

  func render(in context: ViewContext) {
    let hidden = ScreenContent()
    context.render(content, at: 0, into: hidden)
    context.content.take(hidden)
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the system thinks best.
  case automatic
  /// It is shown.
  case visible
  /// It is hidden.
  case hidden
}

/// A bar.
public enum ToolbarPlacement: Hashable, Sendable {
  /// Whichever there is.
  case automatic
  /// The bar at the top.
  case navigationBar
  /// The bar at the bottom.
  case bottomBar
  /// The bar with the tabs.
  case tabBar
}

/// How high a sheet can be.
public enum PresentationDetent: Hashable, Sendable {
  /// Half the screen.
  case medium
  /// Nearly all of the screen.
  case large
  /// A part of the screen.
  case fraction(CGFloat)
  /// Some points.
  case height(CGFloat)
}

/// What can be done with the rows of a list.
@MainActor
struct RowAction {
  let menu: (AnyHashable) -> any View
  let primary: ((AnyHashable) -> Void)?
}

extension View {
  /// Says what can be done with the rows of the list inside; each row can be tapped, and its buttons too.
  ///
  /// - Parameters:
  ///   - itemType: What is selected in the list.
  ///   - menu: Makes the buttons for some rows: one row at a time.
  ///   - primaryAction: What a tap on a row does; without one it selects the row.
  /// - Returns: A view whose rows can be tapped.
  public func contextMenu<Item: Hashable>(
    forSelectionType itemType: Item.Type = Item.self, @ViewBuilder menu: @escaping (Set<Item>) -> some View,
    primaryAction: (@MainActor (Set<Item>) -> Void)? = nil
  ) -> some View {
    func items(_ row: AnyHashable) -> Set<Item> { (row.base as? Item).map { [$0] } ?? [] }
    let action = RowAction(
      menu: { menu(items($0)) }, primary: primaryAction.map { act in { act(items($0)) } })
    return changing { $0.rowAction = action }
  }
}
