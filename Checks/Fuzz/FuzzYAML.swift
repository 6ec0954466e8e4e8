import ModelData

/// Reads any bytes as a document of YAML: every place lies in the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  decode(Array(UnsafeBufferPointer(start: start, count: count)), .yaml)
  return 0
}
