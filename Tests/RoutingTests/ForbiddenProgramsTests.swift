import Foundation
import Testing

/// Programs that the types forbid: the compiler is asked, and its errors are read.
struct ForbiddenProgramsTests {
  /// One program: lines that compile, and in it at most one that must not.
  struct Program {
    let name: String
    let code: String
    /// What the error says; `nil` for a program that is allowed.
    var error: String?
  }

  static let programs: [Program] = [
    Program(
      name: "a push into a navigation controller is allowed",
      code: """
        StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
        """),
    Program(
      name: "a tab in a navigation controller is not",
      code: """
        StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory())
          .using(UITabBarController.add())
          .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
        """, error: "UITabBarController"),
    Program(
      name: "a push onto any controller is not",
      code: """
        StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push()).from(GeneralStep.current()).assemble()
        """, error: "UINavigationController"),
    Program(
      name: "the short push onto any controller is not",
      code: """
        StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory())
          .using(.push).from(.current).assemble()
        """, error: "UINavigationController"),
    Program(
      name: "an action after a step without factory is not",
      code: """
        StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: NilFactory())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
        """, error: "BuildingFactory"),
    Program(
      name: "an action after a middle step without factory is not",
      code: """
        StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
        """, error: "using"),
    Program(
      name: "a middle step without factory may be followed by another step",
      code: """
        StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
          .from(GeneralStep.current()).assemble()
        """),
    Program(
      name: "a push from a screen without a promise is not",
      code: """
        StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push()).from(other).assemble()
        """, error: "UINavigationController"),
    Program(
      name: "a push from a screen with the promise of a container is allowed",
      code: """
        StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push()).from(other.expectingContainer()).assemble()
        """),
    Program(
      name: "a chain without a start is not",
      code: """
        StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push()).from(NavigationControllerStep()).assemble()
        """, error: "DestinationStep"),
    Program(
      name: "a factory of another class than the finder's is not",
      code: """
        StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: ClassFactory<UITabBarController, Any?>())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
        """, error: "Screen"),
    Program(
      name: "a previous step with another context is not",
      code: """
        StepAssembly(finder: ClassFinder<Screen, Int>(), factory: ClassFactory())
          .using(GeneralAction.presentModally()).from(other).assemble()
        """, error: "Int"),
    Program(
      name: "a tab among the children of a navigation controller is not",
      code: """
        CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
          .with(ClassFactory<Screen, Any?>(), using: UITabBarController.add()).assemble()
        """, error: "UITabBarController"),
    Program(
      name: "a plain factory for a container step is not",
      code: """
        SingleContainerStep(
          finder: ClassFinder<UINavigationController, Any?>(), factory: ClassFactory())
        """, error: "ContainerFactory"),
  ]

  @Test func `what the types forbid does not compile, and what they allow does`() throws {
    guard let modules = Self.moduleDirectory else {
      print("skipped: the directory of the built modules was not found beside \(CommandLine.arguments[0])")
      return
    }
    let (source, ranges) = Self.source()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("forbidden-\(ProcessInfo.processInfo.processIdentifier).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    guard let output = Self.compile(file, modules: modules) else {
      print("skipped: swiftc could not be started")
      return
    }
    let errors = Self.errors(in: output, of: file)
    for (program, range) in zip(Self.programs, ranges) {
      let own = errors.filter { range.contains($0.line) }
      if let expected = program.error {
        #expect(!own.isEmpty, "\(program.name), but compiles")
        #expect(own.contains { $0.text.contains(expected) }, "\(program.name): \(own.map(\.text))")
      } else {
        #expect(own.isEmpty, "\(program.name), but: \(own.map(\.text))")
      }
    }
    #expect(errors.allSatisfy { error in ranges.contains { $0.contains(error.line) } }, "\(output)")
  }

  /// The programs as functions of one file, and the lines of each.
  private static func source() -> (String, [Range<Int>]) {
    var lines = [
      "import HeadlessUIKit", "import Routing", "final class Screen: UIViewController {}",
      "@MainActor let other: DestinationStep<Screen, Any?> = StepAssembly(",
      "  finder: ClassFinder<Screen, Any?>(), factory: ClassFactory()",
      ").using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()",
    ]
    var ranges: [Range<Int>] = []
    for (index, program) in programs.enumerated() {
      let start = lines.count + 1
      lines.append("@MainActor func program\(index)() {")
      lines += ("_ = " + program.code).split(separator: "\n").map(String.init)
      lines.append("}")
      ranges.append(start..<lines.count + 1)
    }
    return (lines.joined(separator: "\n") + "\n", ranges)
  }

  /// Where the build has put the modules: beside the test bundle that runs.
  private static var moduleDirectory: String? {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let executable = Bundle.main.executableURL?.deletingLastPathComponent()
    return [bundle, executable].compactMap { $0?.appendingPathComponent("Modules").path }
      .first { FileManager.default.fileExists(atPath: $0 + "/Routing.swiftmodule") }
  }

  private static func compile(_ file: URL, modules: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // HeadlessUIKit is built on a C module, which the compiler looks for although its interface never shows it.
    let hooks = URL(fileURLWithPath: modules).deletingLastPathComponent()
      .appendingPathComponent("ConcurrencyHooks.build/module.modulemap").path
    process.arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules,
      "-Xcc", "-fmodule-map-file=\(hooks)", file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    // Drain before waiting: a full pipe would stop the compiler.
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 127 else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func errors(in output: String, of file: URL) -> [(line: Int, text: String)] {
    output.split(separator: "\n").compactMap { text in
      guard text.hasPrefix(file.path + ":"), text.contains(": error: ") || text.contains(": note: ") else {
        return nil
      }
      let parts = text.dropFirst(file.path.count + 1).split(separator: ":", maxSplits: 1)
      guard let line = parts.first.flatMap({ Int($0) }) else { return nil }
      return (line, String(text))
    }
  }
}
