import Foundation

/// A kind of files or of data.
///
/// The kinds of `DeclaredType` are known, and those that the app declares; of all others nothing is known but the name.
public struct UTType: Hashable, Codable, Sendable {
  /// The name that the system has for it.
  public let identifier: String

  /// What it conforms to at least, where the app has said so.
  private let parent: String?

  /// The ending of the files, where that is all that is known.
  private let ending: String?

  private init(_ identifier: String, parent: String?, ending: String? = nil) {
    (self.identifier, self.parent, self.ending) = (identifier, parent, ending)
  }

  init(declared identifier: String) { self.init(identifier, parent: nil) }

  /// Finds a kind that the system declares.
  ///
  /// - Parameter identifier: Its name; `nil` comes of one that is not known.
  public init?(_ identifier: String) {
    guard DeclaredType.all.contains(where: { $0.identifier == identifier }) else { return nil }
    self.init(declared: identifier)
  }

  /// Finds the kind of files with an ending; a kind of its own stands for an ending that is not known.
  ///
  /// - Parameters:
  ///   - filenameExtension: The ending, without a dot.
  ///   - supertype: What the kind conforms to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains("/") else { return nil }
    let ending = filenameExtension.lowercased()
    let found = DeclaredType.all.first {
      $0.ending == ending && UTType(declared: $0.identifier).conforms(to: supertype)
    }
    if let found {
      self.init(declared: found.identifier)
    } else {
      self.init("dyn.\(ending)", parent: supertype.identifier, ending: ending)
    }
  }

  /// Finds the kind of data with a name of the internet's.
  ///
  /// - Parameters:
  ///   - mimeType: The name, such as `image/png`; `nil` comes of one that is not known.
  ///   - supertype: What the kind conforms to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let found = DeclaredType.all.first {
      $0.mimeType == mimeType.lowercased() && UTType(declared: $0.identifier).conforms(to: supertype)
    }
    guard let found else { return nil }
    self.init(declared: found.identifier)
  }

  /// Names a kind that the app declares as its own.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - parentType: What it conforms to.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parent: parentType?.identifier)
  }

  /// Names a kind that the app declares as somebody else's.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - parentType: What it conforms to.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parent: parentType?.identifier)
  }

  private var declaration: DeclaredType? { DeclaredType.all.first { $0.identifier == identifier } }

  /// The ending that files of the kind have.
  public var preferredFilenameExtension: String? { declaration?.ending ?? ending }

  /// The name that the internet has for it.
  public var preferredMIMEType: String? { declaration?.mimeType }

  /// Whether the system or an app declares the kind.
  public var isDeclared: Bool { !isDynamic }

  /// Whether it only stands for an ending.
  public var isDynamic: Bool { ending != nil }

  /// Whether the system declares it for everybody.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All kinds to which it conforms.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = (declaration?.parents ?? []) + [parent].compactMap(\.self)
    while let next = open.popLast() {
      let type = UTType(declared: next)
      if found.insert(type).inserted { open += type.declaration?.parents ?? [] }
    }
    return found
  }

  /// Whether it is a kind or one of those below that.
  ///
  /// - Parameter type: The kind.
  /// - Returns: Whether it is.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether it is below a kind.
  ///
  /// - Parameter type: The kind.
  /// - Returns: Whether it is.
  public func isSubtype(of type: UTType) -> Bool {
    supertypes.contains { $0.identifier == type.identifier }
  }

  /// Whether it is above a kind.
  ///
  /// - Parameter type: The kind.
  /// - Returns: Whether it is.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Two kinds are equal if they have one name.
  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  /// The name.
  public var description: String { identifier }
}
