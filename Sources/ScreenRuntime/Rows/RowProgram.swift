import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// What is evaluated for each row of one `ForEach`, where everything else about a row is settled by what its
/// conditions come to: texts and pictures that differ, links, names, and conditions, in the order in which lowering
/// meets them.
struct RowProgram {
  enum Kind: UInt8 {
    /// The characters of a text: an attribute; `field` that of the row which it is, or -1.
    case text
    /// The name of a picture: an attribute; `field` that of the row which it is, or -1.
    case picture
    /// A link; `block` is its place in `links`.
    case link
    /// A name for a value: an attribute.
    case name
    /// An `If` or `IfLet`; `tests` are its branches, `block` the first of their blocks.
    case conditional
    /// A modifier that applies where a condition holds.
    case when
    /// A use of a declared view; `block` is its body.
    case declared
  }

  struct Step {
    let kind: Kind
    /// The index of what `kind` says.
    private let place: Int32
    var field: Int32 = -1
    var tests: Range<Int> = 0..<0
    /// What a `.text` is made of, where that is known.
    var parts: Range<Int> = 0..<0
    /// The slot of a `.name`.
    var local: Int32 = -1
    var block = 0
    /// What each outcome adds to the path.
    var weight: UInt64 = 0

    init(_ kind: Kind, at place: some TableID) {
      self.kind = kind
      self.place = place.index
    }

    /// The attribute of a text, picture or name.
    var attribute: AttributeID { AttributeID(place) }
    /// The modifier of a `.when`.
    var modifier: ModifierID { ModifierID(place) }
    /// The link, the conditional, or the use of a declared view.
    var view: ViewID { ViewID(place) }
  }

  /// The condition of a branch.
  struct Test {
    let branch: ViewID
    /// The field of the row which it is, or -1.
    let field: Int32
    /// True for the branch that is taken where no other is.
    let isElse: Bool
  }

  /// The steps of a row, a branch, or the body of a declared view.
  struct Block {
    /// Where its code is evaluated.
    let scope: Int
    var steps: [Step] = []
    /// How many elements lowering visits in it.
    var visits = 0
  }

  /// What a row is to a member of a declared view: the row itself, or a stored field of it.
  fileprivate enum Part {
    case row
    case field(Int32)
  }

  /// Where code is evaluated: among the views of the `ForEach`, or in the body of a declared view that a row uses.
  struct Scope {
    /// The declared view; nil for the views of the `ForEach`.
    let view: DeclarationPlan?
    /// Members that are the row or a part of it.
    fileprivate var members: [(member: MemberID, part: Part)] = []
    /// How many declared views stand around its code.
    fileprivate var depth = 0
  }

  fileprivate(set) var blocks: [Block] = [Block(scope: 0)]
  fileprivate(set) var scopes: [Scope] = [Scope(view: nil)]
  /// A part of a text that is made of several.
  enum TextPart {
    case literal([UInt8])
    /// A field of the row that is a text or a whole number.
    case field(Int32)
  }

  /// A navigation link.
  struct Link {
    let use: ViewID
    /// The views from those of the `ForEach` to the link: they tell its identity.
    let path: [ViewID]
    /// The attribute that is its value, or none.
    let value: AttributeID
  }

  fileprivate(set) var tests: [Test] = []
  fileprivate(set) var parts: [TextPart] = []
  fileprivate(set) var links: [Link] = []
  /// The texts that differ, the pictures, and the links, each by `place(of:in:)`.
  fileprivate(set) var texts: Set<Int> = []
  fileprivate(set) var pictures: Set<Int> = []
  fileprivate(set) var linkViews: Set<Int> = []
  /// The slot of the row.
  fileprivate var slot: Int32 = -1
  private var weight: UInt64 = 1
  /// The views around the one being planned.
  fileprivate var path: [ViewID] = []
  fileprivate var isInLink = false

  /// Longer texts are evaluated, which tells where one is too long.
  static let longestText = 4096
  /// How many declared views may stand in each other.
  fileprivate static let mostScopes = 16

  /// The place of a view of a file in `texts`.
  static func place(of view: ViewID, in code: FileCode) -> Int { code.id.position << 32 | view.position }

