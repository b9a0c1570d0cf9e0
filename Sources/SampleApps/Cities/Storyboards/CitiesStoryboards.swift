import Foundation
import HeadlessUIKit

/// The app's three storyboards, one for each coordinator; on iOS they would lie in the bundle.
@MainActor
enum CitiesStoryboards {
  /// Makes the storyboards and the classes that they name known, as a bundle is known to its app.
  ///
  /// - Throws: `StoryboardError`; never in practice, because the texts are fixed.
  static func register() throws {
    let classes: [UIViewController.Type] = [
      HomeViewController.self, CityListViewController.self, CityDetailViewController.self,
    ]
    for type in classes { Simulation.storyboards.register(type, as: "Cities.\(type)") }
    for (name, xml) in texts {
      try Simulation.storyboards.register(StoryboardDocument(xml: Data(xml.utf8), file: "\(name).storyboard"))
    }
  }

  /// The files by name: what is referred to stands before what refers to it.
  nonisolated static let texts = [("City", city), ("Home", home), ("Cities", start)]

  /// The App coordinator's: where the app starts.
  nonisolated private static let start = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="cts-nv-001">
        <scenes>
            <scene sceneID="cts-sc-001">
                <objects>
                    <navigationController id="cts-nv-001" sceneMemberID="viewController">
                        <connections>
                            <segue destination="cts-rf-001" kind="relationship" relationship="rootViewController" id="cts-sg-001"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            <scene sceneID="cts-sc-002">
                <objects>
                    <viewControllerPlaceholder storyboardName="Home" referencedIdentifier="Home" id="cts-rf-001" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  /// The Home coordinator's; one of its segues leaves it.
  nonisolated private static let home = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="hom-vc-001">
        <scenes>
            <scene sceneID="hom-sc-001">
                <objects>
                    <viewController storyboardIdentifier="Home" title="Home" id="hom-vc-001" customClass="HomeViewController" customModule="Cities" sceneMemberID="viewController">
                        <view key="view" id="hom-vw-001">
                            <subviews>
                                <button id="hom-bt-001">
                                    <state key="normal" title="All cities"/>
                                    <connections>
                                        <segue destination="hom-rf-001" kind="show" identifier="showCityList" id="hom-sg-001"/>
                                    </connections>
                                </button>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="hom-sc-002">
                <objects>
                    <viewControllerPlaceholder storyboardName="City" referencedIdentifier="CityList" id="hom-rf-001" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  /// The City coordinator's: the list, and one city.
  nonisolated private static let city = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="cty-vc-001">
        <scenes>
            <scene sceneID="cty-sc-001">
                <objects>
                    <tableViewController storyboardIdentifier="CityList" title="Cities" id="cty-vc-001" customClass="CityListViewController" customModule="Cities" sceneMemberID="viewController">
                        <connections>
                            <segue destination="cty-vc-002" kind="show" identifier="showDetail" id="cty-sg-001"/>
                        </connections>
                    </tableViewController>
                </objects>
            </scene>
            <scene sceneID="cty-sc-002">
                <objects>
                    <viewController storyboardIdentifier="CityDetail" id="cty-vc-002" customClass="CityDetailViewController" customModule="Cities" sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """
}
