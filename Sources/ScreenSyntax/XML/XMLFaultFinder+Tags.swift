import SourceModel

/// Start tags and end tags.
extension XMLFaultFinder {
  mutating func readStartTag() {
    let start = at
    at += 1
    let name = readName()
    let nameRange = SourceRange(start + 1, at)
    let tagRange = SourceRange(start, at)
    if open.isEmpty && knowsNesting, let root {
      knowsNesting = false
      fault(
        tagRange, "`<\(text(name))>` is a second root element; an XML file has one.",
        related: [RelatedPlace("the first one", location(root))],
        help: "Write both inside a `<Module>`, or remove one.")
    }
    if root == nil { root = tagRange }

    var seen: [(name: ArraySlice<UInt8>, range: SourceRange)] = []
    var isReported = false
    while faults.count < Self.most {
      let hadSpace = skipSpace()
      guard at < bytes.count else {
        knowsNesting = false
        if isReported { return }
        return fault(
          tagRange, "The tag `<\(text(name))` is never closed: the file ends before its `>`.",
          help: "Write `>` or `/>` where the tag ends.")
      }
      if bytes[at] == Byte.greater {
        at += 1
        open.append(OpenTag(name: nameRange, text: name))
        return
      }
      if has("/>") {
        at += 2
        return
      }
      if bytes[at] == Byte.less {
        knowsNesting = false
        if isReported { return }
        return fault(
          tagRange, "The tag `<\(text(name))` is not closed: a `<` comes before its `>`.",
          related: [RelatedPlace("the next tag", location(SourceRange(at, at + 1)))],
          help: "Write `>` or `/>` where the tag ends.")
      }
      if !hadSpace, let end = endOfValue() {
        if !isReported {
          fault(
            SourceRange(at - 1, at),
            "This `\(display(UInt32(bytes[at - 1])))` ends the attribute's value, and the value goes on.",
            help: "In code a text may stand in single quotes, as in `'text'`; elsewhere write `&quot;`.")
          isReported = true
        }
        at = end
        continue
      }
      let (code, length) = scalar(at)
      if XMLCharacters.startsName(code) {
        if !readAttribute(afterSpace: hadSpace, &seen) { isReported = true }
      } else {
        if !isReported {
          let where_ = bytes[at] == Byte.slash ? "not followed by `>`" : "no start of an attribute's name"
          fault(
            SourceRange(at, at + length),
            "`\(display(code))` in the tag `<\(text(name))` is \(where_).",
            help: "Attributes are written `name=\"value\"`; the tag ends with `>` or `/>`.")
          isReported = true
        }
        skipJunk()
      }
    }
  }

  /// Where a value ends that a quote inside it cut short: after the next such quote that the end of the tag or another
  /// attribute follows. Nil where no value ended just before, or another attribute begins at once.
  private func endOfValue() -> Int? {
    let quote = bytes[at - 1]
    guard quote == Byte.quote || quote == Byte.apostrophe, !startsAttribute(at) else { return nil }
    var place = at
    while place < bytes.count, bytes[place] != Byte.less {
      let isQuote = bytes[place] == quote
      place += 1
      guard isQuote else { continue }
      var next = place
      while next < bytes.count, bytes[next].isXMLSpace { next += 1 }
      guard next < bytes.count else { return nil }
      let endsTag =
        bytes[next] == Byte.greater
        || bytes[next] == Byte.slash && next + 1 < bytes.count && bytes[next + 1] == Byte.greater
      if endsTag || next > place && startsAttribute(next) {
        return place - 1 > at || bytes[at] != quote ? place : nil
      }
    }
    return nil
  }

  /// True where a name stands with `=` after it.
  private func startsAttribute(_ start: Int) -> Bool {
    var place = start
    while place < bytes.count, bytes[place] >= 0x80 || XMLCharacters.continuesName(UInt32(bytes[place])) {
      place += 1
    }
    if place == start { return false }
    while place < bytes.count, bytes[place].isXMLSpace { place += 1 }
    return place < bytes.count && bytes[place] == Byte.equals
  }

