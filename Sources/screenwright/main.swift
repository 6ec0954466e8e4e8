import Glibc
import ScreenSemantics
import ScreenSyntax
import SourceModel

func contents(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while case let n = fread(&buffer, 1, buffer.count, file), n > 0 { bytes += buffer[0..<n] }
  return bytes
}
let names = NameCache()
let reader = XMLReader(names: names)
var files: [ParsedFile] = []
for (index, path) in CommandLine.arguments.dropFirst().enumerated() {
  let document = reader.read(path: path, contents: contents(path), file: FileID(index))
  files.append(DeclarationCollector.collect(document, file: FileID(index), names: names))
}
let (program, linkFaults) = Linker.link(files)
let model = SemanticChecker.check(program)
let all = files.flatMap(\.diagnostics) + linkFaults + model.files.flatMap(\.diagnostics)
for d in all {
  let source = files[Int(d.location.file.index)].source
  let p = LineIndex(source).position(of: d.location.range.start)
  print("\(source.path):\(p.line):\(p.column): \(d.severity.label) \(d.rule): \(d.message) «\(source.text(d.location.range))» help: \(d.help ?? "-")")
}
print("\(all.count) findings")
