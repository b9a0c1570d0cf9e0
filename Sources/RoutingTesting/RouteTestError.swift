import HeadlessUIKit
import RoutingSpecs

/// What is wrong with how a test asks for a check.
public enum RouteTestError: Error, Hashable, Sendable {
  /// The app has no route of this name.
  case unknownRoute(String, app: String, known: [String])
  /// There is no property of this name.
  case unknownProperty(String)
  /// The replay token is of another app.
  case foreignToken(app: String, given: String)
  /// The replay token is a journey of an app from launch.
  case journeyToken
  /// There is no campaign in the folder.
  case noCampaign(String)
  /// The folder of a campaign cannot be read, or says nothing that can be used.
  case badCampaign(String, reason: String)
  /// The folder is of a campaign whose runs are not those of the app that the test gives.
  case foreignCampaign(String, difference: String)
  /// An environment variable has a value that is not allowed.
  case badVariable(String, value: String, allowed: String)
}

extension RouteTestError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what is allowed.
  public var description: String {
    switch self {
    case .unknownRoute(let name, let app, let known):
      "The app “\(app)” has no route “\(name)”"
        + (NearestName.find(name, among: known).map { "; did you mean “\($0)”?" }
          ?? "; it has \(known.joined(separator: ", ")).")
    case .unknownProperty(let name):
      "There is no property “\(name)”"
        + NearestName.sentenceEnd(
          suggesting: NearestName.find(name, among: RouteProperty.allCases.map(\.rawValue)))
    case .foreignToken(let app, let given):
      "The replay token is of the app “\(app)”, but the test gives “\(given)”."
    case .journeyToken:
      "The replay token is a journey of an app from launch; `replay` of RouteChecking follows its steps."
    case .noCampaign(let path): "There is no campaign in the folder “\(path)”: `campaign.json` is missing."
    case .badCampaign(let folder, let reason): "The folder “\(folder)” cannot be used: \(reason)"
    case .foreignCampaign(let folder, let difference):
      "The campaign in “\(folder)” is one of \(difference). Search anew with `routecheck fuzz`, and minimise that."
    case .badVariable(let name, let value, let allowed):
      "The environment variable \(name) does not take “\(value)”; allowed: \(allowed)."
    }
  }
}
