extension Fault {
  /// The rule, of those in `Fixtures/Conformance`, by which UIKit complains; `nil` where the app does.
  public var rule: String? { presentationRule ?? containerRule ?? hierarchyRule }

  private var presentationRule: String? {
    switch self {
    case .alreadyPresenting: "P11"
    case .notInWindow: "P13"
    case .presentationInProgress: "P23"
    case .presentedOnItself: "P14"
    case .presentedTwice: "P15"
    case .presentedChild: "P16"
    case .popoverWithoutAnchor: "P17"
    case .detachedPresenter: "P29"
    case .dismissedInTransition: "D13"
    default: nil
    }
  }

  private var containerRule: String? {
    switch self {
    case .pushedTwice: "N4"
    case .pushedNavigation: "N5"
    case .pushedSplit: "N6"
    case .duplicatesInStack: "N9"
    case .poppedToAbsent: "N14"
    case .stackNotUpdated: "N18"
    case .selectedForeignTab: "T4"
    case .selectedIndexOutOfRange: "T5"
    case .tooManyColumns: "S16"
    case .managedTabBarModified: "T17"
    default: nil
    }
  }

  private var hierarchyRule: String? {
    switch self {
    case .rootAddedAsChild: "W8"
    case .secondPlace: "W13"
    case .viewOfForeignChild: "C5"
    case .noCommonParent: "C6"
    case .unbalancedAppearance: "C8"
    case .windowWithoutRoot: "W11"
    case .unknownSegue: "G1"
    case .pushSegueWithoutNavigation: "G5"
    case .unknownScene: "B1"
    case .unrecognizedSelector: "G10"
    case .unknownStoryboard: "B3"
    case .leaked: "M4"
    default: nil
    }
  }
}
