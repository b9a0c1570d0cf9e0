import AuthenticationServices
import RouteChecking
import SwiftUI
import Testing

/// Signs in on a web page, with Apple or with a password, and notes what comes of it.
private final class LoginController: UIViewController, ASWebAuthenticationPresentationContextProviding,
  ASAuthorizationControllerDelegate, ASAuthorizationControllerPresentationContextProviding
{
  var notes: [String] = []
  var session: ASWebAuthenticationSession?
  var page = URL(filePath: "/")
  private let anchor: UIWindow?
  private let isCareful: Bool

  init(anchor: UIWindow? = nil, isCareful: Bool = true) {
    (self.anchor, self.isCareful) = (anchor, isCareful)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let web = UIAction(title: "Web") { [weak self] _ in self?.openPage() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: web)
    let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
    button.addAction(
      UIAction { [weak self] _ in self?.ask(ASAuthorizationAppleIDProvider().createRequest()) },
      for: .touchUpInside)
    view.addSubview(button)
  }

  func openPage() {
    guard session == nil || !isCareful else { return }
    session = ASWebAuthenticationSession(url: page, callbackURLScheme: "shop") { url, error in
      switch error {
      case ASWebAuthenticationSessionError.canceledLogin?: self.note("cancelled")
      case let error?: self.note("\((error as NSError).code)")
      case nil:
        self.note(url?.absoluteString ?? "")
        self.navigationController?.setViewControllers([Home()], animated: true)
      }
    }
    session?.presentationContextProvider = self
    session?.start()
  }

  func note(_ text: String) {
    session = nil
    notes.append(text)
    title = text
  }

  func ask(_ requests: ASAuthorizationRequest...) {
    for case let request as ASAuthorizationOpenIDRequest in requests {
      request.requestedScopes = [.fullName, .email]
      request.state = "state"
    }
    let controller = ASAuthorizationController(authorizationRequests: requests)
    controller.delegate = self
    controller.presentationContextProvider = self
    controller.performRequests()
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    anchor ?? view.window ?? UIWindow()
  }

  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    view.window ?? UIWindow()
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    switch authorization.credential {
    case let apple as ASAuthorizationAppleIDCredential:
      note("\(apple.fullName?.givenName ?? "nobody") \(apple.email ?? "nowhere") \(apple.state ?? "")")
    case let saved as ASPasswordCredential: note("\(saved.user) \(saved.password)")
    default: note("somebody else")
    }
  }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    if case ASAuthorizationError.canceled = error { note("cancelled") } else { note("\(error)") }
  }
}

private final class Home: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    let leave = UIAction(title: "Sign out") { [weak self] _ in
      self?.navigationController?.setViewControllers([LoginController()], animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: leave)
  }
}

extension SystemServices {
  @MainActor @Suite("Signing in") struct SignInTests {
    @Test func `a check finishes on the web page and cancels there, and the app goes on`() {
      let app = App("login") { window in
        window.rootViewController = UINavigationController(rootViewController: LoginController())
        return window
      }
      let titles = ["Home", "cancelled"].map { title in
        Sometimes<UIWindow>(title) { _, sight in sight.top?.title == title }
      }
      #expect(check(app, sometimes: titles).findings.isEmpty)
    }

    @Test func `an app that begins two sessions where a double tap is one too many is told so`() {
      let app = App("twice") { window in
        window.rootViewController = UINavigationController(
          rootViewController: LoginController(isCareful: false))
        return window
      }
      var broken: [JourneyProperty] = []
      withKnownIssue { broken = check(app).findings.map(\.property) }
      #expect(broken == [.opensOnce])
    }

    @Test(arguments: [
      ("https://example.com/login", "shop://callback?code=code"),
      ("https://example.com/login?state=7", "shop://callback?code=code&state=7"),
      ("https://example.com/login?redirect_uri=shop://in/web&state=7", "shop://in/web?code=code&state=7"),
      (
        "https://example.com/login?response_type=token&state=7",
        "shop://callback#access_token=access_token&state=7"
      ),
      ("https://example.com/login?redirect_uri=other://in", "shop://callback?code=code"),
    ])
    func `a page leads where servers lead, and the app is told once the page has gone`(
      page: String, callback: String
    ) throws {
      let phone = Phone()
      let login = LoginController()
      login.page = try #require(URL(string: page))
      let window = phone.show(login)
      login.openPage()
      #expect(login.presentedViewController == nil)
      phone.settle()
      #expect(login.presentedViewController != nil && login.notes.isEmpty)
      #expect(window.perform(.leaveSystemScreen(finished: true)))
      #expect(login.notes.isEmpty)
      phone.settle()
      #expect(login.notes == [callback] && login.presentedViewController == nil)
      #expect(phone.simulation.faults.isEmpty)
    }

