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

  /// Holds a rectangle.
  ///
  /// - Parameter cgRect: The rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
}
