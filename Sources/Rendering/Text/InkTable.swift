import RenderTree

/// The distinct inks and papers of a page.
struct InkTable {
  let depth: ColorDepth
  private(set) var inks: [Ink] = [Ink()]
  private(set) var papers: [RGB] = [0]
  private var inkNumbers: [Ink: UInt16] = [Ink(): 0]
  private var paperNumbers: [RGB: UInt16] = [:]

  init(depth: ColorDepth) {
    self.depth = depth
  }

  var hasColor: Bool { depth != .none }

  /// The number of an ink; 0 where there is no colour, or after 65,535 different inks.
  mutating func number(of ink: Ink) -> UInt16 {
    guard hasColor else { return 0 }
    if let number = inkNumbers[ink] { return number }
    guard inks.count < Int(UInt16.max) else { return 0 }
    let number = UInt16(inks.count)
    inks.append(ink)
    inkNumbers[ink] = number
    return number
  }

  /// The number of a background colour; 0 where there is no colour.
  mutating func paper(_ color: RGB) -> UInt16 {
    guard hasColor else { return 0 }
    if let number = paperNumbers[color] { return number }
    guard papers.count < Int(UInt16.max) else { return 0 }
    let number = UInt16(papers.count)
    papers.append(color)
    paperNumbers[color] = number
    return number
  }

  /// Appends the sequence that switches to an ink on a paper (ECMA-48, select graphic rendition).
  func appendSwitch(toInk number: UInt16, paper: UInt16, to output: inout [UInt8]) {
    output.append(contentsOf: "\u{1B}[0".utf8)
    let ink = inks[Int(number)]
    if ink.isBold { output.append(contentsOf: ";1".utf8) }
    if ink.isDim { output.append(contentsOf: ";2".utf8) }
    if ink.isItalic { output.append(contentsOf: ";3".utf8) }
    if ink.lines.contains(.underline) { output.append(contentsOf: ";4".utf8) }
    if ink.lines.contains(.strikethrough) { output.append(contentsOf: ";9".utf8) }
    if let color = ink.color { appendColor(color, isPaper: false, to: &output) }
    if paper != 0 { appendColor(papers[Int(paper)], isPaper: true, to: &output) }
    output.append(0x6D)
  }

  private func appendColor(_ color: RGB, isPaper: Bool, to output: inout [UInt8]) {
    switch depth {
    case .none: break
    case .ansi16:
      let index = Palette.nearestBasic(color)
      let base = (isPaper ? 40 : 30) + (index < 8 ? index : index + 52)
      output.append(contentsOf: ";\(base)".utf8)
    case .ansi256:
      output.append(contentsOf: ";\(isPaper ? 48 : 38);5;\(Palette.nearestOf256(color))".utf8)
    case .trueColor:
      let parts = "\(color >> 16 & 255);\(color >> 8 & 255);\(color & 255)"
      output.append(contentsOf: ";\(isPaper ? 48 : 38);2;\(parts)".utf8)
    }
  }
}
