/// The actions that work from any controller.
@MainActor
public enum GeneralAction {}