    @Test func `a check says where a page leads, for this launch`() {
      let phone = Phone()
      ASWebAuthenticationSession.callbackURL = { $0.appending(path: "denied") }
      let login = LoginController()
      login.page = URL(filePath: "/login")
      let window = phone.show(login)
      login.openPage()
      phone.settle()
      #expect(window.perform(.leaveSystemScreen(finished: true)))
      phone.settle()
      #expect(login.notes == ["file:///login/denied"])
      _ = Phone()
      #expect(ASWebAuthenticationSession.callbackURL == nil)
    }

    @Test func `a session that the app cancels tells nothing, and does not start again`() throws {
      let phone = Phone()
      let login = LoginController()
      let window = phone.show(login)
      for settles in [true, false] {
        login.openPage()
        if settles { phone.settle() }
        #expect((login.presentedViewController != nil) == settles)
        login.session?.cancel()
        phone.settle()
        #expect(login.presentedViewController == nil && login.notes.isEmpty)
        #expect(login.session?.start() == false && login.session?.canStart == false)
        login.session = nil
      }
      #expect(!window.perform(.leaveSystemScreen(finished: true)))
    }

    @Test func `without a window, or one with a screen, the app is told in a later turn why no page came`() {
      let phone = Phone()
      let login = LoginController(anchor: UIWindow())
      _ = phone.show(login)
      login.openPage()
      let session = ASWebAuthenticationSession(
        url: URL(string: "https://example.com")!, callback: .https(host: "example.com", path: "/in")
      ) { _, error in login.note("\((error as NSError?)?.code ?? 0)") }
      #expect(!session.canStart && !session.start() && login.notes.isEmpty)
      phone.settle()
      #expect(Set(login.notes) == ["2", "3"])
    }

    @Test func `the user signs in with Apple, and says name and address the first time only`() async throws {
      let phone = Phone()
      let login = LoginController()
      let window = phone.show(login)
      let provider = ASAuthorizationAppleIDProvider()
      try phone.user("tap 'ASAuthorizationAppleIDButton'", in: window)
      #expect(ASAuthorizationAppleIDProvider.credentialState == .authorized)
      login.ask(provider.createRequest())
      phone.settle()
      ASAuthorizationController.answer = .canceled
      login.ask(provider.createRequest())
      phone.settle()
      #expect(login.notes == ["Robin user@example.com state", "nobody nowhere state", "cancelled"])
    }

    @Test func `a password that is saved is offered, and with nothing saved nobody is asked`() {
      let phone = Phone()
      let login = LoginController()
      _ = phone.show(login)
      let apple = ASAuthorizationAppleIDProvider().createRequest()
      let password = ASAuthorizationPasswordProvider().createRequest()
      login.ask(apple, password)
      phone.settle()
      ASAuthorizationPasswordProvider.savedCredential = ASPasswordCredential(user: "robin", password: "1234")
      login.ask(apple, password)
      phone.settle()
      ASAuthorizationPasswordProvider.savedCredential = nil
      ASAuthorizationAppleIDProvider.credentialState = .authorized
      login.ask(apple, password)
      phone.settle()
      #expect(login.notes == ["cancelled", "robin 1234", "nobody nowhere state"])
    }

    @Test func `a user who takes it back is announced, and each launch begins anew`() {
      let phone = Phone()
      nonisolated(unsafe) var notes: [String] = []
      let observer = NotificationCenter.default.addObserver(
        forName: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil, queue: nil
      ) { _ in notes.append("revoked") }
      ASAuthorizationAppleIDProvider.credentialState = .revoked
      ASAuthorizationAppleIDProvider().getCredentialState(forUserID: "1") { state, _ in
        notes.append("\(state)")
      }
      #expect(notes.isEmpty)
      phone.settle()
      NotificationCenter.default.removeObserver(observer)
      #expect(notes == ["revoked", "revoked"])
      _ = Phone()
      #expect(ASAuthorizationAppleIDProvider.credentialState == .notFound)
    }

    @Test func `a button of SwiftUI's signs in with Apple, and a view on a web page`() {
      struct Login: View {
        @Environment(\.webAuthenticationSession) private var web
        @State private var name = "nobody"
        @State private var isBusy = false

        var body: some View {
          Text(name).navigationTitle(name)
          SignInWithAppleButton(.signUp) {
            $0.requestedScopes = [.fullName]
          } onCompletion: { result in
            let credential = (try? result.get())?.credential as? ASAuthorizationAppleIDCredential
            name = credential?.fullName?.givenName ?? "failed"
          }
          Button("Web") {
            isBusy = true
            Task {
              defer { isBusy = false }
              let url = try? await web.authenticate(
                using: URL(string: "https://example.com")!, callbackURLScheme: "shop")
              name = url?.scheme ?? "cancelled"
            }
          }
          .disabled(isBusy)
        }
      }
      let app = App("view") { window in
        window.rootViewController = UIHostingController(rootView: NavigationStack { Login() })
        return window
      }
      let names = ["Robin", "shop", "cancelled"].map { name in
        Sometimes<UIWindow>(name) { _, sight in sight.top?.navigationItem.title == name }
      }
      #expect(check(app, sometimes: names).findings.isEmpty)
    }
  }
}
