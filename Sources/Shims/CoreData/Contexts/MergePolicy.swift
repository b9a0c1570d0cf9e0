public import Foundation

/// What kind of rule says what happens where two contexts have changed the same object.
public enum NSMergePolicyType: UInt, Hashable, Sendable {
  /// Saving fails.
  case errorMergePolicyType = 0
  /// What the store has wins, property by property.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// What the context has wins, property by property.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The whole object of the context wins.
  case overwriteMergePolicyType = 3
  /// The whole object of the store wins.
  case rollbackMergePolicyType = 4
}

/// What happens where two contexts have changed the same object.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// What kind of rule it is.
  public let mergeType: NSMergePolicyType

  /// Makes a rule.
  ///
  /// - Parameter ty: What kind of rule it is.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// Saving fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// What the store has wins, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// What the context has wins, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The whole object of the context wins.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The whole object of the store wins.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// Saving fails where somebody else has saved the same object.
public let NSErrorMergePolicy = NSMergePolicy.error
/// What the store has wins, property by property.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// What the context has wins, property by property.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The whole object of the context wins.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The whole object of the store wins.
public let NSRollbackMergePolicy = NSMergePolicy.rollback

extension NSManagedObjectContext {
  private var policy: NSMergePolicyType {
    (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
  }

  /// Compares what is to be saved with what the store has now.
  func settleConflicts() throws {
    guard parent == nil else { return }
    for object in state.updated.all + state.deleted.all where !object.objectID.isTemporaryID {
      let row = row(of: object.objectID)
      guard row?.version != object.version else { continue }
      guard policy != .errorMergePolicyType else { throw mergeError(object) }
      settle(object, row)
    }
    for object in state.inserted.all + state.updated.all { try settleTwins(of: object) }
  }

  private func mergeError(_ object: NSManagedObject) -> NSError {
    coreDataError(
      NSManagedObjectMergeError, "Could not merge changes.",
      [NSPersistentStoreSaveConflictsErrorKey: [object]])
  }

  private func settle(_ object: NSManagedObject, _ row: StoredRow?) {
    guard let row else {
      // What somebody else has deleted cannot be saved any more.
      state.updated.remove(object)
      return
    }
    guard !state.deleted.contains(object) else { return }
    let (before, kept) = (object.values, kept(of: object, row))
    object.values = row.values
    for key in kept { object.values[key] = before[key] }
  }

  /// The properties in which the object wins.
  private func kept(of object: NSManagedObject, _ row: StoredRow) -> [String] {
    switch policy {
    case .overwriteMergePolicyType: object.entity.properties.map(\.name)
    case .mergeByPropertyObjectTrumpMergePolicyType: object.changedKeys
    case .mergeByPropertyStoreTrumpMergePolicyType:
      object.changedKeys.filter { Comparing.isSame(row.values[$0], object.committed[$0]) }
    case .errorMergePolicyType, .rollbackMergePolicyType: []
    }
  }

  // MARK: Objects that are to be the only ones

  private func settleTwins(of object: NSManagedObject) throws {
    for keys in object.entity.constraints {
      guard let twin = twin(of: object, keys) else { continue }
      switch policy {
      case .errorMergePolicyType:
        throw coreDataError(
          NSManagedObjectConstraintMergeError, "The operation couldn’t be completed: \(keys) is not unique.",
          [NSPersistentStoreSaveConflictsErrorKey: [object, twin]])
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: drop(twin)
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: drop(object)
      }
    }
  }

  /// Another object with the same values, saved or about to be.
  private func twin(of object: NSManagedObject, _ keys: [String]) -> NSManagedObject? {
    guard keys.contains(where: { object.values[$0] != nil }) else { return nil }
    return candidates(object.entity, withSubentities: true, pending: true).first { other in
      other !== object && keys.allSatisfy { Comparing.isSame(other.values[$0], object.values[$0]) }
    }
  }

  private func drop(_ object: NSManagedObject) {
    delete(object)
    processPendingChanges()
  }
}
