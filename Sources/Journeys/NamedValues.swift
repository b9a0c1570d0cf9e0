import HeadlessUIKit

/// What is read of an app in one moment, each value with a name that a person finds in the code or on screen.
@MainActor
struct NamedValues {
  /// A value; of several with the same name each has its own number.
  struct Place: Hashable {
    let name: String
    let number: Int
  }

  private(set) var places: [Place] = []
  private(set) var values: [Place: String] = [:]

  /// Reads an app; what its objects store is not read without a root.
  init(
    root: Any?, controllers: [UIViewController], _ stored: [StoredValue], window: UIWindow,
    ignoring ignores: (@Sendable (String) -> Bool)?, roughly rough: Rough? = nil
  ) {
    for placed in window.placedTexts where !(ignores?(placed.text) ?? false) {
      let name = Self.name(ofTextIn: placed.shower, on: placed.owner)
      add(name, rough?.text(for: placed.text, on: name) ?? "'\(placed.text)'")
    }
    let memory = Memory(
      of: root ?? (), and: root == nil ? [] : controllers, stored, ignoring: ignores, roughly: rough,
      naming: true)
    for (name, value) in memory.names?.all ?? [] { add(name, value) }
  }

  /// What a text on screen is called, by the class of what shows it and by its screen.
  static func name(ofTextIn shower: AnyClass, on owner: UIViewController?) -> String {
    Rough.textStart + "\(shower)" + (owner.map { " on \(Outline.kindName(of: $0))" } ?? "")
  }

  private mutating func add(_ name: String, _ value: String) {
    var number = 0
    while values[Place(name: name, number: number)] != nil { number += 1 }
    let place = Place(name: name, number: number)
    places.append(place)
    values[place] = value
  }

  /// What has another value later, each in a few words, texts on screen first.
  func changes(to later: NamedValues) -> [String] {
    places.compactMap { place in
      guard let before = values[place], let after = later.values[place], before != after else { return nil }
      return "\(place.name) changes from \(before.shortened) to \(after.shortened)"
    }
  }
}

extension String {
  /// The text, or its beginning where it is long.
  var shortened: String { count <= 40 ? self : prefix(39) + "…" }
}
