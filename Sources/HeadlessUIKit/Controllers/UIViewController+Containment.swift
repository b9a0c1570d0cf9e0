extension UIViewController {
  /// Makes a controller a child of this one because code asks for it.
  final func takeChild(_ child: UIViewController) {
    let call = begin(.addChild, [.controller(child)])
    defer { call.end() }
    guard child.mayMove(into: self) else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    if child.parentStorage === self {
      // What is still leaving comes back, on screen or not.
      if !childStorage.holds(child) { HierarchyChange.noteDisorder() }
      childStorage.removeAll { $0 === child }
      childStorage.append(child)
      child.callWillMove(toParent: self)
    } else if child.enter(self) {
      childStorage.append(child)
    }
    ContainerDuties.noteArrival(of: child, in: self)
  }

  /// Leaves the present container because code asks for it.
  final func leaveParentAsAsked() {
    let call = begin(.removeFromParent)
    defer { call.end() }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    let container = parentStorage
    leaveParent(for: nil)
    if let container { ContainerDuties.noteDeparture(of: self, from: container) }
  }

  /// Whether the controller may become a child of a container; if not, the fault is recorded.
  final func mayMove(into container: UIViewController) -> Bool {
    // Nearly always a container gets what stands nowhere and holds nothing yet.
    if isUnplaced, holdsNothing, self !== container { return true }
    let simulation = Simulation.current
    if !windowLink.isEmpty {
      simulation.raise(.rootAddedAsChild(ControllerReference(self), to: ControllerReference(container)))
      return false
    }
    if carries(container) {
      simulation.raise(.cyclicContainment(ControllerReference(self), in: ControllerReference(container)))
      return false
    }
    return mayLeavePresentation(for: "a child of \(ControllerReference(container))")
  }

  /// Whether a controller may take another role although it is presented; it gives the presentation up then (rules W13,
  /// N37).
  final func mayLeavePresentation(for place: @autoclosure () -> String) -> Bool {
    guard let presenter = presentingStorage else { return true }
    let fault = Fault.secondPlace(ControllerReference(self), place: place())
    guard Simulation.current.settings.presentedElsewhere == .move else {
      Simulation.current.raise(fault)
      return false
    }
    Simulation.current.warn(fault)
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    quitTransitions(with: presenter)
    setLayerAppearance(false)
    guard presentingStorage === presenter else { return isUnplaced }
    leavePresentation()
    if presenter.hasHost { presenter.setAppearance(true) }
    return isUnplaced
  }

  /// Ends what brings the controller onto its presenter or takes it away from there.
  private func quitTransitions(with presenter: UIViewController) {
    if let running = presenter.transition, running.presented === self { running.abandon() }
    guard let running = transition, running.presenter !== self else { return }
    if running.presented === self { running.abandon() } else { running.drop(layer: self) }
  }

  /// Leaves the present container, if another one takes the controller or none does: every way out of a container that
  /// the container did not order itself goes through here.
  final func leaveParent(for next: UIViewController?) {
    if flags.contains(.hasKeeper), let keeper = rare?.keeper, keeper !== next {
      keeper.releaseKept(self, for: next)
    }
    guard !parentLink.isEmpty, parentLink != Link(next), let parent = parentStorage else { return }
    HierarchyChange.noteDisorder(in: parent)
    if let keeper = parent.rare?.keeper { keeper.releaseKept(self, for: next) }
    // A callback may bring it back into the container that it leaves; whoever orders it away has the last word.
    for _ in 0..<UIViewController.mostRounds {
      parent.releaseChild(self)
      guard parentLink.leads(to: parent), parent.childStorage.holds(self) else { break }
    }
    guard parentLink.leads(to: parent) else { return }
    parent.childStorage.remove(self)
    didLeave(parent, for: next)
  }

  /// Comes into a container, which lists it afterwards.
  ///
  /// - Returns: Whether it came; a callback may have put it somewhere else meanwhile.
  @inline(__always)
  final func enter(_ container: UIViewController) -> Bool {
    guard !parentLink.leads(to: container) else { return true }
    if TraitUpdates.areOverridden { TraitUpdates.noteMove(of: self, into: container) }
    if !parentLink.isEmpty || viewStorage != nil || !flags.isDisjoint(with: .heldElsewhere) {
      leaveEverything(for: container)
    }
    callWillMove(toParent: container)
    guard isUnplaced, !carries(container) else { return false }
    parentLink = Link(container)
    container.flags.insert(.keepsOthers)
    return true
  }

  @inline(never)
  private final func leaveEverything(for container: UIViewController) {
    if !parentLink.isEmpty || flags.contains(.hasKeeper) { leaveParent(for: container) }
    if viewStorage?.superviewStorage != nil { leaveForeignView(for: container) }
    if flags.contains(.leftBehind) { endResidue() }
  }

  /// The controller has left a container: it is told, and if it presents, what it presents keeps it alive (rule M4).
  final func didLeave(_ container: UIViewController, for next: UIViewController? = nil) {
    if parentLink.leads(to: container) { parentLink = Link(nil) }
    guard parentLink.isEmpty else { return }
    HierarchyChange.noteDeparture(of: self)
    if appearance != .disappeared, !hasHost { setLayerAppearance(false) }
    guard parentLink.isEmpty else { return }
    callDidMove(toParent: nil)
    guard next == nil, isUnplaced, presentsAnywhere else { return }
    endSearch()
    if presentsForGood { Simulation.current.leak(self) }
  }
}

