import ScreenTypes
import SourceModel

extension FlowRecord {
  /// Walks all files, in parallel; one record per file, in order.
  static func walkAll(_ model: SemanticModel, _ units: UnitSpace, _ nodes: ViewSpace) -> [FlowRecord] {
    let program = model.program
    var ranges = [Range<Int>](repeating: 0..<0, count: program.files.count)
    var start = 0
    for file in ranges.indices {
      var end = start
      while end < program.declarations.count, Int(program.declarations[end].file.index) == file { end += 1 }
      ranges[file] = start..<end
      start = end
    }
    let results = FlowRecords(count: ranges.count)
    let declarations = ranges
    _ = FlowRoles.shared
    Parallel.forEach(ranges.count, makeState: {}) { _, file in
      var walker = FlowWalker(model, file: file, units: units, nodes: nodes)
      walker.walk(declarations[file], model)
      results.set(file, walker.record)
    }
    return results.all
  }

  /// Joins the records of all files in order, and adds previews that show nothing but their subject.
  static func joined(_ records: [FlowRecord], _ model: SemanticModel, _ units: UnitSpace) -> FlowRecord {
    var all = FlowRecord()
    all.accesses.reserveCapacity(records.reduce(0) { $0 + $1.accesses.count })
    all.uses.reserveCapacity(records.reduce(0) { $0 + $1.uses.count })
    for record in records {
      let firstFrame = Int32(all.frames.count)
      let firstAccess = Int32(all.accesses.count)
      func moved(_ frame: Int32) -> Int32 { frame < 0 ? -1 : frame + firstFrame }
      all.accesses += record.accesses
      for unit in record.units {
        all.units.append((unit.unit, unit.start + firstAccess, unit.end + firstAccess))
      }
      for var frame in record.frames {
        frame.parent = moved(frame.parent)
        all.frames.append(frame)
      }
      for var edge in record.edges {
        edge.frame = moved(edge.frame)
        all.edges.append(edge)
      }
      for var place in record.places {
        place.frame = moved(place.frame)
        all.places.append(place)
      }
      for var use in record.uses {
        use.frame = moved(use.frame)
        use.outer = moved(use.outer)
        all.uses.append(use)
      }
      all.arguments += record.arguments
      all.loops += record.loops
      all.typeUses += record.typeUses
      all.wholeEnums += record.wholeEnums
      all.constants += record.constants
      all.varying += record.varying
      all.assignments += record.assignments.lazy.map {
        Assignment(access: $0.access + firstAccess, value: $0.value)
      }
      all.handlers += record.handlers
    }
    all.addSubjects(model)
    return all
  }

  /// A preview is of a view; one without views of its own shows just that.
  private mutating func addSubjects(_ model: SemanticModel) {
    let program = model.program
    for (index, declaration) in program.declarations.enumerated() where !declaration.subject.isNone {
      typeUses.append(declaration.subject.index)
      if declaration.kind == .preview, model.bodies[index].isEmpty {
        edges.append(
          ViewEdge(
            kind: .contains, isConditional: false, isThroughSlot: false, from: Int32(index),
            to: declaration.subject.index, file: declaration.file.index, view: -1, code: -1, frame: -1))
      }
    }
  }
}

/// One record per file; every place is written once, by one worker, before it is read.
private final class FlowRecords: @unchecked Sendable {
  private let storage: UnsafeMutablePointer<FlowRecord>
  private let count: Int

  init(count: Int) {
    self.count = count
    storage = .allocate(capacity: count)
    storage.initialize(repeating: FlowRecord(), count: count)
  }

  deinit {
    storage.deinitialize(count: count)
    storage.deallocate()
  }

  func set(_ index: Int, _ record: FlowRecord) { storage[index] = record }

  var all: [FlowRecord] { Array(UnsafeBufferPointer(start: storage, count: count)) }
}
