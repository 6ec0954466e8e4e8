import SourceModel

extension Decoding {
  /// An array at its bracket.
  mutating func array(_ bracket: Cursor, _ element: Int32, _ into: CellPointer, _ owner: Int32) -> Cursor? {
    guard scanner.enter(bracket) else { return nil }
    var place = scanner.space(bracket + 1)
    if scanner.byte(place) == Ascii.closeBracket { return scanner.leave(place) }
    let outerRow = row
    let size = Int(types[Int(element)].cells)
    let list = lists.open(size)
    var count = 0
    while true {
      row = count
      guard let cell = lists.element(list) else { return failSize(place) }
      guard let next = value(place, element, cell, owner) else { return nil }
      count += 1
      place = scanner.space(next)
      if scanner.byte(place) == Ascii.comma {
        let comma = place
        place = scanner.space(place + 1)
        if scanner.byte(place) == Ascii.closeBracket { return scanner.failComma(comma, closing: place) }
      } else if scanner.byte(place) == Ascii.closeBracket {
        break
      } else {
        return scanner.failElement(place, opening: bracket)
      }
    }
    row = outerRow
    guard let start = lists.close(list, count) else { return failSize(place) }
    if types[Int(element)].kind == .structure { checkIdentity(element, start, count) }
    into.pointee = ListCells.cell(start, count)
    return scanner.leave(place)
  }

  /// A dictionary at its brace: a list of keys and values.
  mutating func dictionary(_ brace: Cursor, _ type: Int32, _ into: CellPointer, _ owner: Int32) -> Cursor? {
    guard scanner.enter(brace) else { return nil }
    var place = scanner.space(brace + 1)
    if scanner.byte(place) == Ascii.closeBrace { return scanner.leave(place) }
    let list = lists.open(1 + Int(types[Int(type)].cells))
    var count = 0
    while true {
      guard scanner.byte(place) == Ascii.quote else { return scanner.failKey(place, opening: brace) }
      guard let pair = lists.element(list) else { return failSize(place) }
      guard let keyEnd = string(place, pair), let start = scanner.colon(keyEnd),
        let next = value(start, type, pair + 1, owner)
      else { return nil }
      count += 1
      place = scanner.space(next)
      if scanner.byte(place) == Ascii.comma {
        let comma = place
        place = scanner.space(place + 1)
        if scanner.byte(place) == Ascii.closeBrace { return scanner.failComma(comma, closing: place) }
      } else if scanner.byte(place) == Ascii.closeBrace {
        break
      } else {
        return scanner.failMember(place, opening: brace)
      }
    }
    guard let start = lists.close(list, count) else { return failSize(place) }
    let kept = joinEqualKeys(brace, start, count, list.size)
    if kept < count { lists.truncate(to: start + kept * list.size) }
    into.pointee = ListCells.cell(start, kept)
    return scanner.leave(place)
  }

  @inline(never)
  private mutating func failSize(_ place: Cursor) -> Cursor? {
    scanner.fail(place, place + 1, "The data takes more than 4 billion cells, the most that is held.")
    return nil
  }
}
