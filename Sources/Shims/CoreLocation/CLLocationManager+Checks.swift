import HeadlessUIKit

// What comes from outside: on a device the user and the satellites do it, on the model a check does.
extension CLLocationManager {
  /// What the user answers when asked; `nil`, from each reset of the simulation on, where all is allowed that is asked for.
  public static var answer: CLAuthorizationStatus? {
    get { LocationServices.current { $0.answer } }
    set { LocationServices.current { $0.answer = newValue } }
  }

  /// How exactly the user lets apps know where the device is; as exactly as it does, from each reset on.
  public static var accuracyAnswer: CLAccuracyAuthorization {
    get { LocationServices.current { $0.accuracy } }
    set { LocationServices.current { $0.accuracy = newValue } }
  }

  /// Whether the device tells anybody where it is; it does, from each reset on.
  public static var isLocationServicesEnabled: Bool {
    get { LocationServices.current { $0.isEnabled } }
    set { LocationServices.current { $0.isEnabled = newValue } }
  }

  /// Where the device is; in Greenwich, from each reset on, and `nil` where nobody knows.
  ///
  /// Whoever is told of movements is told in a later turn.
  public static var deviceLocation: CLLocation? {
    get { LocationServices.current { $0.place } }
    set {
      LocationServices.current { services in
        services.place = newValue
        MainTurn.schedule(after: 0) { for manager in services.managers { manager.deliver() } }
      }
    }
  }

  /// The user decides otherwise in the settings; all managers are told at once.
  ///
  /// - Parameter status: What the user allows now.
  @MainActor
  public static func changeAuthorization(to status: CLAuthorizationStatus) {
    LocationServices.current { $0.decide(status) }
  }
}
