import Foundation

/// Carries out the segues of one controller, in the order of rule G3.
@MainActor
struct SeguePerformance {
  let source: UIViewController
  let definition: StoryboardDocument.Segue
  let storyboard: UIStoryboard
  let sender: Any?

  /// The segue of a name; an unknown one is a fault (rule G1).
  init?(_ name: String, on source: UIViewController, sender: Any?) {
    guard let origin = source.rare?.origin, let definition = origin.segue(name) else {
      Simulation.current.raise(.unknownSegue(name, receiver: ControllerReference(source)))
      return nil
    }
    self.init(definition, on: source, storyboard: origin.storyboard, sender: sender)
  }

  init(
    _ definition: StoryboardDocument.Segue, on source: UIViewController, storyboard: UIStoryboard,
    sender: Any?
  ) {
    self.source = source
    self.definition = definition
    self.storyboard = storyboard
    self.sender = sender
  }

  /// Makes the destination, lets the source prepare, and performs the segue.
  func run() {
    if definition.kind == .unwind {
      unwind()
      return
    }
    guard let destination = storyboard.makeScene(id: definition.destination, creator: creator) else { return }
    let segue = makeSegue(to: destination)
    segue.definition = definition
    segue.sender = sender
    applyPresentation(to: destination)
    perform(segue)
  }

  /// Calls the source's method that makes the destination, where the segue names one; an unknown one is a fault.
  private var creator: ((NSCoder) -> UIViewController?)? {
    guard let name = definition.creationAction else { return nil }
    guard let make = Simulation.storyboards.interface.segueActions.method(Selector(name), of: source) else {
      Simulation.current.raise(.unknownAction(name, of: "\(type(of: source))"))
      return nil
    }
    return { coder in make(source, coder, sender, definition.identifier) }
  }

  private func perform(_ segue: UIStoryboardSegue) {
    Simulation.prepareInterception.deliver(segue, sender: sender)
    StructureReads.callOut("performSegue", unless: type(of: segue) == UIStoryboardSegue.self) {
      segue.perform()
    }
  }

  private func makeSegue(to destination: UIViewController) -> UIStoryboardSegue {
    if let name = definition.customClass, let make = Simulation.storyboards.segueFactory(name) {
      return StructureReads.callOut("makeSegue") { make(definition.identifier, source, destination) }
    }
    return UIStoryboardSegue(identifier: definition.identifier, source: source, destination: destination)
  }

  /// Sets what a presentation needs before `prepare(for:sender:)`, which may change it.
  private func applyPresentation(to destination: UIViewController) {
    if definition.kind == .popover {
      destination.modalPresentationStyle = .popover
      (destination.presentationInEffect as? UIPopoverPresentationController)?.sourceView = source.loadedView
    } else if let style = definition.presentationStyle {
      destination.modalPresentationStyle = style
    }
  }

  private func unwind() {
    guard let name = definition.unwindAction else { return }
    let start = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender)
    guard let unwinding = Unwinding(from: start) else {
      if Timeline.isRecording { Timeline.current.noteReason(IgnoredCall("G9", "nobody accepts the segue")) }
      return
    }
    let segue = makeSegue(to: unwinding.destination)
    segue.definition = definition
    segue.sender = sender
    segue.unwinding = unwinding
    perform(segue)
  }
}

/// A control of a storyboard's scene that the user touches.
@MainActor
public enum SegueControl {
  /// Touches the control that a segue starts from; the source may refuse (rule G2).
  ///
  /// - Parameters:
  ///   - name: The segue's identifier, or its id in the file.
  ///   - source: The controller whose view has the control.
  ///   - sender: The control, as `prepare(for:sender:)` sees it.
  /// - Returns: Whether the segue exists and was not refused.
  @discardableResult
  public static func touch(_ name: String, on source: UIViewController, sender: Any? = nil) -> Bool {
    source.noteUse()
    let call = source.begin(.performSegue, [.text("\"\(name)\"")])
    defer { call.end() }
    guard let performance = SeguePerformance(name, on: source, sender: sender) else { return false }
    let identifier = performance.definition.identifier ?? ""
    guard source.allowsSegue(identifier, sender: sender) else { return false }
    performance.run()
    return true
  }
}

extension UIViewController {
  /// Asks whether a segue that the user has asked for is performed.
  fileprivate final func allowsSegue(_ identifier: String, sender: Any?) -> Bool {
    StructureReads.callBack("shouldPerformSegue", on: self) {
      shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
  }

  /// Carries out the embed segues of the scene, when the view has been loaded (rule G4).
  final func performEmbedSegues() {
    guard let origin = rare?.origin else { return }
    for segue in origin.scene.segues where segue.kind == .embed {
      guard allowsSegue(segue.identifier ?? "", sender: nil) else { continue }
      SeguePerformance(segue, on: self, storyboard: origin.storyboard, sender: nil).run()
    }
  }
}
