import HeadlessUIKit

/// Something to do to a hierarchy.
///
/// Kept counterexamples name operations by their place in this list, so new ones are added at its end.
enum AbuseOperation: String, CaseIterable {
  case advance, fire, settle
  case present, presentTwice, presentAndDismiss, dismiss, dismissTwice, dismissInCompletion
  case push, pop, popTo, popToRoot, setStack
  case selectTab, setTabs, setColumns, showDetail, changeDisplayMode, setPages
  case addChild, embed, removeFromParent, exchangeChildren
  case replaceRoot, clearRoot, hideWindow, showWindow, readPresentationController
  case gesture, changeSizeClass
  case keep, drop
  case changeAppearanceByHand, completeAnimation, finishInteraction
  case replaceWindow, connectScene, disconnectScene, moveWindow
  case unwind, closeCycle, useMore, show, moveView

  /// What each answer means: the first ends the episode, then time passes most often.
  static let table: [AbuseOperation?] =
    [nil] + Array(repeating: advance, count: 16) + Array(repeating: gesture, count: 6) + allCases

  /// What may be done in a callback, in which the clock cannot be turned.
  static let inCallbacks: [AbuseOperation] = [
    .dismiss, .present, .push, .pop, .setStack, .selectTab, .replaceRoot, .removeFromParent, .dismissTwice,
    .addChild, .setTabs, .setColumns, .showDetail, .changeDisplayMode, .setPages, .embed, .exchangeChildren,
    .popTo, .popToRoot, .hideWindow, .showWindow, .clearRoot, .changeSizeClass, .presentTwice,
    .presentAndDismiss, .completeAnimation, .finishInteraction, .gesture, .unwind, .closeCycle, .useMore,
    .show,
    .changeAppearanceByHand, .moveView, .replaceWindow, .disconnectScene,
  ]
}

extension HierarchyAbuse {
  /// How many answers the choice of the next operation has, by which a list of answers can be told into operations.
  package static var operationChoices: Int { AbuseOperation.table.count }

  func perform(_ operation: AbuseOperation) {
    depth += 1
    defer { depth -= 1 }
    note("\(operation.rawValue)")
    switch operation {
    case .advance, .fire, .settle, .completeAnimation, .finishInteraction: performTime(operation)
    case .present, .presentTwice, .presentAndDismiss, .dismiss, .dismissTwice, .dismissInCompletion, .show:
      performPresentation(operation)
    case .push, .pop, .popTo, .popToRoot, .setStack: performStack(operation)
    case .selectTab, .setTabs, .useMore: performTabs(operation)
    case .setColumns, .showDetail, .changeDisplayMode, .setPages: performContainer(operation)
    case .addChild, .embed, .removeFromParent, .exchangeChildren, .changeAppearanceByHand, .moveView:
      performContainment(operation)
    case .replaceRoot, .clearRoot, .hideWindow, .showWindow, .replaceWindow: performWindow(operation)
    case .connectScene, .disconnectScene, .moveWindow: performScene(operation)
    case .readPresentationController: _ = any().presentationController
    case .unwind: unwind()
    case .closeCycle: closeCycle()
    case .gesture: _ = windows[choices.below(windows.count)].perform(gesture())
    case .changeSizeClass:
      Simulation.current.changeSizeClass(to: choices.isLucky(2) ? .compact : .regular)
    case .keep: pool.append(any())
    case .drop: if !pool.isEmpty { pool.remove(at: choices.below(pool.count)) }
    }
  }

  private func performTime(_ operation: AbuseOperation) {
    let clock = Simulation.current.clock
    switch operation {
    case .fire: if !clock.isIdle { clock.fire(at: choices.below(clock.pendingCount)) }
    case .settle: if !clock.settle() { report("the clock does not come to rest") }
    case .completeAnimation: completeAnimation()
    case .finishInteraction: finishInteraction()
    default: clock.advance()
    }
  }

  private func performPresentation(_ operation: AbuseOperation) {
    let (receiver, other, animated) = (any(), anyOrNew(), choices.isLucky(2))
    switch operation {
    case .present:
      if choices.isLucky(2) { other.modalPresentationStyle = choices.pick(from: HierarchyAbuse.styles) }
      receiver.present(other, animated: animated) { [weak self] in self?.react() }
    case .presentTwice:
      receiver.present(other, animated: animated)
      receiver.present(other, animated: animated)
    case .presentAndDismiss:
      receiver.present(other, animated: animated)
      receiver.dismiss(animated: animated)
    case .dismissTwice:
      receiver.dismiss(animated: animated)
      receiver.dismiss(animated: animated)
    case .dismissInCompletion:
      receiver.present(other, animated: animated) { [weak receiver] in receiver?.dismiss(animated: animated) }
    case .show: receiver.show(other, sender: receiver)
    default:
      receiver.dismiss(animated: animated) { [weak self] in self?.react() }
    }
  }

  private func performStack(_ operation: AbuseOperation) {
    guard let navigation = any(UINavigationController.self) else { return }
    let animated = choices.isLucky(2)
    switch operation {
    case .push: navigation.pushViewController(anyOrNew(), animated: animated)
    case .pop: navigation.popViewController(animated: animated)
    case .popTo:
      if let target = navigation.viewControllers.first {
        navigation.popToViewController(choices.isLucky(8) ? any() : target, animated: animated)
      }
    case .popToRoot: navigation.popToRootViewController(animated: animated)
    default: navigation.setViewControllers(some(upTo: 4), animated: animated)
    }
  }
}
