import Testing

@testable import CheckCommand

/// What the lines begin with that are printed to be typed.
@Suite struct CommandNameTests {
  @Test(arguments: [
    ("/home/me/RouteCheck/.build/x86_64-linux/release/routecheck", "swift run -c release routecheck"),
    ("/home/me/RouteCheck/.build/x86_64-linux/debug/routecheck", "swift run routecheck"),
    (".build/release/routecheck", "swift run -c release routecheck"),
    ("./.build/debug/routecheck", "swift run routecheck"),
    ("/home/me/RouteCheck/.build/x86_64-linux/release/check-pixel", ".build/release/check-pixel"),
    ("/home/me/Other/.build/release/routecheck", "routecheck"),
    ("../Other/.build/release/routecheck", "routecheck"),
    ("/home/me/RouteCheck/.build/tools/routecheck", "routecheck"), (".build/routecheck", "routecheck"),
    ("/usr/local/bin/routecheck", "routecheck"), ("routecheck", "routecheck"), ("", ""),
  ])
  func `a program is called as it can be run again`(_ program: String, _ words: String) {
    let folder = "/home/me/RouteCheck"
    #expect(CommandName(program: program, folder: folder, environment: [:]).words == words)
    let plugin = ["ROUTECHECK_COMMAND": "swift package routecheck"]
    let called = CommandName(program: program, folder: folder, environment: plugin)
    #expect(called.words == "swift package routecheck")
  }
}
