/// Which methods a class of the app's has overridden.
///
/// Objective-C would be asked for the method of a name. Swift keeps the methods of a class in the order of its declaration,
/// in its metadata, those of its superclasses before its own: an overridden one has another address there than in the
/// superclass. Where a method stands is found out once, from two classes that differ in that method alone.
///
/// The layout is that of the stable ABI without Objective-C: `docs/ABI/TypeMetadata.rst` of the Swift repository.
@MainActor
struct OverriddenMethod {
  private let place: Int
  private let base: UInt

  /// Finds where a method stands.
  ///
  /// - Parameters:
  ///   - root: The class of the model's that has the method.
  ///   - plain: A class that derives from it and overrides nothing.
  ///   - overriding: A class that derives from `root` and overrides the method, and nothing else.
  init(of root: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let (own, other) = (Self.words(of: root), Self.words(of: overriding))
    let same = Self.words(of: plain)
    let first = Self.headerWords
    let found = (first..<Self.size(of: root)).filter { own[$0] == same[$0] && own[$0] != other[$0] }
    precondition(found.count == 1, "a method of \(root) stands at \(found)")
    (place, base) = (found[0], own[found[0]])
  }

  /// Whether the class of an object has a method of its own.
  func isOverridden(by object: AnyObject) -> Bool { Self.words(of: Swift.type(of: object))[place] != base }

  /// Kind, superclass, sizes and flags, descriptor, destroyer: what comes before the methods.
  private static let headerWords = 7

  private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// How many words the metadata of a class has from where a reference to it leads.
  private static func size(of type: AnyClass) -> Int {
    let bytes = UnsafeRawPointer(words(of: type))
    let size = bytes.load(fromByteOffset: 32, as: UInt32.self)
    let start = bytes.load(fromByteOffset: 36, as: UInt32.self)
    return Int(size - start) / MemoryLayout<UInt>.size
  }
}
