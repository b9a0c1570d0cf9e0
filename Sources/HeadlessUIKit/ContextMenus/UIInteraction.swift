/// Something that a view takes part in, such as the menu of a long press.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that takes part.
  var view: UIView? { get }

  /// Called before the interaction comes to a view, or leaves it.
  ///
  /// - Parameter view: The view, or `nil`.
  func willMove(to view: UIView?)

  /// Called when the interaction has come to a view, or has left it.
  ///
  /// - Parameter view: The view, or `nil`.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What the view takes part in.
  public final var interactions: [any UIInteraction] {
    get {
      trackAccess()
      return interactionStorage
    }
    set {
      for interaction in interactionStorage { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Lets the view take part in something; it leaves the view that it was on.
  ///
  /// - Parameter interaction: What it is.
  public final func addInteraction(_ interaction: any UIInteraction) {
    guard !interactionStorage.contains(where: { $0 === interaction }) else { return }
    if let former = interaction.view { former.removeInteraction(interaction) }
    move(interaction, to: self) { interactionStorage.append(interaction) }
  }

  /// Lets the view take part in something no more.
  ///
  /// - Parameter interaction: What it is.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard interactionStorage.contains(where: { $0 === interaction }) else { return }
    move(interaction, to: nil) { interactionStorage.removeAll { $0 === interaction } }
  }

  private func move(_ interaction: any UIInteraction, to view: UIView?, _ body: () -> Void) {
    let isOwn = type(of: interaction) == UIContextMenuInteraction.self
    StructureReads.callOut("interactionWillMove", unless: isOwn) { interaction.willMove(to: view) }
    body()
    StructureReads.callOut("interactionDidMove", unless: isOwn) { interaction.didMove(to: view) }
  }
}
