/// A list that grows by pages, so that it is never copied to make room and has at most a page of room to spare.
struct PagedArray<Element: BitwiseCopyable> {
  private var pages: [[Element]] = []

  /// How many elements there are.
  private(set) var count = 0

  /// How many elements of a page are known by the last bits of their numbers.
  private static var pageBits: Int { 12 }
  private static var pageLength: Int { 1 << pageBits }

  /// The element with a number.
  subscript(number: Int) -> Element {
    get { pages[number >> Self.pageBits][number & (Self.pageLength - 1)] }
    set { pages[number >> Self.pageBits][number & (Self.pageLength - 1)] = newValue }
  }

  /// The element that was added last.
  var last: Element? { count == 0 ? nil : self[count - 1] }

  /// The numbers of the elements.
  var indices: Range<Int> { 0..<count }

  /// Adds an element.
  mutating func append(_ element: Element) {
    if count & (Self.pageLength - 1) == 0 {
      pages.append([])
      pages[pages.count - 1].reserveCapacity(Self.pageLength)
    }
    pages[pages.count - 1].append(element)
    count += 1
  }

  /// Removes the elements from a number on.
  mutating func remove(from number: Int) {
    while count > number {
      let start = (count - 1) & ~(Self.pageLength - 1)
      let rest = max(number - start, 0)
      if rest == 0 { pages.removeLast() } else { pages[pages.count - 1].removeLast(count - start - rest) }
      count = start + rest
    }
  }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    var all = Array(pages.joined())
    try keeping.array(&all)
    guard all.count != count else { return }
    remove(from: 0)
    for element in all { append(element) }
  }
}