  /// Adds blocks of the scope that a block has; gives the first.
  fileprivate mutating func addBlocks(_ count: Int, like block: Int) -> Int {
    blocks += Array(repeating: Block(scope: blocks[block].scope), count: count)
    return blocks.count - count
  }

  /// The weight of a condition with so many outcomes; nil where the paths cannot be told apart any more.
  fileprivate mutating func weigh(_ outcomes: Int) -> UInt64? {
    let given = weight
    let (next, overflow) = weight.multipliedReportingOverflow(by: UInt64(outcomes) + 1)
    weight = next
    return overflow ? nil : given
  }
}

/// What is evaluated for each row of a `ForEach`, as far as its code tells? Found once for each.
struct RowPlanner {
  private let evaluator: Evaluator
  private var runnable: RunnableProgram { evaluator.runnable }
  private var catalog: ElementCatalog { .shared }

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// The program of a `ForEach`; nil where a row needs more than that: other controls, state, slots, presentations,
  /// lists of its own, modifiers that differ, or code that must run once only.
  func program(_ id: ViewID, _ node: ViewNode, _ code: FileCode) -> RowProgram? {
    if let known = code.rowPrograms[id] { return known }
    var program: RowProgram? = RowProgram()
    program!.slot = node.local
    let iteration = code.iterations[node.iteration]
    if !evaluator.isRepeatable(keyPath: iteration.id, code) || !iteration.children.isNone
      || !node.parts.isEmpty || !plan(node.content, 0, code, &program!)
    {
      program = nil
    }
    code.rowPrograms[id] = .some(program)
    return program
  }

  /// Adds what lowering a list of views evaluates; false where it does more.
  private func plan(
    _ views: Range<ViewPlace>, _ block: Int, _ code: FileCode, _ program: inout RowProgram
  ) -> Bool {
    views.allSatisfy { plan(view: code.viewLists[$0], block, code, &program) }
  }

  private func plan(view id: ViewID, _ block: Int, _ code: FileCode, _ program: inout RowProgram) -> Bool {
    let node = code.views[id]
    program.path.append(id)
    defer { program.path.removeLast() }
    guard node.parts.isEmpty, plan(modifiers: node.modifiers, block, code, &program) else { return false }
    switch node.kind {
    case .element: return plan(element: id, node, block, code, &program)
    case .letBinding:
      guard node.target < 0, let attribute = node.attributes.first,
        evaluator.isRepeatable(attribute: attribute, code)
      else {
        return node.attributes.isEmpty
      }
      var step = RowProgram.Step(.name, at: attribute)
      step.local = node.local
      program.blocks[block].steps.append(step)
      return true
    case .conditional: return plan(conditional: id, node, block, code, &program)
    case .declared: return plan(declared: id, node, block, code, &program)
    // Rows with views of other kinds are lowered one by one.
    default: return false
    }
  }

  /// A declared view whose members are what its use passes, and objects that are the same for all rows.
  private func plan(
    declared id: ViewID, _ node: ViewNode, _ block: Int, _ code: FileCode, _ program: inout RowProgram
  ) -> Bool {
    let outer = program.blocks[block].scope
    let view = runnable.plan(node.declaration)
    var scope = RowProgram.Scope(view: view)
    scope.depth = program.scopes[outer].depth + 1
    // A shape has a path in place of a body.
    guard view.kind != .structure, scope.depth < RowProgram.mostScopes, sharesInstance(of: view) else {
      return false
    }
    for place in node.attributes {
      let attribute = code.attributes[place]
      if attribute.member.isNone { continue }
      if !evaluator.isRepeatable(attribute: place, code) { return false }
      if attribute.form == .expression, let part = rowPart(attribute.code, outer, code, program) {
        scope.members.append((attribute.member, part))
      }
    }
    let body = program.blocks.count
    program.blocks.append(RowProgram.Block(scope: program.scopes.count, visits: 1))
    program.scopes.append(scope)
    var step = RowProgram.Step(.declared, at: id)
    step.block = body
    program.blocks[block].steps.append(step)
    return plan(view.body, body, view.code, &program)
  }

