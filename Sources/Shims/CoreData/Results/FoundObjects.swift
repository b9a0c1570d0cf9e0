import Foundation
import HeadlessUIKit

/// A section of what was found.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var indexTitle: String?
  var members: [NSManagedObject]

  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// What a controller of results has found, and how it changes.
final class FoundObjects {
  let context: NSManagedObjectContext
  let sectionPath: String?
  let cacheName: String?
  private(set) var sections: [FetchedSection]?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The controller that the app has made.
  weak var owner: NSObject?

  private let request: () -> NSFetchRequest<any NSFetchRequestResult>
  private let run = Simulation.runCount

  init(
    _ request: @escaping () -> NSFetchRequest<any NSFetchRequestResult>, in context: NSManagedObjectContext,
    sections sectionPath: String?, cache: String?
  ) {
    (self.request, self.context, self.sectionPath, cacheName) = (request, context, sectionPath, cache)
    context.listen(self)
  }

  func performFetch() throws { sections = try found() }

  private func found() throws -> [FetchedSection] {
    let objects = try context.found(by: request())
    guard let sectionPath else {
      return [FetchedSection(name: "", indexTitle: nil, members: objects)]
    }
    return objects.reduce(into: []) { sections, object in
      let name = Self.name(object.value(forKeyPath: sectionPath))
      guard let known = sections.lastIndex(where: { $0.name == name }) else {
        return sections.append(FetchedSection(name: name, indexTitle: title(of: name), members: [object]))
      }
      if known != sections.count - 1 { Self.complain(sectionPath) }
      sections[known].members.append(object)
    }
  }

  private static func complain(_ path: String) {
    MainThread.perform {
      Simulation.current.report(
        "CoreData: error: The fetched object at a later index has an out of order section name by '\(path)'. Objects must be "
          + "sorted by section name")
    }
  }

  private static func name(_ value: Any?) -> String {
    switch Comparing.plain(value) {
    case nil: ""
    case let number as NSNumber: number.stringValue
    case let other?: "\(other)"
    }
  }

  private func title(of section: String) -> String? {
    guard let delegate else { return section.first.map { String($0).uppercased() } }
    return delegate.controller(controller, sectionIndexTitleForSectionName: section)
  }

  /// What the delegate is told of: the app's own controller where it has results of any kind.
  var controller: NSFetchedResultsController<any NSFetchRequestResult> {
    owner as? NSFetchedResultsController<any NSFetchRequestResult>
      ?? NSFetchedResultsController(sharing: self, request())
  }

  func object(at path: IndexPath) -> NSManagedObject? {
    guard path.count == 2, let sections, sections.indices.contains(path[0]),
      sections[path[0]].members.indices.contains(path[1])
    else { return nil }
    return sections[path[0]].members[path[1]]
  }

  func place(of object: NSManagedObject) -> IndexPath? {
    Self.places(in: sections ?? [])[ObjectIdentifier(object)]
  }

  static func places(in sections: [FetchedSection]) -> [ObjectIdentifier: IndexPath] {
    var places: [ObjectIdentifier: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (index, object) in section.members.enumerated() {
        places[ObjectIdentifier(object)] = IndexPath(indexes: [number, index])
      }
    }
    return places
  }

  // MARK: Changes

  /// Objects of the context have changed.
  func contextChanged(_ changes: ContextChanges) {
    guard run == Simulation.runCount, let before = sections, delegate != nil else { return }
    guard let after = try? found() else { return }
    let touched = changes.updated.all + changes.refreshed.all + changes.inserted.all
    let difference = FetchedDifference(from: before, to: after, touched: touched)
    guard !difference.isEmpty else { return }
    guard MainThread.isCurrent else { return tell(difference, after) }
    nonisolated(unsafe) let told = { self.tell(difference, after) }
    MainActor.assumeIsolated {
      StructureReads.callOut("NSFetchedResultsController.delegate") { told() }
    }
  }

  /// Whoever is told that changes come still finds what was there before.
  private func tell(_ difference: FetchedDifference, _ after: [FetchedSection]) {
    let (controller, delegate) = (controller, delegate)
    delegate?.controllerWillChangeContent(controller)
    sections = after
    for change in difference.sections {
      delegate?.controller(
        controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
    }
    for change in difference.objects {
      delegate?.controller(
        controller, didChange: change.object, at: change.before, for: change.type, newIndexPath: change.after)
    }
    delegate?.controllerDidChangeContent(controller)
  }
}
