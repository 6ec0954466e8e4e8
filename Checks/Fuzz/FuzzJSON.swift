import ModelData
import SourceModel

/// Reads any bytes as model data of several types: all agree with `JSONSyntax` about what JSON is, and every place lies in the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let fault = JSONSyntax.check(bytes)
  precondition((JSONTree.read(bytes) == nil) == (fault != nil), "two readers disagree")
  let source = SourceFile(path: "data.json", bytes: bytes)
  for (decoder, root) in decoders {
    let data = decoder.decode(source, file: FileID(0), as: root)
    precondition(fault == nil || !data.isUsable, "what is no JSON was read")
    check(data.faults, in: count)
  }
  return 0
}
