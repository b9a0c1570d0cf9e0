import Foundation

/// Knows what an app stores in `UserDefaults.standard`, which outlives a launch and so makes the next one another.
///
/// Reading all of it takes longer than many a launch, so it is read once at the beginning, and again only where an app
/// was found to differ from launch to launch.
@MainActor
struct StoredDefaults {
  private let before: [String: Any]

  /// Remembers what is stored now.
  init() { before = UserDefaults.standard.dictionaryRepresentation() }

  /// The keys whose values have changed since, sorted.
  var changedKeys: [String] {
    let after = UserDefaults.standard.dictionaryRepresentation()
    return Set(before.keys).union(after.keys).filter { !Self.isSame(before[$0], after[$0]) }.sorted()
  }

  /// What is said of them where launches differ, with the lines that help; nothing where none has changed.
  func sentences(after stop: StopReason?) -> [String] {
    guard case .differs = stop else { return [] }
    let keys = changedKeys
    guard !keys.isEmpty else { return [] }
    let lines = keys.prefix(Self.mostKeys).map {
      "  UserDefaults.standard.removeObject(forKey: \"\($0.escapedForSwift)\")"
    }
    let more = keys.count > Self.mostKeys ? ["  … and \(keys.count - Self.mostKeys) more"] : []
    let what = "The app stores something in UserDefaults.standard, and the next launch finds it. "
    return [([what + "Clear that where App launches it:"] + lines + more).joined(separator: "\n")]
  }

  /// How many keys are told.
  private static let mostKeys = 5

  private static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?):
      // Both sides as objects, so that a number is equal to itself whichever way it was stored.
      NSDictionary(dictionary: ["": first]).isEqual(NSDictionary(dictionary: ["": second]))
    default: false
    }
  }
}
