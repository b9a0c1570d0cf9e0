// swift-format-ignore-file
import RouteChecking
import UIKit

@testable import Pixel

@MainActor func pixelShape() throws(ShapeError) -> Shape {
  try Shape {
    Tabs(MainTabBarController.self) {
      Stack(FeedViewController.self) {
        Pushed(AuthorViewController.self, on: PostViewController.self)
        Pushed(PostViewController.self, on: FeedViewController.self)
      }
      Stack(ProfileViewController.self) {
        Pushed(AuthorViewController.self, on: PostViewController.self)
        Pushed(PostViewController.self, on: ProfileViewController.self)
      }
    }
    .presents {
      PickerViewController.self
      Stack(ComposeViewController.self)
      Stack(LoginViewController.self)
    }
    Tabs(MainTabBarController.self) {
      Stack(FeedViewController.self)
      Stack(SearchViewController.self)
      Stack(ProfileViewController.self)
    }
    .presents {
      PickerViewController.self
      Stack(ComposeViewController.self)
      Stack(SettingsViewController.self)
      .presents {
        UIAlertController.self
      }
    }
    OnboardingViewController.self
  }
}
