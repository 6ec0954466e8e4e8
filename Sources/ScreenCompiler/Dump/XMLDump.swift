import ScreenSyntax
import SourceModel

/// Elements, attributes and texts of each file.
enum XMLDump {
  static func text(_ compilation: Compilation) -> String {
    compilation.model.program.files.map { file in
      let (source, xml) = (file.source, file.xml)
      var depths = IDArray<XMLNodeID, Int>()
      return xml.nodes.indices.reduce(into: "\(source.path)\n") { text, index in
        let parent = xml.nodes[index].parent
        depths.append(parent.isNone ? 1 : depths[parent] + 1)
        text += String(repeating: "  ", count: depths[index]) + node(index, xml, source)
      }
    }.joined()
  }

  private static func node(_ id: XMLNodeID, _ xml: XMLTree, _ source: SourceFile) -> String {
    let node = xml[id]
    if node.kind == .text {
      return "text \(node.range.dumped) \(source.text(node.range).debugDescription)\n"
    }
    let attributes = xml.attributes(of: id).map {
      " \($0.name)=\(source.text($0.value).debugDescription)"
    }
    return "\(node.name) \(node.range.dumped)\(attributes.joined())\n"
  }
}
