internal import Checking

/// Whoever makes the runs of a campaign that performs routes from stacks.
@MainActor
public protocol StackFuzzRunner: FuzzRunner {
  /// The app of the campaign.
  var app: RoutedApp { get }

  /// Judges a route from one stack, in the plain order of events, and describes a property's failure; asked between
  /// blocks.
  func judge(
    _ state: StackState, _ property: RouteProperty, route: String
  ) throws(Failure) -> (violated: RouteProperties, signature: FailureSignature)
}

extension StackFuzzRunner {
  /// Makes a violation as small as it can be: the stack alone where that is enough, else all choices of the run.
  ///
  /// - Parameters:
  ///   - sighting: What the run has shown.
  ///   - block: The block of the run.
  /// - Returns: The stack, as small as it can be.
  /// - Throws: Where no more runs can be made.
  public func witness(
    of sighting: FuzzBlock.Sighting, in block: FuzzBlock
  ) throws(Failure) -> FuzzWitness {
    var source = ReplaySource(sighting.choices)
    let drawn = app.space.drawUniformly(from: &source)
    var failure: Failure?
    let fails = { (candidate: StackState) in
      do throws(Failure) {
        return try self.shows(sighting.property, sighting.signature, from: candidate, route: block.route)
      } catch {
        failure = error
        return false
      }
    }
    let isPlain = fails(drawn)
    // Each stack that hangs too costs the whole time that a run may take.
    let shown = isPlain && sighting.end != .hang ? app.space.shrink(drawn, while: fails) : drawn
    if let failure { throw failure }
    let rank = (try? app.space.rank(of: shown)) ?? 0
    return FuzzWitness(
      notation: StackNotation(catalogue: app.catalogue).text(for: shown),
      payload: isPlain ? .rank(rank) : .choices(sighting.choices), isConfirmed: isPlain)
  }

  /// Whether a finding still shows from its stack.
  ///
  /// - Parameter finding: The finding, whose token has the rank of a stack.
  /// - Returns: Whether it does.
  /// - Throws: Where no more runs can be made.
  public func shows(_ finding: FuzzFinding) throws(Failure) -> Bool {
    guard case .rank(let rank) = finding.token.payload, let state = try? app.space.state(at: rank) else {
      return false
    }
    return try shows(finding.property, finding.signature, from: state, route: finding.route)
  }

  private func shows(
    _ name: String, _ signature: String, from state: StackState, route: String
  ) throws(Failure) -> Bool {
    guard let property = RouteProperty(rawValue: name) else { return false }
    let (violated, ending) = try judge(state, property, route: route)
    return violated.contains(property) && ending.words == signature
  }
}
