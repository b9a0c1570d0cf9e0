public import Foundation
public import HeadlessUIKit

// What every object of Objective-C has: its class can be asked for, and its methods are called by name. The methods are those of
// which selectors were made or that were registered.

extension UIResponder {
  /// Whether the object is of the given class itself, and not of one that derives from it.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: Whether it is the object's.
  public func isMember(of aClass: AnyClass) -> Bool {
    isKind(of: aClass) && type(of: self) == aClass
  }

  /// Calls a method by its name.
  ///
  /// - Parameter aSelector: The method; one that the object does not have raises the exception of an unknown selector.
  /// - Returns: Nothing: what the method gives is lost.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    Simulation.actions.call(aSelector, on: self, with: nil)
    return nil
  }

  /// Calls a method by its name.
  ///
  /// - Parameters:
  ///   - aSelector: The method; one that the object does not have raises the exception of an unknown selector.
  ///   - object: What it is given.
  /// - Returns: Nothing: what the method gives is lost.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    Simulation.actions.call(aSelector, on: self, with: object)
    return nil
  }

  /// Calls a method with two arguments by its name.
  ///
  /// - Parameters:
  ///   - aSelector: The method; one that the object does not have raises the exception of an unknown selector.
  ///   - object1: What it is given first.
  ///   - object2: What it is given then.
  /// - Returns: Nothing: what the method gives is lost.
  @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>?
  {
    Simulation.actions.call(aSelector, on: self, with: object1, and: object2)
    return nil
  }
}

extension NSObjectProtocol where Self: AnyObject {
  /// Whether the object has a method of a name.
  ///
  /// - Parameter aSelector: The name.
  /// - Returns: Whether the method is known: because a selector was made of it, or it was registered.
  @MainActor
  public func responds(to aSelector: Selector) -> Bool {
    Simulation.actions.isImplemented(aSelector, by: self)
  }

  /// Calls a method by its name.
  ///
  /// - Parameter aSelector: The method; one that the object does not have raises the exception of an unknown selector.
  /// - Returns: Nothing: what the method gives is lost.
  @MainActor @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    Simulation.actions.call(aSelector, on: self, with: nil)
    return nil
  }

  /// Calls a method by its name.
  ///
  /// - Parameters:
  ///   - aSelector: The method; one that the object does not have raises the exception of an unknown selector.
  ///   - object: What it is given.
  /// - Returns: Nothing: what the method gives is lost.
  @MainActor @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    Simulation.actions.call(aSelector, on: self, with: object)
    return nil
  }
}

/// The name of a selector.
///
/// - Parameter aSelector: The selector.
/// - Returns: The name, with a colon for each argument.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSValue {
  /// The rectangle that it holds, such as the place of the keyboard.
  public var cgRectValue: CGRect { rectValue }

  /// The point that it holds.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that it holds.
  public var cgSizeValue: CGSize { sizeValue }

  /// Holds a point.
  ///
  /// - Parameter cgPoint: The point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// Holds a size.
  ///
  /// - Parameter cgSize: The size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// Holds a rectangle.
  ///
  /// - Parameter cgRect: The rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
}

/// How an associated object is held.
///
/// Copies are not made: values are held as they are.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// Held without keeping it alive; Objective-C would leave a dangling pointer, here it becomes `nil`.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Kept alive.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Kept alive.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that is associated with an object under a key.
///
/// - Parameters:
///   - object: The object.
///   - key: The key: any address that stays the same, such as that of a static variable.
/// - Returns: The value, or `nil`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(of: object as AnyObject, for: key)
}

/// Associates a value with an object under a key, for as long as the object lives.
///
/// What replaces a value is there when the old one goes, which may ask for it.
///
/// - Parameters:
///   - object: The object; a value that is no object keeps nothing.
///   - key: The key: any address that stays the same, such as that of a static variable.
///   - value: The value; `nil` takes the old one away.
///   - policy: How it is held.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.set(
    value, of: object as AnyObject, for: key,
    holding: policy == .OBJC_ASSOCIATION_ASSIGN ? .weak : .strong)
}

/// Takes all associated values of an object away.
///
/// - Parameter object: The object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.removeAll(of: object as AnyObject)
}

/// Runs a closure; there is no pool to drain where objects are released at once.
///
/// - Parameter body: The closure.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

// MARK: - Views of types that are known only at run time

/// What generic code needs to make a view from its type alone.
///
/// Apple's initialisers can be called on a metatype because Objective-C inherits them; Swift asks for `required` ones. These go to
/// the initialiser of that name which the class has. A class that has none of that name cannot be made that way, as on iOS.
@preconcurrency @MainActor
public protocol ViewMadeFromMetatype: AnyObject {}

extension UIView: ViewMadeFromMetatype {}

extension ViewMadeFromMetatype where Self: UIView {
  /// Calls the entry of the initialiser `init(fromMetatype:)` of UIView for the class that is meant; what Swift hands over besides, such
  /// an entry does not look at.
  @_silgen_name("$s13HeadlessUIKit6UIViewC12fromMetatypeAC10Foundation6CGRectV_tcfC")
  private init(ofMetatype frame: CGRect)

  /// Makes a view of a type that is known only at run time.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - generic: Tells this initialiser from the class's own; leave it out.
  public init(frame: CGRect, generic: Void = ()) { self.init(ofMetatype: frame) }

  /// Makes a view of no size, of a type that is known only at run time.
  ///
  /// - Parameter generic: Tells this initialiser from the class's own; leave it out.
  public init(generic: Void = ()) { self.init(ofMetatype: .zero) }
}

extension ViewMadeFromMetatype where Self: UITableViewCell {
  /// Calls the entry of the initialiser of that name of UITableViewCell for the class that is meant.
  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC12fromMetatype_A2C0E5StyleO_SSSgtcfC")
  private init(ofMetatype style: UITableViewCell.CellStyle, _ reuseIdentifier: String?)

  /// Makes a cell of a type that is known only at run time.
  ///
  /// - Parameters:
  ///   - style: Where the texts stand.
  ///   - reuseIdentifier: The name under which it waits to be used again.
  ///   - generic: Tells this initialiser from the class's own; leave it out.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?, generic: Void = ()) {
    self.init(ofMetatype: style, reuseIdentifier)
  }

  /// Makes a cell without a name, of a type that is known only at run time.
  ///
  /// - Parameter generic: Tells this initialiser from the class's own; leave it out.
  public init(generic: Void = ()) { self.init(ofMetatype: .default, nil) }
}

extension ViewMadeFromMetatype where Self: UITableViewHeaderFooterView {
  /// Calls the entry of the initialiser of that name of UITableViewHeaderFooterView for the class that is meant.
  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C12fromMetatypeACSSSg_tcfC")
  private init(ofMetatype reuseIdentifier: String?)

  /// Makes a header or a footer of a type that is known only at run time.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: The name under which it waits to be used again.
  ///   - generic: Tells this initialiser from the class's own; leave it out.
  public init(reuseIdentifier: String?, generic: Void = ()) { self.init(ofMetatype: reuseIdentifier) }

  /// Makes a header or a footer without a name, of a type that is known only at run time.
  ///
  /// - Parameter generic: Tells this initialiser from the class's own; leave it out.
  public init(generic: Void = ()) { self.init(ofMetatype: nil) }
}