// What the app's code reads is tracked in these callbacks too, whatever has led to them. Whether anybody tracks
// is asked first: to hand a closure over costs more than most callbacks.
extension UIViewController {
  @inline(__always)
  final func callWillMove(toParent parent: UIViewController?) {
    guard StructureReads.tracksCallouts else { return willMove(toParent: parent) }
    callHeardWillMove(toParent: parent)
  }

  @inline(__always)
  final func callDidMove(toParent parent: UIViewController?) {
    guard StructureReads.tracksCallouts else { return didMove(toParent: parent) }
    callHeardDidMove(toParent: parent)
  }

  @inline(never)
  private final func callHeardWillMove(toParent parent: UIViewController?) {
    StructureReads.callBack("willMove", on: self) { willMove(toParent: parent) }
  }

  @inline(never)
  private final func callHeardDidMove(toParent parent: UIViewController?) {
    StructureReads.callBack("didMove", on: self) { didMove(toParent: parent) }
  }
}

/// What containers of an app's own still owe their children (rules C1, C2).
///
/// UIKit leaves it to whoever adds a child or takes it away, and says nothing where it is not done: a screen is not told
/// where it is, or what has gone is still seen. A check tells it when it has come to rest. Until then an animation may be
/// under way, at whose end it is done.
@MainActor
enum ContainerDuties {
  private enum Duty {
    /// To call `didMove(toParent:)` of a child that was added.
    case welcome
    /// To take a child out that was told that it leaves.
    case removal
    /// To tell a child that it leaves, which has left.
    case warning
    /// To take out the view of a child that has left.
    case clearance
  }

  private struct Debt {
    let duty: Duty
    let names: (container: ControllerReference, child: ControllerReference)
    weak var container: UIViewController?
    weak var child: UIViewController?
    weak var view: UIView?
  }

  private static var debts: [Debt] = []

  /// Whether a check is under way that will ask; what stood before it began is not its business.
  private static var isWatched = false

  /// Begins to note what is owed.
  static func begin() { (isWatched, debts) = (true, []) }

  /// Forgets what is owed, and notes nothing any more.
  static func reset() {
    guard isWatched else { return }
    (isWatched, debts) = (false, [])
  }

  /// A child was added by hand, perhaps once more.
  static func noteArrival(of child: UIViewController, in container: UIViewController) {
    child.flags.insert(.addedByHand)
    guard isWatched, child.parentLink.leads(to: container), isOwn(container) else { return }
    debts.removeAll { $0.child === child && $0.duty != .warning }
    note(.welcome, of: container, to: child)
  }

  /// A child that was added by hand is told that it leaves; of others nobody has to ask.
  @inline(never)
  static func noteWarning(of child: UIViewController) {
    guard isWatched, let container = child.parentStorage, isOwn(container) else { return }
    debts.removeAll { $0.child === child && $0.duty == .removal }
    note(.removal, of: container, to: child)
  }

  /// A child that was added by hand is told that it is where it is.
  @inline(never)
  static func noteWelcome(of child: UIViewController) {
    guard !debts.isEmpty else { return }
    debts.removeAll { $0.child === child && ($0.duty == .welcome || $0.duty == .removal) }
  }

  /// A child was taken out by hand.
  static func noteDeparture(of child: UIViewController, from container: UIViewController) {
    guard isWatched, !child.parentLink.leads(to: container), isOwn(container) else { return }
    let wasWarned = debts.contains { $0.child === child && $0.duty == .removal }
    debts.removeAll { $0.child === child && $0.duty != .warning }
    if !wasWarned { note(.warning, of: container, to: child) }
    if child.viewStorage?.superviewStorage != nil { note(.clearance, of: container, to: child) }
  }

  /// The system's containers do everything themselves, also where code reaches into them (rule C10).
  private static func isOwn(_ container: UIViewController) -> Bool {
    container.containerClass == .none
      && !(container is UIPageViewController || container is UISearchController)
  }

  private static func note(_ duty: Duty, of container: UIViewController, to child: UIViewController) {
    debts.append(
      Debt(
        duty: duty, names: (ControllerReference(container), ControllerReference(child)), container: container,
        child: child, view: child.viewStorage))
  }
}

extension ContainerDuties {
  /// Tells what is owed, once, where nothing is under way that may still do it.
  static func tell() {
    guard !debts.isEmpty, Simulation.current.clock.isIdle else { return }
    let owed = debts.map(isOwed)
    for (debt, isOwed) in zip(debts, owed) where isOwed { Simulation.current.report(sentence(for: debt)) }
    // A container whose view is not loaded may do the rest when it is, and take out later whom it has told and still shows.
    debts = zip(debts, owed).filter { ($0.duty == .welcome || $0.duty == .removal) && !$1 }.map(\.0)
  }

  private static func isOwed(_ debt: Debt) -> Bool {
    guard let container = debt.container else { return false }
    let isInside = debt.child?.parentLink.leads(to: container) ?? false
    switch debt.duty {
    case .welcome: return isInside && container.flags.contains(.viewLoaded)
    case .removal: return isInside && debt.child?.viewStorage?.superviewStorage == nil
    case .warning: return true
    case .clearance:
      guard let view = debt.view, let around = container.viewStorage else { return false }
      return debt.child?.parentStorage == nil && view.windowInEffect != nil && view.isInside(around)
    }
  }

  private static func sentence(for debt: Debt) -> String {
    let (container, child) = (debt.names.container.typeName, debt.names.child.typeName)
    return switch debt.duty {
    case .welcome: "\(container) added \(child) and never called didMove(toParent:)"
    case .removal: "\(container) called willMove(toParent: nil) on \(child) and never removed it"
    case .warning: "\(container) removed \(child) and had not called willMove(toParent: nil)"
    case .clearance: "\(container) removed \(child) and left its view on screen"
    }
  }
}
