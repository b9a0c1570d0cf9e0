/// A city to look at.
enum City: Int, CaseIterable {
  case paris
  case rome

  /// The city's name.
  var name: String { self == .paris ? "Paris" : "Rome" }
}
