extension Fault {
  /// The text of the console or of the exception, with serial numbers in place of addresses.
  public var message: String {
    presentationMessage ?? containerMessage ?? listMessage ?? nibMessage ?? layoutMessage ?? hierarchyMessage
  }

  private var presentationMessage: String? {
    switch self {
    case .alreadyPresenting(let new, let presenter, let receiver, let old):
      "Attempt to present \(new) on \(presenter) (from \(receiver)) which is already presenting \(old)."
    case .notInWindow(let new, let presenter, let receiver):
      "Attempt to present \(new) on \(presenter) (from \(receiver)) whose view is not in the window hierarchy."
    case .presentationInProgress(let new, let presenter, let receiver):
      "Attempt to present \(new) on \(presenter) (from \(receiver)) while a presentation is in progress."
    case .presentedOnItself(let controller):
      "Application tried to present modal view controller on itself. Presenting controller is \(controller)."
    case .presentedNothing(let receiver):
      "Application tried to present a nil modal view controller on target \(receiver)."
    case .presentedTwice(let controller, let presenter):
      "Application tried to present modally a view controller \(controller) that is already being presented by \(presenter)."
    case .presentedChild(let controller, let parent):
      "Application tried to present modally a view controller \(controller) that has a parent view controller \(parent)."
    case .popoverWithoutAnchor(let controller):
      "UIPopoverPresentationController (\(controller)) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
    case .detachedPresenter(let controller):
      "Presenting view controllers on detached view controllers is discouraged \(controller)."
    case .dismissedInTransition(let controller):
      "Attempt to dismiss from view controller \(controller) while a presentation or dismiss is in progress!"
    default: nil
    }
  }

  private var containerMessage: String? {
    switch self {
    case .pushedTwice(let controller, let navigation):
      "\(navigation) is pushing the same view controller instance (\(controller)) more than once which is not supported and is most likely an error in the application"
    case .pushedNavigation(let controller):
      "Pushing a navigation controller is not supported (\(controller))"
    case .pushedSplit(let navigation):
      "Split View Controllers cannot be pushed to a Navigation Controller \(navigation)"
    case .duplicatesInStack(let controller):
      "All view controllers in a navigation controller must be distinct (\(controller))"
    case .poppedToAbsent(let controller, _):
      "Tried to pop to a view controller that doesn't exist. (\(controller))"
    case .stackNotUpdated(let method, let navigation):
      "\(method) called on \(navigation) while an existing transition or presentation is occurring; the navigation stack will not be updated."
    case .selectedForeignTab:
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
    case .selectedIndexOutOfRange(let index, let count):
      "selectedIndex \(index) is out of range: the tab bar controller has \(count) view controllers."
    case .tooManyColumns(let split, let count):
      "\(split) was given \(count) view controllers; a split view controller without a style has two."
    case .managedTabBarModified:
      "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    case .managedNavigationBarModified(let method):
      "Cannot call \(method) directly on a UINavigationBar managed by a controller."
    default: nil
    }
  }

  private var listMessage: String? {
    switch self {
    case .unknownCell(let identifier, false):
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    case .unknownCell(let identifier, true):
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    case .unknownSupplementaryView(let identifier, let kind):
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    case .wrongSectionCount(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections. The number of sections contained in the view after the update (\(after)) must be equal to the number of sections contained in the view before the update (\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .wrongRowCount(
      let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing section after the update (\(after)) must be equal to the number of rows contained in that section before the update (\(before)), plus or minus the number of rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    case .changedAbsentRow(let row, let section, let rows):
      "attempt to delete row \(row) from section \(section) which only contains \(rows) rows before the update"
    case .changedAbsentSection(let section, let sections):
      "attempt to delete section \(section), but there are only \(sections) sections before the update"
    case .scrolledToAbsentRow(_, let section, _, let sections) where section >= sections:
      "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are only \(sections) sections."
    case .scrolledToAbsentRow(let row, let section, let rows, _):
      "Attempted to scroll the table view to an out-of-bounds row (\(row)) when there are only \(rows) rows in section \(section)."
    case .unknownAction(let action, let target):
      "-[\(target) \(action)]: unrecognized selector sent to instance <\(target)>"
    case .unknownOutlet(let property, let owner):
      "[<\(owner)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(property)."
    case .sourceNotAvailable(let type):
      "Source type \(type) not available"
    case .fieldInActionSheet:
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    case .duplicateIdentifier(let identifier, let isSection):
      "Fatal: supplied \(isSection ? "section" : "item") identifiers are not unique. Duplicate identifiers: {(\(identifier))}"
    default: nil
    }
  }

  private var nibMessage: String? {
    switch self {
    case .unknownNib(let name):
      "Could not load NIB in bundle: 'NSBundle (loaded)' with name '\(name)'"
    case .nibWithoutView(let name):
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
    case .collectionWithoutLayout:
      "UICollectionView must be initialized with a non-nil layout parameter"
    case .invalidCellNib(let identifier, let isOfCollection):
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(isOfCollection ? "UICollectionReusableView" : "UITableViewCell") instance"
    case .invalidHeaderNib(let identifier):
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a UITableViewHeaderFooterView instance"
    case .foreignCellNib(let own, let registered, let isOfCollection):
      // UIKit's own spelling, by which people look for it.
      "\(isOfCollection ? "view reuse identifier" : "cell reuse indentifier") in nib (\(own)) does not match the identifier used to register the nib (\(registered))"
    default: nil
    }
  }

  private var hierarchyMessage: String {
    switch self {
    case .rootAddedAsChild(let root, let parent):
      "adding a root view controller \(root) as a child of view controller:\(parent)"
    case .cyclicContainment(let controller, let parent):
      "\(controller) cannot be a child of \(parent), which it contains."
    case .secondPlace(let controller, let place):
      "\(controller) cannot be \(place): it stands elsewhere in the hierarchy."
    case .viewOfForeignChild(let child, let expected, let actual):
      "child view controller:\(child) should have parent view controller:\(expected?.description ?? "(null)") but actual parent is:\(actual?.description ?? "(null)")"
    case .noCommonParent(let first, let second):
      "Children view controllers \(first) and \(second) must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
    case .unbalancedAppearance(let controller):
      "Unbalanced calls to begin/end appearance transitions for \(controller)."
    case .windowWithoutRoot:
      "Application windows are expected to have a root view controller at the end of application launch"
    case .unknownSegue(let identifier, let receiver):
      "Receiver (\(receiver)) has no segue with identifier '\(identifier)'"
    case .pushSegueWithoutNavigation(let identifier):
      "Could not find a navigation controller for segue '\(identifier)'. Push segues can only be used when the source controller is managed by an instance of UINavigationController."
    case .unknownScene(let identifier, let storyboard):
      "Storyboard (<UIStoryboard: \(storyboard)>) doesn't contain a view controller with identifier '\(identifier)'"
    case .unknownStoryboard(let name):
      "Could not find a storyboard named '\(name)' in bundle"
    case .unrecognizedSelector(let selector, let receiver):
      "-[\(receiver.typeName) \(selector)]: unrecognized selector sent to instance \(receiver)"
    case .reported(let message):
      message
    case .leaked(let controller):
      "\(controller) and what it presents keep each other alive: it left the hierarchy while presenting."
    default:
      preconditionFailure("a fault without a message: \(self)")
    }
  }
}
