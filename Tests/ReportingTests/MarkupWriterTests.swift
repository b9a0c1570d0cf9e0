internal import Foundation
@testable import Reporting
import Testing

@Suite struct MarkupWriterTests {
  @Test func `no text can end the text or the attribute it stands in`() {
    // Compared by scalars, as a browser reads: a quote with an accent over it is a quote.
    let shape = /<a title="[^"'<>]*">[^"'<>]*<\/a>/.matchingSemantics(.unicodeScalar)
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var writer = MarkupWriter()
      writer.element("a", [.init("title", String(scalar))], text: String(scalar))
      #expect(writer.output.wholeMatch(of: shape) != nil)
    }
  }

  @Test func `escaping loses nothing that can be shown`() throws {
    var writer = MarkupWriter()
    writer.text("Tom & <Jerry> \"'👩‍👩‍👧‍👦 &amp;")
    #expect(writer.output == "Tom &amp; &lt;Jerry&gt; &quot;&#39;👩‍👩‍👧‍👦 &amp;amp;")
  }

  @Test func `powers of ten are raised for a reader, and nothing else is`() {
    var writer = MarkupWriter()
    writer.element("p", prose: "8.2 × 10^24 & 1.6 × 10^199 of <x^2>, 10^3")
    writer.text("8.2 × 10^24")
    let raised = "<p>8.2 × 10<sup>24</sup> &amp; 1.6 × 10<sup>199</sup> of &lt;x^2&gt;, 10^3</p>"
    #expect(writer.output == raised + "8.2 × 10^24")
  }

  @Test func `a block stands on its own lines and an element within one`() {
    var writer = MarkupWriter()
    writer.block("p", [.init("id", 1)]) {
      $0.element("b", text: "x"); $0.empty("br")
    }
    #expect(writer.output == "<p id=\"1\">\n<b>x</b><br/>\n</p>\n")
  }

  /// The examples of FIPS 180-4, and lengths around the end of a block against Python's hashlib.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (String(repeating: "a", count: 56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (String(repeating: "a", count: 63), "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (String(repeating: "a", count: 119), "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
  ])
  func `SHA-256 gives the published digests`(_ message: String, _ digest: String) {
    let hexadecimal = SHA256.digest(Array(message.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    #expect(hexadecimal.joined() == digest)
  }
}
