/// The difference of two files in the form that `patch` and `git apply` read, byte for byte: any encoding, any ends of
/// lines, with or without a last one.
enum UnifiedDiff {
  private struct Row {
    var mark: UInt8
    var line: ArraySlice<UInt8>
    /// How many lines of either file stand before it.
    var old: Int
    var new: Int
  }

  private static let blank = UInt8(ascii: " ")
  private static let minus = UInt8(ascii: "-")
  private static let plus = UInt8(ascii: "+")
  /// Lines around a change.
  private static let context = 3

  /// The hunks with their header. Equal lines at both ends are left aside, so that the cost grows with what changed.
  static func text(path: String, old: [UInt8], new: [UInt8]) -> [UInt8] {
    let (before, after) = (lines(old), lines(new))
    let limit = min(before.count, after.count)
    var start = 0
    while start < limit, before[start] == after[start] { start += 1 }
    var end = 0
    while end < limit - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
    let first = max(0, start - context)
    let last = max(0, end - context)
    let rows = rows(before[first..<(before.count - last)], after[first..<(after.count - last)])
    if rows.allSatisfy({ $0.mark == blank }) { return [] }
    return Array("--- \(name("a/" + path))\n+++ \(name("b/" + path))\n".utf8) + hunks(rows)
  }

  /// A name as git writes it: one with a blank ends with a tab, one with other uncommon characters is quoted.
  private static func name(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return path.contains(" ") ? path + "\t" : path }
    var out = "\""
    for byte in path.utf8 {
      switch byte {
      case 0x22, 0x5C: out += "\\" + String(Unicode.Scalar(byte))
      case 0x20..<0x7F: out.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 8)
        out += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return out + "\""
  }

  /// Lines with their ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func rows(_ before: ArraySlice<ArraySlice<UInt8>>, _ after: ArraySlice<ArraySlice<UInt8>>)
    -> [Row]
  {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in Array(after).difference(from: Array(before)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset + before.startIndex)
      case .insert(let offset, _, _): inserted.insert(offset + after.startIndex)
      }
    }
    var rows: [Row] = []
    var (i, j) = (before.startIndex, after.startIndex)
    while i < before.endIndex || j < after.endIndex {
      if i < before.endIndex, removed.contains(i) {
        rows.append(Row(mark: minus, line: before[i], old: i, new: j))
        i += 1
      } else if j < after.endIndex, inserted.contains(j) {
        rows.append(Row(mark: plus, line: after[j], old: i, new: j))
        j += 1
      } else {
        rows.append(Row(mark: blank, line: before[i], old: i, new: j))
        i += 1
        j += 1
      }
    }
    return rows
  }

  private static func hunks(_ rows: [Row]) -> [UInt8] {
    var out: [UInt8] = []
    var index = 0
    while let start = rows[index...].firstIndex(where: { $0.mark != blank }) {
      var end = start
      while let next = rows[(end + 1)...].firstIndex(where: { $0.mark != blank }), next - end <= 2 * context {
        end = next
      }
      index = min(rows.count, end + 1 + context)
      let shown = rows[max(0, start - context)..<index]
      guard let first = shown.first else { break }
      let olds = shown.count { $0.mark != plus }
      let news = shown.count { $0.mark != minus }
      // A side without lines is named by the line before it.
      let places = "-\(first.old + (olds == 0 ? 0 : 1)),\(olds) +\(first.new + (news == 0 ? 0 : 1)),\(news)"
      out += Array("@@ \(places) @@\n".utf8)
      for row in shown {
        out.append(row.mark)
        out += row.line
        if row.line.last != 0x0A { out += Array("\n\\ No newline at end of file\n".utf8) }
      }
    }
    return out
  }
}
