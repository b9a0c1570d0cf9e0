import HeadlessUIKit
import RoutingSpecs

/// The screens of the app, in the order of its catalogue.
enum MessagesScreen: Int {
  case home
  case detail
  case settings
}

/// What a message does not reach.
final class SettingsViewController: UIViewController {}

/// Makes the app's scenes from its storyboard, and recognises them.
struct MessagesBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController {
    let text = screen.context.map { Messages.texts[$0] } ?? ""
    switch MessagesScreen(rawValue: screen.kind) {
    case .home:
      let home = MessagesStoryboard.scene("Home")
      (home as? HomeViewController)?.messageDidChange(text)
      return home
    case .detail:
      let detail = MessagesStoryboard.scene("Detail")
      (detail as? DetailViewController)?.router?.dataStore?.message = text
      return detail
    case .settings, nil: return SettingsViewController()
    }
  }

  func screen(of controller: UIViewController) -> Screen? {
    switch controller {
    case let home as HomeViewController: screen(.home, showing: home.interactor?.message)
    case let detail as DetailViewController: screen(.detail, showing: detail.router?.dataStore?.message)
    case is SettingsViewController: Screen(kind: MessagesScreen.settings.rawValue)
    default: nil
    }
  }

  private func screen(_ screen: MessagesScreen, showing text: String?) -> Screen {
    Screen(kind: screen.rawValue, context: text.flatMap { Messages.texts.firstIndex(of: $0) })
  }
}
