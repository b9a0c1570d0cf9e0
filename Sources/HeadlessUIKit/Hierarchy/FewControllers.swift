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
