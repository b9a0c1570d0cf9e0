import Checking
import Testing

@Suite struct FingerprintTests {
  @Test func `digests never change`() {
    #expect(Fingerprint(of: "").description == "5ab8b6d8923d0816")
    #expect(Fingerprint(of: "storefront").description == "bbba2873f371e294")
    var builder = FingerprintBuilder()
    for word in [3, 5] { builder.combine(word) }
    #expect(builder.fingerprint.description == "9faed205b34bedef")
  }

  @Test func `the order and the split of the input count`() {
    func digest(_ parts: [String]) -> Fingerprint {
      var builder = FingerprintBuilder()
      for part in parts { builder.combine(bytes: part.utf8) }
      return builder.fingerprint
    }
    let inputs = [
      [], [""], ["", ""], ["ab", "c"], ["a", "bc"], ["abc"], ["c", "ab"], ["abc", ""], ["abc\0"],
      ["abcdefgh"], ["abcdefgh\0"], ["abcdefgh", "\0"],
    ]
    #expect(Set(inputs.map(digest)).count == inputs.count)
  }

  @Test func `small inputs do not collide, and each bit of input changes about half of the output`() {
    var seen: Set<Fingerprint> = []
    var flipped = 0
    for value in 0..<20_000 {
      var builder = FingerprintBuilder()
      builder.combine(value)
      var neighbour = FingerprintBuilder()
      neighbour.combine(value ^ (1 << (value % 64)))
      seen.insert(builder.fingerprint)
      flipped += (builder.fingerprint.rawValue ^ neighbour.fingerprint.rawValue).nonzeroBitCount
    }
    #expect(seen.count == 20_000)
    #expect((31.5...32.5).contains(Double(flipped) / 20_000))
  }

  @Test func `a digest survives its text`() {
    for value in [0, 1, UInt64.max, 0x0123_4567_89AB_CDEF] {
      let fingerprint = Fingerprint(rawValue: value)
      #expect(Fingerprint(fingerprint.description) == fingerprint)
      #expect(fingerprint.description.count == 16)
    }
    for text in ["", "0", "0123456789ABCDEF", "+123456789abcdef", "00123456789abcdef"] {
      #expect(Fingerprint(text) == nil)
    }
  }
}
