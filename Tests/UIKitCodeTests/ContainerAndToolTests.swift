import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct ContainerAndToolTests {
  // MARK: - Containers

  @Test func `a state container shows one state at a time`() {
    let device = Device()
    let container = StateContainerViewController()
    let window = device.show(container)
    #expect(container.shown is SpinnerViewController)
    let content = UIViewController()
    container.state = .content(content)
    device.settle(window)
    #expect(container.children == [content])
    #expect(content.view.window === window)
    container.state = .failed("offline")
    device.settle(window)
    #expect((container.children.first as? FailureViewController)?.message == "offline")
    #expect(content.parent == nil && content.view.window == nil)
    #expect(device.faults == [])
  }

  @Test func `a drawer opens, closes and changes its content`() {
    let device = Device()
    let (menu, content) = (UIViewController(), UIViewController())
    let drawer = DrawerViewController(menu: menu, content: content)
    let window = device.show(drawer)
    drawer.setOpen(true, animated: true)
    device.settle(window)
    #expect(drawer.children == [content, menu])
    #expect(menu.drawer === drawer)
    let next = UIViewController()
    drawer.replaceContent(with: next)
    device.settle(window)
    #expect(drawer.children == [next])
    #expect(content.drawer == nil && !drawer.isOpen)
    #expect(device.faults == [])
  }

  @Test func `an introduction turns its pages`() {
    let device = Device()
    let introduction = IntroductionViewController(count: 2)
    let window = device.show(introduction)
    device.user(.turnPage(forward: true), in: window)
    #expect(introduction.viewControllers?.first?.title == "Page 2")
    window.perform(.turnPage(forward: true))
    device.settle(window)
    #expect(introduction.viewControllers?.first?.title == "Page 2")
  }

  // MARK: - Settings storyboard

  /// The settings as the storyboard makes them; the selectors that Objective-C would find are registered.
  private func showSettings(on device: Device) throws -> (window: UIWindow, settings: SettingsViewController)
  {
    let storyboards = Simulation.storyboards
    storyboards.removeAll()
    storyboards.register(
      SettingsViewController.self, ProfileViewController.self, PicturePickerViewController.self,
      HelpViewController.self, HelpIndexViewController.self)
    storyboards.registerSegue("FadeSegue") { FadeSegue(identifier: $0, source: $1, destination: $2) }
    storyboards.registerUnwindAction("unwindToSettings:", on: SettingsViewController.self) { settings in
      settings.unwindToSettings
    }
    let data = try Repository.fixture("Storyboards/Settings.storyboard")
    try storyboards.register(StoryboardDocument(xml: data, file: "Settings.storyboard"))
    let navigation = try #require(SettingsFlow.make() as? UINavigationController)
    let window = device.show(navigation)
    return (window, try #require(navigation.topViewController as? SettingsViewController))
  }

  @Test func `the profile gets the name, gives it back and returns`() throws {
    let device = Device()
    let (window, settings) = try showSettings(on: device)
    settings.performSegue(withIdentifier: "ShowProfile", sender: nil)
    device.settle(window)
    let profile = try #require(UIApplication.topViewController() as? ProfileViewController)
    #expect(profile.name == "Ada")
    profile.name = "Grace"
    profile.save()
    device.settle(window)
    #expect(UIApplication.topViewController() === settings)
    #expect(settings.userName == "Grace" && settings.returnedFrom == ["BackToSettings"])
    #expect(device.faults == [])
  }

  @Test func `the picture picker unwinds over its presenter`() throws {
    let device = Device()
    let (window, settings) = try showSettings(on: device)
    settings.performSegue(withIdentifier: "ShowProfile", sender: nil)
    device.settle(window)
    (UIApplication.topViewController() as? ProfileViewController)?.changePicture()
    device.settle(window)
    let picker = try #require(UIApplication.topViewController() as? PicturePickerViewController)
    #expect(picker.title == "Pictures")
    picker.done()
    device.settle(window)
    #expect(UIApplication.topViewController() === settings)
    #expect(settings.navigationController?.viewControllers == [settings])
    #expect(device.faults == [])
  }

  @Test func `help opens at its topic with its index embedded, about fades in`() throws {
    let device = Device()
    let (window, settings) = try showSettings(on: device)
    settings.performSegue(withIdentifier: "ShowHelp", sender: "Payment")
    device.settle(window)
    let help = try #require(UIApplication.topViewController() as? HelpViewController)
    #expect(help.topic == "Payment")
    #expect(help.index?.topics == ["Start", "Payment"] && help.children.first === help.index)
    settings.dismiss(animated: true)
    device.settle(window)
    settings.performSegue(withIdentifier: "About", sender: nil)
    device.settle(window)
    #expect(UIApplication.topViewController()?.title == "About")
    #expect(UIApplication.topViewController()?.modalPresentationStyle == .overFullScreen)
  }

  @Test func `a touch that the source refuses leads nowhere`() throws {
    let device = Device()
    let (window, settings) = try showSettings(on: device)
    settings.mayShowProfile = false
    #expect(!SegueControl.touch("ShowProfile", on: settings))
    device.settle(window)
    #expect(UIApplication.topViewController() === settings)
  }

  // MARK: - Libraries

  @Test func `a URL navigator pushes, presents and handles`() throws {
    let device = Device()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = device.show(navigation)
    let navigator = URLNavigator()
    navigator.register("user/<id>") { _, values in
      let controller = UIViewController()
      controller.title = values["id"]
      return controller
    }
    var handled: [String] = []
    navigator.handle("alert") { url, _ in
      handled.append(url.query ?? "")
      return true
    }
    let user = try #require(URL(string: "app://user/7"))
    let unknown = try #require(URL(string: "app://team/7"))
    #expect(navigator.push(user)?.title == "7")
    #expect(navigator.push(unknown) == nil)
    device.settle(window)
    #expect(navigation.viewControllers.count == 2)
    navigator.present(user, wrap: UINavigationController.self)
    device.settle(window)
    #expect(navigation.presentedViewController is UINavigationController)
    #expect(UIApplication.topViewController()?.title == "7")
    #expect(navigator.open(try #require(URL(string: "app://alert?x=1"))) && handled == ["x=1"])
    #expect(!navigator.open(user))
  }

  @Test func `a class factory makes a controller of a type it is told`() {
    let factory = ClassFactory<BasketViewController> { $0.title = "made" }
    #expect(factory.build().title == "made")
    #expect(type(of: ClassFactory<UITabBarController>().build()) == UITabBarController.self)
  }

  @Test func `a controller on another tab under a modal is found and revealed`() throws {
    let device = Device()
    let wanted = BasketViewController()
    let first = UINavigationController(rootViewController: UIViewController())
    let second = UINavigationController(rootViewController: wanted)
    second.pushViewController(UIViewController(), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = device.show(tabs)
    tabs.present(UIViewController(), animated: false)
    device.settle(window)
    let found = try #require(StackSearch.first(BasketViewController.self, in: tabs))
    var isDone = false
    StackSearch.reveal(found, animated: true) { isDone = true }
    device.settle(window)
    #expect(isDone && UIApplication.topViewController() === wanted)
    #expect(device.faults == [])
  }

  // MARK: - Test doubles

  @Test func `spies replace what they override`() {
    let device = Device()
    let spy = SpyNavigationController()
    let screen = SpyViewController()
    screen.stubbedNavigation = spy
    screen.navigationController?.pushViewController(UIViewController(), animated: true)
    screen.navigationController?.pushViewController(UIViewController(), animated: true)
    _ = screen.navigationController?.popViewController(animated: true)
    #expect(spy.pushed.map(\.animated) == [true, true] && spy.popCount == 1)
    var isDone = false
    screen.present(UIViewController(), animated: true) { isDone = true }
    #expect(isDone && screen.presentedControllers.count == 1)
    screen.dismiss(animated: true)
    #expect(screen.presentedViewController == nil && screen.dismissCount == 1)
    screen.stubbedParent = spy
    #expect(screen.parent === spy && UIViewController().parent == nil)
    let tabs = SpyTabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 1
    #expect(tabs.selections == [1] && tabs.selectedIndex == 1)
    let window = FakeWindow(frame: .zero)
    window.rootViewController = tabs
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    device.settle(window)
    #expect(window.isKeyWindow && window.becameKey == 1)
  }

  // MARK: - SwiftUI

  @Test func `hosted screens route through their closures`() throws {
    let device = Device()
    let router = NewsRouter(articles: [Article(id: 1, headline: "Rain"), Article(id: 2, headline: "Sun")])
    router.start()
    let window = device.show(router.navigation)
    let list = try #require(
      router.navigation.topViewController as? UIHostingController<ArticleListView>)
    #expect(list.tapButton("Sun"))
    device.settle(window)
    let article = try #require(router.navigation.topViewController as? ArticleHostingController)
    #expect(article.title == "Sun" && article.hidesBottomBarWhenPushed)
    #expect(article.tapButton("Save") && router.saved == [2])
    #expect(article.tapButton("Remove") && router.saved == [])
    #expect(article.tapButton("More") && !article.tapButton("More"))
    #expect(article.tapButton("Share"))
    device.settle(window)
    #expect(router.navigation.presentedViewController is UIHostingController<Text>)
  }
}
