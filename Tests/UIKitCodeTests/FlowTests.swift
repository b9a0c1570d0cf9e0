import Foundation
import Testing
import UIKit

@MainActor
@Suite struct FlowTests {
  // MARK: - Sign in

  @Test(arguments: [
    ("login", false, "HomeViewController"), ("login", true, "ChangePasswordViewController"),
    ("signUp", false, "SignUpViewController"), ("signUp", true, "SignUpViewController"),
    ("forgotPassword", false, "ForgotPasswordViewController"),
    ("forgotPassword", true, "ForgotPasswordViewController"), ("logout", false, "SignInViewController"),
  ])
  func `each route of sign in leads where the table says`(
    route: String, isExpired: Bool, screen: String
  ) {
    let device = Device()
    let viewModel = SignInViewModel()
    viewModel.isPasswordExpired = isExpired
    let signIn = SignInViewController(viewModel: viewModel)
    let window = device.show(UINavigationController(rootViewController: signIn))
    signIn.router.route(to: route, from: signIn)
    device.settle(window)
    let top = UIApplication.topViewController()
    #expect(top.map { String(describing: type(of: $0)) } == screen)
    #expect(signIn.router.errors == (route == "logout" ? [.unknownRoute("logout")] : []))
  }

  @Test func `the button works only when the name is long enough`() {
    let device = Device()
    let viewModel = SignInViewModel()
    let signIn = SignInViewController(viewModel: viewModel)
    let window = device.show(UINavigationController(rootViewController: signIn))
    signIn.button.sendActions(for: .primaryActionTriggered)
    device.settle(window)
    #expect(UIApplication.topViewController() === signIn)
    viewModel.didType("Ada")
    signIn.button.sendActions(for: .primaryActionTriggered)
    device.settle(window)
    #expect((UIApplication.topViewController() as? HomeViewController)?.name == "Ada")
  }

  @Test func `a screen that is gone takes its view model and router with it`() {
    let device = Device()
    let window = device.show(UINavigationController())
    weak var model: SignInViewModel?
    weak var router: SignInRouter?
    do {
      let viewModel = SignInViewModel()
      let signIn = SignInViewController(viewModel: viewModel)
      (window.rootViewController as? UINavigationController)?.viewControllers = [signIn]
      device.settle(window)
      (model, router) = (viewModel, signIn.router)
    }
    #expect(model != nil && router != nil)
    (window.rootViewController as? UINavigationController)?.viewControllers = [UIViewController()]
    device.settle(window)
    #expect(model == nil && router == nil)
  }

  // MARK: - Mail

  private let folders = [
    Folder(name: "Inbox", messages: [Message(id: 1, subject: "Hello"), Message(id: 2, subject: "Bye")]),
    Folder(name: "Sent", messages: [Message(id: 3, subject: "Thanks")]),
  ]

  @Test func `on a wide device a message opens beside the list`() throws {
    let device = Device(width: .regular)
    let mail = MailSplitViewController(folders: folders)
    let window = device.show(mail)
    mail.showMessage(id: 3)
    device.settle(window)
    let master = try #require(mail.viewControllers.first as? UINavigationController)
    let detail = try #require(mail.viewControllers.last as? UINavigationController)
    #expect((master.topViewController as? MessageListViewController)?.folder.name == "Sent")
    #expect((detail.topViewController as? MessageViewController)?.message.id == 3)
    #expect(device.faults == [])
  }

