import Foundation
import HeadlessUIKit
import TestSupport

/// A fresh simulation without storyboards, and nibs that are handed over one by one.
@MainActor
struct NibStage {
  let window = UIWindow(frame: .zero)

  init(_ nibs: String...) throws {
    Simulation.reset()
    Simulation.storyboards.removeAll()
    Journal.entries = []
    for nib in nibs { Simulation.storyboards.register(try Self.document(nib)) }
    let storyboards = Simulation.storyboards
    storyboards.registerView(MessageCell.self, TileCell.self, AwakeView.self)
    storyboards.registerOutlet("nameLabel", on: ProfileViewController.self) {
      (it: ProfileViewController, part: UILabel) in it.nameLabel = part
    }
    storyboards.registerOutlet("buttons", on: ProfileViewController.self) {
      (it: ProfileViewController, part: [UIButton]) in it.buttons = part
    }
    storyboards.registerOutlet("height", on: ProfileViewController.self) {
      (it: ProfileViewController, part: NSLayoutConstraint) in it.height = part
    }
    storyboards.registerOutlet("subjectLabel", on: MessageCell.self) { (it: MessageCell, part: UILabel) in
      it.subjectLabel = part
    }
    storyboards.registerOutlet("caption", on: TileCell.self) { (it: TileCell, part: UILabel) in
      it.caption = part
    }
    _ = Selector("save:", { (it: ProfileViewController, a) in it.save(a) })
    _ = Selector("close:", { (it: ProfileViewController, a) in it.close(a) })
    _ = Selector("enlarge", { (it: ProfileViewController) in it.enlarge() })
    _ = Selector("turn:", { (it: MessageCell, a) in it.turn(a) })
  }

  static func document(_ name: String) throws -> NibDocument {
    try NibDocument(xml: Repository.fixture("Nibs/\(name).xib"), file: "Base.lproj/\(name).xib")
  }

  /// Adds a nib of a few lines, with an owner that has outlets.
  static func register(_ name: String, _ objects: String, outlets: String = "") throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlets)</connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      \(objects)</objects></document>
      """
    Simulation.storyboards.register(try NibDocument(xml: Data(xml.utf8), file: "\(name).xib"))
  }

  /// Makes a controller the root of the window and waits until it is on screen.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    Simulation.current.clock.settle()
  }

  var faults: [Fault] { Simulation.current.faults }
}

class ProfileViewController: UIViewController {
  weak var nameLabel: UILabel?
  var buttons: [UIButton] = []
  var height: NSLayoutConstraint?
  var wasConnected = false

  override func awakeFromNib() { Journal.note(self, "awakes") }
  override func viewDidLoad() {
    super.viewDidLoad()
    wasConnected = nameLabel != nil && buttons.count == 2
  }

  func save(_ sender: UIButton) { Journal.note(self, "saves by \(sender.currentTitle ?? "")") }
  func close(_ sender: UIButton) { Journal.note(self, "closes") }
  func enlarge() { Journal.note(self, "enlarges") }
}

/// One that makes its view itself.
final class OwnViewController: ProfileViewController {
  override func loadView() {
    view = UILabel()
    view.isUserInteractionEnabled = true
  }
}

final class MessageCell: UITableViewCell {
  var subjectLabel: UILabel?
  var wasConnected = false

  override func awakeFromNib() {
    super.awakeFromNib()
    wasConnected = subjectLabel != nil
  }

  func turn(_ sender: UISwitch) { Journal.entries.append("\(subjectLabel?.text ?? "") \(sender.isOn)") }
}

final class TileCell: UICollectionViewCell {
  var caption: UILabel?
}

/// A view that says when it is awake.
final class AwakeView: UIView {
  override func awakeFromNib() { Journal.entries.append("\(tag) awakes in \(superview?.tag ?? 0)") }
}
