extension UIViewController {
  /// Gives a container other children; whatever the callbacks did meanwhile, the list and the parents agree.
  ///
  /// - Returns: Who came and who left; those who left still have their parent.
  final func exchangeChildren(
    with new: [UIViewController]
  ) -> (entering: [UIViewController], leaving: [UIViewController]) {
    let old = childStorage
    // Every run of a checker fills containers that are empty: there is nothing to compare with.
    guard !old.isEmpty else { return firstChildren(new) ?? (new, []) }
    let leaving = old.without(new)
    let own = ownChildren(among: new)
    let entering = own.count == new.count ? [] : new.without(own)
    // What is still leaving comes back.
    var returning = own.without(old)
    for controller in returning { controller.callWillMove(toParent: self) }
    for controller in leaving { controller.callWillMove(toParent: nil) }
    var came: [UIViewController] = []
    // What a callback has brought in is told by the change that brought it.
    for controller in entering where controller.parentStorage !== self {
      if controller.enter(self) { came.append(controller) }
    }
    if childStorage.isSameList(as: old) {
      childStorage = ownChildren(among: new)
      return (ownChildren(among: came + returning), ownChildren(among: leaving))
    }
    let strays = announceStrays(beside: old, and: new)
    // A callback has ordered some away that are to stay.
    let lost = ownChildren(among: new).without(childStorage).without(came).without(returning)
    for controller in lost { controller.callWillMove(toParent: self) }
    returning += lost
    childStorage = ownChildren(among: new)
    return (ownChildren(among: came + returning), ownChildren(among: leaving + strays))
  }

  /// So many times callbacks that keep bringing in children are told that these go again.
  static let mostRounds = 8

  /// Tells what callbacks have brought in during an exchange that it goes again, as all who leave are told.
  private func announceStrays(
    beside old: [UIViewController], and new: [UIViewController]
  ) -> [UIViewController] {
    var strays: [UIViewController] = []
    for _ in 0..<UIViewController.mostRounds {
      let more = childStorage.without(old).without(new).without(strays)
      guard !more.isEmpty else { return strays }
      strays += more
      for controller in more { controller.callWillMove(toParent: nil) }
    }
    return childStorage.without(old).without(new)
  }

  /// Tells those who left a container and those who came into it, unless a callback has moved them again.
  final func announce(entering: [UIViewController], leaving: [UIViewController]) {
    if !leaving.isEmpty {
      var children = ControllerMembership(childStorage)
      for controller in leaving where controller.parentLink.leads(to: self) {
        if !children.isOf(childStorage) { children = ControllerMembership(childStorage) }
        if !children.has(controller) { controller.didLeave(self) }
      }
    }
    entering.walk { controller in
      if controller.parentLink.leads(to: self) { controller.callDidMove(toParent: self) }
      return true
    }
  }

  private func ownChildren(among list: [UIViewController]) -> [UIViewController] {
    var own: [UIViewController] = []
    own.reserveCapacity(list.count)
    for controller in list where controller.parentLink.leads(to: self) { own.append(controller) }
    return own
  }

  /// Gives an empty container its first children.
  ///
  /// - Returns: Who came and who left, or `nil` where all of them came and nobody else.
  final func firstChildren(
    _ new: [UIViewController]
  ) -> (entering: [UIViewController], leaving: [UIViewController])? {
    var isWhole = true
    var known: [UIViewController] = []
    new.walk { controller in
      if !controller.parentLink.leads(to: self) {
        _ = controller.enter(self)
      } else if childStorage.holds(controller) {
        known.append(controller)
      } else {
        // What is still leaving comes back.
        controller.callWillMove(toParent: self)
      }
      return true
    }
    // Callbacks may have taken away what had come already, or brought in more.
    new.walk { controller in
      isWhole = controller.parentLink.leads(to: self)
      return isWhole
    }
    if isWhole, known.isEmpty, isChildless {
      childStorage = new
      return nil
    }
    let strays = announceStrays(beside: [], and: new)
    childStorage = ownChildren(among: new)
    return (childStorage.without(known), ownChildren(among: strays))
  }
}
