@testable import CheckCommand
import Reporting
import TestSupport
import Testing

extension CommandSpec: CustomTestStringConvertible {
  /// The command's name.
  public var testDescription: String { name }
}

@MainActor
@Suite struct HelpTests {
  @Test(arguments: CommandSpecs.all)
  func `the help of a command names every option, whichever way it is asked for`(_ command: CommandSpec) {
    let surroundings = MemorySurroundings()
    let help = surroundings.run("help \(command.name)")
    #expect(help.code == 0 && help.errors.isEmpty)
    for option in command.options {
      #expect(help.output.contains("  \(option.name)\(option.value.map { " " + $0 } ?? "")  "))
    }
    for line in ["\(command.name) --help", "\(command.name) -h", "\(command.name) --nonsense --help"] {
      #expect(surroundings.run(line) == help)
    }
  }

  @Test(arguments: CommandSpecs.all)
  func `the examples of a command are calls of it`(_ command: CommandSpec) throws {
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let words = example.split(separator: " ").map(String.init)
      #expect(words.prefix(2) == ["routecheck", command.name])
      #expect(throws: Never.self) { try ParsedArguments(Array(words.dropFirst(2)), for: command) }
    }
  }

  @Test(arguments: CommandSpecs.all)
  func `what a command wants is one word of capitals`(_ command: CommandSpec) throws {
    let help = HelpText.text(for: command)
    let usage = try #require(help.split(separator: "\n").first { $0.hasPrefix("usage: ") })
    let wanted = usage.split(separator: " ").dropFirst(3).filter { $0 != "[OPTIONS]" }
    #expect(wanted.count == command.arguments.count)
    #expect(wanted.allSatisfy { $0.wholeMatch(of: /\[?[A-Z]+\]?(?:\.\.\.)?/) != nil }, "\(usage)")
  }

  @Test(arguments: CommandSpecs.all)
  func `no line of the help is wider than the narrowest common terminal`(_ command: CommandSpec) {
    for text in [HelpText.text(for: command), HelpText.overview] {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("  routecheck ") })
    }
  }

  @Test(arguments: ["--help", "-h", "help"])
  func `the overview names every command and every exit code`(_ line: String) {
    let transcript = MemorySurroundings().run(line)
    #expect(transcript.code == 0 && transcript.errors.isEmpty)
    for command in CommandSpecs.all { #expect(transcript.output.contains("\n  \(command.name) ")) }
    let codes = "exit codes: 0 all hold · 1 a violation · 2 wrong usage or input · 3 inconclusive"
    #expect(transcript.output.contains(codes))
  }

  @Test(arguments: CommandSpecs.all)
  func `the page about commands names every command`(_ command: CommandSpec) throws {
    #expect(try Repository.article("Commands").contains("`routecheck \(command.name)"))
  }

  @Test func `the help of check says which options are for apps that are used from launch`() {
    let check = CommandSpecs.check
    #expect(Set(check.launchOptions).isSubset(of: check.options.map(\.name)))
    let words = "An app that is used from launch takes only --time, --jobs, --hang-budget,\n"
    #expect(HelpText.text(for: check).contains(words + "--json, --quiet, --no-color and --ascii.\n"))
  }

  @Test func `the version is printed`() {
    let transcript = MemorySurroundings().run("--version")
    #expect(transcript == Transcript(code: 0, output: "routecheck \(ToolVersion.current)\n", errors: ""))
  }
}
