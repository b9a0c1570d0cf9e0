import Routing
import RoutingSpecs

/// The options of a search, whether it goes through controllers or through plain stacks.
protocol SearchOptionSet: OptionSet {
  static var current: Self { get }
  static var visible: Self { get }
  static var contained: Self { get }
  static var presenting: Self { get }
  static var presented: Self { get }
  static var parent: Self { get }
}

extension SearchOptions: SearchOptionSet {}
extension StackSearchOptions: SearchOptionSet {}

extension SearchOptionSet {
  /// The options that a file lists.
  init(_ options: [AppFile.SearchOption]) {
    self = options.reduce(into: []) { $0.formUnion(Self($1)) }
  }

  private init(_ option: AppFile.SearchOption) {
    switch option {
    case .current: self = .current
    case .visible: self = .visible
    case .contained: self = .contained
    case .presenting: self = .presenting
    case .presented: self = .presented
    case .parent: self = .parent
    }
  }
}
