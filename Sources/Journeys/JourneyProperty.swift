/// What every app keeps without being asked, and what links promise.
public enum JourneyProperty: String, CaseIterable, Codable, Sendable {
  /// The app can be launched.
  case launches
  /// Whatever was done, the app comes to rest.
  case comesToRest
  /// UIKit has nothing to complain of.
  case staysWellFormed
  /// What the user should see is there.
  case isNeverBlank
  /// Nothing is pushed or presented on what is leaving the screen or has left it.
  case leavesGoneScreensAlone
  /// No round trip leaves controllers behind.
  case releasesControllers
  /// A link reaches its screen, or declines as it is declared.
  case reachesTarget
  /// The same button or tab on the same screen does not work now and then.
  case alwaysAnswers
  /// What is tapped twice opens once.
  case opensOnce
  /// Most screens can be reached again from everywhere.
  case leadsHome
  /// Back, again and again, comes to an end.
  case backEnds
  /// What stands in the window is in the shape that the team has written down.
  case staysInShape
  /// Each run from rest to rest goes as the team has said.
  case keepsOverTime
}
