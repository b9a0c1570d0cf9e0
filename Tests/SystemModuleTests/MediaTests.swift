import AVKit
import Photos
import Testing

/// A screen that reads codes.
private final class ScanController: UIViewController, @preconcurrency AVCaptureMetadataOutputObjectsDelegate {
  let session = AVCaptureSession()
  let output = AVCaptureMetadataOutput()
  var words: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let device = AVCaptureDevice.default(for: .video),
      let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input)
    else { return words.append("no camera") }
    session.addInput(input)
    session.addOutput(output)
    output.setMetadataObjectsDelegate(self, queue: .main)
    output.metadataObjectTypes = [.qr]
    view.layer.addSublayer(AVCaptureVideoPreviewLayer(session: session))
    session.startRunning()
  }

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    words += metadataObjects.compactMap { ($0 as? AVMetadataMachineReadableCodeObject)?.stringValue }
  }
}

@MainActor @Suite("Cameras, films and pictures")
struct MediaTests {
  @Test(arguments: [true, false])
  func `the user is asked for the camera once, in a later turn, and a check may say no`(agrees: Bool) {
    let phone = Phone()
    AVCaptureDevice.isAccessGranted = agrees
    nonisolated(unsafe) var answers: [Bool] = []
    AVCaptureDevice.requestAccess(for: .video) { answers.append($0) }
    #expect(answers.isEmpty && AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    phone.settle()
    AVCaptureDevice.isAccessGranted.toggle()
    AVCaptureDevice.requestAccess(for: .video) { answers.append($0) }
    phone.settle()
    #expect(answers == [agrees, agrees])
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == (agrees ? .authorized : .denied))
    #expect(AVAudioSession.sharedInstance().recordPermission == .undetermined)
  }

  @Test func `a code that a check shows is read, if it is looked for while the session runs`() {
    let phone = Phone()
    let screen = ScanController()
    _ = phone.show(screen)
    screen.output.show("shop://order/1")
    screen.output.show("4006381333931", as: .ean13)
    screen.session.stopRunning()
    screen.output.show("shop://order/2")
    #expect(screen.words == ["shop://order/1"])
  }

  @Test func `what is set of the camera and of the sound stays set for the launch, and no longer`() throws {
    for _ in 0..<2 {
      let phone = Phone()
      let device = try #require(AVCaptureDevice.default(for: .video))
      #expect(device.torchMode == .off && AVAudioSession.sharedInstance().category == .soloAmbient)
      device.torchMode = .on
      try AVAudioSession.sharedInstance().setCategory(.playback)
      #expect(AVCaptureDevice.default(for: .video)?.torchMode == .on)
      #expect(AVAudioSession.sharedInstance().category == .playback)
      phone.settle()
    }
  }

  @Test func `times are the same that are as long, and what cannot be counted is no time`() {
    let half = CMTime(value: 1, timescale: 2)
    #expect(half == CMTime(value: 300, timescale: 600) && half != .zero && half != .invalid)
    #expect(Set([half, CMTime(value: 2, timescale: 4)]).count == 1)
    for seconds in [Double.nan, .infinity, 1e300] {
      #expect(CMTime(seconds: seconds, preferredTimescale: 600) == .invalid)
    }
  }

  @Test func `a device may have no camera`() {
    let phone = Phone()
    AVCaptureDevice.isThere = false
    let screen = ScanController()
    _ = phone.show(screen)
    #expect(screen.words == ["no camera"])
  }

  @Test(arguments: [true, false])
  func `the user closes a film, which plays no more`(finished: Bool) throws {
    final class Told: NSObject, AVPlayerViewControllerDelegate {
      var count = 0
      func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator:
          any UIViewControllerTransitionCoordinator
      ) { count += 1 }
    }
    let phone = Phone()
    let (screen, film, told) = (UIViewController(), AVPlayerViewController(), Told())
    let window = phone.show(screen)
    let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    film.player = player
    film.delegate = told
    screen.present(film, animated: true) { player.play() }
    phone.settle()
    #expect(player.timeControlStatus == .playing && window.possibleGestures.count == 2)
    #expect(window.perform(.leaveSystemScreen(finished: finished)))
    phone.settle()
    #expect(screen.presentedViewController == nil && player.rate == 0 && told.count == 1)
    #expect(phone.simulation.faults.isEmpty)
  }

  @Test func `the end of a film is told when a check says so`() {
    let phone = Phone()
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/film.mp4"))
    let player = AVPlayer(playerItem: item)
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { _ in count += 1 }
    player.seek(to: CMTime(seconds: 2.5, preferredTimescale: 600)) { _ in count += 10 }
    player.play()
    item.finish()
    #expect(player.rate == 0)
    phone.settle()
    NotificationCenter.default.removeObserver(token)
    #expect(count == 11 && player.currentTime().seconds == 2.5)
  }

  nonisolated static let answers: [(answer: PHAuthorizationStatus, old: PHAuthorizationStatus, seen: Int)] = [
    (.authorized, .authorized, 3), (.limited, .authorized, 1), (.denied, .denied, 0),
  ]

  @Test(arguments: answers)
  func `an app sees as many pictures as the user allows`(
    answer: PHAuthorizationStatus, old: PHAuthorizationStatus, seen: Int
  ) {
    let phone = Phone()
    PHPhotoLibrary.answer = answer
    PHPhotoLibrary.pictureCount = 3
    nonisolated(unsafe) var told: [PHAuthorizationStatus] = []
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { told.append($0) }
    PHPhotoLibrary.requestAuthorization { told.append($0) }
    #expect(told.isEmpty)
    phone.settle()
    #expect(told == [answer, old] && PHAsset.fetchAssets(with: .image, options: nil).count == seen)
    #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .notDetermined)
    #expect(PHPhotoLibrary.authorizationStatus() == old)
  }

  @Test func `a picture is read in a later turn and added where the user allows it`() {
    let phone = Phone()
    nonisolated(unsafe) var log: [String] = []
    let add: @Sendable () -> Void = { PHAssetChangeRequest.creationRequestForAsset(from: UIImage()) }
    PHPhotoLibrary.shared().performChanges(add) { isDone, _ in log.append("added \(isDone)") }
    phone.settle()
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in }
    phone.settle()
    PHPhotoLibrary.shared().performChanges(add) { isDone, _ in log.append("added \(isDone)") }
    phone.settle()
    let pictures = PHAsset.fetchAssets(with: nil)
    #expect(log == ["added false", "added true"] && pictures.count == 2)
    #expect(pictures.firstObject.map { PHAsset.fetchAssets(with: nil).contains($0) } == true)
    let size = CGSize(width: 10, height: 10)
    if let picture = pictures.firstObject {
      PHImageManager.default().requestImage(
        for: picture, targetSize: size, contentMode: .aspectFit, options: nil
      ) { image, _ in log.append(image == nil ? "none" : "read") }
    }
    #expect(log.count == 2)
    phone.settle()
    #expect(log.last == "read")
  }
}
