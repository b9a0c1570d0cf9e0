import Testing
import UIKit

@MainActor @Suite("Pictures")
struct PictureTests {
  @Test func `a picture says what it was made of and how it is to look`() {
    let star = UIImage(systemName: "star")
    #expect(
      star?.isSymbolImage == true && star == UIImage(systemName: "star") && star != UIImage(named: "star"))
    #expect(
      star?.renderingMode == .automatic
        && star?.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(star?.withTintColor(.red) != star && star?.withTintColor(.red) == star?.withTintColor(.red))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let resizable = star?.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(resizable?.capInsets == insets && resizable?.resizingMode == .stretch && star?.capInsets == .zero)
    let turned = star?.withHorizontallyFlippedOrientation()
    #expect(turned?.imageOrientation == .upMirrored)
    #expect(turned?.withHorizontallyFlippedOrientation().imageOrientation == .up)
    #expect(UIImage(named: "") == nil && UIImage(systemName: "", withConfiguration: nil) == nil)
  }

  @Test func `configurations say all that was said, the last word counts`() {
    let large = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let small = UIImage.SymbolConfiguration(pointSize: 10)
    #expect(large != small && small == UIImage.SymbolConfiguration(pointSize: 10))
    #expect(large.applying(small) == UIImage.SymbolConfiguration(pointSize: 10, weight: .bold))
    #expect(small.applying(large) == large && small.applying(nil) == small)
    let image = UIImage(systemName: "star", withConfiguration: large)
    #expect(image?.symbolConfiguration == large)
    #expect(image?.applyingSymbolConfiguration(small)?.symbolConfiguration == large.applying(small))
    #expect(image?.withConfiguration(small).configuration == small)
  }

  @Test func `a renderer runs what draws, and gives a picture of the size that was asked for`() {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 2
    var count = 0
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format)
    let image = renderer.image { context in
      count += 1
      UIColor.red.setFill()
      context.fill(context.format.bounds)
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(count == 1 && image.size == CGSize(width: 30, height: 20) && image.scale == 2)
    #expect(image.cgImage?.width == 60 && image.cgImage?.height == 40)
    let read = image.pngData().flatMap { UIImage(data: $0, scale: 2) }
    #expect(read?.size == image.size && read?.pngData() == image.pngData())
    #expect(UIImage().pngData() == nil && UIImage(systemName: "star")?.pngData() == nil)
  }

  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], true), (Array("GIF89a".utf8) + [2, 1, 3, 0], true),
      (Array("RIFF....WEBP".utf8), true),
      (Array("....ftypheic".utf8), true), ([], false), (Array("picture".utf8), false),
      ([0x89, 0x50, 0x4E, 0x47], false),
    ] as [([UInt8], Bool)])
  func `bytes that begin as a picture does make one`(bytes: [UInt8], isPicture: Bool) {
    #expect((UIImage(data: Data(bytes)) != nil) == isPicture)
    guard bytes.count == 10 else { return }
    #expect(UIImage(data: Data(bytes))?.size == CGSize(width: 258, height: 3))
  }

  @Test func `the head of a picture has the checksum that readers ask for`() {
    let bytes = [UInt8](
      UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: .one).pngData { _ in })
    // The head of the smallest picture and the end of every picture, as all encoders write them.
    #expect(Array(bytes[29..<33]) == [0x1F, 0x15, 0xC4, 0x89])
    #expect(bytes.suffix(4) == [0xAE, 0x42, 0x60, 0x82])
  }

  @Test func `pictures without a renderer are to be had between their beginning and their end`() {
    Simulation.reset()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil && UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 4), false, 2)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 4))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 2)
    Simulation.reset()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}

extension UIGraphicsImageRendererFormat {
  /// A pixel for a point.
  fileprivate static var one: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
