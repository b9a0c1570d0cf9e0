/// What all files of an app declare together.
struct AppOutline {
  let files: [SourceOutline]
  private let methods: [String: [SourceOutline.Method]]
  private let ancestors: [String: [String]]
  /// The names of methods that a class may leave out, and that give nothing.
  private let optionalMethods: Set<String>
  private let delegateMethods: DelegateMethods
  /// The names of the app's protocols.
  let protocols: Set<String>
  /// The names of those protocols that Objective-C would know.
  let objectiveCProtocols: Set<String>

  init(_ files: [SourceOutline]) {
    self.files = files
    methods = Dictionary(grouping: files.flatMap(\.methods)) { $0.name }
    var ancestors: [String: [String]] = [:]
    for type in files.flatMap(\.types) { ancestors[type.name, default: []] += type.ancestors }
    self.ancestors = ancestors
    let protocols = files.flatMap(\.types).filter { $0.keyword == "protocol" }
    self.protocols = Set(protocols.map(\.name))
    objectiveCProtocols = Set(protocols.filter { $0.attributes.contains("objc") }.map(\.name))
    delegateMethods = DelegateMethods(files)
    optionalMethods = Set(
      files.flatMap(\.methods).filter { $0.isOptional && $0.givesNothing }.map(\.name))
  }

  /// The method that a name means in a type: its own, an inherited one, or the only one that there is.
  ///
  /// - Parameters:
  ///   - name: The name without argument labels.
  ///   - labels: The labels, where they are written.
  ///   - type: The type's name.
  /// - Returns: The method, or `nil` where there is none, or several of other types.
  func method(_ name: String, labels: [String]?, of type: String) -> SourceOutline.Method? {
    let candidates = (methods[name] ?? []).filter { labels == nil || $0.labels == labels }
    for owner in [type] + inherited(by: type) {
      if let own = candidates.first(where: { $0.owner == owner || $0.owner.hasSuffix("." + owner) }) {
        return own
      }
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Whether a selector may mean a method of the app's: of a class that it names, of the type that it stands in, or of an object
  /// of which nobody knows the class, unless it is called a view.
  ///
  /// - Parameters:
  ///   - name: The name without argument labels.
  ///   - owner: What stands before the name, such as `self` or `view`.
  ///   - type: The type in which the selector stands, or `nil` outside of all.
  /// - Returns: Whether it may.
  func hasMethod(_ name: String, calledOn owner: [String], in type: String?) -> Bool {
    if owner.last?.first?.isUppercase ?? false, owner != ["Self"] { return true }
    if owner.last?.lowercased().hasSuffix("view") ?? false { return false }
    let owners = (methods[name] ?? []).map(\.owner)
    guard owner.isEmpty || owner == ["self"] || owner == ["Self"] else { return !owners.isEmpty }
    guard let type else { return false }
    return ([type] + inherited(by: type)).contains(where: owners.contains)
  }

  /// Whether a name is that of a method which a class may leave out, of the app's or of UIKit's.
  func mayBeLeftOut(_ method: String) -> Bool {
    optionalMethods.contains(method) || delegateMethods.contains(method)
  }

  /// The classes and protocols from which a type inherits, the nearest first.
  func inherited(by type: String) -> [String] {
    var (result, next) = ([String](), ancestors[type] ?? [])
    while let name = next.first {
      next.removeFirst()
      guard !result.contains(name) else { continue }
      result.append(name)
      next += ancestors[name] ?? []
    }
    return result
  }

  /// What UIKit calls controllers although they have no view, and no storyboard has a scene for them.
  private static let otherControllers: Set<String> = [
    "UIPresentationController", "UIPopoverPresentationController", "UISheetPresentationController",
    "UIDocumentInteractionController", "UIPrintInteractionController", "UIPrinterPickerController",
    "UIMenuController", "UIPopoverController", "UISearchDisplayController",
  ]

  /// Whether a type is a controller of a view.
  func isViewController(_ type: String) -> Bool {
    isA(type, ["Controller"]) && !inherited(by: type).contains { Self.otherControllers.contains($0) }
  }

  /// Whether a type is one of UIKit's with a name that ends in a certain way.
  func isA(_ type: String, _ suffixes: [String]) -> Bool {
    inherited(by: type).contains { name in name.hasPrefix("UI") && suffixes.contains { name.hasSuffix($0) } }
  }
}

extension SourceOutline.Method {
  /// Whether it has no result.
  var givesNothing: Bool { result == nil || result == "Void" || result == "()" }
}
