import Foundation
import PackagePlugin

/// `swift package routecheck …`: the command line, for a package that depends on this one.
///
/// A package with an executable that depends on the product `CheckCommand` has a command line of its own, which knows
/// the package's apps; every other package gets `routecheck`, which reads app files. Either is built when it is asked for:
/// a tool that the manifest names would be compiled beside the libraries once more in each build.
@main
struct RouteCheckPlugin: CommandPlugin {
  /// Runs the command line in the folder of the package.
  ///
  /// - Parameters:
  ///   - context: The package and the tools.
  ///   - arguments: The arguments of the command line.
  /// - Throws: Where the executable cannot be built or started.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try executable(for: context, performing: arguments)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["ROUTECHECK_COMMAND": "swift package routecheck"]
    ) { $1 }
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The exit code is the verdict, which scripts read.
    exit(process.terminationStatus)
  }

  /// What needs no app is done by `routecheck` itself: the app may not compile yet, and `gaps` is there to say why.
  private static let commandsWithoutApps: Set = ["gaps", "init"]

  /// What needs nothing of the engine, so that it is built in seconds.
  private static let lightCalls: Set = [["init"], ["init", "--launch"], ["init", "--test"]]

  private func executable(for context: PluginContext, performing arguments: [String]) throws -> URL {
    let needsApps = !Self.commandsWithoutApps.contains(arguments.first ?? "")
    let own = needsApps ? ownExecutable(of: context.package) : nil
    let isLight = own == nil && Self.lightCalls.contains(arguments)
    let name = own ?? (isLight ? "routecheck-init" : "routecheck")
    let waiting = Waiting(for: name, after: isLight ? 30 : 3)
    defer { waiting.end() }
    let result = try packageManager.build(
      .product(name), parameters: .init(configuration: own == nil ? .inherit : .release))
    let artifact = result.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == name }
    guard result.succeeded, let artifact else { throw Failure(description: result.logText) }
    return artifact.url
  }

  /// The executable product that has the command line built in.
  private func ownExecutable(of package: Package) -> String? {
    package.products(ofType: ExecutableProduct.self).first { product in
      product.mainTarget.dependencies.contains { dependency in
        if case .product(let product) = dependency { product.name == "CheckCommand" } else { false }
      }
    }?.name
  }

  /// Says that the command line is being built, because its first build takes minutes and prints nothing.
  private struct Waiting {
    private let timer = DispatchSource.makeTimerSource()

    init(for name: String, after silence: Double) {
      let start = DispatchTime.now()
      timer.schedule(deadline: start + silence, repeating: 30)
      timer.setEventHandler {
        let seconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
        let line = "building \(name), which takes minutes the first time: \(seconds) s\n"
        FileHandle.standardError.write(Data(line.utf8))
      }
      timer.resume()
    }

    func end() { timer.cancel() }
  }

  /// The package's own command line could not be built.
  private struct Failure: Error, CustomStringConvertible {
    /// What the build says.
    let description: String
  }
}
