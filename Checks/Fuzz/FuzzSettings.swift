import SourceModel

/// Reads any bytes as settings: a place lies in the file. `Checks/fuzz` compiles the reader of settings beside this.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var reader = SettingsReader(bytes)
  let node = reader.read()
  if let fault = reader.fault { check(fault.range, count) }
  if let node { visit(node, count) }
  return 0
}

private func check(_ range: SourceRange, _ count: Int) {
  precondition(range.start <= range.end && Int(range.end) <= count, "a place outside")
}

private func visit(_ node: SettingsNode, _ count: Int) {
  check(node.range, count)
  switch node {
  case .scalar: break
  case .list(let items, _): for item in items { visit(item, count) }
  case .map(let entries, _):
    for entry in entries {
      check(entry.keyRange, count)
      visit(entry.value, count)
    }
  }
}
