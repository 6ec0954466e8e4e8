extension RandomAccessCollection where Index == Int {
  /// The first index whose element belongs to the second part; those of the first part stand before it. Logarithmic.
  @inlinable public func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The indices of the elements of a file, where elements are in file order. Logarithmic.
  @inlinable public func indices(in file: Int32, of fileOf: (Element) -> Int32) -> Range<Int> {
    let start = partitioningIndex { fileOf($0) >= file }
    return start..<(partitioningIndex { fileOf($0) > file })
  }
}
