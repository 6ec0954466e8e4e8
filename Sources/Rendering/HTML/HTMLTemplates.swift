import RenderTree

/// The HTML of rows, kept as templates for the rows that are like them: bytes, and holes for what differs.
///
/// The HTML of a view follows from its nodes, its texts, pictures and links, and where it stands. So the bytes around those
/// are kept with all that they depend on (`Template`), and serve the next view of the same likeness. A view that depends on
/// more, such as the numbers of ids and headings, has no template.
struct HTMLTemplates: ~Copyable {
  /// What fills a hole.
  enum Part: UInt8 {
    /// The characters of a text.
    case characters
    /// A view with a picture that differs, which is written for each row.
    case picture
    /// The address of a link.
    case address
    /// The number of a link.
    case number
    /// Nothing; the view ends.
    case end
  }

  /// Where the bytes of a template are cut for what differs.
  struct Hole {
    /// Where the bytes before it end.
    let end: Int
    let part: Part
    /// The text or link, by its place among those that differ; the view to be written, counted from the whole.
    let item: Int32
    /// Where a view stands that is written anew.
    let place: Place
  }

  /// The bytes of a view without those that differ.
  struct Template {
    /// Where the view stood; `nowhere` where there is no template.
    let place: UInt8
    static let nowhere = UInt8.max
    let isDisabled: Bool
    /// The texts of which it mattered whether they are numbers, a bit for each, and those that were.
    let asked: UInt64
    let numbers: UInt64
    /// The links that led somewhere, a bit for each.
    let leads: UInt64
    /// How many nodes were written, without those that are written anew.
    let written: Int
    /// Where the bytes begin, and their holes.
    let start: Int
    let holes: UnsafePointer<Hole>
    /// The next template of the likeness; nil for the last.
    let next: UnsafePointer<Template>?
  }

  /// The view that is written to be kept.
  private struct Recording {
    let view: AlikeView
    let start: Int
    let given: Int
    /// What was written of that in which it differs: which part, and where it stands in the output.
    var holes: [(range: Range<Int>, part: Part, item: Int32, place: Place)] = []
    /// How many nodes were written in views that are written anew.
    var anew = 0
    /// True while such a view is written.
    var isInside = false
    var asked: UInt64 = 0
    var numbers: UInt64 = 0
    var isSpoilt = false
  }

  /// The bytes of all templates.
  private(set) var bytes = OutputBuffer(capacity: 64)
  /// The newest template of each likeness, or nil.
  private let newest: UnsafeMutablePointer<UnsafePointer<Template>?>
  private let count: Int
  private var recording: Recording?
  /// True while a view is written to be kept.
  private(set) var isRecording = false
  /// What was said of the place of the last row that stands in an element of its own; nil before the first.
  var lastRowIsPhrasing: Bool?

  /// The most templates of a likeness, for views that stand in several places; others are written node by node, as are those
  /// without a template.
  private static let mostTemplates = 4

  init(count: Int) {
    self.count = count
    newest = .allocate(capacity: max(count, 1))
    newest.initialize(repeating: nil, count: count)
  }

  deinit {
    for likeness in 0..<count {
      var template = newest[likeness]
      while let one = template {
        template = one.pointee.next
        one.pointee.holes.deallocate()
        one.deallocate()
      }
    }
    newest.deallocate()
  }

  /// The newest template of a likeness.
  @inline(__always)
  func newest(of view: AlikeView) -> UnsafePointer<Template>? { newest[view.likeness] }

  // MARK: Recording

  /// Begins to keep what is written for a view from here on; false where that is of no use. `given` is that of the page's
  /// outline: where it has changed at the end, nothing can be kept.
  mutating func begin(_ view: AlikeView, at start: Int, _ given: Int) -> Bool {
    var count = 0
    var template = newest[view.likeness]
    while let one = template {
      count += 1
      template = one.pointee.next
    }
    guard count < Self.mostTemplates, view.texts.count <= 64, view.links.count <= 64 else { return false }
    recording = Recording(view: view, start: start, given: given)
    isRecording = true
    return true
  }

