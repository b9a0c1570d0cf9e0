extension RandomAccessCollection where Index == Int {
  /// How many elements meet a condition that is met by the first ones and by none after them; O(log *n*).
  package func prefixCount(where isMet: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isMet(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }
}
