// swift-format-ignore-file
import HeadlessUIKit
import RouteChecking

@testable import Storefront

@MainActor func shopShape() throws(ShapeError) -> Shape {
  try Shape {
    Screen(HomeViewController.self)
    .presents {
      Screen(LoginViewController.self)
      .presents {
        Stack(AccountViewController.self)
        .presents {
          LoginViewController.self
          Stack(BagViewController.self) {
            Pushed(AccountViewController.self, on: BagViewController.self)
          }
          .presents {
            LoginViewController.self
            Stack(LoginViewController.self) {
              Pushed(AccountViewController.self, on: ForgotPasswordViewController.self, LoginViewController.self)
              Pushed(ForgotPasswordViewController.self, on: LoginViewController.self)
            }
            .presents {
              LoginViewController.self
              Stack(BagViewController.self)
              Stack(ProductViewController.self) {
                Pushed(AccountViewController.self, on: ProductViewController.self)
              }
              .presents {
                LoginViewController.self
                Stack(BagViewController.self)
                Stack(LoginViewController.self)
                Stack(ProductViewController.self)
              }
            }
            Stack(ProductViewController.self)
          }
          Stack(LoginViewController.self)
          Stack(ProductViewController.self)
        }
        Stack(BagViewController.self)
        Stack(ProductViewController.self)
      }
      Stack(AccountViewController.self)
      Stack(BagViewController.self)
      Stack(LoginViewController.self)
      Stack(ProductViewController.self)
    }
    Tabs(UITabBarController.self) {
      OneOf {
        HomeViewController.self
        Stack(HomeViewController.self)
      }
      AccountViewController.self
    }
    .presents {
      LoginViewController.self
      Stack(BagViewController.self)
      Stack(LoginViewController.self)
      Stack(ProductViewController.self)
    }
  }
}
