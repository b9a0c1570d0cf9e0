/// What all files of an app declare together.
struct AppOutline {
  let files: [SourceOutline]
  private let methods: [String: [SourceOutline.Method]]
  private let ancestors: [String: [String]]
  /// The names of methods that a class may leave out, and that give nothing.
  private let optionalMethods: Set<String>
  private let delegateMethods: DelegateMethods
  /// The methods that a class may leave out, and that give something.
  let optionalResults: OptionalResults
  /// The properties that the app observes.
  let observedProperties: ObservedProperties
  /// The app's classes by their names.
  let classes: [String: SourceOutline.TypeDeclaration]
  /// The names of the app's protocols.
  let protocols: Set<String>
  /// The names of those protocols that Objective-C would know.
  let objectiveCProtocols: Set<String>

  init(_ files: [SourceOutline]) {
    self.files = files
    methods = Dictionary(grouping: files.flatMap(\.methods)) { $0.name }
    var ancestors: [String: [String]] = [:]
    for type in files.flatMap(\.types) {
      // `Flow<UINavigationController>` is a `Flow`.
      ancestors[type.name, default: []] += type.ancestors.map { String($0.prefix { $0 != "<" }) }
    }
    self.ancestors = ancestors
    let protocols = files.flatMap(\.types).filter { $0.keyword == "protocol" }
    self.protocols = Set(protocols.map(\.name))
    objectiveCProtocols = Set(protocols.filter { $0.attributes.contains("objc") }.map(\.name))
    observedProperties = ObservedProperties(files)
    let delegateMethods = DelegateMethods(files)
    self.delegateMethods = delegateMethods
    optionalResults = OptionalResults(files, isUIKits: delegateMethods.contains)
    classes = Dictionary(
      files.flatMap(\.types).filter { $0.keyword == "class" }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
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
    method(name, labels: labels, in: type) ?? onlyMethod(name, labels: labels)
  }

  /// The method of a name in any type, if there is no other.
  func onlyMethod(_ name: String, labels: [String]?) -> SourceOutline.Method? {
    let candidates = candidates(name, labels)
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The method that a name means in a type, its own or an inherited one.
  func method(_ name: String, labels: [String]?, in type: String) -> SourceOutline.Method? {
    nearest(candidates(name, labels), to: type)
  }

  /// The labels of a method of which the number of arguments is known, of a type's own or an inherited one.
  func labels(of name: String, count: Int, in type: String) -> [String]? {
    nearest(candidates(name, nil).filter { $0.labels.count == count }, to: type)?.labels
  }

  private func nearest(
    _ candidates: [SourceOutline.Method], to type: String
  ) -> SourceOutline.Method? {
    for owner in [type] + inherited(by: type) {
      if let own = candidates.first(where: { $0.owner == owner || $0.owner.hasSuffix("." + owner) }) {
        return own
      }
    }
    return nil
  }

  /// Whether the app has a method of a name in any type.
  func hasMethod(_ name: String) -> Bool { methods[name] != nil }

  private func candidates(_ name: String, _ labels: [String]?) -> [SourceOutline.Method] {
    (methods[name] ?? []).filter { labels == nil || $0.labels == labels }
  }

  /// Whether a class is one of UIKit's, or derives from one.
  func isOfUIKit(_ type: String) -> Bool { ([type] + inherited(by: type)).contains { $0.hasPrefix("UI") } }

  /// Whether a name is that of a method which a class may leave out, of the app's or of UIKit's.
  func mayBeLeftOut(_ method: String) -> Bool {
    optionalMethods.contains(method) || optionalResults.contains(method) || delegateMethods.contains(method)
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

  /// The classes from which a class derives, the nearest first: the app's own, and what is known of UIKit's.
  func superclasses(of type: String) -> [String] {
    var result: [String] = []
    var next = superclass(of: type)
    while let name = next, !result.contains(name) {
      result.append(name)
      next = superclass(of: name)
    }
    return result
  }

  /// A class names the one from which it derives first.
  private func superclass(of type: String) -> String? {
    guard let own = classes[type] else { return UIKitClasses.superclass(of: type) }
    return own.ancestors.first.map { String($0.prefix { $0 != "<" }) }.flatMap {
      protocols.contains($0) ? nil : $0
    }
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
