/// Reads any bytes as the fields of a form, which is how pages of the preview send what is done on them. `Checks/fuzz` compiles
/// the reader of forms beside this.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let fields = FormFields(text)
  for name in ["do", "at", "value", "by", "to", "row", "option", "n"] {
    if let value = fields[name] { precondition(value.utf8.count <= text.utf8.count * 3, "a value longer than what was sent") }
    if let number = fields.number(name) { precondition(fields[name].flatMap { Int($0) } == number) }
  }
  return 0
}
