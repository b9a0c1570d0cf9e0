import MessageUI
import PhotosUI
import SafariServices
import UIKit

/// A screen from which the user writes to the shop, reads its terms and sends it a picture.
final class ContactScreen: UIViewController {
  private(set) var log: [String] = []

  func showTerms() {
    guard let url = URL(string: "https://example.com/terms") else { return }
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let page = SFSafariViewController(url: url, configuration: configuration)
    page.delegate = self
    page.preferredControlTintColor = .systemBackground
    present(page, animated: true)
  }

  func writeMail() {
    guard MFMailComposeViewController.canSendMail() else { return }
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setSubject("A question")
    mail.setToRecipients(["shop@example.com"])
    mail.setMessageBody("<p>Hello</p>", isHTML: true)
    present(mail, animated: true)
  }

  func writeMessage() {
    guard MFMessageComposeViewController.canSendText() else { return }
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = self
    message.recipients = ["+1 555 0100"]
    message.body = "Hello"
    present(message, animated: true)
  }

  func pickPicture() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.images, .livePhotos])
    configuration.selectionLimit = 3
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }
}

extension ContactScreen: SFSafariViewControllerDelegate {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { log.append("read") }
}

extension ContactScreen: MFMailComposeViewControllerDelegate {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
  ) {
    controller.dismiss(animated: true)
    log.append(result == .sent ? "mail sent" : "no mail")
  }
}

extension ContactScreen: MFMessageComposeViewControllerDelegate {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    controller.dismiss(animated: true)
    log.append(result == .sent ? "message sent" : "no message")
  }
}

extension ContactScreen: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else {
      log.append("no picture")
      return
    }
    provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
      let isThere = image is UIImage
      DispatchQueue.main.async { self?.log.append(isThere ? "picture" : "broken") }
    }
  }
}
