import AppFiles
import Checking
import Foundation
import RoutingSpecs

/// Reads app files, says what is wrong with them, and makes the apps that they describe.
@MainActor
enum AppFileReading {
  static func read(_ bytes: [UInt8]) {
    do {
      let file = try AppFile.read(Data(bytes))
      require((try? AppFile.read(Data(bytes))) == file, "a second reading gives another file")
      use(file)
    } catch {
      let sentences = AppFileErrorMessage(fileName: "app.json").sentences(for: error)
      require(!sentences.isEmpty, "a file is refused without a word")
    }
  }

  /// Makes the app, and takes stacks out of its space.
  private static func use(_ file: AppFile) {
    do {
      let app = try file.routedApp(fileName: "app.json")
      let last = app.space.count - 1
      for rank in [.zero, last] {
        let state = try app.space.state(at: rank)
        require(try app.space.rank(of: state) == rank, "a stack has the rank of another one")
      }
    } catch {
      fatalError("a file that was accepted makes no app: \(error)")
    }
  }
}
