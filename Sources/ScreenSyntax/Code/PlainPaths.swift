import SourceModel

/// Paths such as `item.name` and `$query`, which most values are: read without cutting them into tokens. They give the
/// same nodes as the parser of expressions gives, to which everything that is not as simple is left.
extension CodeParser {
  /// The most names of a path that is read here.
  private static let longest = 64

  /// Parses all from `start` up to `end`, if it is a path.
  mutating func plainPath(from start: Int, to end: Int) -> CodeID? {
    guard let path = pathEnd(start), path == end else { return nil }
    return addPath(from: start, to: end)
  }

  /// Parses from `start` on, if it is a path that ends at `closer`: the path and the offset of `closer`.
  mutating func plainPath(from start: Int, before closer: UInt8) -> (node: CodeID, end: Int)? {
    guard let end = pathEnd(start), lexer.byte(end) == closer, let node = addPath(from: start, to: end) else {
      return nil
    }
    return (node, end)
  }

  /// The offset past names with dots between them and perhaps a `$` before them; nil where there are none.
  private mutating func pathEnd(_ start: Int) -> Int? {
    let limit = lexer.limit
    return lexer.text.withUnsafeBufferPointer { text in
      var index = start < limit && text[start] == 0x24 ? start &+ 1 : start
      for _ in 0..<Self.longest {
        guard index < limit, CodeLexer.isPlainStart(text[index]) else { return nil }
        index = CodeLexer.plainEnd(text, index, limit)
        guard index < limit, text[index] == 0x2E else { return index }
        index &+= 1
      }
      return nil
    }
  }

  /// Adds the path from `start` up to `end`; nil, with nothing added, where a name is a word of the language.
  private mutating func addPath(from start: Int, to end: Int) -> CodeID? {
    let isBinding = lexer.text[start] == 0x24
    var name = isBinding ? start + 1 : start
    var nameEnd = plainEnd(name)
    var node = CodeNode(isBinding ? .bindingName : .name, range(start, nameEnd))
    node.name = lexer.name(name, nameEnd)
    node.nameStart = isBinding ? range(name, nameEnd).start : node.range.start
    guard isBinding || lexer.isName(node.name) else { return nil }
    let first = draft.nodes.count
    var path = add(node)
    while nameEnd < end {
      name = nameEnd + 1
      nameEnd = plainEnd(name)
      var member = CodeNode(.member, range(start, nameEnd))
      member.a = path.index
      member.name = lexer.name(name, nameEnd)
      member.nameStart = range(name, nameEnd).start
      if member.name == Names.underscore {
        draft.nodes.removeAll(from: first)
        return nil
      }
      path = add(member)
    }
    chain = draft.nodes.count - first - 1
    return path
  }

  private mutating func plainEnd(_ start: Int) -> Int {
    let limit = lexer.limit
    return lexer.text.withUnsafeBufferPointer { CodeLexer.plainEnd($0, start, limit) }
  }
}
