import SourceModel

/// A value in each line: JSON Lines, and tables that were rewritten as such.
extension Decoding {
  /// True where the lines of the file are the elements of the root.
  func readsLines(_ root: Int32) -> Bool {
    faults.form.hasLines && plan.type(plan.unwrapped(root)).kind == .array
  }

  /// Reads the whole file as an array. A line that is no JSON is reported, and left out.
  mutating func lines(_ root: Int32, _ into: CellPointer) {
    let type = plan.unwrapped(root)
    var cell = into
    while cell - into < Int(plan.type(root).cells - plan.type(type).cells) {
      cell.pointee = 1
      cell += 1
    }
    let (start, end) = (scanner.start, scanner.end)
    let element = plan.type(type).argument
    let size = Int(plan.type(element).cells)
    let list = lists.open(size)
    var count = 0
    var isWhole = true
    var line = scanner.firstByte
    while line < end {
      var stop = line
      while stop < end && stop.pointee != Ascii.lineFeed { stop += 1 }
      tableRow += 1
      scanner = JSONScanner(from: start, to: stop)
      scanner.isLine = true
      let place = scanner.space(line)
      line = stop + 1
      if place == stop { continue }
      row = faults.form.isTable ? tableRow - 1 : count
      guard let cell = lists.element(list) else {
        scanner.fail(place, place + 1, "The data takes more than 4 billion cells, the most that is held.")
        break
      }
      if let next = value(place, element, cell, -1), scanner.finish(next) {
        count += 1
        continue
      }
      if let fault = scanner.fault { addMalformed(fault) }
      isWhole = false
      unknown.close(to: 0)
      lists.drop(list, after: count)
    }
    if let fault = scanner.fault, isWhole { addMalformed(fault) }
    scanner = JSONScanner(from: start, to: end)
    row = -1
    guard let place = lists.close(list, count) else { return }
    if isWhole, plan.type(element).kind == .structure { checkIdentity(element, place, count) }
    cell.pointee = ListCells.cell(place, count)
  }
}
