import Testing

/// What the system does for an app; one test after the other, for there is one simulation.
@Suite("Services of the system", .serialized) enum SystemServices {}