  /// Steps over what is no attribute, to where one or the end of the tag may stand.
  private mutating func skipJunk() {
    if bytes[at] == Byte.quote || bytes[at] == Byte.apostrophe,
      let end = bytes[(at + 1)...].firstIndex(of: bytes[at]), !bytes[at..<end].contains(Byte.less)
    {
      at = end + 1
      return
    }
    at += scalar(at).length
    while at < bytes.count, !bytes[at].isXMLSpace, bytes[at] != Byte.greater, bytes[at] != Byte.less,
      bytes[at] != Byte.slash
    {
      at += 1
    }
  }

  /// Reads an attribute; false if the rest of its tag is in doubt after it.
  private mutating func readAttribute(
    afterSpace: Bool, _ seen: inout [(name: ArraySlice<UInt8>, range: SourceRange)]
  ) -> Bool {
    let start = at
    let name = readName()
    let range = SourceRange(start, at)
    if !afterSpace {
      fault(
        range, "A blank is missing before the attribute `\(text(name))`.", help: "Write a blank.",
        fix: ("Insert a blank", .safe, " " + text(name)))
    }
    if let first = seen.first(where: { $0.name == name }) {
      fault(
        range, "The attribute `\(text(name))` stands twice on this tag.",
        related: [RelatedPlace("first written here", location(first.range))], help: "Remove one of them.")
    } else if seen.count < XMLLimits.attributes {
      seen.append((name, range))
    }
    _ = skipSpace()
    guard at < bytes.count, bytes[at] == Byte.equals else {
      fault(
        range, "The attribute `\(text(name))` has no value.",
        help: "Write `\(text(name))=\"…\"`, for a Boolean `\(text(name))=\"true\"`.")
      return true
    }
    at += 1
    _ = skipSpace()
    guard at < bytes.count, bytes[at] == Byte.quote || bytes[at] == Byte.apostrophe else {
      readUnquoted(name, range)
      return true
    }
    return readQuoted(name)
  }

  private mutating func readUnquoted(_ name: ArraySlice<UInt8>, _ range: SourceRange) {
    let start = at
    while at < bytes.count, !bytes[at].isXMLSpace, bytes[at] != Byte.greater, bytes[at] != Byte.less,
      bytes[at] != Byte.quote, bytes[at] != Byte.apostrophe, !has("/>")
    {
      at += 1
    }
    if at == start {
      fault(
        range, "The attribute `\(text(name))` has no value after its `=`.",
        help: "Write `\(text(name))=\"…\"`.")
      return
    }
    let value = text(bytes[start..<at])
    fault(
      SourceRange(start, at), "The value of `\(text(name))` stands without quotes.",
      help: "Write `\(text(name))=\"\(value)\"`.", fix: ("Put it in quotes", .safe, "\"\(value)\""))
    if at < bytes.count, bytes[at] == Byte.quote || bytes[at] == Byte.apostrophe { at += 1 }
  }

