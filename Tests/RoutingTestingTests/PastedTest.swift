// As a report offers it for pasting, but for `@Test`: a test calls it and expects it to fail.

import RoutingSpecs
import RoutingTesting
import Storefront
import Testing

@MainActor
func `home-from-current reachesTarget from Home > Home`() throws {
  try checkRoute(
    "home-from-current", of: Storefront.app(), from: "Home > Home", property: .reachesTarget)
}
