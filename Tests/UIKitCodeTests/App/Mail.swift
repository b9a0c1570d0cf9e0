import UIKit

struct Folder: Hashable {
  let name: String
  let messages: [Message]
}

struct Message: Hashable {
  let id: Int
  let subject: String
}

final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  let folders: [Folder]

  init(folders: [Folder]) {
    self.folders = folders
    super.init(nibName: nil, bundle: nil)
    delegate = self
    preferredDisplayMode = .allVisible
    presentsWithGesture = false
    let list = FolderListViewController(folders: folders)
    viewControllers = [
      UINavigationController(rootViewController: list),
      UINavigationController(rootViewController: EmptyMessageViewController()),
    ]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let navigation = secondaryViewController as? UINavigationController else { return false }
    return navigation.topViewController is EmptyMessageViewController
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    guard let navigation = primaryViewController as? UINavigationController,
      navigation.topViewController is FolderListViewController
    else { return nil }
    return UINavigationController(rootViewController: EmptyMessageViewController())
  }

  func showMessage(id: Int) {
    guard let folder = folders.first(where: { $0.messages.contains { $0.id == id } }),
      let message = folder.messages.first(where: { $0.id == id }),
      let master = viewControllers.first as? UINavigationController
    else { return }
    if !(master.topViewController is MessageListViewController) {
      master.popToRootViewController(animated: false)
      master.pushViewController(MessageListViewController(folder: folder), animated: false)
    }
    let detail = UINavigationController(rootViewController: MessageViewController(message: message))
    if isCollapsed {
      master.pushViewController(MessageViewController(message: message), animated: true)
    } else {
      showDetailViewController(detail, sender: self)
    }
  }
}

final class FolderListViewController: UIViewController {
  let folders: [Folder]

  init(folders: [Folder]) {
    self.folders = folders
    super.init(nibName: nil, bundle: nil)
    title = "Folders"
  }

  required init?(coder: NSCoder) { fatalError() }

  func select(_ index: Int) {
    show(MessageListViewController(folder: folders[index]), sender: self)
  }
}

final class MessageListViewController: UIViewController {
  let folder: Folder

  init(folder: Folder) {
    self.folder = folder
    super.init(nibName: nil, bundle: nil)
    title = folder.name
  }

  required init?(coder: NSCoder) { fatalError() }

  func select(_ index: Int) {
    let message = MessageViewController(message: folder.messages[index])
    if splitViewController?.isCollapsed == false {
      let navigation = UINavigationController(rootViewController: message)
      message.navigationItem.leftItemsSupplementBackButton = true
      showDetailViewController(navigation, sender: self)
    } else {
      showDetailViewController(message, sender: self)
    }
  }
}

final class MessageViewController: UIViewController {
  let message: Message

  init(message: Message) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    title = message.subject
  }

  required init?(coder: NSCoder) { fatalError() }

  func reply() {
    let compose = ComposeViewController(subject: "Re: \(message.subject)")
    let navigation = UINavigationController(rootViewController: compose)
    navigation.modalPresentationStyle = .pageSheet
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    present(navigation, animated: true)
    navigation.presentationController?.delegate = compose
  }
}

final class EmptyMessageViewController: UIViewController {}

final class ComposeViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  let subject: String
  var draft = "" {
    didSet { navigationController?.isModalInPresentation = !draft.isEmpty }
  }
  private(set) var askedToDiscard = 0

  init(subject: String) {
    self.subject = subject
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    askedToDiscard += 1
    let sheet = UIAlertController(title: nil, message: "Discard?", preferredStyle: .alert)
    sheet.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(sheet, animated: true)
  }
}
