/// What was changed in an app's source so that it compiles without Objective-C, and what could not be changed.
public struct Adaptation: Sendable {
  /// The files, in the order of their paths; each line stands where it stood.
  public var files: [SourceFile] = []

  /// How often each kind of change was made.
  public var changes: [Change: Int] = [:]

  /// What is left to be done by hand, in the order of the files.
  public var remarks: [Remark] = []

  /// A kind of change.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    /// An attribute that needs Objective-C, such as `@objc` or `@IBOutlet`, was left out.
    case attribute
    /// The modifier `dynamic` was left out.
    case dynamic
    /// A `#selector` became a name with a closure that calls the method.
    case selector
    /// A method that a class may leave out became one that does nothing by default.
    case optionalMethod
    /// A call of such a method lost its question mark.
    case optionalCall
    /// A protocol of Objective-C's became one for classes.
    case classProtocol
    /// An `@NSManaged` property or accessor became one with a body.
    case managedMember
    /// An action, an outlet or a class became known under the name by which a storyboard knows it.
    case interfaceName
  }

  /// Something that is left to be done by hand.
  public struct Remark: Hashable, Sendable {
    /// The file, as it was given.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// What it is.
    public let reason: Reason

    /// Makes a remark.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - line: The line, from 1.
    ///   - reason: What is left to be done.
    public init(path: String, line: Int, reason: Reason) {
      self.path = path
      self.line = line
      self.reason = reason
    }
  }

  /// Why something could not be changed.
  public enum Reason: Hashable, Sendable {
    /// Nobody knows which method a `#selector` means: its class or its number of arguments.
    case unknownMethod(String)
    /// A method has more arguments than UIKit gives.
    case tooManyArguments(String, count: Int)
    /// A method that a class may leave out has a result, which would have to be optional.
    case optionalResult(String)
    /// A class overrides what an extension of a class of the system's declares, in a way that Swift alone cannot have.
    case extensionOverride(String)
    /// A key path of Objective-C's that names no property.
    case keyPath(String)
  }
}

extension Adaptation.Reason: CustomStringConvertible {
  /// What is left to be done, in a sentence.
  public var description: String {
    switch self {
    case .unknownMethod(let text):
      "#selector(\(text)): nobody knows which method it is; write its class and its labels, as in Cart.save(_:)"
    case .tooManyArguments(let method, let count):
      "\(method) takes \(count) arguments, and UIKit gives two at most"
    case .optionalResult(let method): "\(method) is optional and has a result; make it a requirement"
    case .extensionOverride(let member):
      "\(member) overrides what an extension declares, for which it has to be an object's, give the same type, and be no "
        + "property with observers; the extension has to name its parameters, and be none of NSObject"
    case .keyPath(let text): "#keyPath(\(text)) is a key path of Objective-C's; write it as a text"
    }
  }
}
