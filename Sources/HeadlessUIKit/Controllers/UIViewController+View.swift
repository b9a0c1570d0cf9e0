extension UIViewController {
  /// The view, loaded if need be, for the model's own use.
  final var loadedView: UIView? {
    loadViewIfNeeded()
    if viewStorage == nil { attach(makeView()) }
    return viewStorage
  }

  /// Takes another view, or lets go of the one that there is, so that whoever asks next has it loaded again.
  final func replaceView(by view: UIView?) {
    viewStorage?.controller = nil
    viewStorage = nil
    if let view { attach(view) } else { flags.remove(.viewLoaded) }
  }

  private func attach(_ view: UIView) {
    viewStorage = view
    view.controller = self
    flags.insert(.viewLoaded)
  }

  /// Loads the view: `loadView`, the scenes that are embedded in it, then `viewDidLoad`.
  final func loadForFirstUse() {
    flags.insert(.viewLoaded)
    StructureReads.callBack("loadView", on: self) { loadView() }
    if rare?.origin != nil { performEmbedSegues() }
    StructureReads.callBack("viewDidLoad", on: self) { viewDidLoad() }
    if UnavailableContent.isUpdated(by: self) { RowLayout.request(self) }
  }
}
