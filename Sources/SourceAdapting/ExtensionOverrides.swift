/// The members that an app adds to UIKit's classes in extensions, and that its classes override.
///
/// Objective-C calls the override of the object's own class. Swift without it cannot override what an extension declares: such a
/// member looks for the object's own now. Each member that is overridden gets a protocol, to which the classes that override it
/// conform; there the member has another name, which is overridden as any other is.
struct ExtensionOverrides {
  /// A member where it stands.
  struct Site {
    /// The number of the file.
    let file: Int
    let type: SourceOutline.TypeDeclaration
    let member: SourceOutline.Member
  }

  /// A member of an extension, and all that override it.
  struct Family {
    /// The class that is extended.
    let owner: String
    let base: Site
    /// The extensions of other classes of UIKit's that override it, those of the lowest classes first.
    var extensions: [Site] = []
    /// What the app's own classes have in its place.
    var overrides: [Site] = []
  }

  let app: AppOutline
  let families: [Family]
  /// What overrides a member of an extension in a way that cannot be written otherwise.
  let obstacles: [Site]

  init(_ app: AppOutline) {
    self.app = app
    let bases = Dictionary(
      Self.sites(in: app, where: app.isForeign).filter { !$0.member.modifiers.contains("override") }
        .map { (Self.key($0.type.name, $0.member), $0) },
      uniquingKeysWith: { first, _ in first })
    let sites =
      bases.isEmpty ? [] : Self.sites(in: app) { $0.keyword == "class" || $0.keyword == "extension" }
    var families: [[String]: Family] = [:]
    var obstacles: [Site] = []
    for site in sites where site.member.modifiers.contains("override") {
      let keys = app.superclasses(of: site.type.name).map { Self.key($0, site.member) }
      guard let key = keys.first(where: { bases[$0] != nil }), let base = bases[key],
        app.parameters(of: base) == app.parameters(of: site)
      else { continue }
      guard app.canReplace(base, by: site) else {
        obstacles.append(site)
        continue
      }
      var family = families[key] ?? Family(owner: base.type.name, base: base)
      if app.classes[site.type.name] == nil {
        family.extensions.append(site)
      } else {
        family.overrides.append(site)
      }
      families[key] = family
    }
    self.obstacles = obstacles
    self.families = families.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { _, family in
      var family = family
      family.extensions.sort {
        app.superclasses(of: $0.type.name).count > app.superclasses(of: $1.type.name).count
      }
      return family
    }
  }

  private static func key(_ type: String, _ member: SourceOutline.Member) -> [String] { [type, member.name] }

  private static func sites(
    in app: AppOutline, where isMeant: (SourceOutline.TypeDeclaration) -> Bool
  ) -> [Site] {
    app.files.enumerated().flatMap { number, file in
      file.types.filter(isMeant).flatMap { type in
        file.members(of: type).filter { ["func", "var"].contains(file.tokens[$0.keyword].text) }
          .map { Site(file: number, type: type, member: $0) }
      }
    }
  }
}

extension ExtensionOverrides.Family {
  /// The name of the member without its labels.
  var name: String { String(base.member.name.prefix { $0 != "(" }) }

  var labels: [String] {
    base.member.name.dropFirst(name.count).split { "(:)".contains($0) }.map(String.init)
  }

  /// The owner and the name with its labels, as part of a name.
  private var mark: String {
    ([owner.replacing(".", with: "_"), name] + labels).joined(separator: "_").replacing("`", with: "")
  }

  /// The name of the protocol.
  var protocolName: String { "Overriding_\(mark)" }

  /// What the member is called in the app's own classes.
  var ownName: String { "override_\(mark)" }

  /// What the body of an extension's member is called.
  func bodyName(in type: String) -> String { "body_\(mark)_of_\(type.replacing(".", with: "_"))" }

  /// Whether a class of the app's has the member in its place.
  func isOverridden(in type: String) -> Bool { overrides.contains { $0.type.name == type } }

  /// Whether an extension of a class has a body of the member.
  func hasBody(in type: String) -> Bool {
    type == owner || extensions.contains { $0.type.name == type }
  }
}

extension AppOutline {
  /// Whether a declaration extends what is not the app's.
  fileprivate func isForeign(_ type: SourceOutline.TypeDeclaration) -> Bool {
    type.keyword == "extension" && classes[type.name] == nil && !protocols.contains(type.name)
  }

  /// The types of a method's arguments; others make it another method of the same name.
  fileprivate func parameters(of site: ExtensionOverrides.Site) -> [String] {
    let types = files[site.file].method(of: site.member)?.parameterTypes ?? []
    return types.map { $0.filter { !$0.isWhitespace } }
  }

  /// Whether an override can stand for a member under another name.
  fileprivate func canReplace(_ base: ExtensionOverrides.Site, by other: ExtensionOverrides.Site) -> Bool {
    base.type.name != "NSObject" && !base.type.isConstrained
      && base.member.modifiers.isDisjoint(with: ["static", "class"])
      && !files[base.file].hasUnnamedParameters(base.member) && !files[other.file].isObserved(other.member)
      && files[base.file].result(of: base.member) == files[other.file].result(of: other.member)
  }
}

extension SourceOutline {
  /// What a member gives, as it is written; under another name an override has to give the same.
  fileprivate func result(of member: Member) -> String {
    guard let method = method(of: member) else {
      return line(next(after: next(after: member.keyword))..<member.brace)
    }
    return method.givesNothing ? "" : method.result?.filter { !$0.isWhitespace } ?? ""
  }

  /// The method that a member is, or `nil` for a property.
  func method(of member: Member) -> Method? { methods.first { $0.tokens.lowerBound == member.keyword } }

  /// Whether a property is not computed, but tells when it changes.
  fileprivate func isObserved(_ member: Member) -> Bool {
    places(in: member.brace..<member.tokens.upperBound).contains {
      tokens[$0].isText("didSet") || tokens[$0].isText("willSet")
    }
  }

  /// Whether a parameter has no name by which its value could be handed on.
  fileprivate func hasUnnamedParameters(_ member: Member) -> Bool {
    method(of: member)?.parameterNames.contains("_") ?? false
  }
}
