/// Follows a cover run by run, so that the run is known that ends its process.
///
/// Covers are deterministic, so the run that has ended one process is found again in another by its number.
@MainActor
public struct CoverWatch {
  let start: () -> Void
  let rest: () -> Void
  let careful: Int?
  let tell: (RegionUnderWay) -> Void

  /// Makes a watch.
  ///
  /// - Parameters:
  ///   - careful: The number of the run about which everything is to be told, from 0, or `nil` for none.
  ///   - start: Is called when a run begins.
  ///   - rest: Is called when the engine has something to do before the next run that may take long.
  ///   - tell: Is told, when that run begins and whenever it has learnt something, what it stands for by then.
  public init(
    careful: Int?, start: @escaping () -> Void, rest: @escaping () -> Void = {},
    telling tell: @escaping (RegionUnderWay) -> Void
  ) {
    self.careful = careful
    self.start = start
    self.rest = rest
    self.tell = tell
  }
}
