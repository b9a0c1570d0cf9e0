import Foundation
import HeadlessUIKit

/// The app's storyboard: layout alone, no segues, because a segue cannot decide.
enum SignInStoryboard {
  /// The name by which the app asks for it.
  static let name = "SignIn"

  /// Makes the storyboard and the classes that it names known, as a bundle is known to its app.
  ///
  /// - Throws: `StoryboardError`; never in practice, because the text is fixed.
  @MainActor
  static func register() throws {
    let classes: [UIViewController.Type] = [
      LoginViewController.self, HomeViewController.self, ChangePasswordViewController.self,
      SignUpViewController.self, ForgotPasswordViewController.self,
    ]
    for type in classes { Simulation.storyboards.register(type, as: "\(name).\(type)") }
    try Simulation.storyboards.register(StoryboardDocument(xml: Data(xml.utf8), file: "\(name).storyboard"))
  }

  /// A scene of the storyboard; its identifier is the name of its class.
  @MainActor
  static func scene<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
    UIStoryboard(name: name, bundle: nil).instantiateViewController(identifier: "\(type)")
  }

  /// The text of the file.
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="sgn-vc-001">
        <scenes>
            <scene sceneID="sgn-sc-001">
                <objects>
                    <viewController storyboardIdentifier="LoginViewController" title="Sign in" id="sgn-vc-001" customClass="LoginViewController" customModule="SignIn" sceneMemberID="viewController">
                        <view key="view" id="sgn-vw-001"/>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="sgn-sc-002">
                <objects>
                    <viewController storyboardIdentifier="HomeViewController" title="Home" id="sgn-vc-002" customClass="HomeViewController" customModule="SignIn" sceneMemberID="viewController"/>
                </objects>
            </scene>
            <scene sceneID="sgn-sc-003">
                <objects>
                    <viewController storyboardIdentifier="ChangePasswordViewController" title="New password" id="sgn-vc-003" customClass="ChangePasswordViewController" customModule="SignIn" sceneMemberID="viewController"/>
                </objects>
            </scene>
            <scene sceneID="sgn-sc-004">
                <objects>
                    <viewController storyboardIdentifier="SignUpViewController" title="Sign up" id="sgn-vc-004" customClass="SignUpViewController" customModule="SignIn" sceneMemberID="viewController"/>
                </objects>
            </scene>
            <scene sceneID="sgn-sc-005">
                <objects>
                    <viewController storyboardIdentifier="ForgotPasswordViewController" title="Forgot your password?" id="sgn-vc-005" customClass="ForgotPasswordViewController" customModule="SignIn" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """
}
