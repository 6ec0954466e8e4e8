import SourceModel

extension RandomAccessCollection where Index: TableIndex {
  /// The first index whose element belongs to the second part; those of the first part stand before it. Logarithmic.
  @inlinable public func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex.position, endIndex.position)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecond(self[Index(position: middle)]) { high = middle } else { low = middle + 1 }
    }
    return Index(position: low)
  }

  /// The indices of the elements of a file, where elements are in file order. Logarithmic.
  @inlinable public func indices(in file: FileID, of fileOf: (Element) -> FileID) -> Range<Index> {
    let start = partitioningIndex { fileOf($0) >= file }
    return start..<(partitioningIndex { fileOf($0) > file })
  }
}
