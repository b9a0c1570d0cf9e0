public import Foundation

// Foundation on Linux has predicates of closures alone.

extension NSPredicate {
  /// Makes a predicate of a format: comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, `IN`, `BETWEEN`, `SUBQUERY`, and
  /// what compares texts.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format. One that cannot be read is an exception.
  ///   - args: What stands for `%@`, `%K`, `%d` and so on.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Makes a predicate of a format.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format. One that cannot be read is an exception.
  ///   - arguments: What stands for `%@`, `%K`, `%d` and so on.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let tree: PredicateTree
    do {
      tree = try PredicateParser.tree(of: predicateFormat, arguments ?? [])
    } catch {
      raiseException("Unable to parse the format string \"\(predicateFormat)\"")
      tree = .constant(false)
    }
    nonisolated(unsafe) let meant = tree
    self.init { object, variables in
      meant.fits(PredicateSubject(object: object, variables: variables ?? [:]))
    }
  }
}
