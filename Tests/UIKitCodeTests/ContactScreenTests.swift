import MessageUI
import PhotosUI
import SafariServices
import Testing
import UIKit

@MainActor @Suite("Screens of other frameworks")
struct ContactScreenTests {
  private let screen = ContactScreen()

  /// Shows something over the screen and leaves it.
  private func leave(finished: Bool, on device: Device = Device(), _ show: () -> Void) {
    let window = device.show(screen)
    show()
    device.settle(window)
    #expect(screen.presentedViewController != nil)
    for gesture in [UserGesture.startSwipeDown(layer: 0), .tapOutside] { #expect(!window.perform(gesture)) }
    device.user(.leaveSystemScreen(finished: finished), in: window)
    #expect(device.faults.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a web page goes away by itself, after its delegate was told`(finished: Bool) {
    leave(finished: finished, screen.showTerms)
    #expect(screen.log == ["read"] && screen.presentedViewController == nil)
  }

  @Test func `a web page covers the screen, unless the app says otherwise`() {
    let page = SFSafariViewController(url: URL(filePath: "/"))
    #expect(page.modalPresentationStyle == .fullScreen)
    page.modalPresentationStyle = .pageSheet
    #expect(page.modalPresentationStyle == .pageSheet)
  }

  @Test(arguments: [true, false])
  func `a mail and a message are dismissed by whoever is told what has become of them`(finished: Bool) {
    leave(finished: finished, screen.writeMail)
    leave(finished: finished, screen.writeMessage)
    #expect(screen.log == (finished ? ["mail sent", "message sent"] : ["no mail", "no message"]))
    #expect(screen.presentedViewController == nil)
  }

  @Test
  func `where there is no account for mail, whoever asks shows nothing, and UIKit makes nothing to be shown`()
  {
    let device = Device(sendsMail: false)
    let window = device.show(screen)
    #expect(!MFMailComposeViewController.canSendMail())
    screen.writeMail()
    device.settle(window)
    #expect(screen.presentedViewController == nil && device.faults == [])
    screen.present(MFMailComposeViewController(), animated: true)
    device.settle(window)
    #expect(screen.presentedViewController == nil)
    #expect(device.faults == [.presentedNothing(on: ControllerReference(screen))])
    #expect(
      device.faults.first?.message.hasPrefix(
        "Application tried to present a nil modal view controller on target") == true)
  }

  @Test(arguments: [true, false])
  func `a picture that was picked is handed over later`(finished: Bool) {
    leave(finished: finished, screen.pickPicture)
    #expect(screen.log == [finished ? "picture" : "no picture"] && screen.presentedViewController == nil)
  }

  @Test func `what nobody is told of stays where it is`() {
    let makers: [() -> UIViewController] = [
      { MFMailComposeViewController() }, { MFMessageComposeViewController() },
      { PHPickerViewController(configuration: PHPickerConfiguration()) },
    ]
    for make in makers {
      // What can be sent is asked when the screen is made.
      let device = Device()
      let made = make()
      leave(finished: false, on: device) { screen.present(made, animated: true) }
      #expect(screen.presentedViewController === made)
      screen.dismiss(animated: false)
      device.settle(nil)
    }
  }

  @Test func `an item is handed over as nothing else than a picture`() {
    final class Film: NSItemProviderReading {}
    let device = Device()
    let provider = NSItemProvider()
    #expect(!provider.canLoadObject(ofClass: Film.self))
    let received = Received()
    provider.loadObject(ofClass: Film.self) { item, error in
      MainActor.assumeIsolated { received.isNothing = error != nil }
      #expect(item == nil)
    }
    #expect(!received.isNothing)
    device.settle(nil)
    #expect(received.isNothing)
  }
}

/// What has come of a request.
@MainActor private final class Received {
  var isNothing = false
}
