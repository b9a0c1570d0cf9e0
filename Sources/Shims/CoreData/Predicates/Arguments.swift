public import Foundation

// `as CVarArg`, as apps write it before an argument of a predicate: Foundation on Linux has it for numbers and texts.

extension Date: @retroactive CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { timeIntervalSinceReferenceDate._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { NSString(string: uuidString)._cVarArgEncoding }
}

extension URL: @retroactive CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { NSString(string: absoluteString)._cVarArgEncoding }
}

extension Data: @retroactive CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { count._cVarArgEncoding }
}

extension Array: @retroactive CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { count._cVarArgEncoding }
}

extension Set: @retroactive CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { count._cVarArgEncoding }
}

extension NSDate: @retroactive CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { timeIntervalSinceReferenceDate._cVarArgEncoding }
}

extension NSNumber: @retroactive CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { doubleValue._cVarArgEncoding }
}

extension NSArray: @retroactive CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { count._cVarArgEncoding }
}

extension NSSet: @retroactive CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { count._cVarArgEncoding }
}

extension NSUUID: @retroactive CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { NSString(string: uuidString)._cVarArgEncoding }
}

extension NSManagedObject: CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { objectID.number._cVarArgEncoding }
}

extension NSManagedObjectID: CVarArg {
  /// The words that functions of C take.
  public var _cVarArgEncoding: [Int] { number._cVarArgEncoding }
}
