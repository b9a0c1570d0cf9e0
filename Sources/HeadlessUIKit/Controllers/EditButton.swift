/// The button that begins and ends the editing of what a controller shows.
final class EditButton: UIBarButtonItem {
  private weak var screen: UIViewController?

  init(of screen: UIViewController) {
    self.screen = screen
    super.init()
    show(screen.flags.contains(.editing))
  }

  /// Says what a tap does next.
  func show(_ isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }

  override var hasTapOfItsOwn: Bool { screen != nil }

  override func tapOnItsOwn() {
    guard let screen else { return }
    let isEditing = screen.flags.contains(.editing)
    StructureReads.callBack("setEditing", on: screen) { screen.setEditing(!isEditing, animated: true) }
  }
}

extension UIViewController {
  /// The button, made now if need be.
  final var editButton: EditButton {
    if let made = rare?.editButton { return made }
    let made = EditButton(of: self)
    rareProperties.editButton = made
    return made
  }
}
