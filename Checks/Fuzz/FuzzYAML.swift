import ModelData
import SourceModel

/// Reads any bytes as a document of YAML: every place lies in the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceFile(path: "data.yaml", bytes: bytes)
  for (decoder, root) in decoders {
    check(decoder.decode(source, .yaml, file: FileID(0), as: root).faults, in: count)
  }
  return 0
}
