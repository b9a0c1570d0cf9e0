import Foundation

// What has to be right before an object is saved.

extension NSManagedObject {
  func validate() throws {
    var errors: [any Error] = []
    for property in entity.properties where !property.isTransient {
      do { try validate(property) } catch { errors.append(error) }
    }
    try throwTogether(errors)
  }

  private func validate(_ property: NSPropertyDescription) throws {
    let isMissing = values[property.name] == nil
    guard isMissing else { return try validateCount(property) }
    guard !property.isOptional else { return }
    throw error(NSValidationMissingMandatoryPropertyError, "\(property.name) is a required value.", property)
  }

  private func validateCount(_ property: NSPropertyDescription) throws {
    guard let relationship = property as? NSRelationshipDescription else { return }
    let count = related(property.name).count
    if count < relationship.minCount {
      throw error(
        NSValidationRelationshipLacksMinimumCountError, "\(property.name) has too few objects.", property)
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      throw error(
        NSValidationRelationshipExceedsMaximumCountError, "\(property.name) has too many objects.", property)
    }
  }

  func checkDenied() throws {
    for relationship in entity.relationships where relationship.deleteRule == .denyDeleteRule {
      guard relatedObjects(relationship).contains(where: { !$0.isDeleted }) else { continue }
      throw error(
        NSValidationRelationshipDeniedDeleteError,
        "Items cannot be deleted from \(entity.name ?? ""): \(relationship.name) is not empty.", relationship)
    }
  }

  private func error(_ code: Int, _ description: String, _ property: NSPropertyDescription) -> NSError {
    coreDataError(
      code, description,
      [
        NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
        NSValidationValueErrorKey: value(forKey: property.name) ?? NSNull(),
      ])
  }
}
