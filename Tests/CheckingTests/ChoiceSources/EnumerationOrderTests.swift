import Checking
import TestSupport
import Testing

/// The order of each enumeration is a file: what changes there changes every stored rank and resume point.
@Suite struct EnumerationOrderTests {
  /// One line for each run: its choices and its value.
  private func listing(of model: SmallModel) -> String {
    var source = EnumeratingSource()
    var text = ""
    repeat {
      let value = model.draw(from: &source)
      text += "\(source.trail) \(value)\n"
    } while source.advance()
    return text
  }

  @Test(arguments: SmallModel.allCases)
  func `the order of an enumeration is the recorded one`(model: SmallModel) throws {
    try Repository.expectGolden(listing(of: model), "Enumerations/\(model.rawValue).txt")
  }
}
