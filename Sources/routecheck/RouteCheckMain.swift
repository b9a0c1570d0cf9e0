import CheckCommand
import Foundation

@main
@MainActor
enum RouteCheckMain {
  static func main() {
    exit(RouteCheckCommand.main(Array(CommandLine.arguments.dropFirst())))
  }
}
