import Foundation
import SwiftUI
import Testing
import UIKit

/// What a delegate of an app is told.
private final class ToldDelegate: NSObject, UIApplicationDelegate {
  static var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Self.launches += 1
    return true
  }
}

private struct DelegatedApp: App {
  @UIApplicationDelegateAdaptor(ToldDelegate.self, making: { ToldDelegate() }) private var delegate

  var body: some Scene {
    WindowGroup { Text("launched \(ToldDelegate.launches)") }
  }
}

/// Two views of one scene that share a value, and one that the app stores.
private struct Sharing: View {
  @SceneStorage("count") private var count = 0
  @SceneStorage("name") private var name: String?
  @AppStorage("SwiftUITests.optional") private var stored: String?
  @ScaledMetric(relativeTo: .title) private var size: CGFloat = 20

  var body: some View {
    Text("\(count) \(name ?? "nobody") \(stored ?? "nothing") \(Int(size))")
    Shared()
    Button("Name") { (name, stored) = ("Ada", "kept") }
    Button("Forget") { (name, stored) = (nil, nil) }
  }
}

private struct Shared: View {
  @SceneStorage("count") private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
      .buttonStyle(PlainButtonStyle())
      .clipShape(RoundedRectangle(cornerSize: CGSize(width: 2, height: 1)))
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
      .navigationViewStyle(StackNavigationViewStyle())
  }
}

@MainActor
@Suite(.serialized) struct SharedValueTests {
  @Test func `the views of a scene share a value by its name, until the app is launched again`() {
    let key = "SwiftUITests.optional"
    UserDefaults.standard.removeObject(forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let phone = Phone()
    phone.show(Sharing())
    phone.user("tap 'Count'")
    phone.user("tap 'Name'")
    #expect(phone.texts.contains("1 Ada kept 20"), "\(phone.texts)")
    phone.user("tap 'Forget'")
    #expect(phone.texts.contains("1 nobody nothing 20") && UserDefaults.standard.string(forKey: key) == nil)
    let other = Phone()
    other.show(Sharing())
    #expect(other.texts.contains("0 nobody nothing 20"), "\(other.texts)")
  }

  @Test func `the delegate of an app is told of the launch before anything is shown`() {
    let phone = Phone()
    ToldDelegate.launches = 0
    DelegatedApp.launch(in: phone.window)
    phone.settle()
    #expect(ToldDelegate.launches == 1 && phone.texts == ["launched 1"])
    #expect(UIApplication.shared.delegate is ToldDelegate)
  }
}
