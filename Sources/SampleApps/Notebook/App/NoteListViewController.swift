import CoreData
import UIKit

/// The notes of a folder, the open ones first.
final class NoteListViewController: ListViewController<Note> {
  private let folder: Folder

  init(_ persistence: Persistence, folder: Folder) {
    self.folder = folder
    super.init(persistence)
  }

  required init?(coder: NSCoder) { fatalError("there is no storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = folder.name
    let request = Note.fetchRequest()
    request.predicate = NSPredicate(format: "%K == %@", #keyPath(Note.folder), folder)
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Note.isDone, ascending: true),
      NSSortDescriptor(keyPath: \Note.title, ascending: true),
    ]
    show(request, sections: "part")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
  }

  @objc private func add() {
    guard (folder.notes?.count ?? 0) < 2 else { return }
    let note = Note(context: persistence.context)
    folder.addToNotes(note)
    persistence.save()
  }

  override func text(of note: Note) -> String { note.title }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    controller.object(at: indexPath).isDone.toggle()
    persistence.save()
  }
}
