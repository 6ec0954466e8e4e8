import ScreenTypes
import SourceModel

/// What all files add to the graph, in their order.
@usableFromInline
struct JoinedRecords: Sendable {
  @usableFromInline let accesses: Table<Int, Access>
  /// For each unit where its uses begin in `accesses`, and 1; 0 where it has none.
  @usableFromInline let unitStarts: Table<Int, Int32>
  @usableFromInline let frames: Table<Int, ViewFrame>
  @usableFromInline let edges: Table<Int, ViewEdge>
  @usableFromInline let places: Table<Int, ContentPlace>
  @usableFromInline let uses: Table<Int, ViewUse>
  @usableFromInline let loops: Table<Int, LoopSite>
  @usableFromInline let arguments: Table<Int, Argument>
  @usableFromInline let constants: Table<Int, CodeSite>
  @usableFromInline let varying: Table<Int, CodeSite>
  @usableFromInline let settingReads: Table<Int, CodeSite>
  @usableFromInline let effects: Table<Int, CodeSite>
  @usableFromInline let unwraps: Table<Int, CodeSite>
  @usableFromInline let assignments: Table<Int, Assignment>
  @usableFromInline let handlers: Table<Int, Handler>
  @usableFromInline let memberBindings: Table<Int, Int32>
  @usableFromInline let announcements: Table<Int, Int32>
  /// For each file where its reads of announced data begin in `announcedReads`, and their end after the last.
  @usableFromInline let fileAnnouncedReads: Table<FileID, Int32>
  @usableFromInline let announcedReads: Table<Int, Int32>
  @usableFromInline let symbols: Table<Int, SymbolSite>
  @usableFromInline let presentations: Table<Int, PresentationSite>
  /// View nodes in which something keeps a sheet from being swiped away, sorted, without repetition.
  @usableFromInline let undismissable: [Int32]
  /// Units that give lists which may hold an element, or a value of one, twice; sorted.
  @usableFromInline let repeating: [Int32]
  /// How often code names each declaration.
  @usableFromInline let declarationUses: Table<Int, Int32>
  /// Enums all of whose cases code takes, sorted, without repetition.
  @usableFromInline let wholeEnums: [Int32]
  @usableFromInline let readOnlyRoots: [ReadOnlyRoot]
  @usableFromInline let bounds: [BoundControl]

