import KeptShapes
import RouteChecking
import Testing
import UIKit

@testable import Market

/// The shape of the nearest states of the app, as it is kept.
@MainActor @Suite struct MarketShapeTests {
  private static let limits = JourneyLimits(states: 60, moments: 0)

  @Test func `the nearest states have the shape that is kept, and stay in it`() throws {
    let shape = try marketShape()
    let report = JourneyReport.exploring(market(hasBasket: true), links: marketLinks, limits: Self.limits)
    try KeptShape(shape, in: "MarketTests/Shapes/MarketShape.swift", of: "Market").expect(from: report)
    let inside = JourneyReport.exploring(
      market(hasBasket: true), links: marketLinks, shape: shape, limits: Self.limits)
    #expect(inside.findings.isEmpty && inside.shape == shape, "\(inside.text)")
  }
}
