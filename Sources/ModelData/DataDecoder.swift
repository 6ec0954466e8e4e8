import SourceModel

/// One finding in model data.
public struct DataFault: Sendable {
  /// What is wrong and where; the caller adds the first view that needs the value.
  public var diagnostic: Diagnostic
  /// The struct concerned, an index of `DataSchema.structs`, or -1.
  public var structure: Int32
  /// The field concerned, an index of the struct's fields, or -1.
  public var field: Int32

  /// A finding about a field, a struct, or the file.
  public init(diagnostic: Diagnostic, structure: Int32 = -1, field: Int32 = -1) {
    self.diagnostic = diagnostic
    self.structure = structure
    self.field = field
  }
}

/// What a file of model data holds.
public struct DecodedData: Sendable {
  /// The decoded cells.
  public let arena: DataArena
  /// The first cell of the file's value.
  public let root: Int
  /// Findings in the order of the file; of each kind at most 100 and one that counts the rest.
  public let faults: [DataFault]
  /// Every value is there as declared; two rows may have one id.
  public var isUsable: Bool {
    !faults.contains { $0.diagnostic.severity == .error && $0.diagnostic.rule != FaultKind.duplicateID.rule }
  }
}

/// Reads JSON directly against declared types, in one pass and without a tree between.
///
/// Every independent fault is reported: a value of another type is skipped and reading goes on after it. Only a
/// fault in the JSON's syntax ends the reading, as nothing after it has a sure meaning. What `JSONSyntax` says
/// about syntax holds here too. Keys inside a value that no field takes are not looked at. Of a key that occurs
/// twice the last value counts. An instance may be used from any number of threads.
public struct DataDecoder: Sendable {
  private let plan: DecodePlan

  /// Prepares for `schema`.
  public init(schema: DataSchema) { plan = DecodePlan(schema) }

  /// The layout of the decoded values.
  public var layout: DataLayout { plan.layout }

  /// Reads a file of at most 4 GiB as a value of the type `root`, an index of the schema's types. Takes time linear in
  /// the file. A database is read by `rows`.
  public func decode(
    _ source: SourceFile, _ form: DataForm = .json, file: FileID, as root: DataSchema.TypeIndex
  ) -> DecodedData {
    precondition(plan.schema.types.indices.contains(Int(root)), "the schema lacks this type")
    let rewritten = form.rewrite.map { rewrite in
      source.bytes.withUnsafeBufferPointer { rewrite($0, plan, root) }
    }
    return decode(source, form, file, root, rewritten)
  }

  /// Reads the rows of a database that answer a question. Its path is the question, too; `source` is what can be shown of the rows:
  /// a line of JSON for each. Gives why there are none, as the rest of a sentence, and what to do.
  public func rows(
    _ database: SourceFile, _ question: DataReference.Question, file: FileID, as root: DataSchema.TypeIndex
  ) -> Result<(data: DecodedData, source: SourceFile), DatabaseFault> {
    precondition(plan.schema.types.indices.contains(Int(root)), "the schema lacks this type")
    return DatabaseReader.rewrite(database.bytes, question, plan, root).map { text in
      let data = decode(database, .database, file, root, text)
      return (data, data.arena.source)
    }
  }

  /// Decodes JSON, or what a file of another form was rewritten as.
  private func decode(
    _ source: SourceFile, _ form: DataForm, _ file: FileID, _ root: DataSchema.TypeIndex,
    _ rewritten: consuming RewrittenText?
  ) -> DecodedData {
    let written = rewritten.map { SourceFile(path: source.path, bytes: $0.bytes) } ?? source
    let (origin, formFaults) = (rewritten?.origin, rewritten?.faults ?? [])
    return written.bytes.withUnsafeBufferPointer { bytes in
      withUnsafePointer(to: 0 as UInt8) { empty in
        var decoding = Decoding(plan, JSONScanner(bytes, empty: empty), file, form, origin)
        for fault in formFaults { decoding.faults.add(fault) }
        // Where there is nothing to read, what was told says why.
        let first =
          !formFaults.isEmpty && (bytes.isEmpty || form.isLostWhenBroken)
          ? decoding.skip(root) : decoding.run(root)
        let faults = decoding.finish()
        return decoding.result(written, first, faults)
      }
    }
  }
}
