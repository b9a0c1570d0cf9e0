import Testing

@testable import CheckCommand

/// What a command does when its memory is used up.
@MainActor
@Suite struct MemoryOptionTests {
  private let surroundings = MemorySurroundings.withApps()

  @Test func `a check that holds too much says so, and is inconclusive`() {
    surroundings.heldMemory = 600_000_000
    let transcript = surroundings.run("check storefront --route product --memory 500M")
    #expect(transcript.code == 3)
    #expect(transcript.output.contains("the memory budget of 500M was used up"))
    #expect(surroundings.run("check tiny.json --memory 1G").code == 0)
  }

  @Test func `without the option the surroundings say how much is too much`() {
    surroundings.heldMemory = 1_000_000_001
    let transcript = surroundings.run("check storefront --route product")
    #expect(transcript.code == 3 && transcript.output.contains("the memory budget of 1G was used up"))
    surroundings.standardMemory = nil
    #expect(surroundings.run("check tiny.json").code == 0)
  }

  @Test func `bounds end too, before their time`() {
    surroundings.heldMemory = 600_000_000
    #expect(surroundings.run("grow storefront --route product --time 1h --memory 500M").code == 3)
  }

  @Test func `a campaign ends too, before its time`() {
    surroundings.heldMemory = 600_000_000
    let transcript = surroundings.run("fuzz tiny.json --time 1h --memory 500M")
    #expect(transcript.code == 3)
    #expect(transcript.output.contains("the memory budget of 500M was used up"))
  }

  @Test func `this process is known to hold some memory`() {
    #expect((1_000_000..<1_000_000_000_000).contains(ProcessSurroundings().heldMemory))
  }
}
