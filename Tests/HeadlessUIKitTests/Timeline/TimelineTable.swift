import HeadlessUIKit

// What came of each call, and each way in which UIKit does not do what it is asked.
extension TimelineCase {
  static let all = modal + waiting + stack + containers + windows + children

  private static let modal: [TimelineCase] = [
    .init("present", "present(Sheet, animated) on Home: done at 500 ms") {
      $0.home.present($0.sheet, animated: true)
    },
    .init("present at once", "present(Sheet) on Home: done at 0 ms") {
      $0.home.present($0.sheet, animated: false)
    },
    .init(
      "P11", "present(Other, animated) on Home: ignored by rule P11: Attempt to present Other on",
      after: { $0.presentSheet() }
    ) { $0.home.present(Other(), animated: true) },
    .init(
      "P13", "present(Sheet, animated) on Other: ignored by rule P13: Attempt to present Sheet on"
    ) { $0.loose.present($0.sheet, animated: true) },
    .init("P14", "present(Home, animated) on Home: raises an exception by rule P14") {
      $0.home.present($0.home, animated: true)
    },
    .init(
      "P15", "present(Sheet, animated) on Sheet: raises an exception by rule P14",
      after: { $0.presentSheet() }
    ) { $0.sheet.present($0.sheet, animated: true) },
    .init(
      "P15 elsewhere", "present(Sheet, animated) on Home: raises an exception by rule P15",
      after: { $0.presentSheet() }
    ) { $0.home.present($0.sheet, animated: true) },
    .init("P16", "present(Detail, animated) on Other: raises an exception by rule P16") {
      $0.other.present($0.detail, animated: true)
    },
    .init(
      "P23", "present(Other, animated) on Home: ignored by rule P23",
      after: {
        $0.home.present($0.sheet, animated: true)
        $0.turn()
      }
    ) { $0.home.present(Other(), animated: true) },
    .init(
      "P24", "present(Other, animated) on Home: ignored by rule P24",
      after: {
        $0.presentSheet()
        $0.home.dismiss(animated: true)
      }
    ) { $0.home.present(Other(), animated: true) },
    .init(
      "P29", "present(Sheet, animated) on Other: done, with a warning by rule P29",
      after: { $0.detail.view.addSubview($0.loose.view) }
    ) { $0.loose.present($0.sheet, animated: true) },
    .init(
      "dismiss", "dismiss(animated) on Home: done at 500 ms", after: { $0.presentSheet() }
    ) { $0.home.dismiss(animated: true) },
    .init(
      "D5", "dismiss(animated) on Home: ignored by rule D5: nothing",
      settings: { $0.dismissalCompletion = .carriedOut }
    ) {
      $0.home.dismiss(animated: true)
    },
    .init("D5'", "dismiss(animated) on Home: ignored by rule D5': nothing is presented") {
      $0.home.dismiss(animated: true)
    },
    .init(
      "D12", "dismiss(animated) on Home: ignored by rule D12: it is being dismissed already",
      settings: { $0.dismissalCompletion = .carriedOut },
      after: {
        $0.presentSheet()
        $0.home.dismiss(animated: true)
      }
    ) { $0.home.dismiss(animated: true) },
  ]

  private static let waiting: [TimelineCase] = [
    .init(
      "P25", "present(Other, animated) on Home: waits for the presentation of Sheet on UITabBarController",
      settings: { $0.presentInFlight = .wait }, after: { $0.home.present($0.sheet, animated: true) }
    ) { $0.home.present(Other(), animated: true) },
    .init(
      "D13 waits", "dismiss(animated) on Home: waits for the presentation of Sheet on UITabBarController",
      after: { $0.home.present($0.sheet, animated: true) }
    ) { $0.home.dismiss(animated: true) },
    .init(
      "D13", "dismiss(animated) on Home: ignored by rule D13", settings: { $0.dismissInFlight = .refuse },
      after: { $0.home.present($0.sheet, animated: true) }
    ) { $0.home.dismiss(animated: true) },
    .init(
      "N17 lag", "push(Sheet, animated) on UINavigationController: waits for the stack change of",
      settings: { $0.stackEditInFlight = .lag },
      after: {
        $0.nav.popViewController(animated: true)
        $0.turn()
      }
    ) { $0.nav.pushViewController($0.sheet, animated: true) },
    .init(
      "N17 drop", "push(Sheet, animated) on UINavigationController: ignored by rule N17",
      settings: { $0.stackEditInFlight = .drop },
      after: {
        $0.nav.popViewController(animated: true)
        $0.turn()
      }
    ) { $0.nav.pushViewController($0.sheet, animated: true) },
    .init(
      "N17 apply",
      "push(Sheet, animated) on UINavigationController: done; the screen follows after the stack change of",
      after: {
        $0.nav.popViewController(animated: true)
        $0.turn()
      }
    ) { $0.nav.pushViewController($0.sheet, animated: true) },
    .init(
      "N18", "push(Sheet, animated) on UINavigationController: ignored by rule N18",
      after: {
        $0.detail.definesPresentationContext = true
        $0.detail.present(Sheet().styled(.overCurrentContext), animated: true)
      }
    ) { $0.nav.pushViewController($0.sheet, animated: true) },
  ]
}
