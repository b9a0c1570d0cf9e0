// swift-format-ignore-file
import RouteChecking
import UIKit

@testable import Market

@MainActor func marketShape() throws(ShapeError) -> Shape {
  try Shape {
    Tabs(MainTabBarController.self) {
      Stack(ProductListViewController.self) {
        Pushed(
          Container(ProductViewController.self) {
            DeliveryViewController.self
          }
          , on: [ScreenClass(ProductListViewController.self)])
        Pushed(ReviewListViewController.self, on: ProductViewController.self)
        Pushed(SearchViewController.self, on: ProductListViewController.self)
      }
      Stack(BasketViewController.self)
      Stack(
        OneOf {
          Container(OrdersViewController.self) {
            OneOf {
              OrderListViewController.self
              UIViewController.self
            }
          }
          OrdersViewController.self
        }
      ) {
        Pushed(OrderViewController.self, on: OrdersViewController.self)
      }
      Stack(SettingsViewController.self) {
        Pushed(AboutViewController.self, on: SettingsViewController.self)
        Pushed(AddressFormViewController.self, on: AddressListViewController.self)
        Pushed(AddressListViewController.self, on: SettingsViewController.self)
        Pushed(FavouritesViewController.self, on: SettingsViewController.self)
        Pushed(GiftCardListViewController.self, on: SettingsViewController.self)
        Pushed(HelpViewController.self, on: HelpViewController.self, SettingsViewController.self)
      }
    }
    .presents {
      FilterViewController.self
      Container(ScreenClass("GiftCardFlow")) {
        Stack(Screen(ScreenClass("AmountStep")), in: ScreenClass("Nav"))
      }
      PhotoViewController.self
      UIActivityViewController.self
      UIAlertController.self
      Stack(AddressViewController.self)
      .presents {
        Stack(LoginViewController.self)
      }
      Stack(ChatViewController.self)
      Stack(LoginViewController.self)
    }
  }
}