  /// Modifiers whose arguments never change add nothing, as rows share what they make; the outermost comes first.
  private func plan(
    modifiers: Range<ModifierID>, _ block: Int, _ code: FileCode, _ program: inout RowProgram
  ) -> Bool {
    modifiers.reversed().allSatisfy { place in
      let application = code.modifiers[place]
      let arguments = application.arguments.map { code.argumentMaps[$0] }
      switch application.kind {
      case .catalog:
        return catalog.modifiers[Int(application.target)].isShared
          && arguments.allSatisfy { $0.isNone || evaluator.isConstant($0, code) }
      case .when:
        guard let condition = code.condition(of: application), evaluator.isRepeatable(condition, code),
          let weight = program.weigh(2)
        else { return false }
        let first = program.addBlocks(2, like: block)
        var step = RowProgram.Step(.when, at: place)
        (step.block, step.weight) = (first, weight)
        program.blocks[block].steps.append(step)
        return plan(modifiers: application.inner, first, code, &program)
      case .own, .function, .property, .faulty: return false
      }
    }
  }

  private func plan(
    element id: ViewID, _ node: ViewNode, _ block: Int, _ code: FileCode, _ program: inout RowProgram
  ) -> Bool {
    let element = catalog.elements[Int(node.target)]
    if element.content.contains(.destination) { return plan(link: id, node, block, code, &program) }
    guard node.local < 0, element.content.contains(.shared) else { return false }
    program.blocks[block].visits += 1
    for place in node.attributes where !evaluator.isConstant(attribute: place, code) {
      // Text with nothing but a title, and a picture with nothing but a name, are the elements whose differing value is
      // characters and nothing else.
      guard node.attributes.count == 1, evaluator.isRepeatable(attribute: place, code) else { return false }
      switch rowUse(of: code.attributes[place], in: element) {
      case .text?:
        program.texts.insert(RowProgram.place(of: id, in: code))
        add(.text, place, block, code, &program)
      case .picture?:
        program.pictures.insert(RowProgram.place(of: id, in: code))
        add(.picture, place, block, code, &program)
      case .linkValue?, .deletion?, .move?, nil: return false
      }
    }
    // A text inside a text gives its characters to it.
    if element.content.contains(.runs) && !node.content.isEmpty { return false }
    return plan(node.content, block, code, &program)
  }

  /// What an attribute of an element is for rows; nil for nothing of its own, and for a parameter.
  private func rowUse(
    of attribute: AttributeUse, in element: ElementDefinition
  ) -> AttributeDefinition.RowUse? {
    let position = Int(attribute.position)
    return element.attributes.indices.contains(position) ? element.attributes[position].rowUse : nil
  }

  /// Adds a step that gives the characters of an attribute.
  private func add(
    _ kind: RowProgram.Kind, _ place: AttributeID, _ block: Int, _ code: FileCode, _ program: inout RowProgram
  ) {
    let value = code.attributes[place].code
    let scope = program.blocks[block].scope
    var step = RowProgram.Step(kind, at: place)
    step.field = rowField(value, scope, code, program)
    if kind == .text, let parts = textParts(value, scope, code, program) {
      step.parts = program.parts.count..<program.parts.count + parts.count
      program.parts += parts
    }
    program.blocks[block].steps.append(step)
  }

  /// What a text is made of; nil where that is more than literals, and texts and whole numbers of the row.
  private func textParts(_ id: CodeID, _ scope: Int, _ code: FileCode, _ program: RowProgram)
    -> [RowProgram.TextPart]?
  {
    guard !id.isNone, code.nodes[id].kind == .interpolation, code.references[id].kind != .textRuns,
      code.localized[id] == nil
    else {
      return nil
    }
    var parts: [RowProgram.TextPart] = []
    for item in code.items(code.nodes[id].list) {
      let part = code.nodes[item]
      if part.kind == .stringLiteral, case .string(let literal) = code.literal(part) {
        parts.append(.literal(Array(literal.utf8)))
        continue
      }
      let field = rowField(item, scope, code, program)
      guard field >= 0, [.string, .int].contains(code.types[item]) else { return nil }
      parts.append(.field(field))
    }
    return parts
  }

