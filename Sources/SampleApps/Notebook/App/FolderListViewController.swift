import CoreData
import UIKit

/// All folders.
final class FolderListViewController: ListViewController<Folder> {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Folders"
    let request: NSFetchRequest<Folder> = Folder.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: #keyPath(Folder.order), ascending: true),
      NSSortDescriptor(
        key: "name", ascending: true, selector: #selector(NSString.localizedCaseInsensitiveCompare(_:))),
    ]
    show(request)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
  }

  @objc private func add() {
    let request = Folder.fetchRequest()
    let count = (try? persistence.context.count(for: request)) ?? 0
    guard count < 2 else { return }
    let folder = Folder(context: persistence.context)
    folder.name = "Folder \(count + 1)"
    persistence.save()
  }

  override func text(of folder: Folder) -> String { "\(folder.name ?? "") (\(folder.notes?.count ?? 0))" }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let notes = NoteListViewController(persistence, folder: controller.object(at: indexPath))
    navigationController?.pushViewController(notes, animated: true)
  }
}
