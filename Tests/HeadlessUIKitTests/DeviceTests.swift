import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("The device, its screen, and links to other apps")
struct DeviceTests {
  private func stage(_ width: UIUserInterfaceSizeClass) -> Stage {
    Stage(UIViewController()) { $0.horizontalSizeClass = width }
  }

  @Test func `a telephone stays one and is turned, a tablet stays one and is not`() {
    let (device, screen) = (UIDevice.current, UIScreen.main)
    for (start, idiom, name, system) in [
      (UIUserInterfaceSizeClass.compact, UIUserInterfaceIdiom.phone, "iPhone", "iOS"),
      (.regular, .pad, "iPad", "iPadOS"),
    ] {
      let stage = stage(start)
      for width in [UIUserInterfaceSizeClass.regular, .compact, .regular] {
        stage.user(.changeSizeClass(width))
        let isOnItsSide = idiom == .phone && width == .regular
        #expect(device.userInterfaceIdiom == idiom && device.name == name && device.systemName == system)
        #expect(screen.traitCollection.horizontalSizeClass == width)
        #expect(device.orientation == (isOnItsSide ? .landscapeLeft : .portrait))
        #expect(stage.window.windowScene?.interfaceOrientation == (isOnItsSide ? .landscapeRight : .portrait))
        #expect((screen.bounds.width > screen.bounds.height) == isOnItsSide)
        #expect(screen.nativeBounds.height > screen.nativeBounds.width)
        #expect(
          max(screen.bounds.width, screen.bounds.height) * screen.scale == screen.nativeBounds.height)
      }
    }
  }

  @Test func `whoever listens hears that a telephone is turned, and of a tablet nothing`() {
    for (start, count) in [(UIUserInterfaceSizeClass.compact, 2), (.regular, 0)] {
      let stage = stage(start)
      var heard: [UIDeviceOrientation] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { heard.append(UIDevice.current.orientation) } }
      for width in [UIUserInterfaceSizeClass.regular, .compact, .regular] {
        stage.user(.changeSizeClass(width))
      }
      NotificationCenter.default.removeObserver(token)
      #expect(heard == (count == 0 ? [] : [.landscapeLeft, .portrait, .landscapeLeft]))
    }
  }

  @Test(arguments: [
    ("https://example.com", true), ("HTTP://example.com", true), ("tel:1", true),
    ("mailto:a@example.com", true),
    (UIApplication.openSettingsURLString, true), ("other://host", false), ("no-scheme", false),
  ])
  func `a link opens if the system has an app for it, and whoever asked hears so in a later turn`(
    text: String, opens: Bool
  ) throws {
    let stage = stage(.compact)
    let url = try #require(URL(string: text))
    #expect(UIApplication.shared.canOpenURL(url) == opens)
    UIApplication.shared.open(url) { record("application", "opened(\($0))") }
    stage.window.windowScene?.open(url, options: nil) { record("scene", "opened(\($0))") }
    UIApplication.shared.open(url, options: [.universalLinksOnly: true]) {
      record("universal", "opened(\($0))")
    }
    let options = UIScene.OpenExternalURLOptions()
    options.universalLinksOnly = true
    stage.window.windowScene?.open(url, options: options) { record("strict", "opened(\($0))") }
    #expect(takeJournal().isEmpty)
    stage.settle()
    #expect(
      takeJournal() == [
        "application.opened(\(opens))", "scene.opened(\(opens))", "universal.opened(false)",
        "strict.opened(false)",
      ])
    #expect(Simulation.current.openedLinks == (opens ? [url, url] : []))
    Simulation.current.clear()
    #expect(Simulation.current.openedLinks.isEmpty)
  }

  @Test func `while events are ignored the user can touch nothing, until as many calls have ended it`() {
    let (stage, button) = (stage(.compact), UIButton(frame: .zero))
    let application = UIApplication.shared
    stage.window.rootViewController?.view.addSubview(button)
    button.addAction(UIAction { _ in record("button", "tapped") }, for: .touchUpInside)
    application.endIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(!stage.user(.tapControl(0)) && application.isIgnoringInteractionEvents)
    #expect(stage.user(.changeSizeClass(.regular)))
    application.endIgnoringInteractionEvents()
    #expect(!stage.user(.tapControl(0)) && takeJournal().isEmpty)
    application.endIgnoringInteractionEvents()
    #expect(stage.user(.tapControl(0)) && takeJournal() == ["button.tapped"])
    application.beginIgnoringInteractionEvents()
    Simulation.current.clear()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test func `a window that becomes key says so once, and the one before that it is no more`() {
    let stage = stage(.compact)
    let other = UIWindow(frame: .zero)
    var heard: [String] = []
    let tokens = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let isOther = note.object as? UIWindow === other
        MainActor.assumeIsolated {
          heard.append("\(isOther ? "other" : "first") \(name == UIWindow.didBecomeKeyNotification)")
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    other.makeKeyAndVisible()
    other.makeKey()
    stage.window.makeKey()
    #expect(heard == ["first false", "other true", "other false", "first true"])
  }

  @Test func `an app is as active as the scene with which one can do most`() {
    let stage = stage(.compact)
    let (application, other) = (UIApplication.shared, UIWindowScene())
    #expect(application.applicationState == .active)
    stage.window.windowScene?.activationState = .background
    #expect(application.applicationState == .background)
    other.activationState = .foregroundInactive
    application.connect(other)
    #expect(application.applicationState == .inactive)
  }
}
