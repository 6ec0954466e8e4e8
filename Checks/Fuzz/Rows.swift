import ModelData
import SourceModel

/// Every place of a fault lies in the file, and every fault has words.
func check(_ faults: [DataFault], in count: Int) {
  for found in faults {
    let range = found.diagnostic.location.range
    precondition(range.start <= range.end && Int(range.end) <= max(count, 1), "a place outside")
    precondition(!found.diagnostic.message.isEmpty, "a fault without words")
  }
}

/// Decodes bytes of a form as model data of several types: every place lies in the file.
func decode(_ bytes: [UInt8], _ form: DataForm) {
  let source = SourceFile(path: "data", bytes: bytes)
  for (decoder, root) in decoders {
    check(decoder.decode(source, form, file: FileID(0), as: root).faults, in: bytes.count)
  }
}

/// A record with what model data may hold, alone and in an array.
let decoders: [(DataDecoder, DataSchema.TypeIndex)] = {
  var schema = DataSchema()
  let nowhere = SourceLocation(FileID(0), SourceRange(0, 0))
  let types: [DataSchema.DataType] = [.bool, .int, .double, .string, .date]
  let plain = types.map { schema.add($0) }
  schema.enums.append(
    DataSchema.Enumeration(name: Name("Kind"), cases: [Name("a"), Name("b")], declaration: nowhere))
  let kind = schema.add(.enumeration(0))
  var fields = zip(["b", "i", "d", "s", "t"], plain).map { key, type in
    DataSchema.Field(key: Name(key), type: type, mayBeAbsent: key == "t", declaration: nowhere)
  }
  func add(_ key: String, _ type: DataSchema.DataType) {
    fields.append(
      DataSchema.Field(key: Name(key), type: schema.add(type), mayBeAbsent: true, declaration: nowhere))
  }
  fields.append(DataSchema.Field(key: Name("k"), type: kind, mayBeAbsent: true, declaration: nowhere))
  add("o", .optional(plain[1]))
  add("m", .dictionary(plain[2]))
  add("l", .array(plain[3]))
  schema.structs.append(DataSchema.Structure(name: Name("Row"), fields: fields, identity: 1))
  let row = schema.add(.structure(0))
  let rows = schema.add(.array(row))
  return [row, rows, plain[3]].map { (DataDecoder(schema: schema), $0) }
}()
