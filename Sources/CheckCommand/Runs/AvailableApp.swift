import Cities
import Emporium
import Messages
public import RoutingSpecs
import SignIn
import Storefront

/// An app that the command line knows by its name.
///
/// A team that wants `check`, `fuzz`, `replay` and the others for its own Swift app makes an executable of one line:
///
///     exit(RouteCheckCommand.main(arguments, apps: [AvailableApp("mail") { try mail() }]))
public struct AvailableApp: Sendable {
  /// The name, as it is typed; the name of the app that is made must be the same.
  public let name: String

  /// Makes the app.
  public let make: @MainActor @Sendable () throws -> RoutedApp

  /// Makes an app known.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - make: Makes it; called once for each command that needs it.
  public init(_ name: String, make: @escaping @MainActor @Sendable () throws -> RoutedApp) {
    self.name = name
    self.make = make
  }

  /// The sample apps.
  public static let samples = [
    AvailableApp("storefront") { try Storefront.app() }, AvailableApp("emporium") { try Emporium.app() },
    AvailableApp("messages") { try Messages.app() }, AvailableApp("sign-in") { try SignIn.app() },
    AvailableApp("cities") { try Cities.app() },
    AvailableApp("messages-defects") { try Messages.defects() },
    AvailableApp("sign-in-defects") { try SignIn.defects() },
    AvailableApp("cities-defects") { try Cities.defects() },
    AvailableApp("messages-traps") { try Messages.traps() },
  ]
}
