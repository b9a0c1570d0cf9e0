/// Something for which UIKit prints a console warning or raises an exception.
///
/// The cases carry the facts; `message` has the wording that developers know from the console. Rule ids are
/// those of the table in `Fixtures/Conformance`.
public enum Fault: Hashable, Sendable {
  /// Presenting on a controller that already presents (rules P11, P12, P24).
  case alreadyPresenting(
    ControllerReference, on: ControllerReference, from: ControllerReference, presenting: ControllerReference)
  /// Presenting on a controller whose view is in no window (rule P13).
  case notInWindow(ControllerReference, on: ControllerReference, from: ControllerReference)
  /// Presenting while the presenter is in another presentation (rule P23).
  case presentationInProgress(ControllerReference, on: ControllerReference, from: ControllerReference)
  /// Presenting a controller on itself (rule P14).
  case presentedOnItself(ControllerReference)
  /// A controller presented nothing: UIKit has made none, such as the screen on which a mail is written where there is no account.
  case presentedNothing(on: ControllerReference)
  /// Presenting a controller that is presented already (rule P15).
  case presentedTwice(ControllerReference, by: ControllerReference)
  /// Presenting a controller that has a parent (rule P16).
  case presentedChild(ControllerReference, parent: ControllerReference)
  /// Presenting a popover without an anchor (rule P17).
  case popoverWithoutAnchor(ControllerReference)
  /// Presenting on a controller that is on screen without being linked to a root (rule P29).
  case detachedPresenter(ControllerReference)
  /// Dismissing while a presentation or dismissal is running (rule D13).
  case dismissedInTransition(ControllerReference)
  /// Pushing a controller that is on the stack (rule N4).
  case pushedTwice(ControllerReference, on: ControllerReference)
  /// Pushing a navigation controller (rule N5).
  case pushedNavigation(ControllerReference)
  /// Pushing a split view controller (rule N6).
  case pushedSplit(on: ControllerReference)
  /// Setting a stack in which a controller stands twice (rule N9).
  case duplicatesInStack(ControllerReference)
  /// Popping to a controller that is not on the stack (rule N14).
  case poppedToAbsent(ControllerReference, on: ControllerReference)
  /// Changing a stack during a transition or presentation (rules N17, N18).
  ///
  /// The method has its name in Objective-C, by which the console calls it.
  case stackNotUpdated(method: String, on: ControllerReference)
  /// Selecting a controller that is no tab (rule T4).
  case selectedForeignTab(ControllerReference)
  /// Selecting an index that no tab has (rule T5).
  case selectedIndexOutOfRange(Int, count: Int)
  /// Giving a classic split view more than two controllers (rule S16).
  case tooManyColumns(on: ControllerReference, count: Int)
  /// Editing the tab bar that a controller manages (rule T17).
  case managedTabBarModified
  /// Changing the items of a navigation controller's bar (rule N41).
  ///
  /// The method has its name in Objective-C, by which the exception calls it.
  case managedNavigationBarModified(method: String)
  /// Making a window's root a child (rule W8).
  case rootAddedAsChild(ControllerReference, to: ControllerReference)
  /// Adding a controller to itself or to its own descendant.
  case cyclicContainment(ControllerReference, in: ControllerReference)
  /// A controller in two places at once, for instance a root that is presented (rule W13).
  case secondPlace(ControllerReference, place: String)
  /// A child's view under the view of another controller than its parent (rule C5).
  case viewOfForeignChild(
    ControllerReference, expected: ControllerReference?, actual: ControllerReference?)
  /// A transition between controllers that are not both children (rule C6).
  case noCommonParent(ControllerReference, ControllerReference)
  /// Appearance callbacks that do not alternate (rule C8).
  case unbalancedAppearance(ControllerReference)
  /// The window was shown without a root (rule W11).
  case windowWithoutRoot
  /// A segue identifier that the receiver does not have (rule G1).
  case unknownSegue(String, receiver: ControllerReference)
  /// A push segue without a navigation controller (rule G5).
  case pushSegueWithoutNavigation(String)
  /// A storyboard identifier that the storyboard does not have (rule B1).
  case unknownScene(String, storyboard: String)
  /// An unwind segue's method that its destination does not have (rule G10).
  case unrecognizedSelector(String, ControllerReference)
  /// A storyboard that does not exist (rule B3).
  case unknownStoryboard(String)
  /// A controller that UIKit keeps alive for ever (rules W5, W7, M4).
  case leaked(ControllerReference)
  /// A cell is asked for under a name that was not registered.
  case unknownCell(String, ofCollection: Bool)
  /// A head, a foot or the like is asked for under a name that was not registered.
  case unknownSupplementaryView(String, kind: String)
  /// The data of a table or collection has not changed as code says that its sections have.
  case wrongSectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The data of a table or collection has not changed as code says that the rows of a section have.
  case wrongRowCount(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  /// A row is said to have gone or to be shown anew that a table or collection did not have.
  case changedAbsentRow(row: Int, section: Int, rows: Int)
  /// A section is said to have gone or to be shown anew that a table or collection did not have.
  case changedAbsentSection(Int, sections: Int)
  /// A table or collection is to show or select a row that it does not have.
  case scrolledToAbsentRow(row: Int, section: Int, rows: Int, sections: Int)
  /// A snapshot of a diffable data source has an item or a section twice.
  case duplicateIdentifier(String, isSection: Bool)
  /// A control, a bar button, a segue or the like calls a method by a name that its target does not have.
  case unknownAction(String, of: String)
  /// A storyboard connects a property that the class does not have.
  case unknownOutlet(String, of: String)
  /// A nib that does not exist.
  case unknownNib(String)
  /// A nib that a controller has loaded, and in which nothing is its view.
  case nibWithoutView(String)
  /// A collection's controller loaded its view, and was made with neither a layout nor a nib.
  case collectionWithoutLayout
  /// A nib registered for cells that has not exactly one object, a cell.
  case invalidCellNib(String, ofCollection: Bool)
  /// A nib registered for headers and footers that has not exactly one object, a header.
  case invalidHeaderNib(String)
  /// A cell in a nib that has another name than that under which the nib is registered.
  case foreignCellNib(String, registered: String, ofCollection: Bool)
  /// Pictures are to come from where none can come from.
  case sourceNotAvailable(Int)
  /// A list of choices is to have a field.
  case fieldInActionSheet
  /// A rule of layout is between views that have no view in common.
  case noCommonAncestor(String, String)
  /// A rule of layout is given to a view that has not everything inside that it is about.
  case constraintOutsideView(String, view: String)
  /// A rule of layout compares what cannot be compared.
  case impossibleConstraint(ConstraintMistake, String)
  /// A visual format of layout cannot be read.
  case unreadableVisualFormat(VisualFormatMistake, format: String, position: Int)
  /// A view is put into a row behind the end.
  case noSuchArrangedSubview(index: Int, count: Int)
  /// Something of which UIKit says nothing: the app's own code complains, or a container has left out a call (rules C1, C2).
  case reported(String)
}

extension Fault {
  /// Whether UIKit raises an exception here; otherwise it prints a warning or, for a leak, nothing.
  ///
  /// Where a setting decides (rules N6, N37, T5, W13), this is what happens by default.
  public var isException: Bool {
    switch self {
    case .presentedOnItself, .presentedNothing, .presentedTwice, .presentedChild, .popoverWithoutAnchor,
      .pushedTwice, .pushedNavigation, .pushedSplit, .duplicatesInStack, .poppedToAbsent, .selectedForeignTab,
      .managedTabBarModified, .managedNavigationBarModified, .rootAddedAsChild, .cyclicContainment,
      .secondPlace, .viewOfForeignChild, .noCommonParent, .windowWithoutRoot, .unknownSegue,
      .pushSegueWithoutNavigation, .unknownScene, .unknownStoryboard, .unrecognizedSelector, .unknownCell,
      .unknownSupplementaryView, .wrongSectionCount, .wrongRowCount, .changedAbsentRow, .changedAbsentSection,
      .scrolledToAbsentRow, .duplicateIdentifier, .sourceNotAvailable, .unknownAction, .unknownOutlet,
      .unknownNib, .nibWithoutView, .collectionWithoutLayout, .invalidCellNib, .invalidHeaderNib,
      .foreignCellNib, .fieldInActionSheet, .noCommonAncestor, .constraintOutsideView, .impossibleConstraint,
      .unreadableVisualFormat, .noSuchArrangedSubview:
      true
    case .alreadyPresenting, .notInWindow, .presentationInProgress, .detachedPresenter,
      .dismissedInTransition, .stackNotUpdated, .selectedIndexOutOfRange, .tooManyColumns,
      .unbalancedAppearance, .leaked, .reported:
      false
    }
  }
}

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
