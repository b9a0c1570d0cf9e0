public import Checking

extension StackSpace {
  /// Builds the state with a number.
  ///
  /// Ranks ascend from simple to complicated. States are ordered by, each deciding only where those before are equal:
  /// 1. the number of modal layers,
  /// 2. the root, then each modal layer from the lowest, a layer by its content and then its style;
  ///    contents by kind (screen, navigation, tabs, split),
  ///    - screens by their place in the catalogue, then context, then not refusing before refusing,
  ///    - navigation controllers by depth, then their screens from the bottom,
  ///    - tab bar controllers by the number of tabs, then the selected one, then the items from the left,
  ///    - split controllers by primary, then secondary column.
  ///
  /// This is also the order in which `draw(from:)` asks its questions.
  ///
  /// O(controllers) divisions of numbers as long as the count.
  ///
  /// - Parameter rank: The number, in `0..<count`.
  /// - Returns: The state whose `rank(of:)` this is.
  /// - Throws: `StackSpaceError.rankOutOfRange`.
  public func state(at rank: Natural) throws(StackSpaceError) -> StackState {
    guard rank < count else { throw .rankOutOfRange(rank, count: count) }
    let modalCount = offsets.intervalIndex(of: rank)
    var rest = rank - offsets[modalCount]
    var layers: [StackState.Layer] = []
    layers.reserveCapacity(modalCount + 1)
    for _ in 0..<modalCount {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: modalWeight)
      layers.append(modalLayer(at: digit))
      rest = quotient
    }
    layers.append(.init(root.value(at: rest)))
    layers.reverse()
    return StackState(layers: layers)
  }

  private func modalLayer(at rank: Natural) -> StackState.Layer {
    if styles.count == 1 { return .init(modal.value(at: rank), style: styles[0]) }
    let (content, style) = rank.quotientAndRemainder(dividingBy: Natural(styles.count))
    return .init(modal.value(at: content), style: styles[Int(exactly: style) ?? 0])
  }

  /// Finds the number of a state.
  ///
  /// O(controllers) products of numbers as long as the count.
  ///
  /// - Parameter state: Any state.
  /// - Returns: The number for which `state(at:)` gives the state.
  /// - Throws: `StackSpaceError.notInSpace` with the first thing that the space does not contain.
  public func rank(of state: StackState) throws(StackSpaceError) -> Natural {
    do throws(StackMismatch) {
      return try uncheckedRank(of: state)
    } catch {
      throw .notInSpace(error)
    }
  }

  private func uncheckedRank(of state: StackState) throws(StackMismatch) -> Natural {
    guard state.modalCount <= modals else { throw .modals(state.modalCount, allowed: modals) }
    guard state.layers[0].style == .automatic else { throw .style(state.layers[0].style) }
    var rank = try root.rank(of: state.layers[0].content)
    for layer in state.layers.dropFirst() {
      guard let style = styles.firstIndex(of: layer.style) else { throw .style(layer.style) }
      let content = try modal.rank(of: layer.content)
      rank = rank * modalWeight + content * Natural(styles.count) + Natural(style)
    }
    return offsets[state.modalCount] + rank
  }

  /// Tells whether the space contains a state.
  public func contains(_ state: StackState) -> Bool {
    (try? rank(of: state)) != nil
  }

  /// Measures how complicated a state is.
  ///
  /// - Parameter state: A state of the space.
  /// - Returns: Its measure; the least is the best counterexample.
  /// - Throws: `StackSpaceError.notInSpace`.
  public func size(of state: StackState) throws(StackSpaceError) -> StackSize {
    StackSize(controllers: state.controllerCount, rank: try rank(of: state))
  }
}

/// How complicated a state is: by the number of its controllers, then by its rank.
///
/// A minimal counterexample is the one of the least size. Ranks alone would prefer one deep navigation stack to a
/// screen under a modal one, which people find simpler.
public struct StackSize: Hashable, Comparable, Codable, Sendable {
  /// How many controllers the state has, containers included.
  public let controllers: Int
  /// The state's number in its space.
  public let rank: Natural

  /// Takes over a measurement.
  public init(controllers: Int, rank: Natural) {
    self.controllers = controllers
    self.rank = rank
  }

  /// Orders by controllers first.
  public static func < (left: StackSize, right: StackSize) -> Bool {
    (left.controllers, left.rank) < (right.controllers, right.rank)
  }
}
