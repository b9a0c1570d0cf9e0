import Combine
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ReactiveScreenTests {
  /// A login form on screen, its controls numbered as a finger finds them.
  private func showForm(on device: Device) -> (UIWindow, UINavigationController, LoginFormViewController) {
    let form = LoginFormViewController(model: LoginFormModel(membership: RemoteMembership()))
    let navigation = UINavigationController(rootViewController: form)
    return (device.show(navigation), navigation, form)
  }

  @Test func `a form can be sent when everything is filled in, and leads on when the answer has come`() {
    let device = Device()
    let (window, navigation, form) = showForm(on: device)
    #expect(!form.submitButton.isEnabled)
    device.user(.typeText("ada@example.org", control: 0), in: window)
    #expect(!form.submitButton.isEnabled)
    device.user(.typeText("secret", control: 1), in: window)
    #expect(form.submitButton.isEnabled)

    let start = device.simulation.clock.now
    #expect(window.perform(.tapControl(2)))
    #expect(!form.submitButton.isEnabled && navigation.viewControllers.count == 1)
    device.settle(window)
    #expect(device.simulation.clock.now >= start + 400)
    #expect(navigation.topViewController is MemberSearchViewController)
    #expect(navigation.topViewController?.title == "ada@example.org" && form.submitButton.isEnabled)
    #expect(device.faults == [])
  }

  @Test func `a wrong password is said, until something else is typed`() {
    let device = Device()
    let (window, navigation, form) = showForm(on: device)
    device.user(.typeText("ada@example.org", control: 0), in: window)
    device.user(.typeText("guess", control: 1), in: window)
    device.user(.tapControl(2), in: window)
    #expect(form.messageLabel.text == "Wrong password" && navigation.viewControllers.count == 1)
    device.user(.typeText(".uk", control: 0), in: window)
    #expect(form.messageLabel.text == nil)
  }

  @Test func `a search waits until nobody types, and its rows can be tapped`() {
    let device = Device()
    let membership = RemoteMembership()
    let search = MemberSearchViewController(model: MemberSearchModel(membership: membership))
    let navigation = UINavigationController(rootViewController: search)
    let window = device.show(navigation)
    #expect(window.perform(.typeText("a", control: 0)))
    #expect(window.perform(.typeText("l", control: 0)))
    device.settle(window)
    #expect(membership.queries == ["al"] && search.namesInTable == ["Alan"])
    device.user(.replaceText("nobody", control: 0), in: window)
    #expect(membership.queries == ["al", "nobody"] && search.namesInTable == [])
    device.user(.replaceText("a", control: 0), in: window)
    device.user(.tapRow(IndexPath(row: 1, section: 0), list: 0), in: window)
    #expect((navigation.topViewController as? MemberViewController)?.title == "Alan")
  }

  @Test(arguments: MemberViewController.Binding.allCases)
  func `a popped screen stays alive only where its own subscription keeps it`(
    _ binding: MemberViewController.Binding
  ) {
    let device = Device()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = device.show(navigation)
    weak var popped: MemberViewController?
    do {
      let member = MemberViewController(name: "Ada", binding: binding)
      popped = member
      navigation.pushViewController(member, animated: true)
    }
    device.settle(window)
    #expect(popped != nil)
    device.user(.tapBack, in: window)
    #expect((popped != nil) == [.strongSink, .assignOnSelf].contains(binding))
  }

  @Test func `work on the virtual clock comes in the same order inside a session`() {
    let device = Device()
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    let (window, navigation, form) = showForm(on: device)
    device.user(.typeText("ada@example.org", control: 0), in: window)
    device.user(.typeText("secret", control: 1), in: window)
    let start = device.simulation.clock.now
    device.user(.tapControl(2), in: window)
    #expect(device.simulation.clock.now >= start + 400)
    #expect(navigation.topViewController is MemberSearchViewController && form.submitButton.isEnabled)
  }
}
