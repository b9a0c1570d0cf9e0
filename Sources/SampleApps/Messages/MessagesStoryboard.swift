import Foundation
import HeadlessUIKit

/// The app's storyboard; on iOS it would lie in the bundle.
enum MessagesStoryboard {
  /// The name by which the app asks for it.
  static let name = "Messages"

  /// Makes the storyboard and the classes that it names known, as a bundle is known to its app.
  ///
  /// - Throws: `StoryboardError`; never in practice, because the text is fixed.
  @MainActor
  static func register() throws {
    let storyboards = Simulation.storyboards
    storyboards.register(HomeViewController.self, as: "Messages.HomeViewController")
    storyboards.register(DetailViewController.self, as: "Messages.DetailViewController")
    try storyboards.register(StoryboardDocument(xml: Data(xml.utf8), file: "\(name).storyboard"))
  }

  /// A scene of the storyboard.
  @MainActor
  static func scene(_ identifier: String) -> UIViewController {
    UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: identifier)
  }

  /// The text of the file.
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="msg-nv-001">
        <scenes>
            <!--Start-->
            <scene sceneID="msg-sc-001">
                <objects>
                    <navigationController id="msg-nv-001" sceneMemberID="viewController">
                        <connections>
                            <segue destination="msg-vc-001" kind="relationship" relationship="rootViewController" id="msg-sg-001"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            <!--Home-->
            <scene sceneID="msg-sc-002">
                <objects>
                    <viewController storyboardIdentifier="Home" title="Home" id="msg-vc-001" customClass="HomeViewController" customModule="Messages" sceneMemberID="viewController">
                        <view key="view" id="msg-vw-001">
                            <subviews>
                                <textField id="msg-tf-001"/>
                                <button id="msg-bt-001">
                                    <state key="normal" title="Show"/>
                                    <connections>
                                        <segue destination="msg-vc-002" kind="show" identifier="Detail" id="msg-sg-002"/>
                                    </connections>
                                </button>
                            </subviews>
                        </view>
                        <connections>
                            <segue destination="msg-nv-002" kind="presentation" identifier="WrappedDetail" id="msg-sg-003"/>
                            <segue destination="msg-nv-002" kind="presentation" identifier="ForcedDetail" id="msg-sg-006"/>
                            <segue destination="msg-vc-002" kind="show" identifier="Details" id="msg-sg-004"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
            <!--Detail-->
            <scene sceneID="msg-sc-003">
                <objects>
                    <viewController storyboardIdentifier="Detail" title="Detail" id="msg-vc-002" customClass="DetailViewController" customModule="Messages" sceneMemberID="viewController">
                        <view key="view" id="msg-vw-002">
                            <subviews>
                                <label id="msg-lb-001"/>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
            </scene>
            <!--Detail in a navigation controller of its own-->
            <scene sceneID="msg-sc-004">
                <objects>
                    <navigationController id="msg-nv-002" sceneMemberID="viewController">
                        <connections>
                            <segue destination="msg-vc-002" kind="relationship" relationship="rootViewController" id="msg-sg-005"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
}
