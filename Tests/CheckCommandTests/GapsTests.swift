@testable import CheckCommand
import SourceAdapting
import Testing

/// What a build misses is read from what the compiler has printed.
@MainActor @Suite struct GapsTests {
  private static let log = """
    Building for debugging...
    /app/Cart.swift:3:5: error: cannot find type 'WKWebView' in scope
    /app/Cart.swift:9:5: error: cannot find 'WKWebView' in scope
    /app/Cart.swift:9:5: error: cannot find 'WKWebView' in scope
    /app/Map.swift:1:8: error: no such module 'MapKit'
    /app/Cart.swift:4:7: error: value of type 'UIView' has no member 'drawHierarchy'
    /app/Cart.swift:5:7: error: type 'UIView' has no member 'drawHierarchy' [#Members]
    /app/Cart.swift:6:3: error: Objective-C interoperability is disabled
    /app/Cart.swift:7:7: warning: variable 'x' was never used
    /app/Cart.swift:8:7: error: extra argument 'style' in call
    error: emit-module command failed
    """

  private func gaps(_ log: String, _ options: String...) -> (text: String, code: RouteCheckCommand.ExitCode) {
    let surroundings = MemorySurroundings()
    surroundings.files["build.log"] = log
    let code = RouteCheckCommand(surroundings: surroundings).run(["gaps", "build.log"] + options)
    return (surroundings.output, code)
  }

  @Test func `each place counts once, and the symbols of the most places come first`() {
    let (text, code) = gaps(Self.log)
    let rows = text.split(separator: "\n").prefix(6).map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
    #expect(
      rows == ["5 symbols", "2 UIView.drawHierarchy", "2 WKWebView", "1 #selector", "1 extra", "1 import"])
    #expect(text.hasPrefix("5 symbols are missing in 7 places.\n"))
    #expect(text.contains("/app/Cart.swift:3\n"))
    #expect(text.contains("  #selector: no edit: give the target the plugin"))
    #expect(code == .violation)
  }

  @Test func `modules of Apple's that are not here are listed with what probably comes from them`() {
    let modules = [("CloudKit", 3), ("CoreMotion", 1), ("ARKit", 12), ("CoreMedia", 1)].map { name, count in
      "/app/A.swift:2:10: warning: \(MissingModule(name: name, fileCount: count).warning)\n"
    }
    let symbols = ["CKRecord", "CMMotionManager", "ARSession", "ARFrame", "Other"].map {
      "/app/B.swift:9:5: error: cannot find '\($0)' in scope\n"
    }
    let text = gaps((modules + modules + symbols).joined()).text
    #expect(
      text.hasSuffix(
        "modules of Apple's that are not here:\n  ARKit, in 12 files: ARFrame, ARSession\n"
          + "  CloudKit, in 3 files: CKRecord\n  CoreMedia, in 1 file\n  CoreMotion, in 1 file\n"),
      "\(text)")
    #expect(gaps((modules + symbols).joined(), "--json").text.contains("\"name\" : \"ARKit\""))
  }

  @Test func `whoever does not adapt the source is told what has the build go on`() {
    let text = gaps("/app/B.swift:9:5: error: no such module 'ARKit'\n").text
    #expect(text.contains("import ARKit: no edit: the plugin AdaptedSources has the build go on without it"))
    #expect(gaps("/app/B.swift:9:5: error: no such module 'Kingfisher'\n").text.contains("behind a protocol"))
  }

  @Test func `a type that is not understood because something is missing is no symbol`() {
    let words = "cannot infer contextual base in reference to member 'changed'\n"
    let inferred = "/app/Cart.swift:3:9: error: " + words
    let both = gaps(inferred + "/app/Cart.swift:3:5: error: cannot find 'WKWebView' in scope\n").text
    #expect(both.hasPrefix("1 symbol is missing in 1 place.\n"))
    #expect(both.hasSuffix("may go with the others: /app/Cart.swift:3: " + words))
    // Alone it is all that there is to see.
    #expect(gaps(inferred).text.hasPrefix("1 symbol is missing in 1 place.\n"))
  }

  @Test func `a build that has gone through misses nothing`() {
    let (text, code) = gaps("Build complete! (3.2s)\n")
    #expect(text == "Nothing is missing.\n" && code == .success)
  }

  @Test(arguments: [
    (
      "error: 'shop': Source files for target Shop should be located under 'Sources/Shop'\n",
      "the build failed: 'shop': Source"
    ),
    ("Building for debugging...\nswift-build: error: no space left\n", "the build failed: no space left"),
    ("my-machine\n", "no log of a build that went through"), ("", "no log of a build that went through"),
  ])
  func `a build that did not go through is no good news, whatever it names`(log: String, words: String) {
    let (text, code) = gaps(log)
    #expect(text.hasPrefix("Nothing is known to be missing, but ") && text.contains(words), "\(text)")
    #expect(code == .inconclusive)
  }

  @Test(arguments: [
    "Build of target: 'Shop' complete! (3.2s)\n", "[3/3] Compiling\nBuild of product 'Shop' complete!\n",
  ])
  func `a build of a part that has gone through misses nothing either`(log: String) {
    #expect(gaps(log).code == .success)
  }

  @Test func `programs get the same as JSON`() {
    let text = gaps(Self.log, "--json").text
    #expect(text.contains("\"symbol\" : \"WKWebView\"") && text.contains("\"places\" : 7"))
  }

  @Test(arguments: [
    "", "\u{0}\u{1B}[31m", "a:1:2: error: ", ":::: error: x", "a:99999999999999999999:1: error: y",
  ])
  func `no log makes it stumble`(log: String) {
    #expect(!gaps(log).text.contains("\u{1B}"))
  }
}
