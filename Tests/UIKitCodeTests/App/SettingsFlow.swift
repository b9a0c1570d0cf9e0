import UIKit

// Everything in this file is driven by Settings.storyboard.

final class SettingsViewController: UIViewController {
  enum SegueID: String {
    case profile = "ShowProfile"
    case help = "ShowHelp"
    case about = "About"
  }

  var userName = "Ada"
  private(set) var returnedFrom: [String] = []
  var mayShowProfile = true

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard let segue = SegueID(rawValue: identifier) else { return true }
    switch segue {
    case .profile: return mayShowProfile
    case .help, .about: return true
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    switch segue.identifier.flatMap(SegueID.init(rawValue:)) {
    case .profile:
      guard let profile = segue.destination as? ProfileViewController else { return }
      profile.name = userName
      profile.onSave = { [weak self] in self?.userName = $0 }
    case .help:
      guard let navigation = segue.destination as? UINavigationController,
        let help = navigation.topViewController as? HelpViewController
      else { return }
      help.topic = sender as? String ?? "Start"
    case .about, nil:
      break
    }
  }

  @IBAction func unwindToSettings(_ segue: UIStoryboardSegue) {
    returnedFrom.append(segue.identifier ?? "-")
    if let profile = segue.source as? ProfileViewController { userName = profile.name }
  }
}

final class ProfileViewController: UIViewController {
  var name = ""
  var onSave: ((String) -> Void)?

  func save() {
    onSave?(name)
    performSegue(withIdentifier: "BackToSettings", sender: self)
  }

  func changePicture() {
    guard
      let picker = storyboard?.instantiateViewController(withIdentifier: "PicturePicker")
        as? PicturePickerViewController
    else { return }
    picker.modalPresentationStyle = .fullScreen
    present(picker, animated: true)
  }
}

final class PicturePickerViewController: UIViewController {
  override func awakeFromNib() {
    super.awakeFromNib()
    title = "Pictures"
  }

  func done() {
    performSegue(withIdentifier: "BackToSettings", sender: nil)
  }
}

final class HelpViewController: UIViewController {
  var topic = ""
  private(set) weak var index: HelpIndexViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let index = segue.destination as? HelpIndexViewController {
      index.topics = ["Start", topic]
      self.index = index
    }
  }
}

final class HelpIndexViewController: UIViewController {
  var topics: [String] = []
}

final class FadeSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    destination.modalTransitionStyle = .crossDissolve
  }

  override func perform() {
    destination.modalPresentationStyle = .overFullScreen
    source.present(destination, animated: true)
  }
}

enum SettingsFlow {
  @MainActor
  static func make() -> UIViewController? {
    UIStoryboard(name: "Settings", bundle: Bundle(for: SettingsViewController.self))
      .instantiateInitialViewController()
  }
}
