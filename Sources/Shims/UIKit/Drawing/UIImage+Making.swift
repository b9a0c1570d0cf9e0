public import Foundation
public import HeadlessUIKit

extension UIImage {
  /// Makes a picture of nothing.
  public convenience init() { self.init(look: Look(.drawn)) }

  /// Names a picture of the app.
  ///
  /// - Parameters:
  ///   - name: The name; that it is there is not checked.
  ///   - bundle: The bundle, which is not looked into.
  ///   - traitCollection: The environment, by which nothing is chosen.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Names a picture of the app.
  ///
  /// - Parameters:
  ///   - name: The name; that it is there is not checked.
  ///   - bundle: The bundle, which is not looked into.
  ///   - configuration: How it is to look.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(look: Look(.named(name)).with(configuration))
  }

  /// Names a symbol of the system.
  ///
  /// - Parameters:
  ///   - name: The symbol's name; that it is there is not checked.
  ///   - configuration: How it is to look.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(look: Look(.symbol(name)).with(configuration))
  }

  /// Names a symbol of the system that shows a value.
  ///
  /// - Parameters:
  ///   - name: The symbol's name; that it is there is not checked.
  ///   - variableValue: The value, from 0 to 1.
  ///   - configuration: How it is to look.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    var look = Look(.symbol(name)).with(configuration)
    look.details["variableValue"] = variableValue
    self.init(look: look)
  }

  /// Makes a picture of bytes.
  ///
  /// - Parameter data: The bytes; those that do not begin as a picture does make none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes a picture of bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes; those that do not begin as a picture does make none.
  ///   - scale: How many pixels a point has.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let format = PictureFormat(data) else { return nil }
    var look = Look(.data(data))
    look.scale = scale > 0 ? scale : 1
    look.size = CGSize(width: format.width / look.scale, height: format.height / look.scale)
    self.init(look: look)
  }

  /// Makes a picture of a file, which is never read: files belong to nobody in the model.
  ///
  /// - Parameter path: Where the file is.
  public convenience init?(contentsOfFile path: String) {
    guard !path.isEmpty else { return nil }
    self.init(look: Look(.named(path)))
  }

  /// Makes a picture of one without a size.
  ///
  /// - Parameter cgImage: The picture.
  public convenience init(cgImage: CGImage) { self.init(look: cgImage.look) }

  /// Makes a picture of one without a size.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: How many pixels a point has.
  ///   - orientation: How it was turned when it was taken.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var look = cgImage.look
    let factor = look.scale / (scale > 0 ? scale : 1)
    look.size = CGSize(width: look.size.width * factor, height: look.size.height * factor)
    look.scale = scale > 0 ? scale : 1
    look.details["orientation"] = orientation
    self.init(look: look)
  }

  /// The picture in pixels.
  public final var cgImage: CGImage? { CGImage(look) }

  /// The picture as bytes of the format PNG.
  ///
  /// - Returns: The bytes that it was made of, or a head with its size and no pixels; `nil` of a picture without a size.
  public final func pngData() -> Data? { bytes }

  /// The picture as bytes, smaller and less exact.
  ///
  /// - Parameter compressionQuality: From 0, smallest, to 1.
  /// - Returns: The same as `pngData()`, since nothing is drawn.
  public final func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  private final var bytes: Data? {
    if case .data(let data) = look.source { return data }
    let (width, height) = (look.size.width * look.scale, look.size.height * look.scale)
    return width > 0 && height > 0 ? PictureFormat.head(width: UInt32(width), height: UInt32(height)) : nil
  }

  /// The picture, ready to be shown.
  ///
  /// - Returns: The same picture.
  public final func preparingForDisplay() -> UIImage? { self }

  /// The picture in another size.
  ///
  /// - Parameter size: The size, in points.
  /// - Returns: The picture.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? { saying { $0.size = size } }

  /// The picture, ready to be shown; at once.
  ///
  /// - Returns: The same picture.
  public final func byPreparingForDisplay() async -> UIImage? { self }

  /// The picture in another size; at once.
  ///
  /// - Parameter size: The size, in points.
  /// - Returns: The picture.
  public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}

/// A picture in pixels; what it is made of is kept, and it is never drawn.
public final class CGImage: Hashable, Sendable {
  let look: UIImage.Look

  init(_ look: UIImage.Look) { self.look = look }

  /// How wide it is, in pixels.
  public var width: Int { Int(look.size.width * look.scale) }

  /// How high it is, in pixels.
  public var height: Int { Int(look.size.height * look.scale) }

  /// A part of the picture.
  ///
  /// - Parameter rect: The part, in pixels.
  /// - Returns: The same picture in the size of the part, or `nil` where there is nothing in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    var look = look
    look.size = CGSize(width: rect.width / look.scale, height: rect.height / look.scale)
    return CGImage(look)
  }

  /// Whether two pictures are made of the same.
  public static func == (first: CGImage, second: CGImage) -> Bool { first.look == second.look }

  /// Feeds the picture to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(look) }
}

/// What the first bytes of a picture tell: that it is one and, of PNG and GIF, how large it is.
///
/// The beginnings are those of PNG (ISO/IEC 15948, sections 5.2 and 11.2.2), GIF89a, JPEG, TIFF, BMP, RIFF and ISO base media.
struct PictureFormat {
  let width: CGFloat
  let height: CGFloat

  private static let pngStart: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static let otherStarts: [[UInt8]] = [
    [0xFF, 0xD8, 0xFF], [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A], [0x42, 0x4D], [0x52, 0x49, 0x46, 0x46],
  ]

  /// Looks at the first bytes.
  ///
  /// - Parameter data: The bytes; `nil` where they do not begin as a picture does.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(24))
    if bytes.starts(with: Self.pngStart), bytes.count == 24 {
      (width, height) = (Self.number(bytes[16..<20]), Self.number(bytes[20..<24]))
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      (width, height) = (Self.number([bytes[7], bytes[6]]), Self.number([bytes[9], bytes[8]]))
    } else if Self.otherStarts.contains(where: bytes.starts)
      || bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
    {
      (width, height) = (0, 0)
    } else {
      return nil
    }
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> CGFloat {
    CGFloat(bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
  }

  /// The head of a PNG and its end, without pixels between.
  ///
  /// - Parameters:
  ///   - width: How wide the picture is, in pixels.
  ///   - height: How high it is, in pixels.
  /// - Returns: The bytes.
  static func head(width: UInt32, height: UInt32) -> Data {
    let header = bytes(of: width) + bytes(of: height) + [8, 6, 0, 0, 0]
    return Data(pngStart + chunk("IHDR", header) + chunk("IEND", []))
  }

  private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + contents
    return bytes(of: UInt32(contents.count)) + checked + bytes(of: checksum(of: checked))
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  /// The checksum that PNG asks for (CRC-32, ISO 3309).
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    let rest = bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
    return ~rest
  }
}
