public import Foundation
public import HeadlessUIKit

/// Something that an item can be handed over as.
public protocol NSItemProviderReading: AnyObject {}

/// Something that can be handed over.
public protocol NSItemProviderWriting: AnyObject {}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}

/// Hands over what is dragged or was picked: one object, as it is.
///
/// On Apple's platforms it belongs to Foundation, and turns objects into files and back.
open class NSItemProvider {
  /// What the item is called.
  open var suggestedName: String?

  private let object: (any NSItemProviderWriting)?

  /// Makes one that hands over nothing.
  public init() { object = nil }

  /// Makes one that hands over an object.
  ///
  /// - Parameter object: The object.
  public init(object: any NSItemProviderWriting) { self.object = object }

  /// The kinds of data that the object becomes, most exact one first.
  open var registeredTypeIdentifiers: [String] { Array(kinds.prefix(1)) }

  /// Whether the object becomes data of a kind.
  ///
  /// - Parameter typeIdentifier: The kind, such as `public.image`.
  /// - Returns: Whether it does.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    kinds.contains(typeIdentifier)
  }

  /// The kind of data that the object becomes, and all above it.
  private var kinds: [String] {
    let (above, content) = (["public.data", "public.item"], "public.content")
    return switch object {
    case is UIImage: ["public.png", "public.image", content] + above
    case is NSString: ["public.utf8-plain-text", "public.plain-text", "public.text", content] + above
    case is NSURL: ["public.url"] + above
    default: []
    }
  }

  /// Whether the item can be had as an object of a class.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: Whether the object is of it.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(ofClass: aClass) != nil
  }

  /// Whether the item can be had as a value of Swift's own, such as a text.
  ///
  /// - Parameter aClass: The type.
  /// - Returns: Whether the object becomes one.
  public final func canLoadObject<T: _ObjectiveCBridgeable>(
    ofClass aClass: T.Type
  ) -> Bool where T._ObjectiveCType: NSItemProviderReading { value(of: aClass) != nil }

  /// Hands the item over, in a later turn of the run loop.
  ///
  /// - Parameters:
  ///   - aClass: The class of what is wanted.
  ///   - completionHandler: Is given the item, or `nil` and what is wrong.
  /// - Returns: How far this is.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    // Objects are handed over as they are, so that the receiver has what the sender has; both are on one thread here.
    nonisolated(unsafe) let found = object(ofClass: aClass)
    DispatchQueue.global().async {
      completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
    }
    return Progress(totalUnitCount: 1)
  }

  /// Hands the item over as a value of Swift's own.
  ///
  /// - Parameters:
  ///   - aClass: The type of what is wanted.
  ///   - completionHandler: Is given the value, or `nil` and what is wrong.
  /// - Returns: How far this is.
  @discardableResult
  public final func loadObject<T: _ObjectiveCBridgeable & Sendable>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    let value = value(of: aClass)
    DispatchQueue.global().async {
      completionHandler(value, value == nil ? CocoaError(.featureUnsupported) : nil)
    }
    return Progress(totalUnitCount: 1)
  }

  /// The object, where it is of a class or derives from it.
  final func object(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    func found<Class: NSItemProviderReading>(_ type: Class.Type) -> (any NSItemProviderReading)? {
      object as? Class
    }
    return found(aClass)
  }

  /// The value of Swift's own that the object becomes.
  final func value<T: _ObjectiveCBridgeable>(of type: T.Type) -> T?
  where T._ObjectiveCType: NSItemProviderReading {
    var value: T?
    guard let object = object as? T._ObjectiveCType,
      T._conditionallyBridgeFromObjectiveC(object, result: &value)
    else { return nil }
    return value
  }
}
