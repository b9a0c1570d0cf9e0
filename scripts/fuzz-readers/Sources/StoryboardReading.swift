import Foundation
import HeadlessUIKit

/// Reads storyboards and nibs.
@MainActor
enum StoryboardReading {
  static func read(_ bytes: [UInt8]) {
    do {
      let document = try StoryboardDocument(xml: Data(bytes), file: "Main.storyboard")
      let again = try StoryboardDocument(
        name: document.name, initialScene: document.initialScene, scenes: document.scenes,
        place: document.place)
      require(again == document, "the scenes that were read make another document")
      for scene in document.scenes {
        require(document.scene(id: scene.id) == scene, "the scene \(scene.id) is not found by its id")
      }
    } catch {
      require(!"\(error)".isEmpty, "a storyboard is refused without a word")
    }
  }

  static func readNib(_ bytes: [UInt8]) {
    do {
      let document = try NibDocument(xml: Data(bytes), file: "Main.xib")
      Simulation.reset()
      Simulation.storyboards.register(document)
      let made = UINib(nibName: "Main", bundle: nil).instantiate(withOwner: nil)
      require(made.count == document.objects.count, "an object of the nib is not made")
    } catch {
      require(!"\(error)".isEmpty, "a nib is refused without a word")
    }
  }
}
