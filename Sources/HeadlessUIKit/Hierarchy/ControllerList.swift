// Loops instead of the standard library's `filter` and `contains(where:)`: a closure that is written in code of the
// main actor asks at each call whether it is there, which costs more than the comparison.
extension [UIViewController] {
  /// Calls a closure for each controller, until it says that it has seen enough.
  ///
  /// No controller is retained for its turn, which would cost more than most walks do with it: the list itself keeps
  /// them alive meanwhile.
  ///
  /// - Parameter body: Called with each controller; whether to go on.
  /// - Returns: Whether it came to the end.
  @discardableResult @inline(__always)
  package func walk(_ body: (UIViewController) -> Bool) -> Bool {
    for index in indices {
      guard Uncounted(self[index]).look(body) else { return false }
    }
    return true
  }

  /// Whether the list has a controller; by identity, and fast for the short lists that stacks are.
  func holds(_ controller: UIViewController) -> Bool {
    for index in indices where self[index] === controller { return true }
    return false
  }

  /// Takes a controller out of the list, wherever it stands.
  mutating func remove(_ controller: UIViewController) {
    // Nearly always it is the top of a stack.
    if !isEmpty, self[count - 1] === controller { removeLast() }
    for index in indices.reversed() where self[index] === controller { remove(at: index) }
  }

  /// The list without a controller.
  func without(_ controller: UIViewController) -> [UIViewController] {
    var rest = self
    if holds(controller) { rest.remove(controller) }
    return rest
  }

  /// The list without the controllers of another one.
  func without(_ others: [UIViewController]) -> [UIViewController] {
    guard !isEmpty, !others.isEmpty else { return self }
    let gone = ControllerMembership(others)
    guard var index = indices.first(where: { gone.has(self[$0]) }) else { return self }
    // The list is copied only where it changes, and only from there on.
    var rest = Array(self[..<index])
    while index < count {
      if !gone.has(self[index]) { rest.append(self[index]) }
      index += 1
    }
    return rest
  }

  /// Whether a list is this one or a copy of it, neither changed since.
  ///
  /// Both share their memory then: whoever changes a list that somebody else holds too changes a copy. O(1).
  func isSameList(as other: [UIViewController]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }

  /// The list with the first of each controller only.
  @MainActor var withoutRepetition: [UIViewController] {
    guard firstRepetition != nil else { return self }
    var known: Set<ObjectIdentifier> = []
    return filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// The index of the first controller that stands in the list before.
  @MainActor var firstRepetition: Int? {
    // Whoever is come by is marked, so that the list need not be compared with itself.
    let mark = HierarchyWalk.next()
    var index = 0
    walk { controller in
      guard controller.lastWalk != mark else { return false }
      controller.lastWalk = mark
      index += 1
      return true
    }
    return index == count ? nil : index
  }
}

/// Answers whether a list has a controller: by looking in short lists, by a table in long ones.
struct ControllerMembership {
  /// Up to this many controllers looking is faster.
  static let shortCount = 16

  private let list: [UIViewController]
  private var table: Set<ObjectIdentifier> = []

  init(_ list: [UIViewController]) {
    self.list = list
    if list.count > Self.shortCount { table = Set(list.map { ObjectIdentifier($0) }) }
  }

  func has(_ controller: UIViewController) -> Bool {
    table.isEmpty ? list.holds(controller) : table.contains(ObjectIdentifier(controller))
  }

  /// Whether the answers are those of a list: the one that they were made for, and unchanged.
  func isOf(_ other: [UIViewController]) -> Bool { list.isSameList(as: other) }
}

/// Some controllers in the order in which they were added: nearly always none or one, which take no memory of their own.
@MainActor
enum FewControllers {
  case nobody
  case one(UIViewController)
  case several([UIViewController])

  init(_ list: [UIViewController]) {
    switch list.count {
    case 0: self = .nobody
    case 1: self = .one(list[0])
    default: self = .several(list)
    }
  }

  var isEmpty: Bool {
    if case .nobody = self { true } else { false }
  }

  /// The controllers as a list.
  var list: [UIViewController] {
    switch self {
    case .nobody: []
    case .one(let controller): [controller]
    case .several(let list): list
    }
  }

  /// Whether a controller is among them, by identity.
  func holds(_ controller: UIViewController) -> Bool {
    switch self {
    case .nobody: false
    case .one(let own): own === controller
    case .several(let list): list.holds(controller)
    }
  }

  /// Hands them over, without counting, and has nobody any more.
  @inline(__always)
  mutating func take() -> FewControllers {
    var taken = FewControllers.nobody
    swap(&taken, &self)
    return taken
  }

  /// The same with one more controller, unless it is among them already.
  ///
  /// A list is changed in its place where nobody else has it.
  consuming func adding(_ controller: UIViewController) -> FewControllers {
    switch consume self {
    case .nobody: return .one(controller)
    case .one(let first): return first === controller ? .one(first) : .several([first, controller])
    case .several(var list):
      if !list.holds(controller) { list.append(controller) }
      return .several(list)
    }
  }

  /// The same without a controller.
  func without(_ controller: UIViewController) -> FewControllers {
    holds(controller) ? FewControllers(list.without(controller)) : self
  }

  /// Calls a closure for each of them.
  @inline(__always)
  func walk(_ body: (UIViewController) -> Void) {
    switch self {
    case .nobody: return
    case .one(let controller): body(controller)
    case .several(let list):
      list.walk { controller in
        body(controller)
        return true
      }
    }
  }
}
