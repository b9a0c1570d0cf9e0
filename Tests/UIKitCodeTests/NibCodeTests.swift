import Testing
import UIKit

/// A view of an app that fills itself from a nib, as teams write it.
private final class RatingView: UIView {
  private(set) var content: UIView?
  private(set) var label: UILabel?

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  private func load() {
    Bundle.main.loadNibNamed("RatingView", owner: self, options: nil)
    if let content { addSubview(content) }
  }

  static func connect() {
    Simulation.storyboards.registerOutlet("content", on: RatingView.self) { (it: RatingView, part: UIView) in
      it.content = part
    }
    Simulation.storyboards.registerOutlet("label", on: RatingView.self) { (it: RatingView, part: UILabel) in
      it.label = part
    }
    Simulation.storyboards.registerOrTrap(
      xml: """
        <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="content" destination="v" id="a"/><outlet property="label" destination="l" id="b"/>
        </connections></placeholder><view id="v"><subviews><label id="l" text="Five stars"/></subviews></view>
        </objects></document>
        """, file: "RatingView.xib")
  }
}

@MainActor
@Suite struct NibCodeTests {
  @Test func `a view fills itself from a nib, and its own nib is not mixed up with that of a screen`() {
    Simulation.reset()
    defer { Simulation.storyboards.removeAll() }
    RatingView.connect()
    let view = RatingView(frame: .zero)
    #expect(view.subviews == [view.content].compactMap(\.self) && view.label?.text == "Five stars")
    let made = Bundle.main.loadNibNamed("RatingView", owner: nil)
    #expect(made?.count == 1 && Simulation.current.faults.isEmpty)
    #expect(Bundle.main.loadNibNamed("Gone", owner: nil)?.isEmpty == true)
    #expect(Simulation.current.faults == [.unknownNib("Gone")])
  }
}
