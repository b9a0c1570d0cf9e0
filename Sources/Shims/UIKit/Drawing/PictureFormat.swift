import Foundation

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
