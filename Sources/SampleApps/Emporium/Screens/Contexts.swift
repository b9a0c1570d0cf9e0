/// The departments of the store.
public enum Department: String, CaseIterable, Sendable {
  /// Clothes.
  case fashion
  /// Furniture.
  case living
}

/// The products of the store.
public enum Product: String, CaseIterable, Sendable {
  /// A coat, of the department of clothes.
  case coat
  /// A lamp, of the department of furniture.
  case lamp

  /// Where it is sold.
  public var department: Department {
    switch self {
    case .coat: .fashion
    case .lamp: .living
    }
  }
}

/// The customer's orders.
public enum OrderNumber: String, CaseIterable, Sendable {
  /// The order of a lamp.
  case first = "1001"
  /// The order of a coat.
  case second = "1002"

  /// What was ordered.
  public var product: Product {
    switch self {
    case .first: .lamp
    case .second: .coat
    }
  }
}

/// The pages of the magazine.
public enum LookbookPage: String, CaseIterable, Sendable {
  /// The first page.
  case spring
  /// The second page.
  case autumn
  /// The page that is put in for customers who ask for advice.
  case advice
}

/// Where the customer looks for a store.
public enum City: Sendable {
  /// Where the customer lives.
  case home
  /// Anywhere else.
  case abroad
}
