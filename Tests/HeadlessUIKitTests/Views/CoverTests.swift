import Foundation
import HeadlessUIKit
import Testing

/// What lies behind something opaque, as far as code has said where things are.
@MainActor
@Suite struct CoverTests {
  /// A screen with two children, one before the other.
  private class Pair: Screen {
    let back = Screen("back")
    let front = Screen("front")

    override func viewDidLoad() {
      super.viewDidLoad()
      for child in [back, front] {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      back.view.addSubview(UIButton(frame: .zero, primaryAction: UIAction(title: "Behind") { _ in }))
      front.view.backgroundColor = .white
      front.view.frame = view.bounds
    }
  }

  /// Places its children when UIKit lays it out, which nobody does here.
  private final class LayingPair: Pair {
    override func viewDidLayoutSubviews() { front.view.frame.size.height = 100 }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isCovered: Bool
    /// Whether it takes the touches although what lies behind it is seen.
    var isBlocked = false
    let change: @MainActor @Sendable (_ front: UIView, _ back: UIView) -> Void
  }

  nonisolated static let rows: [Row] = [
    Row(testDescription: "it is as large as the screen", isCovered: true) { _, _ in },
    Row(testDescription: "nobody has sized it", isCovered: true) { front, _ in
      front.frame = .zero
      front.frame = front.superview?.bounds ?? .zero
    },
    Row(testDescription: "it has no color", isCovered: false, isBlocked: true) { front, _ in
      front.backgroundColor = nil
    },
    Row(testDescription: "its color is clear", isCovered: false, isBlocked: true) { front, _ in
      front.backgroundColor = .clear
    },
    Row(testDescription: "its color lets light through", isCovered: false, isBlocked: true) { front, _ in
      front.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    },
    Row(testDescription: "its color is an asset", isCovered: false, isBlocked: true) { front, _ in
      front.backgroundColor = UIColor(source: .named("Back"))
    },
    Row(testDescription: "it is half transparent", isCovered: false, isBlocked: true) { front, _ in
      front.alpha = 0.5
    },
    Row(testDescription: "it is hidden", isCovered: false) { front, _ in front.isHidden = true },
    Row(testDescription: "it is half as large", isCovered: false) { front, _ in front.frame.size.width /= 2 },
    Row(testDescription: "it is beside", isCovered: false) { front, _ in front.frame.origin.x = 100 },
    Row(testDescription: "it is turned", isCovered: false) { front, _ in
      front.transform = CGAffineTransform(rotationAngle: 1)
    },
    Row(testDescription: "rules of layout place it", isCovered: false) { front, _ in
      front.translatesAutoresizingMaskIntoConstraints = false
    },
    Row(testDescription: "it is behind", isCovered: false) { front, _ in
      front.superview?.sendSubviewToBack(front)
    },
    Row(testDescription: "the other one is smaller and beneath it", isCovered: true) { front, back in
      front.frame.size.height = 300
      back.frame = CGRect(x: 0, y: 200, width: 50, height: 100)
    },
    Row(testDescription: "the other one looks out beneath it", isCovered: false) { front, back in
      front.frame.size.height = 300
      back.frame = CGRect(x: 0, y: 200, width: 50, height: 101)
    },
  ]

  private func show(_ pair: Pair) -> Stage {
    let stage = Stage(pair)
    stage.settle()
    return stage
  }

  private func words(_ stage: Stage) -> [String] { stage.window.everythingPossible().map(\.words) }

  @Test(arguments: rows)
  func `what lies behind a view is not touched, and not seen if that is opaque`(row: Row) {
    let pair = Pair("pair")
    let stage = show(pair)
    row.change(pair.front.view, pair.back.view)
    #expect(words(stage) == (row.isCovered || row.isBlocked ? [] : ["tap 'Behind'"]))
    #expect(stage.window.shownControllers.contains { $0 === pair.back } != row.isCovered)
    pair.front.view.isUserInteractionEnabled = false
    #expect(words(stage) == (row.isCovered ? [] : ["tap 'Behind'"]))
  }

  @Test func `where code places what is inside, nothing is said to be covered`() {
    let pair = LayingPair("pair")
    #expect(words(show(pair)) == ["tap 'Behind'"])
  }

  @Test func `what code has given no height is neither seen nor touched`() {
    let pair = Pair("pair")
    let stage = show(pair)
    pair.front.view.isHidden = true
    pair.back.view.frame.size.height = 0
    #expect(words(stage) == [] && stage.window.shownControllers.map { $0 === pair } == [true])
    pair.back.view.frame.size.height = 1
    #expect(words(stage) == ["tap 'Behind'"])
  }

  @Test func `a height that comes from a view without a size of its own says nothing`() {
    let pair = Pair("pair")
    let stage = show(pair)
    pair.front.view.isHidden = true
    pair.back.view.frame.size.height = UILabel().frame.height
    #expect(words(stage) == ["tap 'Behind'"])
    Simulation.current.clock.schedule(after: 1) { pair.back.view.frame.size.height = 0 }
    stage.settle()
    #expect(words(stage) == [])
  }

  @Test func `the view of a controller is as large as the app's part of the screen until it is sized`() {
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      var settings = ModelSettings()
      settings.horizontalSizeClass = width
      Simulation.reset(settings: settings)
      let screen = UIViewController()
      let size = UIScreen.main.bounds.size
      #expect(screen.view.bounds.size == size && screen.view.center.x == size.width / 2)
      screen.view.center.x += 10
      #expect(screen.view.frame == CGRect(origin: CGPoint(x: 10, y: 0), size: size))
      screen.view.frame.size.width = 0
      #expect(screen.view.bounds.size == CGSize(width: 0, height: size.height))
      screen.view.frame = .zero
      #expect(screen.view.bounds == .zero)
    }
  }
}
