import Foundation
import HeadlessUIKit
import Testing

/// A small generator of random numbers that gives the same numbers everywhere (SplitMix64).
private struct SeededNumbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    value ^= value >> 31
    return Int(value % UInt64(bound))
  }
}

@MainActor
@Suite struct StoryboardFuzzTests {
  /// Damages a file at up to four places: bytes lost, doubled, changed, words of other places put in.
  private func damage(_ original: Data, seed: UInt64) -> Data {
    var numbers = SeededNumbers(state: seed)
    var bytes = [UInt8](original)
    for _ in 0...numbers.next(below: 4) where bytes.count > 40 {
      let start = numbers.next(below: bytes.count - 32)
      let range = start..<(start + 1 + numbers.next(below: 31))
      switch numbers.next(below: 5) {
      case 0: bytes.removeSubrange(range)
      case 1: bytes.insert(contentsOf: bytes[range], at: numbers.next(below: bytes.count))
      case 2: bytes[start] = UInt8(numbers.next(below: 256))
      case 3: bytes.swapAt(start, numbers.next(below: bytes.count))
      default: bytes.removeSubrange((bytes.count - numbers.next(below: 40))...)
      }
    }
    return Data(bytes)
  }

  @Test(arguments: ["Orders.storyboard", "Stage.storyboard"])
  func `a damaged file is refused with its place or makes scenes that work`(file: String) throws {
    let original = try StoryboardFixtures.data(file)
    let storyboards = Simulation.storyboards
    var refused = 0
    var accepted = 0
    for seed in 1...2_600 {
      Simulation.reset()
      storyboards.removeAll()
      do {
        let document = try StoryboardDocument(xml: damage(original, seed: UInt64(seed)), file: file)
        for scene in document.scenes {
          if let name = scene.customClass { storyboards.register(UIViewController.self, as: name) }
        }
        storyboards.registerSegue("SpecialSegue") {
          UIStoryboardSegue(identifier: $0, source: $1, destination: $2)
        }
        try storyboards.register(document)
        let storyboard = UIStoryboard(name: document.name, bundle: nil)
        for case let identifier? in document.scenes.map(\.identifier) {
          storyboard.instantiateViewController(withIdentifier: identifier).loadViewIfNeeded()
        }
        accepted += 1
      } catch {
        #expect(error.place.file == file && !error.description.isEmpty)
        refused += 1
      }
    }
    #expect(refused > 500 && accepted > 20)
    Simulation.reset()
    storyboards.removeAll()
  }
}
