import RoutingSpecs

extension StackSpace.Bounds {
  /// Screens over screens.
  static let layers = StackSpace.Bounds(tabs: 0, depth: 0, modals: 2, splits: false)

  /// Screens and navigation controllers with one screen, over each other.
  static let navigationLayers = StackSpace.Bounds(tabs: 0, depth: 1, modals: 2, splits: false)

  /// Screens and navigation controllers with two screens, one over the other.
  static let stackedLayers = StackSpace.Bounds(tabs: 0, depth: 2, modals: 1, splits: false)

  /// One navigation controller.
  static let stacks = StackSpace.Bounds(tabs: 0, depth: 3, modals: 0, splits: false)

  /// Screens and navigation controllers with one screen, alone or two side by side.
  static let columns = StackSpace.Bounds(tabs: 0, depth: 1, modals: 0, splits: true)

  /// Tabs of screens and navigation controllers with one screen, perhaps under a modal screen.
  static let tabs = StackSpace.Bounds(tabs: 2, depth: 1, modals: 1, splits: false, modalKinds: .screen)

  /// Tabs of screens and navigation controllers with two screens.
  static let tabsOfStacks = StackSpace.Bounds(tabs: 2, depth: 2, modals: 0, splits: false)
}
