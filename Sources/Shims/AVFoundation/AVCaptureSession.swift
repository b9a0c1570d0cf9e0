public import Foundation
import HeadlessUIKit
public import UIKit

/// Where pictures or sound come from.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A device from which they come.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public final let device: AVCaptureDevice

  /// Makes an input.
  ///
  /// - Parameter device: The device.
  /// - Throws: Nothing on the model.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// What becomes of them.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  // Read and changed on the main thread.
  fileprivate final weak var session: AVCaptureSession?
}

/// How an output is connected to an input; nothing goes through it.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  override init() {}
}

/// Sees or hears: what code asks for is kept, and there is nothing to see.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How well it sees.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a preset.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Well.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Less well.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// As well as for a picture.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
  }

  /// How well it sees; kept.
  open var sessionPreset = Preset.high
  /// From where.
  public private(set) final var inputs: [AVCaptureInput] = []
  /// What becomes of it.
  public private(set) final var outputs: [AVCaptureOutput] = []
  /// Whether it does.
  public private(set) final var isRunning = false

  /// Makes a session.
  public override init() {}

  /// Says whether it can see well enough.
  ///
  /// - Parameter preset: How well.
  /// - Returns: `true`.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// Says whether an input can be added.
  ///
  /// - Parameter input: The input.
  /// - Returns: Whether it is not there already.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }

  /// Adds an input.
  ///
  /// - Parameter input: The input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }

  /// Takes an input away.
  ///
  /// - Parameter input: The input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }

  /// Says whether an output can be added.
  ///
  /// - Parameter output: The output.
  /// - Returns: Whether it is not there already.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }

  /// Adds an output.
  ///
  /// - Parameter output: The output.
  open func addOutput(_ output: AVCaptureOutput) {
    outputs.append(output)
    output.session = self
  }

  /// Takes an output away.
  ///
  /// - Parameter output: The output.
  open func removeOutput(_ output: AVCaptureOutput) {
    outputs.removeAll { $0 === output }
    output.session = nil
  }

  /// Several things change together.
  open func beginConfiguration() {}

  /// They have changed.
  open func commitConfiguration() {}

  /// Begins to see.
  open func startRunning() { isRunning = true }

  /// Ends.
  open func stopRunning() { isRunning = false }
}

/// A layer with what a session sees; nothing is drawn.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// How it fills the layer; kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Makes a layer.
  public override init() { super.init() }

  /// Makes a layer like another one.
  ///
  /// - Parameter layer: The other one.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Makes a layer.
  ///
  /// - Parameter session: The session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}

/// What was seen in a picture.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What it is.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a type.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A square with words.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// Lines with thirteen numbers.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// Lines with eight numbers.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// Lines with words.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// Lines on a ticket.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }

  /// What it is.
  public final let type: ObjectType
  /// Where it is in the picture; unknown.
  open var bounds: CGRect { .zero }

  init(_ type: ObjectType) { self.type = type }
}

/// Words that a machine reads.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The words.
  public final let stringValue: String?

  init(_ words: String, _ type: ObjectType) {
    stringValue = words
    super.init(type)
  }
}

/// Is told what was seen in a picture.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Something was seen.
  ///
  /// - Parameters:
  ///   - output: What looks for it.
  ///   - metadataObjects: What was seen.
  ///   - connection: From where.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Nothing happens.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Looks for faces and codes; only a check shows one.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  private final weak var delegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// What it looks for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  /// Where it looks; kept.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Makes an output.
  public override init() {}

  /// Says who is told.
  ///
  /// - Parameters:
  ///   - objectsDelegate: Is told, and is not kept alive.
  ///   - objectsCallbackQueue: On which queue; the model tells on the main thread.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { delegate = objectsDelegate }

  /// The user holds a code before the camera; nobody is told while its session does not run.
  ///
  /// - Parameters:
  ///   - words: The words in it.
  ///   - type: What it is; nobody is told of what is not looked for.
  @MainActor
  public final func show(_ words: String, as type: AVMetadataObject.ObjectType = .qr) {
    guard session?.isRunning == true, metadataObjectTypes.contains(type), let delegate else { return }
    StructureReads.callOut("didOutput") {
      delegate.metadataOutput(
        self, didOutput: [AVMetadataMachineReadableCodeObject(words, type)], from: AVCaptureConnection())
    }
  }
}
