import Foundation

/// A program that the machine may or may not have.
public enum ExternalTool {
  /// Runs a program and gathers what it writes, until it ends.
  ///
  /// - Parameter arguments: The program's name and its arguments.
  /// - Returns: The exit status, 127 where there is no such program, and both outputs in the order written.
  /// - Throws: What Foundation throws where no process can be started.
  public static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
