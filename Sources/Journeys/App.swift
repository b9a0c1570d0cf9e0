public import HeadlessUIKit
package import Watching

/// An app and how to launch it.
///
/// RouteCheck finds out what the app is made of by using it.
///
/// ```swift
/// let pixel = App("pixel") { window in
///   let coordinator = AppCoordinator(window: window)
///   coordinator.start()
///   return coordinator
/// }
/// ```
public struct App<Root>: Sendable {
  /// The name, for reports and for tests that replay a journey.
  public let name: String

  let settings: ModelSettings
  let reflects: Bool
  let words: [String]
  let interruptions: Set<Interruption>
  let ignores: (@Sendable (String) -> Bool)?
  let rough: Rough?
  let prepare: (@MainActor () -> Void)?
  let launch: @MainActor (UIWindow) throws -> Root
  let telling: (@MainActor (Root) -> String)?

  /// Names an app and says how it is launched.
  ///
  /// RouteCheck calls the closure for each of many thousand launches in one process, each with a new device and the
  /// defaults of the first one. If the app keeps something in statics, reset it in the closure.
  ///
  /// - Parameters:
  ///   - name: A name; used as an identifier in the tests that a report suggests.
  ///   - settings: The device, and the rules of UIKit on which public evidence is divided.
  ///   - reflects: Whether what the app's objects store tells two states apart. RouteCheck reads it by reflection,
  ///     which traps at an optional `unowned` reference to an object that has gone.
  ///   - words: What is typed into fields.
  ///   - interruptions: What reaches the app from outside, besides links. RouteCheck tries each of them in every
  ///     state.
  ///   - ignores: Says whether a text, on screen or stored, does not tell two states apart. Without this, a count or
  ///     a time that goes up makes endless states.
  ///   - names: What tells two states apart only roughly, by the names that a report gives. For a stored property
  ///     such as `Store.lines` it counts only whether it is as at launch, for `the text of a UILabel on Cart` only
  ///     whether there is any. Of states that differ in nothing else, the nearest stands for all.
  ///   - silent: What does not tell two states apart at all, by the same names.
  ///   - telling: What else tells two states of the app apart, besides what is on screen and what its objects store.
  ///   - prepare: Puts on a new device what earlier launches have left there, such as a flag in `UserDefaults.standard`
  ///     or a token in the keychain. Not called where the user opens the app again.
  ///   - launch: Does what the scene delegate does with its window. RouteCheck keeps what it returns for the run, and
  ///     hands it to links. If the app leaves that window without a root and makes a key window of its own, visible
  ///     and with a root, RouteCheck uses the app in that one.
  public init(
    _ name: String, settings: ModelSettings = .phone, reflects: Bool = true, words: [String] = ["text"],
    interruptions: Set<Interruption> = [.background, .memoryWarning, .reopening],
    ignoring ignores: (@Sendable (String) -> Bool)? = nil, roughly names: Set<String> = [],
    notTelling silent: Set<String> = [],
    telling: (@MainActor (Root) -> String)? = nil, prepare: (@MainActor () -> Void)? = nil,
    launch: @escaping @MainActor (UIWindow) throws -> Root
  ) {
    self.name = name
    self.settings = settings
    self.reflects = reflects
    self.words = words
    self.interruptions = interruptions
    self.ignores = ignores
    rough = names.isEmpty && silent.isEmpty ? nil : Rough(names, silent: silent)
    self.telling = telling
    self.prepare = prepare
    self.launch = launch
  }
}

extension ModelSettings {
  /// A phone that gives an app the hardest time wherever evidence about UIKit is divided.
  public static var phone: ModelSettings {
    var settings = ModelSettings()
    settings.horizontalSizeClass = .compact
    settings.contextBlanksAfterTabSwitch = true
    return settings
  }
}

/// What is checked, without the types that only the team's own code knows.
package struct CheckedApp: Sendable {
  /// The app's name.
  package let name: String
  /// The device, and the divided rules of UIKit.
  package let settings: ModelSettings
  let reflects: Bool
  let words: [String]
  let interruptions: Set<Interruption>
  let ignores: (@Sendable (String) -> Bool)?
  let rough: Rough?
  let prepare: (@MainActor () -> Void)?
  let launch: @MainActor (UIWindow) throws -> Any
  let telling: (@MainActor (Any) -> String)?
  private(set) var links: [CheckedLink]
  let witnesses: [CheckedWitness]
  let shape: Shape?
  let overTime: [OverTime]

  /// Puts together what is checked.
  package init<Root>(
    _ app: App<Root>, links: [Link<Root>], sometimes: [Sometimes<Root>] = [], overTime: [OverTime] = [],
    shape: Shape? = nil
  ) {
    Self.requireDistinct(links.map(\.name), "links", of: app.name)
    Self.requireDistinct(overTime.map(\.name), "properties over time", of: app.name)
    self.overTime = overTime
    name = app.name
    settings = app.settings
    reflects = app.reflects
    words = app.words
    interruptions = app.interruptions
    ignores = app.ignores
    rough = app.rough
    prepare = app.prepare
    launch = app.launch
    telling = app.telling.map { ofAnyRoot($0, otherwise: "") }
    self.links = links.map { CheckedLink($0) }
    witnesses = sometimes.map { CheckedWitness($0) }
    self.shape = shape
  }

  /// What reports and journeys name must not have the name of another.
  private static func requireDistinct(_ names: [String], _ things: String, of app: String) {
    var seen: Set<String> = []
    for name in names {
      precondition(seen.insert(name).inserted, "\(app) has two \(things) of one name: \(name)")
    }
  }

  /// The names of the links.
  package var linkNames: [String] { links.map(\.name) }

  /// The app with some of its links only.
  package func opening(only names: [String]) -> CheckedApp {
    var app = self
    app.links = links.filter { names.contains($0.name) }
    return app
  }
}

/// A question about the root of one type as one about anything.
///
/// - Parameters:
///   - ask: The question.
///   - otherwise: The answer about what is of another type.
/// - Returns: The question about anything.
func ofAnyRoot<Root, Answer: Sendable>(
  _ ask: @escaping @MainActor (Root) -> Answer, otherwise: Answer
) -> @MainActor (Any) -> Answer {
  { root in (root as? Root).map(ask) ?? otherwise }
}
