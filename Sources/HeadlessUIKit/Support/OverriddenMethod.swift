/// A method that classes of the app's may have overridden.
///
/// Objective-C would be asked for the method of a name. Swift keeps the methods of a class in the order of its declaration,
/// in its metadata, those of its superclasses before its own: an overridden one has another address there than in the
/// superclass. Where a method stands is found out once, from two classes that differ in that method alone.
@MainActor
struct OverriddenMethod {
  /// Where it stands in the words of a class, and what stands there unless it is overridden; `nil` on hosts where classes
  /// cannot be read, on which no class is taken for one that overrides anything.
  private let known: (place: Int, base: UInt)?

  /// Finds where a method stands.
  ///
  /// - Parameters:
  ///   - root: The class of the model's that has the method.
  ///   - plain: A class that derives from it and overrides nothing.
  ///   - overriding: A class that derives from `root` and overrides the method, and nothing else.
  init(of root: AnyClass, plain: AnyClass, overriding: AnyClass) {
    guard let own = ClassMetadata.words(of: root), let same = ClassMetadata.words(of: plain),
      let other = ClassMetadata.words(of: overriding)
    else {
      known = nil
      return
    }
    let found = own.indices.filter { own[$0] == same[$0] && own[$0] != other[$0] }
    precondition(found.count == 1, "a method of \(root) stands at \(found)")
    known = (found[0], own[found[0]])
  }

  /// Whether the class of an object has a method of its own.
  func isOverridden(by object: AnyObject) -> Bool {
    // No closure: one that is bound to the main actor asks at each call whether it is there.
    guard let known else { return false }
    return ClassMetadata.word(known.place, of: type(of: object)) != known.base
  }
}
