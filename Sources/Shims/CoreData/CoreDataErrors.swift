import Foundation
import HeadlessUIKit

/// In which domain the errors of Core Data stand: that of Cocoa.
public let NSCoreDataErrorDomain = NSCocoaErrorDomain
/// The key of the list of errors where there are several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property that is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the value that is not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the objects that somebody else has saved meanwhile.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The key of the stores to which an error belongs.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects to which an error belongs.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"

/// Something is not valid.
public let NSManagedObjectValidationError = 1550
/// Several things are not valid, which `NSDetailedErrorsKey` lists.
public let NSValidationMultipleErrorsError = 1560
/// A property that is not optional has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object is not to be deleted as long as it has related ones.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// Somebody else has saved the same object meanwhile.
public let NSManagedObjectMergeError = 133020
/// Two objects have the same values where each is to have its own.
public let NSManagedObjectConstraintMergeError = 133021
/// There is no store.
public let NSPersistentStoreCoordinatorNoStoresError = 134070
/// A store cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// A store cannot be saved.
public let NSPersistentStoreSaveError = 134030
/// There is no object of an identifier.
public let NSManagedObjectReferentialIntegrityError = 133000

/// An error of Core Data.
func coreDataError(_ code: Int, _ description: String, _ details: [String: Any] = [:]) -> NSError {
  NSError(
    domain: NSCocoaErrorDomain, code: code,
    userInfo: details.merging([NSLocalizedDescriptionKey: description]) { first, _ in first })
}

/// Something for which Core Data raises an exception: a mistake in the app, which the simulation reports as it reports UIKit's.
func raiseException(_ message: String) {
  MainThread.perform { Simulation.current.raise(.reported(message)) }
}
