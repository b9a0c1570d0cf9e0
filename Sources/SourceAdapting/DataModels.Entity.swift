extension DataModels {
  /// An entity of a model.
  struct Entity {
    private let element: DataModelElement

    let name: String
    /// The class of its objects, without the module.
    let className: String
    /// What Xcode writes: `class`, `category` or nothing.
    let generation: String?

    /// The classes of all entities of the model, by the entities' names.
    private let classes: [String: String]

    init(_ element: DataModelElement, classes: [String: String]) {
      (self.element, self.classes) = (element, classes)
      name = element["name"] ?? ""
      className = Self.className(of: element)
      generation = element["codeGenerationType"]
    }

    static func className(of element: DataModelElement) -> String {
      let names = [element["representedClassName"], element["name"]].compactMap { $0 }
      return names.lazy.compactMap { $0.split(separator: ".").last }.first.map(String.init) ?? ""
    }

    /// The class of the objects that an attribute of an element names by their entity.
    private func className(_ element: DataModelElement, _ attribute: String) -> String? {
      element[attribute].map { classes[$0] ?? $0 }
    }

    private var properties: [DataModelElement] {
      element.children.filter { $0.name == "attribute" || $0.name == "relationship" }
    }

    // MARK: The model

    /// The lines that describe it.
    func description(hasClass: Bool) -> [String] {
      var parts = ["name: \(name.swiftLiteral)", "type: \(hasClass ? className : "NSManagedObject").self"]
      if let parent = element["parentEntity"] { parts.append("parent: \(parent.swiftLiteral)") }
      if element.says("isAbstract") { parts.append("isAbstract: true") }
      let constraints = element.all("uniquenessConstraint").map { constraint in
        "[" + constraint.all("constraint").compactMap { $0["value"]?.swiftLiteral }.joined(separator: ", ")
          + "]"
      }
      if !constraints.isEmpty { parts.append("constraints: [\(constraints.joined(separator: ", "))]") }
      return ["NSEntityDescription(", "  \(parts.joined(separator: ", ")),", "  properties: ["]
        + properties.map { "    \(Self.description(of: $0))," } + ["  ]),"]
    }

    private static func description(of property: DataModelElement) -> String {
      property.name == "attribute" ? attribute(property) : relationship(property)
    }

    private static func attribute(_ property: DataModelElement) -> String {
      let kind = DataModels.kinds[property["attributeType"] ?? ""] ?? (".undefinedAttributeType", "NSObject?")
      var parts = [(property["name"] ?? "").swiftLiteral, kind.0, "isOptional: \(property.says("optional"))"]
      if property.says("transient") { parts.append("isTransient: true") }
      if let value = standard(property) { parts.append("defaultValue: \(value)") }
      return "NSAttributeDescription(\(parts.joined(separator: ", ")))"
    }

    /// What a new object has.
    private static func standard(_ property: DataModelElement) -> String? {
      if let time = property["defaultDateTimeInterval"].flatMap(finite) {
        return "Date(timeIntervalSinceReferenceDate: \(time))"
      }
      guard let text = property["defaultValueString"] else { return nil }
      switch property["attributeType"] {
      case "Boolean": return text == "YES" || text == "1" ? "true" : "false"
      case "Decimal": return "NSDecimalNumber(string: \(text.swiftLiteral))"
      case "UUID": return "UUID(uuidString: \(text.swiftLiteral)) as Any"
      case "URI": return "URL(string: \(text.swiftLiteral)) as Any"
      case "Integer 16", "Integer 32", "Integer 64": return Int(text).map { "\($0)" }
      case "Double", "Float": return finite(text).map { "\($0)" }
      default: return text.swiftLiteral
      }
    }

    private static func finite(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

    private static func relationship(_ property: DataModelElement) -> String {
      var parts = [
        (property["name"] ?? "").swiftLiteral, "to: \((property["destinationEntity"] ?? "").swiftLiteral)",
      ]
      if let inverse = property["inverseName"] { parts.append("inverse: \(inverse.swiftLiteral)") }
      let least = property["minCount"].flatMap { Int($0) } ?? 0
      let most = property.says("toMany") ? property["maxCount"].flatMap { Int($0) } ?? 0 : 1
      parts.append("counts: (\(least), \(most))")
      parts.append("isOptional: \(property.says("optional"))")
      if property.says("ordered") { parts.append("isOrdered: true") }
      if let rule = rules[property["deletionRule"] ?? ""] { parts.append("deleteRule: \(rule)") }
      return "NSRelationshipDescription(\(parts.joined(separator: ", ")))"
    }

    private static let rules = [
      "Cascade": ".cascadeDeleteRule", "Deny": ".denyDeleteRule", "Nullify": ".nullifyDeleteRule",
      "No Action": ".noActionDeleteRule",
    ]

    // MARK: The class

    /// What Xcode writes for it.
    var declarations: [String] {
      guard generation == "class" || generation == "category" else { return [] }
      let parent = className(element, "parentEntity") ?? "NSManagedObject"
      let members = properties.flatMap(members)
      let isIdentified = generation == "class" && element["parentEntity"] == nil
      return (generation == "class" ? ["public class \(className): \(parent) {}", ""] : [])
        + ["extension \(className) {"] + request + members.map { "  " + $0 } + ["}", ""]
        + (isIdentified ? ["extension \(className): Identifiable {}", ""] : [])
    }

    private var request: [String] {
      [
        "  public class func fetchRequest() -> NSFetchRequest<\(className)> {",
        "    NSFetchRequest<\(className)>(entityName: \(name.swiftLiteral))", "  }",
      ]
    }

    private func members(of property: DataModelElement) -> [String] {
      let name = property["name"] ?? ""
      let variable =
        "public var \(DataModels.escaped(name)): \(type(of: property)) "
        + "{ \(ManagedMembers.accessors(of: name)) }"
      guard property.name == "relationship", property.says("toMany") else { return [variable] }
      return [variable] + accessors(of: property, name)
    }

    private func type(of property: DataModelElement) -> String {
      guard property.name == "attribute" else {
        guard property.says("toMany") else { return (className(property, "destinationEntity") ?? "") + "?" }
        return property.says("ordered") ? "NSOrderedSet?" : "NSSet?"
      }
      let kind = property["attributeType"] ?? ""
      if kind == "Transformable" { return (property["customClassName"] ?? "NSObject") + "?" }
      let type = DataModels.kinds[kind]?.1 ?? "NSObject?"
      let isScalar = !type.hasSuffix("?")
      return isScalar && property["usesScalarValueType"] == "NO" ? "NSNumber?" : type
    }

    private func accessors(of property: DataModelElement, _ name: String) -> [String] {
      let (key, tail) = (name.swiftLiteral, "\(name.prefix(1).uppercased())\(name.dropFirst())")
      let (one, many) = (
        className(property, "destinationEntity") ?? "", property.says("ordered") ? "NSOrderedSet" : "NSSet"
      )
      let plain = [one, many].flatMap { type in
        [
          "public func addTo\(tail)(_ value: \(type)) { addManaged(value, to: \(key)) }",
          "public func removeFrom\(tail)(_ value: \(type)) { removeManaged(value, from: \(key)) }",
        ]
      }
      guard property.says("ordered") else { return plain }
      return plain + [
        "public func insertInto\(tail)(_ value: \(one), at idx: Int) "
          + "{ insertManaged(value, into: \(key), at: idx) }",
        "public func removeFrom\(tail)(at idx: Int) { removeManaged(at: idx, from: \(key)) }",
        "public func replace\(tail)(at idx: Int, with value: \(one)) "
          + "{ replaceManaged(in: \(key), at: idx, with: value) }",
      ]
    }
  }

  /// The kinds of attributes as files name them, with their names and the types of the properties that Xcode writes.
  private static let kinds: [String: (String, String)] = [
    "Integer 16": (".integer16AttributeType", "Int16"), "Integer 32": (".integer32AttributeType", "Int32"),
    "Integer 64": (".integer64AttributeType", "Int64"), "Double": (".doubleAttributeType", "Double"),
    "Float": (".floatAttributeType", "Float"), "Boolean": (".booleanAttributeType", "Bool"),
    "Decimal": (".decimalAttributeType", "NSDecimalNumber?"), "String": (".stringAttributeType", "String?"),
    "Date": (".dateAttributeType", "Date?"), "Binary": (".binaryDataAttributeType", "Data?"),
    "UUID": (".UUIDAttributeType", "UUID?"), "URI": (".URIAttributeType", "URL?"),
    "Transformable": (".transformableAttributeType", "NSObject?"),
  ]

  /// A name that may be one of Swift's own words.
  private static func escaped(_ name: String) -> String {
    ["default", "repeat", "in", "is", "as", "class", "case", "for", "where", "self", "operator", "protocol"]
      .contains(name) ? "`\(name)`" : name
  }
}