  /// A link that stands among the views of the `ForEach` itself, as pages are found by its frame.
  private func plan(
    link id: ViewID, _ node: ViewNode, _ block: Int, _ code: FileCode, _ program: inout RowProgram
  ) -> Bool {
    guard node.local < 0, program.blocks[block].scope == 0, !program.isInLink else { return false }
    program.blocks[block].visits += 1
    var value = AttributeID.none
    for place in node.attributes {
      let attribute = code.attributes[place]
      if !evaluator.isRepeatable(attribute: place, code) { return false }
      let rowUse = rowUse(of: attribute, in: catalog.elements[Int(node.target)])
      if rowUse == .linkValue { value = place }
      if rowUse == .text, !evaluator.isConstant(attribute: place, code) {
        program.texts.insert(RowProgram.place(of: id, in: code))
        add(.text, place, block, code, &program)
        if !node.content.isEmpty { return false }
      }
    }
    program.linkViews.insert(RowProgram.place(of: id, in: code))
    var step = RowProgram.Step(.link, at: id)
    step.block = program.links.count
    program.blocks[block].steps.append(step)
    program.links.append(RowProgram.Link(use: id, path: program.path, value: value))
    program.isInLink = true
    defer { program.isInLink = false }
    return plan(node.content, block, code, &program)
  }

  private func plan(
    conditional id: ViewID, _ node: ViewNode, _ block: Int, _ code: FileCode, _ program: inout RowProgram
  ) -> Bool {
    let branches = node.content.map { code.views[code.viewLists[$0]] }
    guard let weight = program.weigh(branches.count + 1) else { return false }
    let first = program.addBlocks(branches.count + 1, like: block)
    let firstTest = program.tests.count
    for (place, branch) in zip(node.content, branches) {
      let field =
        branch.local < 0 ? rowField(branch.code, program.blocks[block].scope, code, program) : -1
      program.tests.append(
        RowProgram.Test(
          branch: code.viewLists[place], field: field, isElse: branch.code.isNone && branch.local < 0))
    }
    var step = RowProgram.Step(.conditional, at: id)
    (step.tests, step.block, step.weight) = (firstTest..<program.tests.count, first, weight)
    program.blocks[block].steps.append(step)
    for (offset, branch) in branches.enumerated() {
      if !branch.code.isNone {
        if !evaluator.isRepeatable(branch.code, code) { return false }
      } else if let attribute = branch.attributes.first, branch.local >= 0 {
        if !evaluator.isRepeatable(attribute: attribute, code) { return false }
      }
      program.path.append(code.viewLists[node.content.lowerBound.advanced(by: offset)])
      defer { program.path.removeLast() }
      if !plan(branch.content, first + offset, code, &program) { return false }
    }
    return true
  }

  /// The stored field of the row that an expression is, where it is a plain value; else -1.
  private func rowField(_ id: CodeID, _ scope: Int, _ code: FileCode, _ program: RowProgram) -> Int32 {
    guard !id.isNone, [.string, .int, .double, .bool].contains(code.types[id]),
      case .field(let field)? = rowPart(id, scope, code, program)
    else { return -1 }
    return field
  }

  /// The row or the stored field of it that an expression is; nil where it is neither.
  private func rowPart(_ id: CodeID, _ scope: Int, _ code: FileCode, _ program: RowProgram)
    -> RowProgram.Part?
  {
    if id.isNone { return nil }
    let node = code.nodes[id]
    let reference = code.references[id]
    switch (node.kind, reference.kind) {
    case (.name, .local): return scope == 0 && reference.index == program.slot ? .row : nil
    case (.name, .member):
      return program.scopes[scope].members.first { $0.member == reference.member }?.part
    case (.member, .member):
      guard case .row? = rowPart(node.first, scope, code, program) else { return nil }
      let field = evaluator.members[reference.member].field
      return field >= 0 ? .field(field) : nil
    // Other expressions are evaluated for each row.
    default: return nil
    }
  }

  /// True where instances of a view that one use makes for many rows differ in nothing but what it passes.
  private func sharesInstance(of plan: DeclarationPlan) -> Bool {
    if evaluator.makesMore(plan) || !runnable.program.typeParameters(ofType: plan.type).isEmpty {
      return false
    }
    return plan.stored.allSatisfy { member in
      switch evaluator.members[member].kind {
      case .environmentObject: return true
      case .constant, .variable, .observedObject:
        let body = runnable.model.values[member]
        return runnable.program.members[member].source == nil && !body.isFunction
          && (body.code.isNone || evaluator.isConstant(body.code, plan.code))
      // Whatever may differ from row to row, or is state, needs an instance for each row.
      default: return false
      }
    }
  }
}
