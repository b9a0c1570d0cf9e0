// How UIKit's calls tell whoever listens; code that nobody checks pays for the test of one variable.

extension UIViewController {
  /// Tells whoever listens that the code has the controller and calls something on it.
  @inline(__always)
  package final func noteUse(_ call: StaticString = #function) {
    if StructureReads.areHeard { StructureReads.use(self, call) }
  }

  /// Tells whoever listens that the code dismisses what the controller presents, or the controller itself.
  @inline(__always)
  final func noteDismissing(_ call: StaticString = #function) {
    if StructureReads.areHeard { StructureReads.dismiss(from: self, call) }
  }

  /// Tells whoever listens that the code presents something from the controller.
  @inline(__always)
  final func notePresenting(_ call: StaticString = #function) {
    if StructureReads.areHeard { StructureReads.present(from: self, call) }
  }

  /// Tells whoever listens that the code reads where the controller stands.
  @inline(__always)
  final func noteReading(_ call: StaticString = #function) {
    if StructureReads.areHeard { StructureReads.readPlace(of: self, call) }
  }

  /// Tells whoever listens that the code asks the controller for another one, and gets it.
  @inline(__always)
  final func noteHandingOut(
    _ other: @autoclosure () -> UIViewController?, _ call: StaticString = #function
  ) {
    if StructureReads.areHeard { StructureReads.handOut(other(), by: self, call) }
  }

  /// Tells whoever listens that the code asks who is presented over the controller, and gets to see it.
  @inline(__always)
  final func noteGoing(
    to presented: @autoclosure () -> UIViewController?, _ call: StaticString = #function
  ) {
    if StructureReads.areHeard { StructureReads.goUp(from: self, to: presented(), call) }
  }

  /// Tells whoever listens that the code asks who presents the controller; gives whom the code gets to see.
  @inline(__always)
  final func noteNaming(
    _ presenter: UIViewController?, _ call: StaticString = #function
  ) -> UIViewController? {
    StructureReads.areHeard ? StructureReads.name(presenter, presenting: self, call) : presenter
  }

  /// Tells whoever listens that the code reads how many children there are, or changes that, and gets some of them.
  @inline(__always)
  final func noteReadingChildren(
    handingOut children: @autoclosure () -> [UIViewController] = [], _ call: StaticString = #function
  ) {
    if StructureReads.areHeard { StructureReads.readChildren(of: self, handingOut: children(), call) }
  }

  /// Tells whoever listens that it matters whether there are more children than a number.
  @inline(__always)
  final func noteComparingChildren(with count: Int, _ call: StaticString = #function) {
    if StructureReads.areHeard { StructureReads.compareChildren(of: self, with: count, call) }
  }
}

extension UIWindow {
  /// Tells whoever listens that the code asks for the root, and gets it.
  @inline(__always)
  final func noteGoing(to root: UIViewController?, _ call: StaticString = #function) {
    if StructureReads.areHeard, let root { StructureReads.goUp(from: nil, to: root, call) }
  }
}

extension [UIViewController] {
  /// Tells whoever listens that the code gets these controllers.
  @MainActor
  func noteHandingOut(_ call: StaticString = #function) {
    if StructureReads.areHeard { for controller in self { controller.noteUse(call) } }
  }
}
