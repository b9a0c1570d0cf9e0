import CoreData
import UIKit

/// A list of objects that follows their changes row by row.
class ListViewController<Object: NSManagedObject>: UITableViewController {
  let persistence: Persistence
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var controller: NSFetchedResultsController<Object>!
  private lazy var follower = Follower(tableView, bugs: persistence.bugs)

  init(_ persistence: Persistence) {
    self.persistence = persistence
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("there is no storyboard") }

  func show(_ request: NSFetchRequest<Object>, sections: String? = nil) {
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: persistence.context, sectionNameKeyPath: sections,
      cacheName: nil)
    controller.delegate = follower
    do { try controller.performFetch() } catch { title = "Failed" }
  }

  func text(of object: Object) -> String { "" }

  override func numberOfSections(in tableView: UITableView) -> Int { controller.sections?.count ?? 0 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controller.sections?[section].numberOfObjects ?? 0
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    controller.sections?[section].name
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = text(of: controller.object(at: indexPath))
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    persistence.context.delete(controller.object(at: indexPath))
    persistence.save()
  }
}

/// Has a table follow what was found.
final class Follower: NSObject, @preconcurrency NSFetchedResultsControllerDelegate {
  private let tableView: UITableView
  private let bugs: Bugs

  init(_ tableView: UITableView, bugs: Bugs) { (self.tableView, self.bugs) = (tableView, bugs) }

  @MainActor
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.beginUpdates()
  }

  @MainActor
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    switch type {
    case .insert: tableView.insertSections(IndexSet(integer: sectionIndex), with: .automatic)
    case .delete: tableView.deleteSections(IndexSet(integer: sectionIndex), with: .automatic)
    default: break
    }
  }

  @MainActor
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    switch type {
    case .insert: tableView.insertRows(at: [newIndexPath].compactMap { $0 }, with: .automatic)
    case .delete:
      if !bugs.contains(.forgetsDeletedRows) {
        tableView.deleteRows(at: [indexPath].compactMap { $0 }, with: .automatic)
      }
    case .update: tableView.reloadRows(at: [indexPath].compactMap { $0 }, with: .automatic)
    case .move:
      tableView.deleteRows(at: [indexPath].compactMap { $0 }, with: .automatic)
      tableView.insertRows(at: [newIndexPath].compactMap { $0 }, with: .automatic)
    @unknown default: break
    }
  }

  @MainActor
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.endUpdates()
  }
}
