import HeadlessUIKit

/// Where the steps of a chain will stand, as far as it can be known before they are built.
///
/// It answers whether a step's action will have the container that it needs. Steps that are built count by the class
/// that they promise; what is found when the time comes is unknown and checked then.
@MainActor
struct WayIn {
  /// The controller that the way begins at, while nothing has been presented since.
  private var base: UIViewController?

  /// The steps from the outermost container to the innermost controller.
  private var steps: [Int] = []

  /// Whether the next step's surroundings are known only when it is there.
  private(set) var isUnknown = false

  static func from(_ controller: UIViewController) -> WayIn { WayIn(base: controller) }

  static var unknown: WayIn { WayIn(base: nil, isUnknown: true) }

  private init(base: UIViewController?, isUnknown: Bool = false) {
    self.base = base
    self.isUnknown = isUnknown
  }

  /// The controller that an action will start from, or `nil` if the navigation has yet to build it.
  ///
  /// - Throws: An error where there will be none of the right class.
  mutating func start(
    of action: ErasedAction, pending: [StepNode], _ reference: () -> StepReference
  ) throws(RoutingError) -> UIViewController? {
    guard !isUnknown else { return nil }
    var depth = steps.count
    while depth > 0 {
      if action.accepts(pending[steps[depth - 1]].producedType) {
        if action.isContainerAction { steps.removeLast(steps.count - depth) }
        return nil
      }
      depth -= 1
    }
    guard let base, let start = action.resolve(base) else {
      throw .containerNotFound(expected: action.existingType, around: base, reference())
    }
    if action.isContainerAction, !steps.isEmpty { steps.removeAll(keepingCapacity: true) }
    return start
  }

  /// Goes on into a step that was put where the last call of `start` said.
  mutating func enter(_ step: Int, by action: ErasedAction, late: Bool) {
    if late {
      self = .unknown
    } else if action.isContainerAction {
      steps.append(step)
    } else if !isUnknown {
      base = nil
      // Even an empty list would be given memory of its own.
      if !steps.isEmpty { steps.removeAll(keepingCapacity: true) }
      steps.append(step)
    }
  }
}
