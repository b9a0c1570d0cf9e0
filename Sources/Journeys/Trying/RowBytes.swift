/// Rows of bytes by pages, each row whole on its page, so that a row is read without asking for each byte where it is.
struct RowBytes {
  private var pages: [[UInt8]] = []

  /// How many bytes of a page are known by the last bits of an address; a row that is longer has a page of its own.
  private static let (pageBits, pageLength) = (12, 1 << 12)

  /// Adds a row, and gives the address by which it is read; 19 bits for the page, so that there may be two gigabytes
  /// of rows.
  mutating func append(_ row: [UInt8]) -> Int32 {
    if row.count > Self.pageLength - (pages.last?.count ?? Self.pageLength) {
      pages.append([])
      pages[pages.count - 1].reserveCapacity(Self.pageLength)
    }
    let start = pages[pages.count - 1].count
    pages[pages.count - 1] += row
    return Int32((pages.count - 1) << Self.pageBits | start)
  }

  /// The page of a row, and where on it the row begins; nothing where no row is.
  func row(at address: Int32) -> (page: [UInt8], start: Int) {
    let number = Int(address) >> Self.pageBits
    return (number < pages.count ? pages[number] : [], Int(address) & (Self.pageLength - 1))
  }

  /// How much is kept.
  struct Mark {
    fileprivate let pages: Int
    fileprivate let bytes: Int
  }

  /// How much is kept now.
  var mark: Mark { Mark(pages: pages.count, bytes: pages.last?.count ?? 0) }

  /// Forgets the rows that were added since a mark.
  mutating func forget(since mark: Mark) {
    pages.removeLast(pages.count - mark.pages)
    if let last = pages.last { pages[pages.count - 1].removeLast(last.count - mark.bytes) }
  }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    var (all, lengths) = (Array(pages.joined()), pages.map { Int32($0.count) })
    let count = all.count
    try keeping.array(&all)
    try keeping.array(&lengths)
    guard all.count != count else { return }
    guard lengths.reduce(0, { $0 + Int($1) }) == all.count else { throw .damaged }
    var rest = all[...]
    pages = lengths.map { length in
      defer { rest = rest.dropFirst(Int(length)) }
      return Array(rest.prefix(Int(length)))
    }
  }
}
