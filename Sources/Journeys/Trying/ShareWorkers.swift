/// Does shares of an exploration beside each other, each in a copy of the process as it is now.
@MainActor
package protocol ShareWorkers: AnyObject {
  /// Lets each share be done by its number, and gives what has come of it; `nil` where the app has ended the process,
  /// or where a step hangs.
  func answers(
    to count: Int, _ work: (_ share: Int, _ follower: any JourneyFollower) -> [UInt8]
  ) -> [[UInt8]?]
}
