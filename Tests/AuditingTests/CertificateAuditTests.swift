import Auditing
import Checking
import Storefront
import TestSupport
import Testing

@testable import RoutingSpecs

@MainActor
@Suite struct CertificateAuditTests {
  @Test func `the cover of every route of the shop agrees with every stack`() throws {
    let app = try Certificates.shop()
    var plan = CertificateAudit.Plan()
    plan.runsAll = true
    let audit = try CertificateAudit(Certificates.opening(app), of: app, plan: plan)
    let routes = TestBudget.some(app.routes, 2)
    for route in try Certificates.routes(Certificates.lines(routes, of: app)) {
      let result = try audit.run(route)
      #expect(result.disagreements == [] && result.stopped == nil, "\(route.name)")
      #expect(result.counted == app.space.count && Natural(result.runs) == app.space.count)
      #expect(result.regions > 1)
    }
  }

  @Test func `large covers with split views and styles agree with their count`() throws {
    let bounds = StackSpace.Bounds(tabs: 3, depth: 3, modals: 2, styles: [.automatic, .fullScreen])
    let app = try Certificates.shop(bounds)
    var plan = CertificateAudit.Plan()
    plan.samples = TestBudget.times(100, short: 10)
    let audit = try CertificateAudit(Certificates.opening(app), of: app, plan: plan)
    let routes = app.routes.filter { ["product", "login", "home-from-root"].contains($0.name) }
    for route in try Certificates.routes(Certificates.lines(routes, of: app)) {
      let result = try audit.run(route)
      #expect(result.disagreements == [], "\(route.name)")
      #expect(result.counted == app.space.count && result.runs > plan.samples)
    }
  }

  @Test func `of a cover that differences have refined the last regions are certified`() throws {
    let app = try RememberingApp.app()
    var lines: [String] = []
    let writer = CertificateWriter(Certificates.opening(app)) { lines.append(String($0.dropLast())) }
    var plan = RouteCheck.Plan()
    plan.covers = true
    writer.begin(app.routes[0].name)
    let cover = RouteCheck(app.routes[0], of: app, plan: plan).cover(
      monitor: RouteCheck.Monitor(region: { writer.note($0) }))
    writer.end(nil)
    writer.close()
    #expect(cover.reason == nil && cover.comparison?.questions.isEmpty == false)
    var auditPlan = CertificateAudit.Plan()
    auditPlan.runsAll = true
    let audit = try CertificateAudit(Certificates.opening(app), of: app, plan: auditPlan)
    let written = try #require(try Certificates.routes(lines).first)
    let result = try audit.run(written)
    #expect(result.disagreements == [] && result.counted == app.space.count)
  }

  @Test func `a route without finders is judged by all properties, too`() throws {
    let shop = try Certificates.shop()
    let route = Route("nothing", summary: "Declines.", expecting: Expectation(reaches: Target(screen: 0))) {
      $0.finish(.declined(RouteRefusal("nothing", message: "nothing to be done")))
    }
    let app = try RoutedApp(
      name: shop.name, summary: shop.summary, space: shop.space, exhaustiveSpace: shop.exhaustiveSpace,
      binding: shop.binding, routes: [route])
    let audit = try CertificateAudit(Certificates.opening(app), of: app)
    let written = try #require(try Certificates.routes(Certificates.lines([route], of: app)).first)
    #expect(try audit.run(written).disagreements == [])
  }

  @Test(arguments: EngineMutant.all)
  func `every mistake of the engine is noticed`(_ mutant: EngineMutant) throws {
    let app = try Certificates.shop(StackSpace.Bounds(tabs: 2, depth: 3, modals: 1))
    var plan = CertificateAudit.Plan()
    // What is wrong with the regions themselves is seen without running anything.
    plan.samples = mutant.notice == .verdict ? 200 : 0
    let audit = try CertificateAudit(Certificates.opening(app), of: app, plan: plan)
    let isNoticed = try app.routes.contains { route in
      let lines = Certificates.lines([route], of: app, arithmetic: mutant.arithmetic())
      return try Certificates.routes(lines).contains { written in
        try audit.run(written).disagreements.contains { mutant.notice.isMet(by: $0) }
      }
    }
    #expect(isNoticed)
  }

  @Test func `there are twelve mistakes: four of weights, of exclusions and of regions`() {
    #expect(EngineMutant.all.count == 12)
  }

  @Test func `regions that share stacks are told whichever part of theirs was written first`() throws {
    let app = try Certificates.shop()
    let look = #"{"inside":[],"own":[],"visible":[]}"#
    let open = #"{"part":{"open":{"place":"root","kinds":["screen"],"without":\#(look),"with":[]}}}"#
    let verdict = #"{"verdict":{"violated":[],"atStake":[]}}"#
    for parts in [[0, 1], [1, 0]] {
      let regions = parts.map { #"{"region":{"layers":[\#($0)],"weight":"1","verdict":0}}"# }
      let lines =
        [Certificates.lines([], of: app)[0], #"{"route":"product"}"#, #"{"cover":[]}"#, open]
        + [#"{"part":{"screen":0}}"#, verdict] + regions
        + [#"{"end":{"regions":2,"covered":"2","stopped":"cut short"}}"#, ""]
      let route = try #require(try Certificates.routes(Resealed.lines(lines)).first)
      let audit = try CertificateAudit(Certificates.opening(app), of: app)
      #expect(try audit.run(route).disagreements.contains(.overlap(0, 1)), "\(parts)")
    }
  }

  @Test func `a certificate of another app is refused`() throws {
    let app = try Certificates.shop()
    let opening = Certificates.opening(app)
    let larger = try Certificates.shop(StackSpace.Bounds(tabs: 2, depth: 2, modals: 1, splits: false))
    #expect(
      throws: CertificateError.otherSpace(
        app: "storefront", stated: app.space.count, counted: larger.space.count)
    ) { try CertificateAudit(opening, of: larger) }
    let lines = Certificates.lines([app.routes[0]], of: app).map {
      $0.replacing("\"product\"", with: "\"none\"")
    }
    let route = try #require(
      try Certificates.routes(Resealed.lines(lines)).first)
    let audit = try CertificateAudit(opening, of: app)
    #expect(throws: CertificateError.unknownRoute(app: "storefront", name: "none")) { try audit.run(route) }
  }
}

extension EngineMutant.Notice {
  func isMet(by disagreement: Disagreement) -> Bool {
    switch (self, disagreement) {
    case (.weight, .weight), (.overlap, .overlap), (.sum, .sum), (.verdict, .verdict): true
    default: false
    }
  }
}

/// A certificate that somebody changed and closed again.
enum Resealed {
  static func lines(_ lines: [String]) -> [String] {
    var digest = FingerprintBuilder()
    for line in lines.dropLast() { digest.combine(bytes: Array("\(line)\n".utf8)) }
    let routes = lines.count { $0.hasPrefix("{\"route\"") }
    return lines.dropLast() + [
      "{\"closing\":{\"digest\":\"\(digest.fingerprint)\",\"routes\":\(routes)}}"
    ]
  }
}
