extension Fault {
  /// Why a rule of layout can never hold.
  public enum ConstraintMistake: Hashable, Sendable {
    /// What it is about is neither a view nor a guide.
    case foreignItem
    /// It does not say what of the first view it is about.
    case noAttribute
    /// A place is to be a number, and not another place.
    case placeAlone
    /// A place is compared with a size, or one along with one across.
    case sizeWithPlace
    /// An edge by the direction of reading is compared with left or right.
    case readingWithSide
  }

  /// What cannot be read in a visual format.
  public enum VisualFormatMistake: Hashable, Sendable {
    /// There is nothing in it.
    case isEmpty
    /// A view is not among those that were handed over.
    case unknownView(String)
    /// A number has a name that was not handed over.
    case unknownMetric(String)
    /// A view is to be next to its superview, and has none.
    case noSuperview
    /// A view has to follow.
    case expectedView
    /// A character has to follow.
    case expected(String)
    /// The options put views in line along the way in which they follow each other.
    case alignsAlong(isHorizontal: Bool)
  }

  var layoutMessage: String? {
    switch self {
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    case .constraintOutsideView(let constraint, let view):
      "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint \(constraint)> view:<\(view)>"
    case .impossibleConstraint(let mistake, let constraint):
      "NSLayoutConstraint for <\(constraint)>: \(mistake.reason)"
    case .unreadableVisualFormat(.isEmpty, _, _):
      "Unable to parse constraint format: It's an empty string."
    case .unreadableVisualFormat(let mistake, let format, let position):
      "Unable to parse constraint format: \n\(mistake.reason) \n\(format) \n\(String(repeating: " ", count: position))^"
    case .noSuchArrangedSubview(let index, let count):
      "index out of bounds for arranged subview: index = \(index) expected to be less than or equal to \(count)"
    default: nil
    }
  }
}

extension Fault.ConstraintMistake {
  fileprivate var reason: String {
    switch self {
    case .foreignItem: "Constraint items must each be a view or layout guide."
    case .noAttribute: "Constraint must contain a first layout attribute."
    case .placeAlone:
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    case .sizeWithPlace: "Invalid pairing of layout attributes."
    case .readingWithSide:
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
    }
  }
}

extension Fault.VisualFormatMistake {
  fileprivate var reason: String {
    switch self {
    case .isEmpty: "It's an empty string."
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .expectedView: "Expected a view"
    case .expected(let word): "Expected \(word)"
    case .alignsAlong(true):
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal."
    case .alignsAlong(false):
      "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical."
    }
  }
}
