public import Foundation

/// What an entity has of one name: an attribute or a relationship.
open class NSPropertyDescription: NSObject {
  /// Its name.
  open var name = ""

  /// Whether an object may be saved without it.
  open var isOptional = true

  /// Whether it is kept in memory alone.
  open var isTransient = false

  /// What the app notes.
  open var userInfo: [AnyHashable: Any]?

  /// The name in an earlier version of the model; without effect.
  open var renamingIdentifier: String?

  /// The entity that has it.
  open internal(set) weak var entity: NSEntityDescription?

  /// What one sees of it in a debugger.
  open override var description: String { "\(type(of: self)) \(name)" }
}

/// What kind of value an attribute has.
public enum NSAttributeType: UInt, Hashable, Sendable {
  /// Nobody has said.
  case undefinedAttributeType = 0
  /// A small integer.
  case integer16AttributeType = 100
  /// An integer.
  case integer32AttributeType = 200
  /// A large integer.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A number of double precision.
  case doubleAttributeType = 500
  /// A number of single precision.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// A flag.
  case booleanAttributeType = 800
  /// A time.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// An identifier.
  case UUIDAttributeType = 1100
  /// An address.
  case URIAttributeType = 1200
  /// Anything that can be written as bytes.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000
  /// Several attributes together.
  case compositeAttributeType = 2100
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// What kind of value an attribute has, in the newer way.
  public struct AttributeType: Hashable, Sendable {
    let kind: NSAttributeType

    /// A small integer.
    public static let integer16 = AttributeType(kind: .integer16AttributeType)
    /// An integer.
    public static let integer32 = AttributeType(kind: .integer32AttributeType)
    /// A large integer.
    public static let integer64 = AttributeType(kind: .integer64AttributeType)
    /// A decimal number.
    public static let decimal = AttributeType(kind: .decimalAttributeType)
    /// A number of double precision.
    public static let double = AttributeType(kind: .doubleAttributeType)
    /// A number of single precision.
    public static let float = AttributeType(kind: .floatAttributeType)
    /// A text.
    public static let string = AttributeType(kind: .stringAttributeType)
    /// A flag.
    public static let boolean = AttributeType(kind: .booleanAttributeType)
    /// A time.
    public static let date = AttributeType(kind: .dateAttributeType)
    /// Bytes.
    public static let binaryData = AttributeType(kind: .binaryDataAttributeType)
    /// An identifier.
    public static let uuid = AttributeType(kind: .UUIDAttributeType)
    /// An address.
    public static let uri = AttributeType(kind: .URIAttributeType)
    /// Anything that can be written as bytes.
    public static let transformable = AttributeType(kind: .transformableAttributeType)
    /// The identifier of an object.
    public static let objectID = AttributeType(kind: .objectIDAttributeType)
    /// Several attributes together.
    public static let composite = AttributeType(kind: .compositeAttributeType)
  }

  /// What kind of value it has.
  open var attributeType = NSAttributeType.undefinedAttributeType

  /// The same in the newer way.
  open var type: AttributeType {
    get { AttributeType(kind: attributeType) }
    set { attributeType = newValue.kind }
  }

  /// What a new object has.
  open var defaultValue: Any?

  /// The class of the value, by its name; without effect.
  open var attributeValueClassName: String?

  /// What makes bytes of the value; without effect, since nothing is written.
  open var valueTransformerName: String?

  /// Whether large bytes may lie in a file; without effect.
  open var allowsExternalBinaryDataStorage = false

  /// Whether values stay in the history of a deleted object; without effect.
  open var preservesValueInHistoryOnDeletion = false

  /// The value in the form in which it is kept: numbers as `NSNumber`, everything else as it is in Swift.
  func stored(_ value: Any?) -> Any? {
    guard let value = ManagedValue.unwrapped(value), !(value is NSNull) else { return nil }
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType:
      return ManagedValue.number(value) ?? value
    case .decimalAttributeType: return ManagedValue.decimal(value) ?? value
    case .stringAttributeType: return ManagedValue.raw(value) as? String ?? value
    case .dateAttributeType: return value as? Date ?? value
    case .binaryDataAttributeType: return value as? Data ?? value
    case .UUIDAttributeType: return value as? UUID ?? value
    case .URIAttributeType: return value as? URL ?? value
    default: return value
    }
  }
}

/// What becomes of related objects when an object is deleted.
public enum NSDeleteRule: UInt, Hashable, Sendable {
  /// Nothing, not even where they refer to it.
  case noActionDeleteRule = 0
  /// They no longer refer to it.
  case nullifyDeleteRule = 1
  /// They are deleted too.
  case cascadeDeleteRule = 2
  /// As long as there are any, it is not to be deleted.
  case denyDeleteRule = 3
}

/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the related objects.
  open weak var destinationEntity: NSEntityDescription?

  /// The relationship that leads back.
  open weak var inverseRelationship: NSRelationshipDescription?

  /// How many objects there may be at most; 0 is any number, 1 is one and no list.
  open var maxCount = 0

  /// How many objects there have to be, unless there are none and it is optional.
  open var minCount = 0

  /// What becomes of the related objects.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule

  /// Whether the related objects have an order.
  open var isOrdered = false

  /// The names of the entity and of the relationship back, until the model has found them.
  var names: (entity: String, inverse: String?)?

  /// Whether there can be more than one.
  open var isToMany: Bool { maxCount != 1 }
}
