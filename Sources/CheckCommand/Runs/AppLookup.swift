import AppFiles
import Foundation
import RoutingSpecs
import Storefront

/// Finds apps: the built-in ones by name, app files by path.
@MainActor
struct AppLookup {
  let surroundings: any Surroundings

  /// The names of the built-in apps.
  static let names = ["storefront"]

  /// The built-in app with a name.
  static func builtIn(_ name: String) throws -> RoutedApp? {
    name == "storefront" ? try Storefront.app() : nil
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
    let bytes = try surroundings.read(name, limit: AppFile.Limits.standard.bytes)
    do {
      return try AppFile.read(Data(bytes)).routedApp(fileName: name)
    } catch let errors as AppFileErrors {
      let sentences = AppFileErrorMessage(fileName: name).sentences(for: errors)
      throw CommandError.badAppFile(sentences.joined(separator: "\n"))
    } catch {
      throw CommandError.badFile(name, reason: "\(error)")
    }
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
