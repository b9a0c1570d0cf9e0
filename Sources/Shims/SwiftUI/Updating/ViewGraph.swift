import Foundation
import HeadlessUIKit
import Observation

/// What holds the outermost of some views: a controller, or what a cell shows.
@MainActor
protocol ViewRoot: AnyObject {
  /// Evaluates the views.
  func renderViews()

  /// Shows what the views have come to.
  func commitViews()
}

/// All views below one controller that the app has made itself, or in one cell, and when they are evaluated anew.
///
/// A change of state is followed by one update when the turn of the run loop ends, however many there were: the bodies of all
/// views are evaluated first, then the hierarchy is made to follow.
@MainActor
final class ViewGraph {
  private weak var root: (any ViewRoot)?

  /// The run in which an update is due; an update of an earlier run was dropped with its clock.
  private var dueRun: Int?

  private var isUpdating = false

  /// Whether what comes or goes in the next update is animated.
  private(set) var animates = true

  /// What is done when all views have been evaluated.
  private var actions: [@MainActor () -> Void] = []

  private var linkHandlers: [@MainActor (URL) -> Void] = []

  /// What the views may present, outer views first.
  private var presentations: [Presentation] = []

  /// What views have presented that are there no more, until it has been dismissed.
  private var orphans: [Presentation] = []

  init(root: any ViewRoot) { self.root = root }

  /// Notes that something has changed; callable from wherever state is.
  nonisolated func noteChange() {
    MainThread.perform { setNeedsUpdate() }
  }

  /// Has the views evaluated when the turn ends.
  func setNeedsUpdate() {
    if Transaction.current.disablesAnimations { animates = false }
    guard dueRun != Simulation.runCount else { return }
    dueRun = Simulation.runCount
    Simulation.current.clock.scheduleUpdate { [weak self] in self?.update() }
  }

  /// Evaluates the views, and makes the hierarchy follow.
  func update() {
    guard !isUpdating, let root else { return }
    isUpdating = true
    dueRun = nil
    linkHandlers = []
    let old = presentations
    presentations = []
    withObservationTracking {
      root.renderViews()
    } onChange: { [weak self] in
      self?.noteChange()
    }
    dismissOrphans(among: old)
    root.commitViews()
    animates = true
    isUpdating = false
    let due = actions
    actions = []
    for action in due { action() }
  }

  func note(_ presentation: Presentation) { presentations.append(presentation) }

  /// Dismisses what was presented by views that are there no more, unless what is below it goes anyway.
  private func dismissOrphans(among old: [Presentation]) {
    let gone = old.filter { candidate in !presentations.contains { $0 === candidate } }
    let leaving = (presentations + gone).filter { candidate in
      candidate.isOutdated || gone.contains { $0 === candidate }
    }.compactMap(\.controller)
    for presentation in gone {
      let below = presentation.controller.map {
        sequence(first: $0, next: \.presentingViewController).dropFirst()
      }
      let goesAnyway = below?.contains { layer in leaving.contains { $0 === layer } } ?? true
      if !goesAnyway { orphans.append(presentation) }
    }
    orphans.removeAll { !$0.isBusy }
    for orphan in orphans { orphan.abandon() }
  }

  /// Whether something has to go before anything else can be presented, whichever view has asked for it.
  var isMakingRoom: Bool { orphans.contains(where: \.isBusy) || presentations.contains(where: \.isGoing) }

  /// Calls something when all views have been evaluated.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  func note(_ handler: @escaping @MainActor (URL) -> Void) { linkHandlers.append(handler) }

  /// Hands a link to all views that take links.
  func open(_ url: URL) -> Bool {
    let handlers = linkHandlers
    for handler in handlers { handler(url) }
    return !handlers.isEmpty
  }
}