  /// Puts what was found in all files of a model into one order; adds previews that show nothing but their subject. Unless
  /// the walk's records are kept, they are given back.
  init(
    _ found: FlowWalk, keepsRecords: Bool, of model: SemanticModel, _ units: UnitSpace, _ nodes: ViewSpace,
    _ memory: TableMemory
  ) {
    let previews = Self.subjects(model)
    let (spans, files) = (found.spans.all, found.files)
    var sums = FlowCounts.zero
    var starts: [FlowStart] = []
    starts.reserveCapacity(files.count)
    for file in files {
      let span = spans[file]
      starts.append(FlowStart(counts: sums))
      sums &+= span.end &- span.start
    }
    let accesses = memory.places(Int(sums[FlowRecord.accessPart]), of: Access.self, filledLater: true)
    let frames = memory.places(Int(sums[FlowRecord.framePart]), of: ViewFrame.self, filledLater: true)
    let edges = memory.places(
      Int(sums[FlowRecord.edgePart]) + previews.count, of: ViewEdge.self, filledLater: true)
    let places = memory.places(Int(sums[FlowRecord.placePart]), of: ContentPlace.self)
    let uses = memory.places(Int(sums[FlowRecord.usePart]), of: ViewUse.self, filledLater: true)
    let loops = memory.places(Int(sums[FlowRecord.loopPart]), of: LoopSite.self)
    let arguments = memory.places(Int(sums[FlowRecord.argumentPart]), of: Argument.self)
    let constants = memory.places(Int(sums[FlowRecord.constantPart]), of: CodeSite.self)
    let varying = memory.places(Int(sums[FlowRecord.varyingPart]), of: CodeSite.self)
    let settingReads = memory.places(Int(sums[FlowRecord.settingReadPart]), of: CodeSite.self)
    let effects = memory.places(Int(sums[FlowRecord.effectPart]), of: CodeSite.self)
    let unwraps = memory.places(Int(sums[FlowRecord.unwrapPart]), of: CodeSite.self)
    let assignments = memory.places(Int(sums[FlowRecord.assignmentPart]), of: Assignment.self)
    let handlers = memory.places(Int(sums[FlowRecord.handlerPart]), of: Handler.self)
    let memberBindings = memory.places(Int(sums[FlowRecord.memberBindingPart]), of: Int32.self)
    let announcements = memory.places(Int(sums[FlowRecord.announcementPart]), of: Int32.self)
    let symbols = memory.places(Int(sums[FlowRecord.symbolPart]), of: SymbolSite.self)
    let announcedReads = memory.places(Int(sums[FlowRecord.announcedReadPart]), of: Int32.self)
    let fileAnnouncedReads = memory.places(spans.count + 1, of: Int32.self, by: FileID.self)
    var next = 0
    for file in spans.indices {
      let start = next < files.count ? starts[next].counts : sums
      fileAnnouncedReads.write(start[FlowRecord.announcedReadPart], at: file)
      if next < files.count, files[next] == file { next += 1 }
    }
    fileAnnouncedReads.write(sums[FlowRecord.announcedReadPart], at: spans.endIndex)
    let unitStarts = memory.zeros(Int(units.count), of: Int32.self)
    let counts = memory.zeros(model.program.declarations.count, of: Int32.self)
    var (enums, stays, repeats): ([Int32], [Int32], [Int32]) = ([], [], [])
    var roots: [ReadOnlyRoot] = []
    var bounds: [BoundControl] = []
    var shown: [PresentationSite] = []
    shown.reserveCapacity(Int(sums[FlowRecord.presentationPart]))
    for (place, file) in files.enumerated() {
      let span = spans[file]
      let record = found.found[span.worker].records[span.record]
      for use in span.parts(record.typeUses, FlowRecord.typeUsePart) { counts.change(Int(use)) { $0 += 1 } }
      enums += span.parts(record.wholeEnums, FlowRecord.wholeEnumPart)
      roots += span.parts(record.readOnlyRoots, FlowRecord.readOnlyRootPart)
      bounds += span.parts(record.bounds, FlowRecord.boundPart)
      stays += span.parts(record.undismissable, FlowRecord.undismissablePart)
      repeats += span.parts(record.repeating, FlowRecord.repeatingPart)
      let presentations = span.parts(record.presentations, FlowRecord.presentationPart)
      if presentations.isEmpty { continue }
      let move = FlowMove(span: span, to: starts[place].counts)
      for site in presentations { shown.append(move.moved(site)) }
    }
    readOnlyRoots = roots.sorted { ($0.file, $0.code.index) < ($1.file, $1.code.index) }
    repeating = repeats.sorted()
    self.bounds = bounds.sorted { ($0.file, $0.view) < ($1.file, $1.view) }
    let large = [
      (UsedPages(under: accesses, in: memory), FlowRecord.accessPart),
      (UsedPages(under: frames, in: memory), FlowRecord.framePart),
      (UsedPages(under: edges, in: memory), FlowRecord.edgePart),
      (UsedPages(under: uses, in: memory), FlowRecord.usePart),
    ]
    found.join(keepsRecords: keepsRecords) { [starts] last in
      let span = spans[files[last]]
      let end = starts[last].counts &+ span.end &- span.start
      for (pages, part) in large { pages.announce(upTo: Int(end[part])) }
    } _: { [starts] record, place in
      let span = spans[files[place]]
      let move = FlowMove(span: span, to: starts[place].counts)
      move.copy(record.accesses, FlowRecord.accessPart, to: accesses)
      move.copy(record.frames, FlowRecord.framePart, to: frames) { $0.parent = move.frame($0.parent) }
      move.copy(record.edges, FlowRecord.edgePart, to: edges) { $0.frame = move.frame($0.frame) }
      move.copy(record.places, FlowRecord.placePart, to: places) { $0.frame = move.frame($0.frame) }
      move.copy(record.uses, FlowRecord.usePart, to: uses) {
        $0.frame = move.frame($0.frame)
        $0.outer = move.frame($0.outer)
      }
      move.copy(record.loops, FlowRecord.loopPart, to: loops)
      move.copy(record.arguments, FlowRecord.argumentPart, to: arguments)
      move.copy(record.constants, FlowRecord.constantPart, to: constants)
      move.copy(record.varying, FlowRecord.varyingPart, to: varying)
      move.copy(record.settingReads, FlowRecord.settingReadPart, to: settingReads)
      move.copy(record.effects, FlowRecord.effectPart, to: effects)
      move.copy(record.unwraps, FlowRecord.unwrapPart, to: unwraps)
      move.copy(record.assignments, FlowRecord.assignmentPart, to: assignments) {
        $0.access += move.distance[FlowRecord.accessPart]
      }
      move.copy(record.handlers, FlowRecord.handlerPart, to: handlers)
      move.copy(record.memberBindings, FlowRecord.memberBindingPart, to: memberBindings) {
        $0 += move.distance[FlowRecord.accessPart]
      }
      move.copy(record.announcements, FlowRecord.announcementPart, to: announcements) {
        $0 += move.distance[FlowRecord.accessPart]
      }
      move.copy(record.announcedReads, FlowRecord.announcedReadPart, to: announcedReads) {
        $0 += move.distance[FlowRecord.accessPart]
      }
      move.copy(record.symbols, FlowRecord.symbolPart, to: symbols)
      for place in Int(span.start[FlowRecord.unitPart])..<Int(span.end[FlowRecord.unitPart]) {
        let unit = record.units[place]
        unitStarts.write(unit.start + move.distance[FlowRecord.accessPart] + 1, at: Int(unit.unit))
      }
    }
    for (place, preview) in previews.enumerated() {
      edges.write(preview, at: Int(sums[FlowRecord.edgePart]) + place)
    }
    self.accesses = accesses.table
    self.unitStarts = unitStarts.table
    self.frames = frames.table
    self.edges = edges.table
    self.places = places.table
    self.uses = uses.table
    self.loops = loops.table
    self.arguments = arguments.table
    self.constants = constants.table
    self.varying = varying.table
    self.settingReads = settingReads.table
    self.effects = effects.table
    self.unwraps = unwraps.table
    self.assignments = assignments.table
    self.handlers = handlers.table
    self.memberBindings = memberBindings.table
    self.announcements = announcements.table
    self.symbols = symbols.table
    self.announcedReads = announcedReads.table
    self.fileAnnouncedReads = fileAnnouncedReads.table
    for declaration in model.program.declarations where !declaration.subject.isNone {
      counts.change(Int(declaration.subject.index)) { $0 += 1 }
    }
    declarationUses = counts.table
    wholeEnums = Self.sorted(enums)
    undismissable = Self.sorted(stays)
    presentations = memory.table(
      shown.sorted { ($0.use.file, $0.range.start) < ($1.use.file, $1.range.start) })
  }

