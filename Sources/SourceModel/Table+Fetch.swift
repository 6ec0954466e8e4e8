import CMemory

extension Table {
  /// Asks the processor to fetch the values into its caches, for who will look at them soon. Does not wait.
  public func fetch() {
    guard let base else { return }
    let start = UnsafeRawPointer(base)
    for offset in stride(from: 0, to: count * MemoryLayout<Element>.stride, by: 64) {
      cmemory_fetch(start + offset)
    }
  }
}
