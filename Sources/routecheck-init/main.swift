import FirstFiles
import Foundation

// What `swift package routecheck init` runs where nothing is asked for but a file in its usual place. It needs nothing of the
// engine, so it is built in seconds; every other call goes to `routecheck init`, which does the same and explains itself.

let arguments = CommandLine.arguments
let file = FirstFile(isLaunch: arguments.contains("--launch"), isTest: arguments.contains("--test"))
let place = URL(filePath: file.usualPath)
do {
  try FileManager.default.createDirectory(
    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(file.text.utf8).write(to: place, options: .withoutOverwriting)
} catch {
  let isThere = FileManager.default.fileExists(atPath: place.path)
  let reason = isThere ? FirstFile.isThere(file.usualPath) : error.localizedDescription
  FileHandle.standardError.write(Data("routecheck: \(reason)\n".utf8))
  exit(2)
}
let command = ProcessInfo.processInfo.environment["ROUTECHECK_COMMAND"] ?? "routecheck"
print(file.nextSteps(at: file.usualPath, command: command), terminator: "")
