import ModelData
import RenderTree
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// The decoded model data of a program: one value for each property with a `source`.
///
/// Values point into the decoded files, so the store outlives every page made from it. It never changes, and reading
/// it is pure; so any thread may use it.
public final class ModelStore: @unchecked Sendable {
  /// A file that stands in for a property's `source`.
  public struct Override: Sendable {
    /// The object that has the property.
    public var type: Name
    /// The property.
    public var property: Name
    /// The file's path; of a database also what is asked, as in a `source`.
    public var file: String

    /// A replacement.
    public init(type: Name, property: Name, file: String) {
      self.type = type
      self.property = property
      self.file = file
    }
  }

  /// What a path of model data leads to.
  public enum File {
    /// A file, and what it holds.
    case bytes([UInt8])
    /// Nothing.
    case missing
    /// A place that the package may not reach.
    case outside
    /// A folder.
    case folder
    /// What cannot be read, with the system's reason.
    case unreadable(String)
  }

  /// The files of model data, in the order of their ids, which follow those of the program's files.
  public private(set) var files: [SourceFile] = []
  /// The texts of other languages; nil where the package has none.
  public private(set) var catalogue: StringCatalogue?
  /// By member.
  private var values: [MemberID: Value] = [:]
  /// The path of the file that each member is read from, by the member's index.
  public private(set) var paths: [MemberID: String] = [:]
  /// The members of the package that the data is of; nil where nothing was read.
  public private(set) var members: RunnableMembers?
  /// Keeps what values point into.
  private var arenas: [DataArena] = []
  private var layouts: [DataReader.Layouts] = []

  private init() {}

  /// A store without data.
  public static var empty: ModelStore { ModelStore() }

  /// The decoded value of a property; nil where it has no usable data.
  public func value(of member: MemberID) -> Value? { values[member] }

  /// Reads and decodes every `source` of a program; `graph` is that of `model`. `read` gives what a path
  /// relative to the package root leads to; a source is looked for beside the file that names it, then in `folders`.
  /// The first catalogue of `catalogues` that is there has the texts of other languages; where none is, all files of single languages.
  /// Where `pictures` are known, names of others are told that the package's own files show, which are the first
  /// `ownFiles`.
  public static func load(
    _ program: Program, model: SemanticModel, _ graph: DataFlowGraph, overrides: [Override] = [],
    folders: [String] = [], catalogues: (oneFile: [String], languages: [String]) = ([], []),
    pictures: KnownPictures? = nil, ownFiles: Int? = nil,
    read: (String) -> File
  ) -> (ModelStore, [Diagnostic]) {
    let store = ModelStore()
    var builder = SchemaBuilder(program)
    var diagnostics: [Diagnostic] = []
    diagnostics += store.readCatalogue(catalogues, model, ownFiles: ownFiles, read)
    var wanted: [(member: MemberID, type: DataSchema.TypeIndex)] = []
    var byCode: [MemberID] = []
    for member in program.members.indices where program[member].source != nil {
      if program.isReadByCode(program[member].type) {
        byCode.append(member)
        continue
      }
      guard let type = builder.type(program[member].type) else {
        if !program[member].type.isError && !program[member].type.isUntold {
          diagnostics.append(
            Diagnostic(
              .dataMismatch, .error, "Model data cannot hold a value of type \(program[member].type).",
              at: SourceLocation(program[member].file, program[member].typeRange),
              help: "JSON holds structs, arrays, dictionaries with String keys, numbers, strings and dates."))
        }
        continue
      }
      wanted.append((member, type))
    }
    for member in builder.unreadable {
      diagnostics.append(
        Diagnostic(
          .dataMismatch, .error,
          "`\(program[member].name)` is read from model data, which cannot hold a value of type \(program[member].type).",
          at: SourceLocation(program[member].file, program[member].typeRange),
          help: "Read its parts, such as numbers, and make it of them in a Computed; or give it a `value`."))
    }
    if wanted.isEmpty && byCode.isEmpty { return (store, diagnostics) }
    let members = RunnableMembers(model)
    store.members = members
    for member in byCode {
      diagnostics += store.readByCode(
        member, model, members, store.locate(member, program, overrides, folders, read))
    }
    if wanted.isEmpty { return (store, diagnostics) }
    // Neither the stack nor making a reader throws.
    guard let reader = try? LargeStack.run({ _ in DataReader(program, model, members, builder) }) else {
      return (store, diagnostics)
    }
    var roots: [(type: DataSchema.TypeIndex, data: DecodedData, file: FileID, layouts: DataReader.Layouts)] =
      []
    let decoder = DataDecoder(schema: builder.schema)
    lazy var rows = rowTypes(graph)
    let bounds = NumberBounds(program, graph)
    let shown = pictures.map { PictureProperties(model, graph, $0, ownFiles: ownFiles) }
    var asked = Set(bounds.properties)
    if let shown { asked.formUnion(shown.properties) }
    var decoded: [String: DecodedFile] = [:]
    for (member, type) in wanted {
      let key: String
      switch store.locate(member, program, overrides, folders, read) {
      case .missing(let diagnostic):
        diagnostics.append(diagnostic)
        continue
      case .found(let path, let bytes, let reference):
        store.paths[member] = path
        key = "\(path)\u{0}\(type)"
        if decoded[key] == nil {
          let id = FileID(program.files.count + store.files.count)
          let data: DecodedData
          switch Self.decode(SourceFile(path: path, bytes: bytes), reference, decoder, id, type) {
          case .success(let (found, source)):
            data = found
            store.files.append(source)
          case .failure(let fault):
            diagnostics.append(invalidQuery(reference, program[member], fault))
            continue
          }
          store.arenas.append(data.arena)
          decoded[key] = DecodedFile(data: data, file: id)
          diagnostics += data.faults.filter { fault in
            guard fault.diagnostic.rule == .listDuplicateId, fault.structure >= 0 else { return true }
            return rows.contains(program[builder.declarations[Int(fault.structure)]].type)
          }.map(\.diagnostic)
          if data.isUsable, !asked.isEmpty {
            let scalars = DataScalars.find(in: data.arena, of: member, for: asked, program)
            diagnostics += bounds.faults(among: scalars, of: data.arena, file: id, program)
            diagnostics += shown?.faults(among: scalars, of: data.arena, file: id) ?? []
          }
        }
      }
      guard let file = decoded[key], file.data.isUsable else { continue }
      let layouts = reader.layouts(decoder.layout, file.data.arena, root: type)
      store.layouts.append(layouts)
      store.values[member] = reader.value(type, file.data.root, layouts)
      roots.append((type, file.data, file.file, layouts))
    }
    if !reader.hasLateDefaults { return (store, diagnostics) }
    // Faults are among the findings; nothing is thrown.
    let late = try? LargeStack.run { _ in
      let evaluator = Evaluator(
        RunnableProgram(model, members: members), data: store, settings: .init(), limits: RunLimits())
      return reader.evaluateLateDefaults(evaluator, roots: roots)
    }
    return (store, diagnostics + (late ?? []))
  }