  /// Reads a quoted value; false if its closing quote is missing.
  private mutating func readQuoted(_ name: ArraySlice<UInt8>) -> Bool {
    let quote = bytes[at]
    let start = at + 1
    let close = bytes[start...].firstIndex(of: quote)
    let less = bytes[start..<(close ?? bytes.count)].firstIndex(of: Byte.less)
    if let close, !opensAnother(close, afterLess: less != nil) {
      at = start
      while at < close && faults.count < Self.most {
        switch bytes[at] {
        case Byte.less:
          fault(
            SourceRange(at, at + 1), "`<` cannot stand in the value of an attribute.",
            help: "Write `&lt;`; in code, `lt`, `le` or `upTo` stand for `<`, `<=` and `..<`.",
            fix: ("Write `&lt;`", .safe, "&lt;"))
          at += 1
        case Byte.ampersand: readReference()
        default: readCharacter()
        }
      }
      at = close + 1
      return true
    }
    let end = less ?? close.map(nameBefore) ?? bytes.count
    var shown = bytes[start..<end].firstIndex { $0 == Byte.lineFeed || $0 == Byte.carriageReturn } ?? end
    while bytes[shown - 1].isXMLSpace { shown -= 1 }
    fault(
      SourceRange(start - 1, shown),
      "The value of `\(text(name))` has no closing quote.",
      help: "Write `\(quote == Byte.quote ? "\"" : "'")` where the value ends.")
    at = less == nil && close != nil ? end - 1 : end
    return false
  }

  /// True if the quote at `close` rather opens the next attribute's value: `=` stands before it, and what
  /// follows, or a tag in between, shows that the value was to end earlier.
  private func opensAnother(_ close: Int, afterLess: Bool) -> Bool {
    guard close > 0, bytes[close - 1] == Byte.equals else { return false }
    if afterLess { return true }
    let nameStart = nameBefore(close)
    guard nameStart < close - 1, bytes[nameStart - 1].isXMLSpace, close + 1 < bytes.count else {
      return false
    }
    return !bytes[close + 1].isIn(ByteSet.nameEnd)
  }

  /// Where the name before the `=` at `close - 1` starts.
  private func nameBefore(_ close: Int) -> Int {
    var start = close - 1
    while start > 1 && !bytes[start - 1].isIn(ByteSet.nameEnd) { start -= 1 }
    return start
  }

  mutating func readEndTag() {
    let start = at
    at += 2
    let name = readName()
    if name.isEmpty {
      knowsNesting = false
      fault(
        SourceRange(start, start + 2), "A name must follow `</` at once.",
        help: open.last.map { "Write `</\(text($0.text))>`." })
      return
    }
    let range = SourceRange(start, at)
    _ = skipSpace()
    if at >= bytes.count || bytes[at] == Byte.less {
      fault(
        range, "The end tag `</\(text(name))` is not closed.", help: "Write `</\(text(name))>`.",
        fix: ("Insert `>`", .safe, "</\(text(name))>"))
    } else if bytes[at] == Byte.greater {
      at += 1
    } else {
      let junk = at
      while at < bytes.count && bytes[at] != Byte.greater && bytes[at] != Byte.less { at += 1 }
      var end = at
      while bytes[end - 1].isXMLSpace { end -= 1 }
      fault(
        SourceRange(junk, end), "An end tag holds nothing but its name.",
        help: "Write `</\(text(name))>`.")
      if at < bytes.count && bytes[at] == Byte.greater { at += 1 }
    }
    close(name, range)
  }

  /// Closes the innermost open element with a name, and reports the tags that do not fit.
  private mutating func close(_ name: ArraySlice<UInt8>, _ range: SourceRange) {
    if let last = open.last, last.text == name {
      open.removeLast()
      return
    }
    guard knowsNesting else { return }
    if let place = closedFromOutside.lastIndex(of: name) {
      closedFromOutside.remove(at: place)
      return
    }
    guard let innermost = open.last else {
      knowsNesting = false
      if sawLoneLess { return }
      return fault(
        range, "`</\(text(name))>` closes nothing: no element is open here.", help: "Remove the tag.")
    }
    let outer = open.suffix(XMLLimits.depth).lastIndex { $0.text == name }
    if outer == nil {
      knowsNesting = false
      if sawLoneLess { return }
    }
    let inner = text(innermost.text)
    let related =
      [RelatedPlace("`<\(inner)>` starts here", location(tag(innermost)))]
      + (outer.map { [RelatedPlace("`<\(text(name))>` starts here", location(tag(open[$0])))] } ?? [])
    fault(
      range, "`</\(text(name))>` stands where `</\(inner)>` is expected: `<\(inner)>` is still open.",
      related: related,
      help: isTypeArgument(innermost)
        ? "Here `<\(inner)>` is read as a tag. In markup types in brackets are written `[\(inner)]`, as in `Set[Int]()`; what stands between `<![CDATA[` and `]]>` is read as it is."
        : outer == nil
          ? "Write `</\(inner)>`." : "Write `</\(inner)>` before this tag, where the element ends.",
      fix: outer == nil && !isTypeArgument(innermost)
        ? ("Write `</\(inner)>`", .suggested, "</" + inner) : nil)
    if let outer {
      closedFromOutside.append(contentsOf: open[(outer + 1)...].map(\.text))
      open.removeSubrange(outer...)
    } else {
      open.removeLast()
    }
  }

  /// True for `<Int>` right behind a name, as in `Set<Int>()`: code, and no element.
  private func isTypeArgument(_ open: OpenTag) -> Bool {
    let (before, after) = (Int(open.name.start) - 2, Int(open.name.end) + 1)
    return before > 0 && !bytes[before].isIn(ByteSet.nameEnd) && after < bytes.count
      && bytes[after - 1] == Byte.greater && "().,?]>".utf8.contains(bytes[after])
  }

  private func tag(_ open: OpenTag) -> SourceRange { SourceRange(open.name.start - 1, open.name.end) }
}
