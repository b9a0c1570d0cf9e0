public import RoutingSpecs

/// A scene that writes a message and a scene that shows it, by Clean Swift: one router method, by segue or by code.
@MainActor
public enum Messages {
  /// The messages that are written; what a scene holds is one of them.
  static let texts = ["Hello", "Bye"]

  /// The app with its two ways to Detail.
  ///
  /// - Returns: The app; a new value each time, with equal contents.
  /// - Throws: Never in practice: storyboard and bounds are fixed and valid.
  public static func app() throws -> RoutedApp {
    try MessagesStoryboard.register()
    let catalogue = try ScreenCatalogue([
      ScreenEntry(name: "Home", contexts: texts, places: .navigation),
      ScreenEntry(name: "Detail", contexts: texts, places: .navigation),
      ScreenEntry(name: "Settings", places: .navigation),
    ])
    let large = StackSpace.Bounds(tabs: 5, depth: 6, modals: 4, splits: false, modalKinds: .navigation)
    let small = StackSpace.Bounds(tabs: 2, depth: 2, modals: 1, splits: false, modalKinds: .navigation)
    return try RoutedApp(
      name: "messages", summary: "A message is written in one scene and shown in another, by Clean Swift.",
      space: StackSpace(catalogue: catalogue, bounds: large),
      exhaustiveSpace: StackSpace(catalogue: catalogue, bounds: small), binding: MessagesBinding(),
      routes: routes)
  }

  /// The same scenes with the classic mistakes, each a route of its own.
  ///
  /// Home may stand outside of a navigation controller here, which the way by code has not thought of.
  ///
  /// - Returns: The app; a new value each time, with equal contents.
  /// - Throws: Never in practice: storyboard and bounds are fixed and valid.
  public static func defects() throws -> RoutedApp {
    try defects(
      name: "messages-defects", summary: "The same scenes with mistakes, which a check finds.",
      routes: defectiveRoutes)
  }

  /// The same scenes with a router that takes a segue's destination for what it is not, and traps.
  ///
  /// A trap ends the process: check them in workers.
  ///
  /// - Returns: The app; a new value each time, with equal contents.
  /// - Throws: Never in practice: storyboard and bounds are fixed and valid.
  public static func traps() throws -> RoutedApp {
    try defects(
      name: "messages-traps", summary: "The same scenes with a router that traps.", routes: trappingRoutes)
  }

  private static func defects(name: String, summary: String, routes: [Route]) throws -> RoutedApp {
    try MessagesStoryboard.register()
    let catalogue = try ScreenCatalogue([
      ScreenEntry(name: "Home", contexts: texts),
      ScreenEntry(name: "Detail", contexts: texts),
      ScreenEntry(name: "Settings", places: .navigation),
    ])
    let space = try StackSpace(
      catalogue: catalogue,
      bounds: .init(tabs: 1, depth: 2, modals: 1, splits: false, modalKinds: .items))
    return try RoutedApp(
      name: name, summary: summary, space: space, exhaustiveSpace: space, binding: MessagesBinding(),
      routes: routes)
  }
}
