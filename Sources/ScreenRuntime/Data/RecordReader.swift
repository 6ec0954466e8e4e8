import ModelData
import ScreenSemantics
import ScreenTypes
import SourceModel

/// One record: values for the parameters and states of a view.
public struct ViewRecord {
  /// Parameters that the record names.
  public fileprivate(set) var parameters: [MemberID: Value] = [:]
  /// States that the record names.
  public fileprivate(set) var states: [(member: MemberID, value: Value)] = []
  /// What was wrong; a record with an error must not be drawn.
  public fileprivate(set) var diagnostics: [Diagnostic] = []
  /// Keeps what the values point into.
  fileprivate var layouts: DataReader.Layouts?

  /// A record that names nothing.
  public init() {}

  /// True where it can be drawn.
  public var isUsable: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// Reads JSON objects whose keys are the parameters and states of one view: `{"landmark": {…}, "isOpen": true}`.
///
/// States of other views have the key `View.state`. Every key may be absent.
public final class RecordReader {
  private let decoder: DataDecoder
  private let reader: DataReader
  private let structure: Int32
  private let root: DataSchema.TypeIndex
  private let fields: [(member: MemberID, type: DataSchema.TypeIndex, isState: Bool)]

  /// A reader for records of a view.
  public init(_ model: SemanticModel, view: DeclarationID) throws {
    let program = model.program
    var builder = SchemaBuilder(program)
    var found: [(key: Name, member: MemberID, isState: Bool)] = []
    for member in program.parameters(of: view) { found.append((program.label(of: member), member, false)) }
    for member in program.members.indices {
      guard program[member].kind.isOwnedState, program[program[member].owner].kind.isView else { continue }
      let name = program[member].name
      if program[member].owner == view { found.append((name, member, true)) }
      found.append((Name("\(program[program[member].owner].name).\(name)"), member, true))
    }
    var fields: [(member: MemberID, type: DataSchema.TypeIndex, isState: Bool)] = []
    var columns: [DataSchema.Field] = []
    for (key, member, isState) in found {
      guard let type = builder.type(program[member].type) else { continue }
      fields.append((member, type, isState))
      columns.append(
        DataSchema.Field(key: key, type: type, mayBeAbsent: true, declaration: program.location(of: member)))
    }
    (structure, root) = builder.addRecord(
      DataSchema.Structure(name: program[view].name, fields: columns), of: view)
    self.fields = fields
    decoder = DataDecoder(schema: builder.schema)
    reader = try LargeStack.run { _ in DataReader(program, model, RunnableMembers(model), builder) }
  }

  /// Reads one object, which is all that `source` holds.
  public func read(_ source: SourceFile, file: FileID) -> ViewRecord {
    var record = ViewRecord()
    let data = decoder.decode(source, file: file, as: root)
    record.diagnostics = data.faults.map(\.diagnostic)
    guard record.isUsable else { return record }
    let layouts = reader.layouts(decoder.layout, data.arena, root: root)
    record.layouts = layouts
    for (index, field) in fields.enumerated() {
      let cell = data.root + decoder.layout.fieldOffset(structure: structure, field: index)
      guard data.arena.bool(cell) else { continue }
      let value = reader.value(field.type, cell + 1, layouts)
      if field.isState {
        record.states.append((field.member, value))
      } else {
        record.parameters[field.member] = value
      }
    }
    return record
  }
}
