public import Checking

/// Where the regions of a cover and the stacks run one by one contradict each other; stacks are in the notation.
public enum RegionDifference: Error, Hashable {
  /// The engine itself says that it went wrong.
  case fault(String)
  /// The regions have another number of stacks together than the space.
  case total(Natural, of: Natural)
  /// A stack is in none of the regions of a cover, or in several.
  case holders(Int, of: String)
  /// A stack is judged otherwise than the one that stands for its region.
  case judgement(of: String, unlike: String)
  /// A region, named by its simplest stack, has another number of stacks than it says.
  case weight(Natural, of: String, members: Int)
}
