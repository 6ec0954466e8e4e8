import ElementCatalog
import ScreenRuntime
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What was found in the bodies of each file: views, what they are given, and what code refers to, with types.
struct ModelDump {
  private let program: Program
  private let checked: CheckedFile
  private let values: DescribedValues
  private var lines = PlacedLines()

  static func text(_ compilation: Compilation) -> String {
    let program = compilation.model.program
    let values = DescribedValues(compilation.model)
    return program.files.indices.map { file in
      var dump = ModelDump(program: program, checked: compilation.model.files[file], values: values)
      dump.addAll()
      return "\(program.files[file].source.path)\n" + dump.lines.text()
    }.joined()
  }

  private init(program: Program, checked: CheckedFile, values: DescribedValues) {
    (self.program, self.checked, self.values) = (program, checked, values)
  }

  private mutating func addAll() {
    for view in checked.views { lines.add(view.range, self.view(view)) }
    for attribute in checked.attributes { lines.add(attribute.range, self.attribute(attribute)) }
    for modifier in checked.modifiers {
      lines.add(checked.code[modifier.call].range, self.modifier(modifier))
    }
    for local in checked.locals { lines.add(local.range, "\(local.kind) \(local.name): \(local.type)") }
    for index in checked.types.indices {
      let (type, reference) = (checked.types[index], checked.references[index])
      if type.isError, reference.kind == .none { continue }
      let name = name(reference, type)
      let kind = reference.kind == .none ? "value" : "\(reference.kind)"
      lines.add(checked.code.nodes[index].range, "\(kind)\(name.isEmpty ? "" : " \(name)"): \(type)")
    }
  }

  private func view(_ view: ViewNode) -> String {
    let name =
      switch view.kind {
      case .element, .part: ElementCatalog.shared.elements[Int(view.target)].name
      case .declared: program.dumpedName(view.declaration)
      case .fragment, .content: view.target < 0 ? "" : program.dumpedName(view.member)
      // A reference to nothing that is declared is written as its kind alone.
      default: ""
      }
    let destination = view.destination.isNone ? "" : " to \(program.dumpedName(view.destination))"
    return
      "\(view.kind)\(name.isEmpty ? "" : " \(name)")\(destination), \(view.content.count) inside, \(view.parts.count) parts"
  }

  private func attribute(_ attribute: AttributeUse) -> String {
    let member = attribute.member.isNone ? "" : " of \(program.dumpedName(attribute.member))"
    let constant = attribute.constant
    let value = constant.isNone ? "" : " " + values.text(checked.constants[constant], as: attribute.type)
    return "\(attribute.form)\(member)\(value): \(attribute.type)"
  }

  private func modifier(_ modifier: ModifierApplication) -> String {
    let name =
      switch modifier.kind {
      case .catalog: ElementCatalog.shared.modifiers[Int(modifier.target)].name + " \(modifier.overload)"
      case .function, .own: program.dumpedName(MemberID(modifier.target))
      case .when, .property, .faulty: ""
      }
    let arguments = modifier.arguments.map { place in
      let code = checked.argumentMaps[place]
      return code.isNone ? "-" : checked.code.nodes[code].range.dumped
    }
    return "\(modifier.kind) modifier\(name.isEmpty ? "" : " \(name)")(\(arguments.joined(separator: ", ")))"
  }

  /// The name of what code refers to; nothing where the kind of the reference says all.
  private func name(_ reference: Reference, _ type: TypeID) -> String {
    let index = Int(reference.index)
    switch reference.kind {
    case .member, .staticMember, .enumCase, .function, .ownInitializer, .bindingMember, .fragment:
      return program.dumpedName(reference.member)
    case .initializer, .viewInitializer: return index < 0 ? "" : program.dumpedName(DeclarationID(index))
    case .library:
      let entry = StandardLibrary.shared.entries[index]
      return "\(entry.receiver).\(entry.name)"
    case .choice:
      let cases = StandardLibrary.shared.cases(of: type.wrapped ?? type) ?? []
      return cases.indices.contains(index) ? cases[index].text : ""
    case .modifier: return ElementCatalog.shared.modifiers[index].name
    case .element: return "\(index)"
    // A reference to nothing is written as its kind alone.
    default: return ""
    }
  }
}
