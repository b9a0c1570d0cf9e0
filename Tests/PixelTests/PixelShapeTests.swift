import KeptShapes
import RouteChecking
import Testing
import UIKit

@testable import Pixel

/// The shape of the app, as it is kept.
@MainActor @Suite struct PixelShapeTests {
  private static let limits = JourneyLimits(moments: 0)

  @Test func `the app has the shape that is kept, and stays in it`() throws {
    let shape = try pixelShape()
    let report = JourneyReport.exploring(pixel, links: pixelLinks, limits: Self.limits)
    try KeptShape(shape, in: "PixelTests/Shapes/PixelShape.swift", of: "Pixel").expect(from: report)
    check(pixel, links: pixelLinks, shape: shape, limits: Self.limits)
  }
}
