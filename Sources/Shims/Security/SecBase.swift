public import Foundation
import HeadlessUIKit

/// The result of a function: 0 where all went well.
public typealias OSStatus = Int32

/// A text, as Apple's C functions have it: there are no others here.
public typealias CFString = String

/// A dictionary, as Apple's C functions have it.
public typealias CFDictionary = [AnyHashable: Any]

/// Any object, as Apple's C functions have it.
public typealias CFTypeRef = AnyObject

/// Yes or no, as Apple's C functions have it.
public typealias CFBoolean = Bool

/// An error, as Apple's C functions have it.
public typealias CFError = NSError

/// Who gives memory to Apple's C functions: nobody here.
public final class CFAllocator: Sendable {}

// On Apple's systems they may be missing, so that code says `kCFBooleanTrue!` or `kCFBooleanTrue as Any`.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Yes.
public let kCFBooleanTrue: CFBoolean! = true

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// No.
public let kCFBooleanFalse: CFBoolean! = false

/// The usual one.
public let kCFAllocatorDefault: CFAllocator? = nil

/// All went well.
public let noErr: OSStatus = 0
/// All went well.
public let errSecSuccess: OSStatus = 0
/// There is no such function.
public let errSecUnimplemented: OSStatus = -4
/// What was passed is not right.
public let errSecParam: OSStatus = -50
/// There was no memory.
public let errSecAllocate: OSStatus = -108
/// The user has called it off.
public let errSecUserCanceled: OSStatus = -128
/// The keychain cannot be read.
public let errSecNotAvailable: OSStatus = -25291
/// The user has not signed in.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The user would have to be asked, which is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be read.
public let errSecDecode: OSStatus = -26275
/// The app lacks a right.
public let errSecMissingEntitlement: OSStatus = -34018

/// Says in words what a result means.
///
/// - Parameters:
///   - status: The result.
///   - reserved: Without effect.
/// - Returns: The words; those of results that nothing gives here are only the number.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecUnimplemented: "Function or operation not implemented."
  case errSecParam: "One or more parameters passed to the function were not valid."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: "OSStatus \(status)"
  }
}

/// Where random numbers come from.
public final class SecRandomRef: Sendable {}

/// The usual source of random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

/// Writes numbers that look random: the same ones after each launch, so that a check can be repeated.
///
/// - Parameters:
///   - rnd: Without effect.
///   - count: How many bytes are written.
///   - bytes: Where they are written.
/// - Returns: That all went well.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  let numbers = MainThread.value { Keychain.current.randomBytes(count) }
  UnsafeMutableRawBufferPointer(start: bytes, count: count).copyBytes(from: numbers)
  return errSecSuccess
}

/// What the user has to show before an item is read; kept, the user is not asked.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt

  /// Makes it from a number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A face, a finger or the code of the device.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// Any face or finger.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// A face or finger that is known now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The code of the device.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of several.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of several.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// The use of a private key.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app's.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// When an item can be read, and what the user has to show for it; kept, the user is not asked.
public final class SecAccessControl: Sendable {
  /// What the user has to show.
  let flags: SecAccessControlCreateFlags

  init(_ flags: SecAccessControlCreateFlags) { self.flags = flags }
}

/// Says when an item can be read, and what the user has to show for it.
///
/// - Parameters:
///   - allocator: Without effect.
///   - protection: When it can be read.
///   - flags: What the user has to show.
///   - error: Is left as it is.
/// - Returns: What was said.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(flags) }
