/// The passes that a shrinker applies unless told otherwise, in their order.
///
/// `Shrinker` says why they come in this order.
public var standardShrinkPasses: [any ShrinkPass] {
  [
    DeleteChunks(), ZeroChunks(), LowerChoices(), LowerAndDelete(), LowerTogether(), SwapNeighbours(),
    Redistribute(), RaiseChoices(),
  ]
}
