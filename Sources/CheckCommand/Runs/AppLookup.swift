import AppFiles
import Emporium
import Foundation
import RoutingSpecs
import Storefront

/// Finds apps: the built-in ones by name, app files by path.
@MainActor
struct AppLookup {
  let surroundings: any Surroundings

  /// The names of the built-in apps.
  static let names = ["storefront", "emporium"]

  /// The built-in app with a name.
  static func builtIn(_ name: String) throws -> RoutedApp? {
    switch name {
    case "storefront": try Storefront.app()
    case "emporium": try Emporium.app()
    default: nil
    }
  }

  /// Finds an app.
  ///
  /// - Parameter name: A built-in app's name, or the path of an app file.
  /// - Returns: The app.
  /// - Throws: `CommandError` where there is none, or its file is wrong.
  func app(_ name: String) throws -> RoutedApp {
    if let app = try Self.builtIn(name) { return app }
    guard name.hasSuffix(".json") || surroundings.exists(name) else {
      throw CommandError.unknownApp(name, known: Self.names)
    }
    return try app(file: name)
  }

  /// Reads an app file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The app.
  /// - Throws: `CommandError` where there is no such file, or it is wrong.
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

  /// What a command line that replays a run needs besides the token.
  ///
  /// - Parameters:
  ///   - app: The app, as the user named it.
  ///   - bound: The large bound, as the user gave it.
  /// - Returns: Options with a space before each; empty where the token says all.
  static func replayOptions(app: String?, bound: String?) -> String {
    let file = app.flatMap { names.contains($0) ? nil : " --app \($0.shellWord)" } ?? ""
    return file + (bound.map { " --bound \($0.shellWord)" } ?? "")
  }
}

extension RoutedApp {
  /// The routes that options ask for; all of them where they ask for none.
  func routes(named names: [String]) throws -> [Route] {
    if names.isEmpty { return routes }
    return try names.map { name in
      guard let route = route(named: name) else {
        throw CommandError.unknownRoute(name, app: self.name, known: routes.map(\.name))
      }
      return route
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
