/// Where a link leads.
enum LinkDestination: Equatable {
  case post(Int)
  case profile
  case settings
  case compose

  init?(_ link: String) {
    let parts = link.split(separator: "/", omittingEmptySubsequences: true)
    guard parts.first == "pixel:", parts.count > 1 else { return nil }
    switch (parts[1], parts.count > 2 ? Int(parts[2]) : nil) {
    case ("post", let id?): self = .post(id)
    case ("profile", _): self = .profile
    case ("settings", _): self = .settings
    case ("compose", _): self = .compose
    default: return nil
    }
  }
}