  /// Each number once, in order.
  private static func sorted(_ numbers: [Int32]) -> [Int32] {
    numbers.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// A preview is of a view; one without views of its own shows just that, unless it has steps: then the App leads there.
  private static func subjects(_ model: SemanticModel) -> [ViewEdge] {
    let declarations = model.program.declarations
    return declarations.indices.compactMap { index in
      let declaration = declarations[index]
      guard !declaration.subject.isNone, declaration.kind == .preview, model.bodies[index].isEmpty,
        !model.files[declaration.file].steps.contains(where: { $0.scenario == index })
      else { return nil }
      return ViewEdge(
        kind: .contains, isConditional: false, isThroughSlot: false, from: index.index,
        to: declaration.subject.index, file: declaration.file, view: .none, code: .none, frame: -1)
    }
  }
}

extension FlowSpan {
  /// What a record holds of the file.
  fileprivate func parts<Part>(_ draft: TableDraft<Int, Part>, _ part: Int) -> Table<Int, Part> {
    draft.table.slice(Int(start[part])..<Int(end[part]))
  }
}

/// Where the parts of one file begin among all; a type of its own, as the runtime would look up what vectors can do
/// before it makes an array of them.
private struct FlowStart {
  let counts: FlowCounts
}

/// How the parts of one file move from the record of the worker that walked it to their place among all.
private struct FlowMove {
  let span: FlowSpan
  /// How far each part moves.
  let distance: FlowCounts

  init(span: FlowSpan, to start: FlowCounts) {
    self.span = span
    distance = start &- span.start
  }

  func frame(_ frame: Int32) -> Int32 { frame < 0 ? -1 : frame + distance[FlowRecord.framePart] }

  func moved(_ site: PresentationSite) -> PresentationSite {
    var site = site
    site.use.frame = frame(site.use.frame)
    site.use.outer = frame(site.use.outer)
    let accesses = distance[FlowRecord.accessPart]
    site.accesses = site.accesses.lowerBound + accesses..<site.accesses.upperBound + accesses
    return site
  }

  @inline(__always)
  func copy<Part>(_ draft: TableDraft<Int, Part>, _ part: Int, to places: TablePlaces<Int, Part>) {
    places.write(span.parts(draft, part), at: Int(span.start[part] + distance[part]))
  }

  @inline(__always)
  func copy<Part>(
    _ draft: TableDraft<Int, Part>, _ part: Int, to places: TablePlaces<Int, Part>, fit: (inout Part) -> Void
  ) {
    let distance = Int(distance[part])
    for place in Int(span.start[part])..<Int(span.end[part]) {
      var value = draft[place]
      fit(&value)
      places.write(value, at: place + distance)
    }
  }
}
