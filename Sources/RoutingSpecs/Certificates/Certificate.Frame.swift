public import Checking

extension Certificate {
  /// What was covered.
  public struct Opening: Hashable, Sendable, Codable {
    /// The version of the form.
    public let format: Int
    /// The version of the tool that wrote the certificate.
    public let toolVersion: String
    /// The app's name.
    public let app: String
    /// The bound, in the form of the option `--bound`.
    public let bound: String
    /// How many stacks the space has.
    public let states: Natural
    /// Every way in which a screen may occur, in the notation of stacks; predicates and parts use their numbers.
    public let screens: [String]
    /// The properties that were judged.
    public let properties: [RouteProperty]
    /// The screens that were declared interchangeable, group by group, by which regions may be larger than what was heard
    /// of their screens; `nil` where none were.
    public let interchangeable: [[String]]?
    /// The settings of the model that are not the app's own, each with its value; `nil` where none are.
    public let settings: [String]?

    /// Describes a space and what is judged in it.
    ///
    /// - Parameters:
    ///   - app: The app; its large space is what is covered.
    ///   - properties: The properties that are judged.
    ///   - toolVersion: The version of the tool.
    @MainActor
    public init(_ app: RoutedApp, properties: [RouteProperty], toolVersion: String) {
      format = Certificate.format
      self.toolVersion = toolVersion
      self.app = app.name
      bound = app.space.bounds.text
      states = app.space.count
      screens = RegionGrammar(space: app.space).variants.map { app.catalogue.text(for: $0) }
      self.properties = properties
      interchangeable = app.interchangeable.isEmpty ? nil : app.groupNames
      settings = app.changedSettings.isEmpty ? nil : app.changedSettings
    }
  }

  /// How the regions of a route ended.
  public struct Ending: Hashable, Sendable, Codable {
    /// How many regions were written.
    public let regions: Int
    /// How many stacks all properties were judged for.
    public let covered: Natural
    /// Why these are not all, or `nil` where nothing is missing.
    public let stopped: String?

    /// Sums up.
    public init(regions: Int, covered: Natural, stopped: String?) {
      self.regions = regions
      self.covered = covered
      self.stopped = stopped
    }
  }

  /// The last line, without which a certificate is not whole.
  public struct Closing: Hashable, Sendable, Codable {
    /// How many routes there are.
    public let routes: Int
    /// The digest of all bytes before this line, as sixteen hexadecimal digits.
    ///
    /// It shows that a certificate was cut or changed by accident; who changes one on purpose can write another digest.
    public let digest: String

    /// Closes a certificate.
    public init(routes: Int, digest: Fingerprint) {
      self.routes = routes
      self.digest = digest.description
    }
  }
}
