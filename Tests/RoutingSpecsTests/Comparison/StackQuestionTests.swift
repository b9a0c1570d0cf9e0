import Checking
import Testing

@testable import RoutingSpecs

struct StackQuestionTests {
  @Test(arguments: SmallSpace.all)
  func `a question divides a space into stacks that answer it alike, each once`(_ small: SmallSpace) throws {
    let space = try small.space()
    let states = Array(space.states)
    let step = max(1, states.count / 60)
    let sample = stride(from: 0, to: states.count, by: step).map { states[$0] }
    for question in questions(about: space) {
      let exploration = RegionExploration(RegionGrammar(space: space), comparing: sample)
      var (sum, members) = (Natural.zero, [Int]())
      while exploration.advance() {
        exploration.ask(question, number: 0)
        sum += exploration.weight
        members += exploration.members
        let answer = question.holds(in: exploration.state)
        for member in exploration.members {
          #expect(question.holds(in: sample[member]) == answer, "\(question) of \(sample[member])")
          #expect(exploration.grammar.contains(sample[member], in: exploration.region))
        }
      }
      #expect(exploration.fault == nil)
      #expect(sum == space.count)
      #expect(members.sorted() == Array(sample.indices))
    }
  }

  @Test
  func `questions read as the end of a sentence`() throws {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Special")])
    let special = StackQuestion.Subject.screen(kind: 1)
    #expect(
      StackQuestion(subject: special, place: .visible, layers: .all).words(catalogue)
        == "Special is shown in some layer")
    #expect(
      StackQuestion(subject: .container(.tabs), place: .own, layers: .number(0)).words(catalogue)
        == "a tab bar controller is the controller in the root's layer")
    #expect(
      StackQuestion(subject: special, place: .at([.selected, .bottom]), layers: .top).words(catalogue)
        == "Special stands as the selected tab, the first of several on a navigation controller in the "
        + "topmost layer")
  }

  private func questions(about space: StackSpace) -> [StackQuestion] {
    let variants = space.catalogue.variants
    let subjects: [StackQuestion.Subject] = [
      .variant(variants[variants.count - 1]), .container(.navigation), .longer(.tabs, than: 1),
    ]
    let places: [StackQuestion.Place] = [
      .own, .visible, .contained, .at([.top]), .at([.bottom]), .at([.selected]), .at([.after, .top]),
      .at([.secondary, .alone]),
    ]
    let layers: [StackQuestion.Layers] = [.all, .covered, .number(1)]
    return subjects.flatMap { subject in
      places.flatMap { place in layers.map { StackQuestion(subject: subject, place: place, layers: $0) } }
    }
  }
}
