import RoutingSpecs

/// Reads stacks in the notation of reports, over the shop's screens.
@MainActor
enum StackReading {
  private static let app = KnownApps.shop

  static func read(_ bytes: [UInt8]) {
    let notation = StackNotation(catalogue: app.catalogue)
    do {
      let state = try notation.state(from: String(decoding: bytes, as: UTF8.self))
      let text = notation.text(for: state)
      require(try notation.state(from: text) == state, "\(text) is read as another stack")
      checkRank(of: state, text)
    } catch {
      require(!"\(error)".isEmpty, "a stack is refused without a word")
    }
  }

  private static func checkRank(of state: StackState, _ text: String) {
    guard let rank = try? app.space.rank(of: state) else { return }
    require((try? app.space.state(at: rank)) == state, "\(text) has the rank of another stack")
  }
}