  @Test func `on a narrow device a message is pushed, and the empty one is dropped`() throws {
    let device = Device(width: .compact)
    let mail = MailSplitViewController(folders: folders)
    let window = device.show(mail)
    #expect(mail.isCollapsed && mail.viewControllers.count == 1)
    mail.showMessage(id: 2)
    device.settle(window)
    let stack = try #require(mail.viewControllers.first as? UINavigationController).viewControllers
    #expect(
      stack.map { String(describing: type(of: $0)) }
        == ["FolderListViewController", "MessageListViewController", "MessageViewController"])
    #expect(device.faults == [])
  }

  @Test func `choosing folder and message works in both widths`() throws {
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      let device = Device(width: width)
      let mail = MailSplitViewController(folders: folders)
      let window = device.show(mail)
      let folderList = StackSearch.first(FolderListViewController.self, in: mail)
      folderList?.select(0)
      device.settle(window)
      StackSearch.first(MessageListViewController.self, in: mail)?.select(1)
      device.settle(window)
      let message = StackSearch.first(MessageViewController.self, in: mail)
      #expect(message?.message.id == 2)
      #expect(UIApplication.topViewController() === message)
    }
  }

  @Test func `a draft keeps its sheet from being swiped away until it is discarded`() throws {
    let device = Device()
    let message = MessageViewController(message: folders[0].messages[0])
    let window = device.show(UINavigationController(rootViewController: message))
    message.reply()
    device.settle(window)
    let compose = try #require(UIApplication.topViewController() as? ComposeViewController)
    compose.draft = "Dear"
    window.perform(.startSwipeDown(layer: 0))
    device.settle(window)
    #expect(compose.askedToDiscard == 1)
    #expect(UIApplication.topViewController() is UIAlertController)
    device.user(.tapAction(0), in: window)
    #expect(UIApplication.topViewController() === message)
    #expect(device.faults == [])
  }

  // MARK: - Alerts

  @Test func `alerts wait for each other and for transitions`() throws {
    let device = Device()
    let window = device.show(UINavigationController(rootViewController: UIViewController()))
    var confirmed = 0
    window.rootViewController?.present(UIViewController(), animated: true)
    AlertPresenter.shared.confirm("First") { confirmed += 1 }
    AlertPresenter.shared.confirm("Second") { confirmed += 10 }
    #expect(AlertPresenter.shared.waiting == 2)
    device.settle(window)
    #expect((UIApplication.topViewController() as? UIAlertController)?.title == "First")
    device.user(.tapAction(0), in: window)
    #expect((UIApplication.topViewController() as? UIAlertController)?.title == "Second")
    device.user(.tapAction(1), in: window)
    #expect(confirmed == 1 && AlertPresenter.shared.waiting == 0)
    #expect(device.faults == [])
  }

  @Test func `a sheet of choices is anchored where there is room`() throws {
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      let device = Device(width: width)
      let root = UIViewController()
      let window = device.show(root)
      var chosen = ""
      ChoiceSheet().show(
        [("Copy", { chosen = "copy" }), ("Share", { chosen = "share" })], from: root, anchor: root.view)
      device.settle(window)
      #expect(root.presentedViewController is UIAlertController)
      device.user(.tapAction(1), in: window)
      #expect(chosen == "share")
      #expect(root.presentedViewController == nil)
      #expect(device.faults == [])
    }
  }

  // MARK: - Transitions

  @Test func `a card is presented and dismissed by its own animators`() throws {
    let device = Device()
    let root = UIViewController()
    let window = device.show(root)
    var isDone = false
    let card = UIViewController()
    let delegate = root.presentCard(card) { isDone = true }
    device.settle(window)
    #expect(isDone && delegate.presented == 1)
    #expect(device.simulation.clock.now == 400)
    #expect(root.view.window === window)
    #expect((card.presentationController as? CardPresentationController)?.dimming?.alpha == 1)
    card.dismiss(animated: true)
    device.settle(window)
    #expect(delegate.dismissed == 1 && root.presentedViewController == nil)
    #expect(device.simulation.clock.now == 600)
  }

  @Test func `pushes and pops call back when they have ended`() {
    let device = Device()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = device.show(navigation)
    var events: [String] = []
    navigation.push(UIViewController()) { events.append("pushed at \(device.simulation.clock.now)") }
    #expect(events == [])
    device.settle(window)
    navigation.push(UIViewController(), animated: false) { events.append("pushed at once") }
    device.settle(window)
    navigation.pop { events.append("popped") }
    device.settle(window)
    #expect(events == ["pushed at 350", "pushed at once", "popped"])
    let replacement = UIViewController()
    navigation.replaceTop(with: replacement)
    device.settle(window)
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController === replacement)
  }
}
