import Cities
import Emporium
public import Journeys
import Messages
public import RoutingSpecs
import SignIn
import Storefront
public import Watching

/// An app that the command line knows by its name.
///
/// A team that wants `check`, `fuzz`, `replay` and the others for its own Swift app makes an executable of one line:
///
///     exit(RouteCheckCommand.main(arguments, apps: [AvailableApp("mail") { try mail() }]))
///
/// An app that is used from launch, as `RouteChecking` checks it, is named with its links:
///
///     exit(RouteCheckCommand.main(arguments, apps: [AvailableApp(launching: pixel, links: [.post, .settings])]))
public struct AvailableApp: Sendable {
  /// The name, as it is typed; the name of the app that is made must be the same.
  public let name: String

  /// What it is.
  let kind: Kind

  /// What an app can be for the command line.
  enum Kind: Sendable {
    /// Routes that are performed from stacks; made once for each command that needs them.
    case routes(@MainActor @Sendable () throws -> RoutedApp)
    /// An app that is used from launch.
    case launch(CheckedApp)
  }

  /// Makes an app known.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - make: Makes it; called once for each command that needs it.
  public init(_ name: String, make: @escaping @MainActor @Sendable () throws -> RoutedApp) {
    self.name = name
    kind = .routes(make)
  }

  /// Makes an app known that is used from launch.
  ///
  /// - Parameters:
  ///   - app: The app, whose name is typed.
  ///   - links: What may arrive at any moment.
  ///   - sometimes: What should be seen on the way.
  ///   - overTime: How every run from rest to rest is to go.
  ///   - shape: What the screens may look like together, if that is said.
  public init<Root>(
    launching app: App<Root>, links: [Link<Root>] = [], sometimes: [Sometimes<Root>] = [],
    overTime: [OverTime] = [], shape: Shape? = nil
  ) {
    name = app.name
    kind = .launch(
      CheckedApp(app, links: links, sometimes: sometimes, overTime: overTime, shape: shape))
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
    AvailableApp(launching: Messages.inbox, links: Messages.inboxLinks),
    AvailableApp(launching: Storefront.shop, links: Storefront.shopLinks),
  ]
}
