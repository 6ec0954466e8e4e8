import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What may the tags be that a loop over cases, or over what is written out, gives to its views?
///
/// Answer: the texts of literals, cases and raw values among which they all are; nil where something else may be among them. Some of
/// them may be none.
/// Cost: linear in the elements, and in the code of a Computed that they are asked for.
/// Limits: the elements are cases of an Enum, or literals in an array. What they are asked for is their raw value, or a Computed of the
/// Enum that gives nothing but literals; without the model, it is not known.
struct LoopElements {
  private let view: ViewNode
  private let checked: CheckedFile
  private let program: Program
  private let model: SemanticModel?
  /// The literals, where the elements are no cases.
  private let literals: [String]
  /// The cases that there may be.
  private let cases: [MemberID]
  private let declaration: DeclarationID?

  /// The elements of a loop; nil where they are not known.
  init?(of view: ViewNode, _ checked: CheckedFile, _ program: Program, _ model: SemanticModel?) {
    guard !view.code.isNone, let element = checked.type(view.code).element else { return nil }
    (self.view, self.checked, self.program, self.model) = (view, checked, program, model)
    let node = checked.code[view.code]
    let items = node.kind == .arrayLiteral ? checked.code.items(node.list).map { $0 } : []
    let found = program.declaration(of: element)
    if let found {
      guard program[found].kind == .enumeration,
        program.cases(of: found).allSatisfy({ program[$0].parameters.isEmpty })
      else { return nil }
      let named = items.map { checked.reference($0) }.filter { $0.kind == .enumCase }.map(\.member)
      cases = named.count == items.count && !items.isEmpty ? named : Array(program.cases(of: found))
      literals = []
    } else {
      let texts = items.compactMap { checked.literalText($0) }
      guard !items.isEmpty, texts.count == items.count else { return nil }
      (cases, literals) = ([], texts)
    }
    declaration = found
  }

  /// What a tag in the loop may be; with nil, what tells its elements apart.
  func texts(ofTag code: CodeID?) -> [String]? {
    guard let code else { return textsOfIDs() }
    let node = checked.code[code]
    if let text = checked.literalText(code) { return [text] }
    switch node.kind {
    case .cast: return texts(ofTag: node.first)
    case .call:
      let items = checked.code.items(node.list)
      guard items.count == 1, Self.wrapping.contains(checked.code[node.first].name) else { return nil }
      return texts(ofTag: checked.code[items[0]].first)
    case .name: return isElement(code) ? elements : nil
    case .member: return isElement(node.first) ? texts(of: checked.reference(code)) : nil
    // Any other code may give anything.
    default: return nil
    }
  }

  /// What makes an optional of a value.
  private static let wrapping: SmallSet<Name> = ["Optional", "some"]

  private var elements: [String] { declaration == nil ? literals : cases.map { program[$0].name.text } }

  private func isElement(_ code: CodeID) -> Bool {
    let local = checked.reference(code)
    return local.kind == .local && local.index == view.local && checked.code[code].kind == .name
  }

  private func textsOfIDs() -> [String]? {
    let id = checked.id(of: view)
    if id.isNone {
      guard let declaration,
        let member = program[declaration].members.first(where: { program[$0].name == Names.id })
      else { return nil }
      return texts(ofResultsOf: member)
    }
    guard checked.code[id].kind == .keyPath else { return nil }
    let steps = checked.code.items(checked.code[id].list)
    if steps.isEmpty { return elements }
    return steps.count == 1 ? texts(of: checked.reference(steps[0])) : nil
  }

  /// What elements may give where a reference is one to a part of them.
  private func texts(of part: Reference) -> [String]? {
    guard declaration != nil else { return nil }
    switch part.kind {
    case .rawValue where part.index == 0: return rawValues
    case .member: return texts(ofResultsOf: part.member)
    // Any other part is not known.
    default: return nil
    }
  }

  private var rawValues: [String]? {
    let texts = cases.compactMap { program.rawText(ofCase: $0) }
    return texts.count == cases.count ? texts : nil
  }

  /// What a Computed of the Enum may give, on any of its ways.
  private func texts(ofResultsOf member: MemberID) -> [String]? {
    guard let model, program[member].kind == .computed, !program[member].isStatic else { return nil }
    let body = model.getters[member].code
    guard !body.isNone else { return nil }
    let home = model.files[program[member].file]
    let results = home.code.results(of: body)
    var texts: [String] = []
    for result in results {
      if let text = home.literalText(result) {
        texts.append(text)
        continue
      }
      let (node, reference) = (home.code[result], home.reference(result))
      let isOwn = node.kind == .name || node.kind == .member && home.code[node.first].kind == .selfReference
      if node.kind == .selfReference {
        texts += cases.map { program[$0].name.text }
      } else if isOwn, reference.kind == .rawValue, reference.index == 0, let raw = rawValues {
        texts += raw
      } else {
        return nil
      }
    }
    return results.isEmpty ? nil : texts
  }
}
