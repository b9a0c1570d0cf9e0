public import Foundation

extension UIApplication {
  /// Posted when the app is about to take no events any more.
  public static var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the app has left the screen.
  public static var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the app is about to come back on screen.
  public static var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when the app takes events again.
  public static var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when memory is short.
  public static var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

extension UIScene {
  /// Posted when a scene is connected.
  public nonisolated static var willConnectNotification: Notification.Name {
    Notification.Name("UISceneWillConnectNotification")
  }
  /// Posted when a scene was disconnected.
  public nonisolated static var didDisconnectNotification: Notification.Name {
    Notification.Name("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene takes events.
  public nonisolated static var didActivateNotification: Notification.Name {
    Notification.Name("UISceneDidActivateNotification")
  }
  /// Posted when a scene is about to take no events any more.
  public nonisolated static var willDeactivateNotification: Notification.Name {
    Notification.Name("UISceneWillDeactivateNotification")
  }
  /// Posted when a scene has left the screen.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UISceneDidEnterBackgroundNotification")
  }
  /// Posted when a scene is about to come back on screen.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UISceneWillEnterForegroundNotification")
  }
}

// What the system does to an app from outside. No view controller appears or disappears by it; whoever listens is told.
extension Simulation {
  /// Sends the app to the background and brings it back.
  ///
  /// - Parameter arrival: What reaches the app on its way back, before it takes events: a link, a tap on a notification.
  package func sendToBackgroundAndBack(_ arrival: () -> Void = {}) {
    let scene = application.firstScene
    sendToBackground(scene)
    scene.activationState = .foregroundInactive
    tell(scene, UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification) {
      $0.sceneWillEnterForeground(scene)
    }
    arrival()
    scene.activationState = .foregroundActive
    tell(scene, UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification) {
      $0.sceneDidBecomeActive(scene)
    }
  }

  private func sendToBackground(_ scene: UIWindowScene) {
    scene.activationState = .foregroundInactive
    tell(scene, UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification) {
      $0.sceneWillResignActive(scene)
    }
    scene.activationState = .background
    tell(scene, UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification) {
      $0.sceneDidEnterBackground(scene)
    }
    if let delegate = scene.delegate {
      scene.session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
    }
  }

  /// Warns the app that memory is short.
  ///
  /// - Parameter controllers: The controllers that are alive; on iOS all of them listen.
  package func warnOfMemory(_ controllers: [UIViewController]) {
    for controller in controllers {
      StructureReads.callBack("didReceiveMemoryWarning", on: controller) {
        controller.didReceiveMemoryWarning()
      }
    }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  private func tell(
    _ scene: UIScene, _ name: Notification.Name, _ nameOfApp: Notification.Name,
    _ call: (any UISceneDelegate) -> Void
  ) {
    if let delegate = scene.delegate { call(delegate) }
    NotificationCenter.default.post(name: name, object: scene)
    post(nameOfApp)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
