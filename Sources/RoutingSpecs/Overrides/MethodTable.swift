package import HeadlessUIKit

/// Where the members of UIKit's controllers stand in the method tables of their classes.
///
/// Learnt from subclasses of ours that override one member each, so that nothing depends on the order of
/// declarations, the compiler's options or the linker; then checked on classes of which is known what they
/// override.
@MainActor
package struct MethodTable {
  /// Why the tables cannot be read.
  package struct Unreadable: Error, CustomStringConvertible {
    /// What is wrong, in words.
    package let description: String
  }

  /// Reads the words of a class behind its header.
  package typealias Reader = (AnyClass) -> [UInt]?

  private struct Base {
    let calibrated: CalibratedClass
    let words: [UInt]
    /// The words that subclasses have of their own: their initialisers.
    var initialisers: Set<Int> = []
    /// The member that each word belongs to.
    var members: [Int: String] = [:]
  }

  private let read: Reader
  private var bases: [Base] = []

  /// Learns the table from the words of classes, or throws `Unreadable` where a check fails.
  package init(reading read: @escaping Reader = ClassMetadata.words) throws(Unreadable) {
    self.read = read
    let controller = try learn(.controller, from: nil)
    for container in CalibratedClass.special { bases.append(try learn(container, from: controller)) }
    bases.append(controller)
    for (type, members) in KnownOverrides.all {
      let found = overrides(of: type)
      guard found == .known(members) else {
        throw Unreadable(
          description: "a class that overrides \(members) was read as \(found)")
      }
    }
  }

  /// The members of which is known where they stand, of one of UIKit's classes.
  ///
  /// - Parameter type: The class.
  /// - Returns: The names, sorted.
  package static func members(of type: UIViewController.Type) -> [String] {
    let classes = CalibratedClass.special + [.controller]
    let overriding = classes.first { $0.type == type }?.overriding ?? []
    return overriding.map { CalibratedClass.member(overriddenBy: $0) }.sorted()
  }

  /// Which members a class overrides, or why they are not known.
  package func overrides(of type: UIViewController.Type) -> Overrides {
    guard let base = bases.first(where: { $0.calibrated.isBase(type) }) else {
      return .unknown("\(type) derives from no class that is known")
    }
    guard let differences = differences(of: type, from: base.words) else {
      return .unknown("the method table of \(type) cannot be read")
    }
    var members: [String] = []
    for word in differences where !base.initialisers.contains(word) {
      guard let member = base.members[word] else {
        return .unknown(
          "\(type) overrides something in word \(word) of its method table, which is no known member")
      }
      if !members.contains(member) { members.append(member) }
    }
    return .known(members)
  }

  /// Learns the members of one of UIKit's classes; a special one begins with the words of every controller.
  private func learn(_ calibrated: CalibratedClass, from controller: Base?) throws(Unreadable) -> Base {
    guard let words = read(calibrated.type), words.count >= controller?.words.count ?? 1 else {
      throw Unreadable(description: "the method table of \(calibrated.type) cannot be read")
    }
    var base = Base(calibrated: calibrated, words: words)
    base.initialisers = controller?.initialisers ?? []
    base.members = controller?.members ?? [:]
    for plain in calibrated.plain {
      guard let differences = differences(of: plain, from: words) else {
        throw Unreadable(description: "the method table of a plain \(calibrated.type) cannot be read")
      }
      base.initialisers.formUnion(differences)
    }
    for overriding in calibrated.overriding {
      let member = CalibratedClass.member(overriddenBy: overriding)
      let differences = differences(of: overriding, from: words) ?? []
      let own = differences.filter { !base.initialisers.contains($0) }
      guard !own.isEmpty else {
        throw Unreadable(description: "an override of \(calibrated.type).\(member) does not show")
      }
      for word in own {
        if let other = base.members.updateValue(member, forKey: word) {
          throw Unreadable(
            description: "overrides of \(member) and \(other) look alike in \(calibrated.type)")
        }
      }
    }
    return base
  }

  /// The words in which a class differs from one that it derives from, or `nil` where it cannot be read.
  private func differences(of type: AnyClass, from base: [UInt]) -> [Int]? {
    guard let words = read(type), words.count >= base.count else { return nil }
    return base.indices.filter { words[$0] != base[$0] }
  }
}
