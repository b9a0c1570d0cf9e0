import AppFiles
import Checking
import Foundation
import Journeys
import Reporting
import RoutingSpecs

/// Finds apps: the built-in ones by name, app files by path.
@MainActor
struct AppLookup {
  let surroundings: any Surroundings
  let available: [AvailableApp]

  /// The names of the built-in apps.
  var names: [String] { available.map(\.name) }

  /// The built-in app with a name, unless it is used from launch; `nil` where there is none.
  func builtIn(_ name: String) throws -> RoutedApp? {
    switch available.first(where: { $0.name == name })?.kind {
    case .routes(let make): try make()
    case .launch: throw CommandError.launchedApp(name)
    case nil: nil
    }
  }

  /// The built-in app with a name, if it is one that is used from launch.
  func launched(_ name: String) -> CheckedApp? {
    guard case .launch(let app) = available.first(where: { $0.name == name })?.kind else { return nil }
    return app
  }

  /// Finds a built-in app that is used from launch; one that has stacks is refused.
  func launchedApp(_ name: String) throws -> CheckedApp {
    if let app = launched(name) { return app }
    _ = try app(name)
    throw CommandError.stackedApp(
      name, known: names.filter { launched($0) != nil })
  }

  /// Finds an app by a built-in one's name, or by the path of its file.
  func app(_ name: String) throws -> RoutedApp {
    if let app = try builtIn(name) { return app }
    guard name.hasSuffix(".json") || surroundings.exists(name) else {
      throw CommandError.unknownApp(name, known: names)
    }
    return try app(file: name)
  }

  /// Reads an app file.
  func app(file path: String) throws -> RoutedApp {
    let bytes = try surroundings.read(path, limit: AppFile.Limits.standard.bytes)
    do {
      return try AppFile.read(Data(bytes)).routedApp(fileName: path)
    } catch let errors as AppFileErrors {
      throw CommandError.badAppFile(AppFileErrorMessage(fileName: path).sentences(for: errors))
    } catch {
      throw CommandError.badFile(path, reason: "\(error)")
    }
  }

  /// What stays the same for all routes of a report; a command line that replays a run names the settings that are
  /// not the app's own.
  func frame(seed: Seed, replayOptions: String, of app: RoutedApp) -> ReportAssembly.Frame {
    var frame = frame(seed: seed, replayOptions: replayOptions)
    frame.settings = app.changedSettings
    return frame
  }

  /// What stays the same of an app that is used from launch, which says itself what its device is like.
  func frame(seed: Seed, replayOptions: String) -> ReportAssembly.Frame {
    var frame = ReportAssembly.Frame(
      toolVersion: ToolVersion.current, seed: seed, replayOptions: replayOptions)
    frame.command = surroundings.commandName
    frame.folder = surroundings.folder
    return frame
  }

  /// What a command line that replays a run needs besides the token: options, a space before each.
  func replayOptions(app: String?, bound: String?) -> String {
    let file = app.flatMap { names.contains($0) ? nil : " --app \($0.shellWord)" } ?? ""
    return file + (bound.map { " --bound \($0.shellWord)" } ?? "")
  }
}

extension RoutedApp {
  /// The routes that options ask for; all of them where they ask for none.
  func routes(named names: [String]) throws -> [Route] {
    if names.isEmpty { return routes }
    return try names.flatMap { name in
      // In the middle of a route everything may come, unless somebody says what.
      let found = routes.filter { $0.name == name || $0.nameAlone == name }
      guard !found.isEmpty else {
        throw CommandError.unknownRoute(name, app: self.name, known: routes.map(\.name))
      }
      return found
    }
  }
}

extension RouteProperty {
  /// The properties that options ask for; all of them where they ask for none.
  static func named(_ names: [String]) throws -> [RouteProperty] {
    if names.isEmpty { return allCases }
    return try names.map { name in
      guard let property = RouteProperty(rawValue: name) else {
        throw CommandError.unknownProperty(name, known: allCases.map(\.rawValue))
      }
      return property
    }
  }
}
