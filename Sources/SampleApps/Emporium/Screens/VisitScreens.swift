/// The first page of the onboarding.
final class WelcomeViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .welcome }
}

/// The second page of the onboarding.
final class InterestsViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .interests }
}

/// The third page of the onboarding.
final class PermissionsViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .permissions }
}

/// The list of stores.
final class StoresViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .stores }
}

/// Where the stores are.
final class StoreMapViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .storeMap }
}

/// The camera, reading bar codes.
final class ScannerViewController: ScreenViewController {
  override class var kind: EmporiumScreen { .scanner }
}
