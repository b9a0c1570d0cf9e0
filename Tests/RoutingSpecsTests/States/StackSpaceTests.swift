import Checking
import RoutingSpecs
import TestSupport
import Testing

@Suite struct StackSpaceTests {
  @Test(arguments: SmallSpace.all)
  func `closed form, enumeration and brute force agree`(small: SmallSpace) throws {
    let space = try small.space()
    let brute = BruteForce(screens: small.screens, bounds: small.bounds).states()
    let listed = Array(space.states)
    #expect(space.count == Natural(small.count))
    #expect(listed.count == small.count)
    #expect(brute.count == small.count)
    #expect(Set(listed) == Set(brute))
    #expect(Set(listed).count == small.count)
  }

  @Test(arguments: SmallSpace.all)
  func `rank and state are inverse on all states, in the order of the enumeration`(small: SmallSpace) throws {
    let space = try small.space()
    var rank = Natural.zero
    for state in space.states {
      guard try space.rank(of: state) == rank, try space.state(at: rank) == state else {
        Issue.record("rank \(rank) of \(small.name) does not invert")
        return
      }
      rank += 1
    }
    #expect(rank == space.count)
  }

  @Test(arguments: SmallSpace.all)
  func `choices in lexicographic order give every state once, in rank order`(small: SmallSpace) throws {
    let space = try small.space()
    var source = EnumeratingSource()
    var rank = Natural.zero
    repeat {
      guard rank < space.count, try space.rank(of: space.draw(from: &source)) == rank else {
        Issue.record("draw \(rank) of \(small.name) is out of order")
        return
      }
      rank += 1
    } while source.advance()
    #expect(rank == space.count)
  }

  @Test(arguments: SmallSpace.all)
  func `simplifications stay in the space and are smaller`(small: SmallSpace) throws {
    let space = try small.space()
    let step = max(1, small.count / 200)
    for rank in stride(from: 0, to: small.count, by: step) {
      let state = try space.state(at: Natural(rank))
      let size = try space.size(of: state)
      let simpler = space.simplifications(of: state)
      #expect(Set(simpler).count == simpler.count)
      for candidate in simpler {
        #expect(try space.size(of: candidate) < size)
      }
    }
  }

  @Test(arguments: SmallSpace.all)
  func `without a condition shrinking ends at the first state, wherever it starts`(small: SmallSpace) throws {
    let space = try small.space()
    for rank in stride(from: 0, to: small.count, by: max(1, small.count / 50)) {
      var state = try space.state(at: Natural(rank))
      while let next = space.simplifications(of: state).first { state = next }
      #expect(try space.rank(of: state) == 0)
    }
  }

  @Test func `shrinking finds the least state with a modal refusing screen`() throws {
    let small = try #require(SmallSpace.all.first { $0.name == "contexts and refusals" })
    let space = try small.space()
    let fails = { (state: StackState) in state.layers.dropFirst().contains { $0.content.refusesDismissal } }
    var least: (size: StackSize, state: StackState)?
    for state in space.states where fails(state) {
      let size = try space.size(of: state)
      if least.map({ size < $0.size }) ?? true { least = (size, state) }
    }
    var state = try space.state(at: space.count - 1)
    #expect(fails(state))
    while let next = space.simplifications(of: state).first(where: fails) { state = next }
    #expect(state == least?.state)
    #expect(StackNotation(catalogue: space.catalogue).text(for: state) == "Home > Login!")
  }

  @Test func `the simpler states are these, the boldest steps first`() throws {
    let space = try StackSpace(
      catalogue: ScreenCatalogue([ScreenEntry(name: "A"), ScreenEntry(name: "B")]),
      bounds: .init(tabs: 3, depth: 2, modals: 1, styles: [.automatic, .fullScreen]))
    let notation = StackNotation(catalogue: space.catalogue)
    func simpler(_ text: String) throws -> [String] {
      space.simplifications(of: try notation.state(from: text)).map(notation.text(for:))
    }
    #expect(try simpler("A") == [])
    #expect(try simpler("B > fullScreen: A") == ["A", "B", "A > fullScreen: A", "B > A"])
    #expect(try simpler("Nav[A, B]") == ["A", "B", "Nav[B]", "Nav[A]", "Nav[A, A]"])
    #expect(try simpler("Split[A, B]") == ["A", "Nav[A]", "Tabs[*A]", "B", "Split[A, A]"])
    #expect(
      try simpler("Tabs[A, B, *Nav[A]]") == [
        "A", "Nav[A]", "B", "Tabs[B, *Nav[A]]", "Tabs[A, *Nav[A]]", "Tabs[A, *B]", "Tabs[*A, B, Nav[A]]",
        "Tabs[A, A, *Nav[A]]", "Tabs[A, B, *A]",
      ])
    #expect(try simpler("Tabs[A, *A, A]").contains("Tabs[A, *A]"))
    #expect(try simpler("Tabs[A, *A, A]").contains("Tabs[*A, A]"))
  }

  @Test func `stepping beyond the last state gives the first one again`() throws {
    for small in SmallSpace.all {
      let space = try small.space()
      var state = try space.state(at: space.count - 1)
      #expect(!space.advance(&state))
      #expect(try space.rank(of: state) == 0)
    }
  }

  @Test func `the default bound has exactly as many states as the formula says`() throws {
    let names = ["Home", "Account", "Product", "Login", "ForgotPassword", "Bag"]
    let screens = names.map { ScreenEntry(name: $0) }
    let space = try StackSpace(
      catalogue: ScreenCatalogue(screens + [ScreenEntry(name: "Checkout", dismissal: .refused)]))
    let item = Natural(7 + 7 + 49 + 343)
    let content = item + item + 2 * item * item + 3 * item * item * item + item * item
    let layers = content + content * content + content * content * content
    print("The default bound with 7 screens has \(space.count) states (\(space.count.shortForm)).")
    #expect(space.count == layers)
    #expect(space.count == Natural(decimal: "8152831224938036404958624"))
  }

  @Test func `random states come from all over the space and reproducibly`() throws {
    let screens = (1...7).map { ScreenEntry(name: "S\($0)") }
    let space = try StackSpace(catalogue: ScreenCatalogue(screens))
    var generator = SeededGenerator(state: 11)
    var again = SeededGenerator(state: 11)
    var quarters = [0, 0, 0, 0]
    for _ in 0..<400 {
      let state = space.sample(using: &generator)
      #expect(state == space.sample(using: &again))
      let rank = try space.rank(of: state)
      #expect(try space.state(at: rank) == state)
      quarters[try #require(Int(exactly: rank * 4 / space.count))] += 1
    }
    // Binomial with mean 100 and deviation 8.7: five deviations.
    #expect(quarters.allSatisfy { (57...143).contains($0) })
  }
}
