/// What the compiler keeps of a class for the runtime.
package enum ClassMetadata {
  /// The words behind the header: for each class from the root on where its methods are, and its properties.
  ///
  /// A subclass begins with the words of its superclass, and has other ones where it overrides something. The
  /// layout is that of `ClassMetadata` in Swift's `docs/ABI/TypeMetadata`, without Objective-C. Nobody promises it
  /// here, so whoever uses it checks what it has learnt.
  ///
  /// - Parameter type: Any class of Swift.
  /// - Returns: The words, or `nil` where the layout is not known or the sizes make no sense.
  package static func words(of type: AnyClass) -> [UInt]? {
    #if os(Linux) && (arch(x86_64) || arch(arm64))
      let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let size = Int(start.load(fromByteOffset: 32, as: UInt32.self))
      let addressPoint = Int(start.load(fromByteOffset: 36, as: UInt32.self))
      let isSensible =
        (16...64).contains(addressPoint) && (headerSize + addressPoint...largestSize).contains(size)
        && addressPoint % wordSize == 0 && size % wordSize == 0
      guard isSensible else { return nil }
      return stride(from: headerSize, to: size - addressPoint, by: wordSize).map {
        start.load(fromByteOffset: $0, as: UInt.self)
      }
    #else
      return nil
    #endif
  }

  /// One of the words.
  ///
  /// - Parameters:
  ///   - index: Its place among them.
  ///   - type: A class whose words are known, and are that many.
  /// - Returns: The word.
  static func word(_ index: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: headerSize + index * wordSize, as: UInt.self)
  }

  private static let wordSize = 8
  private static let headerSize = 56

  /// More than thirty thousand methods: something else was read.
  private static let largestSize = 1 << 18
}

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
  ///   - overriding: A class that derives from `root` and overrides the method, or the property whose getter is meant, and
  ///     nothing else.
  init(of root: AnyClass, plain: AnyClass, overriding: AnyClass) {
    guard let own = ClassMetadata.words(of: root), let same = ClassMetadata.words(of: plain),
      let other = ClassMetadata.words(of: overriding)
    else {
      known = nil
      return
    }
    let found = own.indices.filter { own[$0] == same[$0] && own[$0] != other[$0] }
    // A property that can be set has a getter, a setter and a coroutine, in this order and next to each other.
    precondition(
      [1, 3].contains(found.count) && found.last == found[0] + found.count - 1,
      "a method of \(root) stands at \(found)")
    known = (found[0], own[found[0]])
  }

  /// Whether the class of an object has a method of its own.
  func isOverridden(by object: AnyObject) -> Bool {
    // No closure: one that is bound to the main actor asks at each call whether it is there.
    guard let known else { return false }
    return ClassMetadata.word(known.place, of: type(of: object)) != known.base
  }
}

/// The classes of the model's that an app derives from, and of which it also uses the objects as they are.
///
/// Of an object of such a class nothing of the app's can be called: it has overridden no method.
@MainActor
enum ModelClasses {
  private static let all: [ObjectIdentifier] = [
    UIView.self, UIWindow.self, UIWindowScene.self, UILabel.self, UIButton.self, UIImageView.self,
    UIPresentationController.self, UISheetPresentationController.self, UIPopoverPresentationController.self,
    UIGestureRecognizer.self, UITapGestureRecognizer.self, UILongPressGestureRecognizer.self,
    UISwipeGestureRecognizer.self, UIPanGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
    UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self,
  ].map { ObjectIdentifier($0 as AnyClass) }

  /// Whether an object is of a class of the model's and of none of the app's.
  static func contains(_ object: AnyObject) -> Bool { all.contains(ObjectIdentifier(type(of: object))) }
}
