@_exported public import UIKit
public import UniformTypeIdentifiers

/// The kind of the activity with which an app is opened for something that the user has found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// Under which that activity says which item was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The kind of the activity with which an app is to go on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

/// Under which that activity says what was searched for.
public let CSSearchQueryString = "kCSSearchQueryString"

/// What the user is told of an item that can be found.
open class CSSearchableItemAttributeSet: NSObject {
  /// What kind of item it is.
  public final let contentType: String

  /// Its name.
  open var title: String?
  /// Its name where it is shown.
  open var displayName: String?
  /// What it is.
  open var contentDescription: String?
  /// Words by which it is found.
  open var keywords: [String]?
  /// A small picture.
  open var thumbnailData: Data?
  /// Where a small picture is.
  open var thumbnailURL: URL?
  /// Where it is.
  open var contentURL: URL?
  /// By what an activity names the same item.
  open var relatedUniqueIdentifier: String?

  /// Makes attributes that say nothing yet.
  ///
  /// - Parameter type: What kind of item it is.
  public init(itemContentType type: String) { contentType = type }

  /// Makes attributes that say nothing yet.
  ///
  /// - Parameter contentType: What kind of item it is.
  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

/// Something in the app that the user can find from outside.
open class CSSearchableItem: NSObject {
  /// Which item it is.
  open var uniqueIdentifier: String
  /// With which others it is taken away.
  open var domainIdentifier: String?
  /// When it can be found no more.
  open var expirationDate: Date?
  /// What the user is told of it.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: Which one it is; a new name where none is given.
  ///   - domainIdentifier: With which others it is taken away.
  ///   - attributeSet: What the user is told of it.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}
