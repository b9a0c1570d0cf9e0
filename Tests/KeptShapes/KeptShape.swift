package import Journeys
internal import TestSupport
package import Testing

/// A shape that an exploration has printed, and that is kept as a source file of the tests.
///
/// With `ROUTECHECK_RECORD` set the file is written, and the test that does so fails.
package struct KeptShape {
  private let shape: Shape
  private let path: String
  private let kit: String
  private let module: String

  /// Names a kept shape.
  ///
  /// - Parameters:
  ///   - shape: What the file makes, as it was compiled.
  ///   - path: The file's path below `Tests`.
  ///   - module: The app's module.
  ///   - kit: The module that the app has its view controllers from.
  package init(_ shape: Shape, in path: String, of module: String, on kit: String = "UIKit") {
    self.shape = shape
    self.path = path
    self.module = module
    self.kit = kit
  }

  /// Expects that an exploration saw the shape that is kept, and prints it as it is kept.
  ///
  /// - Parameters:
  ///   - report: The exploration.
  ///   - sourceLocation: Where the test stands.
  /// - Throws: What Foundation throws where the file cannot be read or written.
  package func expect(from report: JourneyReport, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(report.shape == shape, "\(report.shapeText)", sourceLocation: sourceLocation)
    try Self.expect(report.shape.swift(named: report.app), in: path, of: module, on: kit)
  }

  /// Expects that a file of the tests has some code in it.
  ///
  /// - Parameters:
  ///   - code: The code, without imports.
  ///   - path: The file's path below `Tests`.
  ///   - module: The app's module.
  ///   - kit: The module that the app has its view controllers from.
  /// - Throws: What Foundation throws where the file cannot be read or written.
  package static func expect(
    _ code: String, in path: String, of module: String, on kit: String = "UIKit"
  ) throws {
    let imports = [kit, "RouteChecking"].sorted().map { "import \($0)\n" }.joined()
    let heading = "// swift-format-ignore-file\n\(imports)\n@testable import \(module)\n\n"
    try Repository.expectGolden(heading + code, "../Tests/\(path)")
  }
}
