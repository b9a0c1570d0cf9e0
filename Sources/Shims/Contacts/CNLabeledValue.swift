public import Foundation

/// What is at home.
public let CNLabelHome = "_$!<Home>!$_"
/// What is at work.
public let CNLabelWork = "_$!<Work>!$_"
/// What is elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// The telephone that is carried around.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// A telephone of Apple's.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The telephone that is tried first.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// An address for mail at Apple's.
public let CNLabelEmailiCloud = "iCloud"
/// The first page of a web site.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

/// A number, an address or the like, and what it is for.
public final class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, @unchecked Sendable {
  /// What it is for.
  public let label: String?
  /// The number, the address or the like.
  public let value: ValueType

  /// By which it is known again within the contact: what it is for, and what it is.
  public var identifier: String { "\(label ?? "") \(value)" }

  /// Makes a value with a label.
  ///
  /// - Parameters:
  ///   - label: What it is for.
  ///   - value: The value.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }

  /// Makes another with the same value.
  ///
  /// - Parameter label: What that is for.
  /// - Returns: The other one.
  public func settingLabel(_ label: String?) -> CNLabeledValue { CNLabeledValue(label: label, value: value) }

  /// Makes another with the same label.
  ///
  /// - Parameter value: The value of that.
  /// - Returns: The other one.
  public func settingValue(_ value: ValueType) -> CNLabeledValue {
    CNLabeledValue(label: label, value: value)
  }

  /// Says a label in English.
  ///
  /// - Parameter label: The label.
  /// - Returns: What the user reads.
  public static func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

/// A number for calls.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The number, as it was written.
  public let stringValue: String

  /// Makes a number.
  ///
  /// - Parameter string: What is written.
  public init(stringValue string: String) { stringValue = string }

  var digits: String { stringValue.filter { $0.isNumber || $0 == "+" } }

  /// The number.
  open override var description: String { stringValue }

  /// Whether both are written alike.
  ///
  /// - Parameter object: The other one.
  /// - Returns: Whether they are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }

  /// What goes with `isEqual`.
  open override var hash: Int { stringValue.hashValue }

  /// The same number.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: It.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether it can be read from an archive.
  public static var supportsSecureCoding: Bool { true }

  /// Reads a number from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    guard let string = coder.decodeObject(of: NSString.self, forKey: "stringValue") else { return nil }
    stringValue = string as String
  }

  /// Writes the number into an archive.
  ///
  /// - Parameter coder: The archive.
  open func encode(with coder: NSCoder) { coder.encode(stringValue as NSString, forKey: "stringValue") }
}

/// Where somebody lives or works.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  final var lines: [String: String] = [:]

  /// The street and the number of the house.
  open var street: String { lines["street"] ?? "" }
  /// The city.
  open var city: String { lines["city"] ?? "" }
  /// The state or the region.
  open var state: String { lines["state"] ?? "" }
  /// The number by which the post knows the place.
  open var postalCode: String { lines["postalCode"] ?? "" }
  /// The country.
  open var country: String { lines["country"] ?? "" }
  /// The two letters of the country.
  open var isoCountryCode: String { lines["isoCountryCode"] ?? "" }

  /// Makes an address with nothing in it.
  public override init() {}

  /// What is known, in the order of an envelope.
  open override var description: String {
    [street, city, state, postalCode, country].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Makes a copy that nobody changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any { filled(CNPostalAddress()) }

  /// Makes a copy that can be changed.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(CNMutablePostalAddress()) }

  private func filled(_ copy: CNPostalAddress) -> CNPostalAddress {
    copy.lines = lines
    return copy
  }

  /// Whether it can be read from an archive.
  public static var supportsSecureCoding: Bool { true }

  /// Reads an address from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    for line in ["street", "city", "state", "postalCode", "country", "isoCountryCode"] {
      lines[line] = coder.decodeObject(of: NSString.self, forKey: line).map { $0 as String }
    }
  }

  /// Writes the address into an archive.
  ///
  /// - Parameter coder: The archive.
  open func encode(with coder: NSCoder) {
    for (line, text) in lines { coder.encode(text as NSString, forKey: line) }
  }
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street and the number of the house.
  open override var street: String {
    get { super.street }
    set { lines["street"] = newValue }
  }
  /// The city.
  open override var city: String {
    get { super.city }
    set { lines["city"] = newValue }
  }
  /// The state or the region.
  open override var state: String {
    get { super.state }
    set { lines["state"] = newValue }
  }
  /// The number by which the post knows the place.
  open override var postalCode: String {
    get { super.postalCode }
    set { lines["postalCode"] = newValue }
  }
  /// The country.
  open override var country: String {
    get { super.country }
    set { lines["country"] = newValue }
  }
  /// The two letters of the country.
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { lines["isoCountryCode"] = newValue }
  }
}
