// swift-format-ignore-file
import HeadlessUIKit
import RouteChecking

@testable import SignIn

@MainActor func signInShape() throws(ShapeError) -> Shape {
  try Shape {
    Stack(LoginViewController.self) {
      ForgotPasswordViewController.self
      HomeViewController.self
      SignUpViewController.self
    }
  }
}
