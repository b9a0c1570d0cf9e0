import CoreData

/// Something that the user has noted.
@objc(Note)
public final class Note: NSManagedObject {
  /// What is noted.
  @NSManaged public var title: String
  /// Whether the user is done with it.
  @NSManaged public var isDone: Bool  // Whether it needs no more attention.
  /// Where it lies.
  @NSManaged public var folder: Folder?

  /// A request for all notes.
  ///
  /// - Returns: The request.
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Note> {
    NSFetchRequest<Note>(entityName: "Note")
  }

  /// In which part of the list it stands.
  @objc var part: String { isDone ? "Done" : "Open" }

  /// A new note is open.
  override public func awakeFromInsert() {
    super.awakeFromInsert()
    setPrimitiveValue(false, forKey: #keyPath(Note.isDone))
  }
}
