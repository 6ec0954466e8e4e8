import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Statements that build views, as those of a `ViewBuilder` of SwiftUI do: they become the nodes that elements are, so that the
/// graph, rules and pages know one kind of views.
extension FileChecker {
  /// True for the body of code that gives a view, where it is no single value and returns none: its statements build the view.
  mutating func isViewBuilder(_ block: CodeID, giving result: TypeID?) -> Bool {
    guard result == .view, !returns(block) else { return false }
    let statements = code.items(code[block].list)
    guard let only = statements.first else { return false }
    return statements.count > 1 || code[only].kind != .expressionStatement && !givesValue(only)
  }

  /// True for a block with a `return` of its own.
  private mutating func returns(_ block: CodeID) -> Bool {
    var inner: [SourceRange] = []
    let code = code
    for part in code.extent(of: block).reversed().lazy.map({ code[$0] }) {
      if part.kind == .closure { inner.append(part.range) }
      if part.kind == .returnStatement, !inner.contains(where: { $0.contains(part.range) }) { return true }
    }
    return false
  }

  /// Checks a body that builds views, and notes the group that they are.
  mutating func checkViewBuilder(_ block: CodeID) {
    guard let group = signatures.element(named: Self.group) else { return }
    var view = viewInCode(.element, code[block].range)
    view.target = Int32(group)
    view.content = buildViews(in: block)
    note(block, Reference(.view, Int(add(inCode: view).index)))
  }

  static let content: Name = "content"
  static let group: Name = "Group"

  /// A node for a view that code makes.
  mutating func viewInCode(_ kind: ViewNode.Kind, _ range: SourceRange) -> ViewNode {
    let holder = member.isNone ? owner.isNone ? XMLNodeID.none : program[owner].node : program[member].node
    var view = ViewNode(kind, holder)
    view.isInCode = true
    view.range = range
    return view
  }

  /// Adds a view that code makes.
  mutating func add(inCode view: ViewNode) -> ViewID {
    let id = checked.views.endIndex
    checked.views.append(view)
    return id
  }

  /// Checks the views that the statements of a block build, in a scope of its own, and gives their list.
  mutating func buildViews(in block: CodeID) -> Range<ViewPlace> {
    // A closure with a `return` gives what it returns.
    if returns(block) { return addList(view(givenBy: callOfClosure(block)).map { [$0] } ?? []) }
    let views: [ViewID] = inScope { checker in
      checker.code.items(checker.code[block].list).compactMap { checker.buildView(by: $0) }
    }
    return addList(views)
  }

  /// `{ … }()` of a block.
  private mutating func callOfClosure(_ block: CodeID) -> CodeID {
    var closure = CodeNode(.closure, code[block].range)
    closure.second = block
    closure.list = parser.draft.addList([])
    var call = CodeNode(.call, code[block].range)
    call.first = addNode(closure)
    call.list = parser.draft.addList([])
    return addNode(call)
  }

  /// The view that a statement builds; nil for what builds none, which is reported.
  private mutating func buildView(by statement: CodeID) -> ViewID? {
    let node = code[statement]
    switch node.kind {
    case .expressionStatement: return view(givenBy: node.first)
    case .ifStatement: return buildConditional(statement)
    case .switchStatement: return buildSwitch(node)
    // What is done once more for each rendering changes nothing of what is shown.
    case .variable where code[node.first].kind == .wildcardPattern:
      checkStatement(statement)
      return nil
    case .variable:
      guard !node.second.isNone, code[node.first].kind == .bindingPattern else { break }
      checkStatement(statement)
      var view = viewInCode(.letBinding, node.range)
      view.local = reference(node.first).index
      view.attributes = addUse(use(of: node.second, checked.type(node.second)))
      return add(inCode: view)
    // Whatever else is a statement does something, and building views does nothing.
    default: break
    }
    report(
      .syntaxMisplacedElement, node.range, "Views are built here, and this statement gives none.",
      help: node.kind == .forLoop
        ? "Repeat views by `ForEach(items) { item in … }`."
        : "Among views stand `let`, `if` and `switch`; what runs when a view appears stands in `.onAppear { … }`."
    )
    return nil
  }

  /// An expression as an attribute of a view that code makes.
  mutating func use(of value: CodeID, _ type: TypeID, _ form: AttributeUse.Form = .expression) -> AttributeUse
  {
    var use = AttributeUse(
      position: -1, form: form, type: type, range: range(value),
      nameRange: SourceRange(range(value).start, range(value).start))
    use.code = value
    return use
  }

  /// The view that an expression gives, whose type is `known` where it was checked.
  mutating func view(givenBy value: CodeID, known: TypeID? = nil) -> ViewID? {
    let count = reportCount
    let type = known ?? infer(value, expecting: .view)
    if hasFault(since: count) || type.isError { return nil }
    if !fits(type, .view), !isView(type) {
      report(
        .typeMismatch, range(value),
        type == .void
          ? "Views are built here, and this gives none."
          : "Views are built here, and this is \(describe(type)).",
        help: type == .void
          ? "What runs when a view appears stands in `.onAppear { … }` of its chain, and what a tap does in the action of a `Button`."
          : "Show it in a `Text`.")
      return nil
    }
    if reference(value).kind == .view { return reference(value).view }
    var view = viewInCode(.text, range(value))
    view.attributes = addUse(use(of: value, .view))
    return add(inCode: view)
  }

  /// `if`, with what stands behind its `else`.
  private mutating func buildConditional(_ statement: CodeID) -> ViewID {
    var branches: [ViewID] = []
    var next = statement
    while !next.isNone {
      let node = code[next]
      let isIf = node.kind == .ifStatement
      var branch = viewInCode(.branch, node.range)
      inScope { checker in
        if isIf {
          checker.checkConditions(node.list)
          branch.code = checker.condition(of: node)
        }
        branch.content = checker.buildViews(in: isIf ? node.first : next)
      }
      branches.append(add(inCode: branch))
      next = isIf ? node.second : .none
    }
    var view = viewInCode(.conditional, code[statement].range)
    view.content = addList(branches)
    return add(inCode: view)
  }

  /// The conditions of an `if` as one expression.
  private mutating func condition(of node: CodeNode) -> CodeID {
    let conditions = code.items(node.list)
    if conditions.count == 1, let only = conditions.first, code[only].kind != .optionalBinding,
      code[only].kind != .patternCondition
    {
      return only
    }
    var whole = CodeNode(.ifStatement, node.range)
    whole.list = node.list
    let id = addNode(whole)
    note(id, type: .bool)
    return id
  }

  private mutating func buildSwitch(_ node: CodeNode) -> ViewID {
    var view = viewInCode(.switching, node.range)
    view.code = node.first
    let subject = infer(node.first)
    var isSound = true
    var cases: [ViewID] = []
    for item in code.items(node.list) {
      let clause = code[item]
      var branch = viewInCode(.switchCase, clause.range)
      inScope { checker in
        if !checker.checkPatterns(of: item, subject) { isSound = false }
        if !clause.flags.contains(.isDefault) { branch.patterns = clause.list }
        branch.code = clause.second
        branch.content = checker.buildViews(in: clause.first)
      }
      cases.append(add(inCode: branch))
    }
    if isSound { checkExhaustive(node, subject) }
    view.content = addList(cases)
    return add(inCode: view)
  }
}
