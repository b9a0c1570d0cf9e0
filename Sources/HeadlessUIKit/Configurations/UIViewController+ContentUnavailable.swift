/// What a screen shows in place of contents, and whether its class says so itself.
@MainActor
enum UnavailableContent {
  private final class Plain: UIViewController {}

  private final class Overriding: UIViewController {
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    }
  }

  private static let update = OverriddenMethod(
    of: UIViewController.self, plain: Plain.self, overriding: Overriding.self)

  /// Whether the class of a controller says what it shows in place of contents.
  static func isUpdated(by controller: UIViewController) -> Bool { update.isOverridden(by: controller) }
}

extension UIViewController {
  /// What is shown over the view because there is nothing to show, or `nil`.
  ///
  /// The buttons of the system's configuration can be tapped. The view is loaded for it.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get {
      noteReading()
      return rare?.unavailable
    }
    set {
      noteUse()
      rareProperties.unavailable = newValue
      showUnavailable()
    }
  }

  /// Asks that `updateContentUnavailableConfiguration(using:)` be called at the end of the turn, or before the screen appears.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    noteUse()
    RowLayout.request(self)
  }

  /// Asks for it if the class says what it shows, or what is shown follows a search.
  final func requestUnavailableUpdate() {
    if rare?.unavailable != nil || UnavailableContent.isUpdated(by: self) { RowLayout.request(self) }
  }

  private func showUnavailable() {
    guard let holder = loadedView else { return }
    let old = rare?.unavailableView
    guard let configuration = rare?.unavailable else {
      old?.takeOut()
      rare?.unavailableView = nil
      return
    }
    let view = ShownContent.view(for: configuration.updated(for: unavailableState), after: old ?? UIView())
    if view !== old {
      old?.takeOut()
      rareProperties.unavailableView = view
    }
    if view.superviewStorage !== holder { StructureReads.suspended { holder.addSubview(view) } }
  }

  /// What the configuration goes by: the environment, and what the user searches for.
  final var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitsInEffect)
    state.searchText = rare?.navigationItem?.searchControllerStorage?.bar.field.textStorage
    return state
  }

  /// Shows what was set in the state as it is now.
  final func followUnavailableState() { if rare?.unavailable != nil { showUnavailable() } }
}

extension UIViewController: LaidOutLate {
  // Not asked of the view, which is not made before somebody wants it.
  final var standsInWindow: Bool { hasHost }

  final func layOut() {
    let state = contentUnavailableConfigurationState
    StructureReads.callBack("updateContentUnavailableConfiguration", on: self) {
      updateContentUnavailableConfiguration(using: state)
    }
  }
}