  /// Notes the characters of a text, and whether it mattered that they are a number.
  mutating func note(_ text: Int32, _ characters: Range<Int>, isNumber: Bool?) {
    guard let place = recording.flatMap({ $0.view.texts.firstIndex(of: text - Int32($0.view.index)) }) else {
      return
    }
    note(.characters, place, characters)
    if let isNumber {
      recording?.asked |= 1 << UInt64(place)
      if isNumber { recording?.numbers |= 1 << UInt64(place) }
    }
  }

  /// Notes the address or the number of a link.
  mutating func note(_ part: Part, ofLink link: Int32, _ bytes: Range<Int>) {
    guard let place = recording.flatMap({ $0.view.links.firstIndex(of: link - Int32($0.view.index)) }) else {
      return
    }
    note(part, place, bytes)
  }

  private mutating func note(_ part: Part, _ item: Int, _ bytes: Range<Int>, _ place: Place = Place()) {
    // Each must be written once.
    if recording?.isInside == true
      || recording?.holes.contains(where: { $0.part == part && $0.item == item }) == true
    {
      recording?.isSpoilt = true
    }
    recording?.holes.append((bytes, part, Int32(item), place))
  }

  /// True where a view that is about to be written has a picture in which the whole differs: it is written anew in each.
  func isAnew(_ index: Int32, _ pointers: TreePointers) -> Bool {
    guard let recording, !recording.isInside, !recording.view.images.isEmpty else { return false }
    var at = index
    var depth = 0
    while let node = pointers.node(at), depth < FactFinder.deepest {
      if node.kind == .image { return recording.view.images.contains(at - Int32(recording.view.index)) }
      if node.kind != .box { return false }
      at = node.firstChild.raw
      depth += 1
    }
    return false
  }

  /// Tells that a view is written now that is written anew for each.
  mutating func beginAnew() { recording?.isInside = true }

  /// Notes such a view.
  mutating func endAnew(_ index: Int32, _ bytes: Range<Int>, at place: Place, written: Int) {
    guard let view = recording?.view else { return }
    recording?.isInside = false
    recording?.anew += written
    note(.picture, Int(index) - view.index, bytes, place)
  }

  /// Tells that what is being written depends on more than a template does.
  mutating func spoil() {
    if isRecording { recording?.isSpoilt = true }
  }

  /// Keeps what was written.
  mutating func end(
    _ out: borrowing OutputBuffer, _ place: UInt8, isDisabled: Bool, leads: UInt64, written: Int, _ given: Int
  ) {
    isRecording = false
    guard let noted = recording else { return }
    recording = nil
    func count(_ part: Part) -> Int { noted.holes.reduce(0) { $1.part == part ? $0 + 1 : $0 } }
    let isWhole =
      !noted.isSpoilt && noted.given == given && count(.characters) == noted.view.texts.count
      && count(.picture) == noted.view.images.count && count(.number) == noted.view.links.count
      && count(.address) == leads.nonzeroBitCount
    let end = (range: out.count..<out.count, part: Part.end, item: Int32(0), place: Place())
    let all = isWhole ? noted.holes + [end] : []
    let holes = UnsafeMutablePointer<Hole>.allocate(capacity: all.count + 1)
    let template = UnsafeMutablePointer<Template>.allocate(capacity: 1)
    template.initialize(
      to: Template(
        place: isWhole ? place : Template.nowhere, isDisabled: isDisabled, asked: noted.asked,
        numbers: noted.numbers, leads: leads, written: written - noted.anew, start: bytes.count, holes: holes,
        next: newest[noted.view.likeness]))
    newest[noted.view.likeness] = UnsafePointer(template)
    var from = noted.start
    out.withBytes { written in
      for (index, hole) in all.enumerated() {
        bytes.append(UnsafeBufferPointer(rebasing: written[from..<hole.range.lowerBound]))
        bytes.reserve(16)
        (holes + index).initialize(
          to: Hole(end: bytes.count, part: hole.part, item: hole.item, place: hole.place))
        from = hole.range.upperBound
      }
    }
  }
}
