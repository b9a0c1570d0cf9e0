import Foundation
import TestSupport
import Testing

@testable import CheckCommand

/// What the shells are told.
@MainActor
@Suite struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `a shell can read its completions, which name every command, option and app`(_ shell: String) throws {
    let script = MemorySurroundings().run("completions \(shell)").output
    for command in CommandSpecs.all {
      #expect(script.contains(command.name))
      for option in command.options { #expect(script.contains(option.name.dropFirst(2)), "\(option.name)") }
    }
    for app in AvailableApp.samples { #expect(script.contains(app.name)) }
    let file = FileManager.default.temporaryDirectory.appending(path: "completions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try script.write(to: file, atomically: true, encoding: .utf8)
    let result = try ExternalTool.run([shell, "-n", file.path])
    if result.status == 127 {
      print("the completions of \(shell) were not read by it: it is not installed")
    } else {
      #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }
  }

  @Test(arguments: [
    ("routecheck che", "check"), ("routecheck check store", "storefront"),
    ("routecheck report --fo", "--format"), ("routecheck completions z", "zsh"),
  ])
  func `fish completes a word`(line: String, completion: String) throws {
    let script = MemorySurroundings().run("completions fish").output
    let program = script + "\ncomplete -C '\(line)'"
    let result = try ExternalTool.run(["fish", "--no-config", "-c", program])
    if result.status == 127 { return print("fish is not installed") }
    let words = result.output.split(separator: "\n").compactMap {
      $0.split(separator: "\t").first.map(String.init)
    }
    #expect(words.contains(completion), "\(result.output)")
  }

  @Test func `zsh finds the completions of the command in a folder of functions`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "functions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = MemorySurroundings().run("completions zsh").output
    try script.write(to: folder.appending(path: "_routecheck"), atomically: true, encoding: .utf8)
    let program = """
      fpath=(\(folder.path) $fpath); autoload -Uz compinit; compinit -u -D
      autoload +X _routecheck && print -r -- $_comps[routecheck]
      """
    let result = try ExternalTool.run(["zsh", "-f", "-c", program])
    if result.status == 127 { return print("zsh is not installed") }
    #expect(result.output == "_routecheck\n")
  }

  @Test(arguments: [
    ("routecheck che", 1, ["check"]), ("routecheck check store", 2, ["storefront"]),
    ("routecheck report --fo", 2, ["--format"]), ("routecheck completions z", 2, ["zsh"]),
  ])
  func `bash completes a word`(line: String, index: Int, completions: [String]) throws {
    let script = MemorySurroundings().run("completions bash").output
    let program = """
      \(script)
      COMP_WORDS=(\(line)); COMP_CWORD=\(index); cd /; _routecheck; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try ExternalTool.run(["bash", "-c", program])
    if result.status == 127 { return print("bash is not installed") }
    #expect(result.output.split(separator: "\n").map(String.init) == completions)
  }
}