  /// Reads the texts of other languages, and compares them with the screens.
  private func readCatalogue(
    _ paths: (oneFile: [String], languages: [String]), _ model: SemanticModel, ownFiles: Int?,
    _ read: (String) -> File
  ) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    for path in paths.oneFile where files.isEmpty {
      guard case .bytes(let bytes) = read(path) else { continue }
      let source = SourceFile(path: path, bytes: bytes)
      files.append(source)
      (catalogue, faults) = StringCatalogue.read(source, file: FileID(model.program.files.count))
    }
    if files.isEmpty {
      var languages: [LanguageFile] = []
      for path in paths.languages {
        guard case .bytes(let bytes) = read(path) else { continue }
        let id = FileID(model.program.files.count + files.count)
        let (language, source) = LanguageFile.read(path: path, contents: bytes, file: id)
        files.append(source)
        languages.append(language)
        faults += language.diagnostics
      }
      catalogue = languages.isEmpty ? nil : StringCatalogue.joined(languages)
    }
    guard let catalogue else { return faults }
    return faults + CatalogueFaults.find(catalogue, model, files: 0..<(ownFiles ?? model.program.files.count))
  }

  /// Types of rows that loops and lists tell apart by their `id`.
  private static func rowTypes(_ graph: DataFlowGraph) -> Set<TypeID> {
    let id: Name = "id"
    var types: Set<TypeID> = []
    for site in graph.loops {
      switch site.key {
      case .elements, .path(id, _): types.insert(site.element)
      // A row that is told apart by something else may have any `id`.
      default: continue
      }
    }
    return types
  }

  private struct DecodedFile {
    let data: DecodedData
    let file: FileID
  }

  /// Decodes what a file holds, or the rows of a database that answer what is asked; with the text that its places are in.
  private static func decode(
    _ source: SourceFile, _ reference: DataReference, _ decoder: DataDecoder, _ id: FileID,
    _ type: DataSchema.TypeIndex
  ) -> Result<(DecodedData, SourceFile), DatabaseFault> {
    if reference.form == .database {
      return decoder.rows(source, reference.question, file: id, as: type).map { ($0.data, $0.source) }
    }
    return .success((decoder.decode(source, reference.form, file: id, as: type), source))
  }

  /// Says why a database gives no rows.
  private static func invalidQuery(_ reference: DataReference, _ member: Member, _ fault: DatabaseFault)
    -> Diagnostic
  {
    Diagnostic(
      .dataInvalidQuery, .error,
      "The database `\(reference.file)` gives nothing for `\(member.name)`: \(fault.message).",
      at: SourceLocation(member.file, member.source ?? member.nameRange), help: fault.help)
  }

  /// Reads a property whose type has an `init(from: Decoder)` of its own; gives what is wrong with its file.
  private func readByCode(
    _ member: MemberID, _ model: SemanticModel, _ members: RunnableMembers, _ location: Location
  ) -> [Diagnostic] {
    switch location {
    case .missing(let diagnostic): return [diagnostic]
    case .found(let path, let bytes, let reference):
      paths[member] = path
      let file = FileID(model.program.files.count + files.count)
      files.append(SourceFile(path: path, bytes: bytes))
      switch decodedByCode(member, model, members, bytes, of: file, reference) {
      case .read(let value):
        values[member] = value
        return []
      case .failed(let diagnostic): return [diagnostic]
      }
    }
  }

  private enum Location {
    /// The path, of a database with what is asked, and the file's bytes.
    case found(String, [UInt8], DataReference)
    case missing(Diagnostic)
  }

  /// Finds and reads the file of a property.
  private func locate(
    _ member: MemberID, _ program: Program, _ overrides: [Override], _ folders: [String],
    _ read: (String) -> File
  ) -> Location {
    let declared = program[member]
    let owner = program[declared.owner].name
    if let override = overrides.last(where: { $0.type == owner && $0.property == declared.name }) {
      let reference = DataReference(override.file)
      if let library = reference.form.missingLibrary {
        return .missing(lacking(library, reference.file, declared))
      }
      switch read(reference.file) {
      case .bytes(let bytes): return .found(override.file, bytes, reference)
      case .folder: return .missing(folder(override.file, declared))
      case .unreadable(let reason): return .missing(unreadable(override.file, declared, reason))
      case .missing, .outside:
        return .missing(
          missing(
            reference.file, declared, [reference.file],
            cause: "the file that `--data \(owner).\(declared.name)=…` names"))
      }
    }
    let source = program.files[declared.file].source
    let written = declared.source.map {
      String(decoding: decodedText(of: $0, in: source.bytes), as: UTF8.self)
    }
    let reference = DataReference(written ?? "")
    let name = reference.file
    let question = (written ?? "").dropFirst(name.count)
    if let library = reference.form.missingLibrary { return .missing(lacking(library, name, declared)) }
    let folder = source.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    var tried: [String] = []
    var leadsOut = false
    for place in [folder] + folders {
      let path = Self.join(place, name)
      if tried.contains(path) { continue }
      tried.append(path)
      switch read(path) {
      case .bytes(let bytes): return .found(path + question, bytes, reference)
      case .folder: return .missing(self.folder(name, declared))
      case .unreadable(let reason): return .missing(unreadable(name, declared, reason))
      case .outside: leadsOut = true
      case .missing: break
      }
    }
    if leadsOut { return .missing(outside(name, declared)) }
    return .missing(missing(name, declared, tried, cause: "`source`"))
  }

  /// Says that there is no file; `cause` is what names it.
  private func missing(_ name: String, _ member: Member, _ tried: [String], cause: String) -> Diagnostic {
    Diagnostic(
      .dataMissingFile, .error, "There is no file `\(name)` for `\(member.name)`.",
      at: SourceLocation(member.file, member.source ?? member.nameRange),
      help: "It was looked for as " + tried.map { "`\($0)`" }.joined(separator: " and ")
        + "; put it there, or correct \(cause).")
  }

  /// Says that a file lies where the package may not reach.
  private func outside(_ name: String, _ member: Member) -> Diagnostic {
    Diagnostic(
      .dataOutsidePackage, .error,
      "`\(name)`, the source of `\(member.name)`, lies outside of the package’s repository, so it is not read.",
      at: SourceLocation(member.file, member.source ?? member.nameRange),
      help: "Keep model data inside; `--allow-path DIR` on the command line opens another folder.")
  }

  /// Says that the system lacks what reads a file.
  private func lacking(_ library: (name: String, package: String), _ name: String, _ member: Member)
    -> Diagnostic
  {
    Diagnostic(
      .dataMissingFile, .error,
      "`\(name)`, the source of `\(member.name)`, cannot be read: \(library.name) is not installed.",
      at: SourceLocation(member.file, member.source ?? member.nameRange),
      help: "Install it: on Debian and Ubuntu it is the package `\(library.package)`.")
  }

  /// Says that a file is there and cannot be read.
  private func unreadable(_ name: String, _ member: Member, _ reason: String) -> Diagnostic {
    Diagnostic(
      .dataMissingFile, .error, "`\(name)`, the source of `\(member.name)`, cannot be read: \(reason).",
      at: SourceLocation(member.file, member.source ?? member.nameRange),
      help: "`source` names a file of model data that may be read.")
  }

  /// Says that a folder stands where a file should.
  private func folder(_ name: String, _ member: Member) -> Diagnostic {
    Diagnostic(
      .dataMissingFile, .error, "`\(name)`, the source of `\(member.name)`, is a folder.",
      at: SourceLocation(member.file, member.source ?? member.nameRange),
      help: "Name one file in it: `source=\"\(name)/….json\"`.")
  }

  /// A path inside a folder, with `.` and `..` resolved.
  static func join(_ folder: String, _ name: String) -> String {
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + name.split(separator: "/") {
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (name.hasPrefix("/") || folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
