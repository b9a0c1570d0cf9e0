import Foundation
import HeadlessUIKit

// What counts of single values and of many.
extension Memory {
  /// The types of the system's whose values have words, besides those of a word or two that hold no references.
  static let spokenTypes: [Any.Type] = [
    URL.self, IndexPath.self, Substring.self, Character.self, StaticString.self,
  ]

  /// What is read of values that belong to the system, and say what an app is about.
  static func words(for value: Any) -> String? {
    switch value {
    case let url as URL: url.absoluteString
    case let path as IndexPath: path.map(abridged).joined(separator: ".")
    case let type as Any.Type: "\(type)"
    case let number as any BinaryFloatingPoint: abridged(Double(number))
    case let text as Substring: String(text)
    case let character as Character: String(character)
    case let text as StaticString: text.description
    case let duration as Duration: seconds(of: duration)
    // A set of flags is no count: every bit may decide.
    case let flags as any OptionSet: rawValue(of: flags)
    case let vector as any SIMD: scalars(of: vector)
    default: nil
    }
  }

  private static func seconds(of duration: Duration) -> String {
    let (seconds, rest) = duration.components
    return abridged(seconds) + (rest == 0 ? "" : " and part")
  }

  private static func rawValue<Flags: OptionSet>(of flags: Flags) -> String? {
    (flags.rawValue as? any BinaryInteger).map { String(describing: $0) }
  }

  private static func scalars<Vector: SIMD>(of vector: Vector) -> String {
    vector.indices.map { index in
      let scalar = vector[index]
      if let number = scalar as? any BinaryInteger { return abridged(number) }
      return (scalar as? any BinaryFloatingPoint).map { abridged(Double($0)) } ?? ""
    }
    .joined(separator: " ")
  }

  /// How to read what views of a class are set to, and what keeps the user off them; which class it is is asked once.
  static func setting(like object: AnyObject) -> @MainActor (AnyObject) -> String {
    func reading<Control: UIControl>(_ read: @escaping @MainActor (Control) -> String)
      -> @MainActor (AnyObject) -> String
    {
      { object in
        let control = unsafeDowncast(object, to: Control.self)
        return (control.isHidden ? "hidden" : "") + (control.isEnabled ? "" : "disabled")
          + (control.isSelected ? "selected" : "") + read(control)
      }
    }
    return switch object {
    case is UISwitch: reading { (it: UISwitch) in it.isOn ? "on" : "off" }
    case is UISegmentedControl: reading { (it: UISegmentedControl) in abridged(it.selectedSegmentIndex) }
    case is UIStepper: reading { (it: UIStepper) in abridged(it.value) }
    case is UISlider: reading { (it: UISlider) in abridged(Double(it.value)) }
    case is UIControl: reading { (_: UIControl) in "" }
    default: { unsafeDowncast($0, to: UIView.self).isHidden ? "hidden" : "" }
    }
  }

  /// How many elements of a longer one are looked at, and how many different ones are told apart among them; of what is
  /// longer or more varied counts only that it is.
  static let (mostLookedAt, mostDifferent) = (32, 8)

  /// What counts of many elements: which there are, but neither how many nor their order.
  static func different(_ parts: [String]) -> String {
    let different = Set(parts).sorted()
    return different.count <= mostDifferent ? "many " + different.joined(separator: ",") : "many"
  }

  static func abridged(_ number: any BinaryInteger) -> String {
    Int(exactly: number).map { abridged($0) } ?? "many"
  }

  static func abridged(_ number: Double) -> String {
    Int(exactly: number).map { abridged($0) } ?? (abs(number) < 1 ? "part" : "many")
  }

  static func abridged(_ number: Int) -> String {
    (-2...2).contains(number) ? String(number) : "many"
  }

  /// Takes a number down in full, if that is wanted; within the elements of a set nobody does.
  mutating func note(number: Int) {
    guard numbers != nil else { return }
    numbers?.add(number: number)
    numbers?.add(",")
  }

  /// Takes a value down in full that may be a number.
  mutating func note(numberIn value: Any) {
    switch value {
    case let number as any BinaryInteger: numbers?.add(text: "\(number),")
    case let number as any BinaryFloatingPoint: numbers?.add(text: "\(Double(number)),")
    case let duration as Duration: numbers?.add(text: "\(duration),")
    default: break
    }
  }

  // MARK: - Whose a class is

  /// Whether a type of the standard library's stores nothing but values of the types that it is made for.
  static func isOpen(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return [
      "Swift.Range<", "Swift.ClosedRange<", "Swift.PartialRange", "Swift.KeyValuePairs<",
      "Swift.CollectionOfOne<",
    ].contains { name.hasPrefix($0) }
  }

  private static var foreign: [ObjectIdentifier: Bool] = [:]

  /// Whether a type is none of the app's: UIKit's, Foundation's or the standard library's.
  static func isForeign(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = foreign[id] { return known }
    let name = String(reflecting: type)
    let modules = [
      "HeadlessUIKit.", "UIKit.", "SwiftUI.", "QuartzCore.", "os.", "Foundation", "Swift.", "Dispatch.",
      "Observation.",
    ]
    let result = modules.contains { name.hasPrefix($0) }
    foreign[id] = result
    return result
  }
}
