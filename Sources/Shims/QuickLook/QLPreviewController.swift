public import Foundation
public import HeadlessUIKit

/// Something that can be looked at.
public protocol QLPreviewItem {
  /// The file.
  var previewItemURL: URL? { get }
  /// What is said above it; the name of the file where it is `nil`.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The name of the file is said.
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  /// The file.
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  /// The file.
  public var previewItemURL: URL? { self as URL }
}

/// Whether the user can draw on something that is looked at.
public enum QLPreviewItemEditingMode: Int, Hashable, Sendable {
  /// The user cannot.
  case disabled = 0
  /// It changes the file.
  case updateContents = 1
  /// It makes another file.
  case createCopy = 2
}

/// Knows what is looked at.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Says how many things there are, before the screen appears and when it is to read them again.
  ///
  /// - Parameter controller: The screen.
  /// - Returns: How many.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int

  /// Gives one of them, when it is shown.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - index: Which one.
  /// - Returns: What is looked at.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Is told when the screen goes.
///
/// What a class leaves out does nothing.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
  /// The screen, or the stack whose root it is, begins to go.
  ///
  /// - Parameter controller: The screen.
  func previewControllerWillDismiss(_ controller: QLPreviewController)

  /// The screen has gone.
  ///
  /// - Parameter controller: The screen.
  func previewControllerDidDismiss(_ controller: QLPreviewController)

  /// Says whether a link may be followed; the user taps none, and the model never calls it.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - url: Where the link leads.
  ///   - item: What is looked at.
  /// - Returns: Whether it may.
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool

  /// Says whether the user can draw on something; the user draws nothing, and the model never calls it.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - previewItem: What is looked at.
  /// - Returns: Whether the user can.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
  /// Nothing happens.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}

  /// Nothing happens.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}

  /// It may.
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }

  /// The user cannot.
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
}

/// A screen on which files are looked at; where it was presented by itself, the user closes it, and it goes away.
///
/// Inside a stack the user leaves it as any other screen of the stack. Nothing is read or drawn, and the user looks at one thing.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController, SystemScreen {
  private weak var dataSourceStorage: (any QLPreviewControllerDataSource)?
  private weak var delegateStorage: (any QLPreviewControllerDelegate)?
  private var items: (count: Int, current: (any QLPreviewItem)?)?

  /// Knows what is looked at, and is not kept alive.
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    get {
      noteUse()
      return dataSourceStorage
    }
    set {
      noteUse()
      dataSourceStorage = newValue
      if items != nil { readItems() }
    }
  }

  /// Is told when the screen goes, and is not kept alive.
  open weak var delegate: (any QLPreviewControllerDelegate)? {
    get {
      noteUse()
      return delegateStorage
    }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  /// Which thing is looked at.
  open var currentPreviewItemIndex = 0 {
    didSet { if items != nil { readItems() } }
  }

  /// What is looked at, once the screen has read it.
  open var currentPreviewItem: (any QLPreviewItem)? {
    noteUse()
    return items?.current
  }

  /// Says whether something can be looked at.
  ///
  /// - Parameter item: What.
  /// - Returns: Whether it is a file, of whichever kind.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL == true }

  /// Reads again how many things there are, and the one that is looked at.
  open func reloadData() { if items != nil { readItems() } }

  /// Reads again what is looked at.
  open func refreshCurrentPreviewItem() { reloadData() }

  private func readItems() {
    guard let source = dataSourceStorage else { return items = (0, nil) }
    let count = StructureReads.callOut("numberOfPreviewItems", about: self) {
      source.numberOfPreviewItems(in: self)
    }
    guard (0..<count).contains(currentPreviewItemIndex) else { return items = (count, nil) }
    let item = StructureReads.callOut("previewItemAt", about: self) {
      source.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    items = (count, item)
  }

  /// The things are read before the screen appears for the first time.
  ///
  /// - Parameter animated: Whether it comes with a transition.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if items == nil { readItems() }
  }

  /// The delegate is told that the screen is dismissed, if so.
  ///
  /// - Parameter animated: Whether it goes with a transition.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isGoing, let delegate = delegateStorage else { return }
    StructureReads.callOut("previewControllerWillDismiss", about: self) {
      delegate.previewControllerWillDismiss(self)
    }
  }

  /// The delegate is told that the screen was dismissed, if so.
  ///
  /// - Parameter animated: Whether it has gone with a transition.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isGoing, let delegate = delegateStorage else { return }
    StructureReads.callOut("previewControllerDidDismiss", about: self) {
      delegate.previewControllerDidDismiss(self)
    }
  }

  private var isGoing: Bool { isBeingDismissed || navigationController?.isBeingDismissed == true }

  /// The user closes the screen.
  ///
  /// - Parameter finished: Without effect: it can only be closed.
  package final func end(finished: Bool) {
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}
