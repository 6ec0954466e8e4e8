import ScreenRuntime
import ScreenSemantics
import ScreenTypes
import SourceModel

/// The decoded model data: for each property with a `source` its elements, or its value.
enum DataDump {
  static func text(_ compilation: Compilation) -> String {
    let program = compilation.model.program
    let values = DescribedValues(compilation.model, data: compilation.data)
    return program.members.indices.filter { program.members[$0].source != nil }.map { id in
      let type = program[id].type
      let path = compilation.data.paths[id].map { " from \($0)" } ?? ""
      let head = "\(program.dumpedName(id)): \(type)\(path)\n"
      guard let value = compilation.data.value(of: id) else { return head + "  nothing\n" }
      guard case .array(let box) = value, let element = type.element else {
        return head + "  \(values.text(value, as: type))\n"
      }
      return head + box.elements.map { "  \(values.text($0, as: element))\n" }.joined()
    }.joined()
  }
}
