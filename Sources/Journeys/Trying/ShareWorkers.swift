/// Does shares of an exploration beside each other, each in a copy of the process as it is now.
@MainActor
package protocol ShareWorkers: AnyObject {
  /// Lets all shares be done.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - work: Does a share by its number, tells of each step before it is done, and says what has come of it.
  /// - Returns: What has come of each, in their order; `nil` where the app has ended the process, or where a step hangs.
  func answers(
    to count: Int, _ work: (_ share: Int, _ follower: any JourneyFollower) -> [UInt8]
  ) -> [[UInt8]?]
}
