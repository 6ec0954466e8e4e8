import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Elements of the catalogue that code makes, `HStack(spacing: 4) { … }`: arguments are their attributes, closures their views and
/// actions.
extension FileChecker {
  /// What a closure that an element is given is to it.
  private enum ClosureRole {
    /// An attribute: what runs at a tap.
    case attribute(Int)
    case content
    /// The place of a part.
    case part(Int)
  }

  /// A call that makes a view of the catalogue: notes the view, and gives its type; nil for a name that is none.
  mutating func makeElement(_ node: CodeNode, _ id: CodeID, _ arguments: CodeItems) -> TypeID? {
    guard let place = signatures.element(named: code[node.first].name) else { return nil }
    let signature = signatures.elements[place]
    guard signature.placement == .view || signature.placement == .item else { return nil }
    let view = inScope { $0.fill($0.viewInCode(.element, node.range), place, arguments, node) }
    note(id, Reference(.view, Int(add(inCode: view).index)))
    return signature.type
  }

  /// `ContentUnavailableView.search` and `.search(text: words)`, which are the view with what was searched for; nil for another member.
  mutating func makeSearched(_ callee: CodeNode, _ id: CodeID, _ arguments: CodeItems?) -> TypeID? {
    guard callee.name == Names.search, code[callee.first].kind == .name,
      code[callee.first].name == Self.unavailable, program.lookup(Self.unavailable, in: file) == nil
    else { return nil }
    var argument = CodeNode(.argument, callee.range)
    if let text = arguments?.first {
      argument = code[text]
    } else {
      argument.first = addNode(textNode("", at: SourceRange(callee.range.end, callee.range.end)))
    }
    argument.name = Names.search
    var call = CodeNode(.call, code[id].range)
    call.first = callee.first
    call.list = parser.draft.addList(of: addNode(argument))
    parser.draft.nodes[id] = call
    return makeElement(call, id, code.items(call.list))
  }

  private static let unavailable: Name = "ContentUnavailableView"

  /// A call of a modifier that holds views, `.sheet(isPresented: $isShown) { … }`: notes the view with the attachment; nil for
  /// another modifier, and where it holds none.
  mutating func attachElement(_ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems)
    -> TypeID?
  {
    guard let name = CatalogSignatures.attachments[callee.name] else { return nil }
    for argument in arguments
    where code[argument].name == Self.content || code[argument].name == Self.destination {
      callInClosure(code[argument].first)
    }
    guard
      let place = signatures.element(named: Name(name)), signatures.elements[place].placement == .attachment,
      arguments.contains(where: { code[code[$0].first].kind == .closure }),
      let group = signatures.element(named: Self.group)
    else { return nil }
    var view = viewInCode(.element, node.range)
    view.target = Int32(group)
    let base = viewOrSelf(callee)
    let part = inScope { $0.fill($0.viewInCode(.part, node.range), place, arguments, node) }
    let content = addList(base.map { [$0] } ?? [])
    let parts = addList([add(inCode: part)])
    view.setLists(content.lowerBound, parts: content.upperBound, end: parts.upperBound)
    note(id, Reference(.view, Int(add(inCode: view).index)))
    return .view
  }

  /// The view that a modifier is called on, which was checked before it, as checking each of a chain anew would double the work with
  /// each modifier.
  private mutating func viewOrSelf(_ callee: CodeNode) -> ViewID? {
    callee.kind == .member
      ? view(givenBy: callee.first, known: checked.type(callee.first))
      : view(givenBy: addNode(CodeNode(.selfReference, callee.range)))
  }

  /// Gives an element its attributes, its views and its parts.
  private mutating func fill(
    _ element: ViewNode, _ place: Int, _ arguments: CodeItems, _ node: CodeNode
  ) -> ViewNode {
    var view = element
    view.target = Int32(place)
    let signature = signatures.elements[place]
    let firstUse = stacks.uses.count
    var rows: ViewNode?
    var given: UInt64 = 0
    var parts: [ViewID] = []
    var closures: [CodeID] = []
    elementContext.begin()
    for argument in arguments {
      let value = code[argument].first
      if rows != nil, code[argument].name == Self.content { callInClosure(value) }
      if code[value].kind == .closure {
        closures.append(argument)
      } else if let part = part(ofValue: argument, signature) {
        parts.append(part)
      } else if signature.content.contains(.iterates), code[argument].name.isEmpty, rows == nil {
        rows = items(value, arguments)
      } else if rows != nil, code[argument].name == Names.id || code[argument].name == Names.children {
        continue
      } else if let position = position(of: argument, signature, given) {
        given |= 1 << UInt64(position)
        if isNothing(value, for: signature.attributes[position]) { continue }
        stacks.uses.append(give(value, code[argument], position, signature))
      } else {
        reportNoAttribute(argument, signature)
      }
    }
    let uses = stacks.uses.count
    let outerSelection = elementContext.selection
    if signature.content.contains(.tabs) { noteSelection(from: firstUse) }
    defer { elementContext.set(selection: outerSelection) }
    let bound = elementContext.bound
    let brought = typesBrought(by: signature, rows, firstUse, closures)
    var content = Range<ViewPlace>.none
    let labels = closures.map { code[$0].name }
    let hasTitle = signature.titlePosition.map { given & 1 << UInt64($0) != 0 } ?? false
    for argument in closures {
      let value = code[argument].first
      elementContext.begin(bound)
      if let position = attribute(madeBy: value, signature), given & 1 << UInt64(position) == 0 {
        given |= 1 << UInt64(position)
        let types = brought.types
        view.local = giving(types, to: value) { checker in
          checker.stacks.uses.append(
            checker.give(
              checker.only(value, for: signature.attributes[position]), checker.code[argument], position,
              signature))
        }
        continue
      }
      switch role(
        of: argument, signature, given, labels, hasTitle: hasTitle, isGiven: !brought.types.isEmpty)
      {
      case .attribute(let position):
        given |= 1 << UInt64(position)
        stacks.uses.append(
          give(only(value, for: signature.attributes[position]), code[argument], position, signature))
      case .content:
        let parts = rows == nil ? [] : partsNamed(by: value, brought.types)
        let built =
          rows != nil && signature.content.contains(.rows)
          ? buildColumns(of: value, brought.types)
          : buildViews(
            of: value, given: parts.isEmpty ? brought.types : parts, behind: parts.isEmpty ? 0 : 1,
            slot: rows == nil ? brought.slot ?? view.local : -1, narrowing: brought.narrowed)
        content = built.views
        if rows != nil {
          rows!.local = built.slot
          checked.iterations[rows!.iteration].parts = Int32(parts.count)
          if brought.isBinding { checked.iterations[rows!.iteration].bindingLocal = built.slot }
        } else if !brought.types.isEmpty {
          view.local = built.slot
        }
      case .part(let place):
        var part = viewInCode(.part, code[argument].range)
        part.target = Int32(place)
        let types = signature.content.contains(.presents) ? brought.types : []
        let built = buildViews(of: value, given: types, slot: types.isEmpty ? -1 : view.local)
        if !types.isEmpty { view.local = built.slot }
        part.content = built.views
        parts.append(add(inCode: part))
      case nil: reportNoAttribute(argument, signature)
      }
    }
    elementContext.endAttributes()
    reportMissing(signature, given, parts, node)
    if signature.name == Names.forEach, rows == nil {
      report(
        .typeMissingArgument, range(node.first), "This `ForEach` has no items.",
        help: "Give it an array or a range: `ForEach(items) { item in … }`.")
    }
    let own = stacks.uses.count > uses || uses > firstUse
    view.attributes = own ? addUses(from: firstUse) : .none
    if var rows {
      rows.content = content
      if signature.name == Names.forEach {
        rows.attributes = view.attributes
        return rows
      }
      content = addList([add(inCode: rows)])
    }
    let views = Array(checked.viewLists.table.slice(content)) + parts
    let list = addList(views)
    let end = list.lowerBound.advanced(by: content.count)
    view.setLists(list.lowerBound, parts: end, end: list.upperBound)
    return view
  }

  /// Checks the columns of a table, whose closures are given the element of a row, and gives them and the slot of that element.
  private mutating func buildColumns(of closure: CodeID, _ types: [TypeID]) -> (
    views: Range<ViewPlace>, slot: Int32
  ) {
    let slot = scope.takeSlots(1)
    let outer = elementContext.tableRow
    defer { elementContext.set(tableRow: outer) }
    let views = inScope { checker in
      checker.declare(
        .loopItem, Names.tableRow, types.first ?? .error, at: checker.range(closure), slot: slot)
      checker.elementContext.set(
        tableRow: checker.checked.locals.table.lastIndex { $0.slot == slot })
      return checker.buildViews(of: closure, given: []).views
    }
    return (views, slot)
  }

  /// The value at a key path of the row of the table around, `TableColumn("Name", value: \.name)`: the path written out as
  /// members of the element; nil for another value.
  private mutating func columnValue(_ value: CodeID) -> CodeID? {
    guard code[value].kind == .keyPath, let row = elementContext.tableRow.map({ checked.locals[$0] }) else {
      return nil
    }
    return members(ofRow: row.name, along: value)
  }

  /// Puts `{ row in function(row) }` in the place of a function that makes views: `ForEach(teas, content: row)`.
  private mutating func callInClosure(_ function: CodeID) {
    if code[function].kind == .closure { return }
    let type = tried(function, .any).type
    guard case .function(let parameters, let result) = type.kind, parameters.count < 2, isView(result) else {
      return
    }
    let range = code[function].range
    let names = parameters.isEmpty ? [] : [Self.row]
    let arguments = names.map { addArgument(addName($0, range), at: range) }
    let call = addCall(of: addNode(code[function]), arguments, at: range)
    let closure = closure(giving: call, naming: names, range)
    parser.draft.nodes[function] = closure
  }

  /// What a row is called in a closure that is made of a function, which no code can name.
  private static let row: Name = "$row"

  // MARK: Attributes

  /// The attribute that an argument gives: of its label, else the title or the first that is not given; nil for none.
  private mutating func position(of argument: CodeID, _ signature: ElementSignature, _ given: UInt64) -> Int?
  {
    let label = code[argument].name
    if !label.isEmpty { return signature.attribute(label) }
    if let title = signature.titlePosition, given & 1 << UInt64(title) == 0 { return title }
    return signature.attributes.indices.first {
      given & 1 << UInt64($0) == 0 && signature.attributes[$0].role != .name
        && signature.attributes[$0].role != .action
    }
  }

  /// True for the `nil` of what is to run that an element may do without, `onDismiss: nil`.
  private mutating func isNothing(_ value: CodeID, for attribute: CatalogSignatures.Attribute) -> Bool {
    code[value].kind == .nilLiteral && (attribute.role == .action || attribute.role == .function)
  }

  /// Checks a value as an attribute.
  private mutating func give(
    _ value: CodeID, _ argument: CodeNode, _ position: Int, _ signature: ElementSignature
  ) -> AttributeUse {
    let attribute = signature.attributes[position]
    var wanted = Expectation(type: attribute.type, what: .part(attribute.name, of: signature.name))
    if let number = elementContext.number, !attribute.isNumber {
      var bound = TypeBindings()
      bound[0] = number.type
      wanted.type = substitute(wanted.type, bound)
      if wanted.type != attribute.type { wanted.declared = number.declared }
    }
    var use = AttributeUse(
      position: Int32(position), form: .expression, type: wanted.type, range: range(value),
      nameRange: argument.name.isEmpty
        ? SourceRange(range(value).start, range(value).start) : argument.nameRange)
    use.code = value
    switch attribute.role {
    case .value:
      if attribute.name == Names.value, signature.content.contains(.tab),
        let selection = elementContext.selection, code[value].kind == .implicitMember
      {
        wanted.type = selection
        use.type = selection
      }
      if wanted.type == .string, let words = words(of: value) {
        var literal = AttributeUse(
          position: Int32(position), form: .literal, type: .string, range: words, nameRange: use.nameRange)
        literal.constant = addConstant(.text(code.strings[code[value].literal]))
        note(value, type: .string)
        return literal
      }
      if signature.content.contains(.column), attribute.name == Names.value, let cell = columnValue(value) {
        use.code = cell
        infer(cell)
        break
      }
      let type = infer(value, expecting: wanted.type)
      if !wanted.type.isConcrete { elementContext.bind(wanted.type, to: type) }
      if wanted.type == .string, type == signatures.text { break }
      if !fits(type, wanted.type) {
        reportMismatch(value, type, wanted)
      } else {
        lift(value, type, to: wanted.type)
      }
    case .binding:
      if wanted.type.bound == nil { wanted.type = wanted.type.binding }
      expressionContext.wantBinding(of: value)
      check(value, wanted)
      use.form = .binding
      if attribute.isNumber { noteNumber(use) }
    case .action, .function:
      use.form = .function
      wanted.type = substitute(wanted.type, elementContext.bound)
      if case .function(let parameters, _) = wanted.type.kind {
        context.expectClosure(changing: Self.changedParameters(of: parameters))
      }
      check(value, wanted)
      context.expectClosure(changing: ParameterPlaces())
    case .code: check(value, wanted)
    case .name where attribute.name == Names.forName && signature.content.contains(.valueDestination):
      (use.form, use.code, use.type) = (.name, .none, typeOfDestination(value))
    case .name, .view:
      report(
        .syntaxInvalidCode, range(value), "`\(attribute.name)` of `\(signature.name)` is not given in code.",
        help: "Write the view as an element.")
    }
    return use
  }

  /// The value of a closure that is one expression, where an attribute takes a value: `message: { Text("Gone") }`.
  private mutating func only(_ closure: CodeID, for attribute: CatalogSignatures.Attribute) -> CodeID {
    guard attribute.role == .value, !isFunction(attribute.type),
      case let statements = code.items(code[code[closure].second].list), statements.count == 1,
      code[statements[0]].kind == .expressionStatement
    else { return closure }
    return code[statements[0]].first
  }

  /// The attribute that takes all of what a closure makes: `.alert(isPresented: $isAsked) { Alert(title: Text("Sure?")) }`; nil for a
  /// closure of views.
  private mutating func attribute(madeBy closure: CodeID, _ signature: ElementSignature) -> Int? {
    guard let position = signature.attribute(Names.value), signature.content.contains(.presents),
      case let value = only(closure, for: signature.attributes[position]), code[value].kind == .call
    else { return nil }
    let callee = code[code[value].first]
    if callee.kind == .name, signatures.element(named: callee.name) != nil {
      return callee.name == signature.name ? position : nil
    }
    return tried(value, .any).type == library.type(named: signature.name) ? position : nil
  }

  /// Checks what stands in a closure with the names of what it is given, and gives the first slot of that, -1 where it is given nothing.
  private mutating func giving(_ types: [TypeID], to closure: CodeID, _ check: (inout Self) -> Void) -> Int32
  {
    let first = types.isEmpty ? -1 : scope.takeSlots(types.count)
    inScope { checker in
      for (index, name) in checker.code.parameters(of: checker.code[closure]).enumerated()
      where index < types.count && checker.code[name].name != Names.underscore {
        checker.declareParameter(name, types[index], slot: first + Int32(index), isChanged: false)
      }
      checker.context.enter(ClosureContext.Closure(firstSlot: first, types: types))
      check(&checker)
      _ = checker.context.leaveClosure()
    }
    return first
  }

  /// The bytes between the quotes of a string that is written as it is; nil for other code.
  private mutating func words(of value: CodeID) -> SourceRange? {
    let whole = range(value)
    guard code[value].kind == .stringLiteral, whole.count > 1, !source.text(whole).hasPrefix("#")
    else { return nil }
    return SourceRange(whole.start + 1, whole.end - 1)
  }

  /// A part that is given as a value, `header: Text("Lakes")`, `destination: Detail()`; nil for another argument.
  private mutating func part(ofValue argument: CodeID, _ signature: ElementSignature) -> ViewID? {
    let node = code[argument]
    guard !node.name.isEmpty, signature.hasParts, let place = signature.part(named: node.name),
      signature.attribute(node.name).map({ signature.attributes[$0].role == .view }) ?? true
    else { return nil }
    var part = viewInCode(.part, node.range)
    part.target = Int32(place)
    part.content = addList(view(givenBy: node.first).map { [$0] } ?? [])
    return add(inCode: part)
  }

  private mutating func reportNoAttribute(_ argument: CodeID, _ signature: ElementSignature) {
    let node = code[argument]
    let known = signature.attributes.filter { $0.role != .name }.map(\.name.text)
    if code[node.first].kind != .closure { infer(node.first, expecting: .error) }
    report(
      .typeExtraArgument, node.name.isEmpty ? node.range : node.nameRange,
      node.name.isEmpty
        ? "\(signature.name) takes no such argument here."
        : "\(signature.name) takes no argument `\(node.name)`.",
      help: Suggestion.text(
        for: node.name.text, among: known,
        otherwise: known.isEmpty
          ? "It takes none." : "It takes \(known.map { "`\($0)`" }.joined(separator: ", "))."))
  }

  private mutating func reportMissing(
    _ signature: ElementSignature, _ given: UInt64, _ parts: [ViewID], _ node: CodeNode
  ) {
    for position in signature.required where given & 1 << UInt64(position) == 0 {
      let attribute = signature.attributes[position]
      report(
        .typeMissingArgument, range(node.first), "This `\(signature.name)` has no `\(attribute.name)`.",
        help: "Give it: \(signature.definition.attributes[position].documentation)")
    }
    for choices in signature.alternatives {
      let isGiven = choices.contains { name in
        signature.attribute(name).map { given & 1 << UInt64($0) != 0 } ?? false
          || signature.part(named: name).map { part in
            parts.contains { checked.views[$0].target == Int32(part) }
          } ?? false
      }
      if isGiven { continue }
      let names = choices.filter(DeclarationCollector.isLowercase).map { "`\($0)`" }
      report(
        .typeMissingArgument, range(node.first),
        "This `\(signature.name)` has none of \(names.joined(separator: ", ")).",
        help: "It needs one of them.")
    }
  }

  // MARK: Closures

  /// What a closure is to an element, which may give its closures something.
  private mutating func role(
    of argument: CodeID, _ signature: ElementSignature, _ given: UInt64, _ labels: [Name], hasTitle: Bool,
    isGiven: Bool
  ) -> ClosureRole? {
    let label = code[argument].name
    if label.isEmpty {
      // What runs once a sheet is gone stands before its views: `.sheet(isPresented: $isShown) { load() } content: { … }`.
      if labels.contains(Self.content), let dismissed = signature.attribute(Self.onDismiss),
        given & 1 << UInt64(dismissed) == 0
      {
        return .attribute(dismissed)
      }
      if let action = signature.attributes.firstIndex(where: { $0.name == Self.action }),
        given & 1 << UInt64(action) == 0
      {
        return .attribute(action)
      }
      if !isGiven, let position = function(takenBy: argument, signature, given) {
        return .attribute(position)
      }
      // With its title given, the closure behind a text field runs when that is submitted.
      if hasTitle, let commit = signature.attribute(Self.onCommit), given & 1 << UInt64(commit) == 0 {
        return .attribute(commit)
      }
      if signature.content.contains(.destination), let page = signature.part(named: Self.destination),
        hasTitle || labels.contains(Self.label),
        !signature.attributes.indices.contains(where: {
          signature.attributes[$0].name == Names.value && given & 1 << UInt64($0) != 0
        })
      {
        return .part(page)
      }
      if signature.content.contains(.pageColumns), let place = signature.part(named: Self.sidebar) {
        return .part(place)
      }
      return signature.takesViews ? .content : nil
    }
    if label == Self.content, let place = signature.part(named: Self.middle) { return .part(place) }
    let part = signature.part(named: label)
    if let part, isGiven, signature.content.contains(.presents) { return .part(part) }
    if let position = signature.attribute(label), signature.attributes[position].role != .view {
      return .attribute(position)
    }
    if let part { return .part(part) }
    if label == Self.destination, signature.content.contains(.valueDestination) { return .content }
    return Self.contentLabels.contains(label) ? .content : nil
  }

  /// The labels that a closure of the views of an element may have.
  private static let contentLabels: SmallSet<Name> = [
    "content", "label", "actions", "rowContent", "root", "menuItems", "menu",
  ]

  /// The attribute that takes what a closure with names for what it is given does: `Stepper(…) { isEditing in … }`.
  private mutating func function(takenBy argument: CodeID, _ signature: ElementSignature, _ given: UInt64)
    -> Int?
  {
    let closure = code[argument].first
    let named = code.parameters(of: code[closure]).count
    let count =
      code[closure].flags.contains(.explicitParameters) ? named : parametersUsed(code[closure], closure)
    if count == 0 { return nil }
    return signature.attributes.indices.first { position in
      guard signature.attributes[position].role == .function, given & 1 << UInt64(position) == 0,
        case .function(let parameters, _) = signature.attributes[position].type.kind
      else { return false }
      return parameters.count == count
    }
  }

  /// The types of the parts of a tuple that a closure of rows names, `{ index, tea in … }`; none where it names the element.
  private mutating func partsNamed(by closure: CodeID, _ types: [TypeID]) -> [TypeID] {
    guard types.count == 1, case .tuple(let parts, _) = types[0].kind, parts.count > 1,
      code.parameters(of: code[closure]).count == parts.count
    else { return [] }
    return parts
  }

  private static let sidebar: Name = "sidebar"
  private static let middle: Name = "middle"
  private static let action: Name = "action"
  private static let onCommit: Name = "onCommit"
  private static let onDismiss: Name = "onDismiss"
  private static let destination: Name = "destination"
  private static let label: Name = "label"

  /// Checks the views of a closure, which is given values of some types, and gives their list and the first slot of what it is given:
  /// a new one, unless another closure has it. Of the parts of a tuple, they have the slots behind that of the tuple itself.
  mutating func buildViews(
    of closure: CodeID, given types: [TypeID], behind whole: Int = 0, slot: Int32 = -1,
    narrowing narrowed: Name = .none
  ) -> (
    views: Range<ViewPlace>, slot: Int32
  ) {
    let node = code[closure]
    let names = code.parameters(of: node)
    let isNamed = node.flags.contains(.explicitParameters)
    if isNamed, names.count != types.count, names.contains(where: { code[$0].name != Names.underscore }) {
      report(
        .typeMismatch, node.range,
        "This closure names \(names.count) parameter\(names.count == 1 ? "" : "s"), and its place gives \(types.count).",
        help: "Name as many as it is given; `_` stands for one that is not used.")
    }
    let taken = slot < 0 ? scope.takeSlots(whole + types.count) : slot
    let first = taken + Int32(whole)
    note(closure, Reference(.local, Int(first), extra: types.count))
    let views = inScope { checker in
      if isNamed {
        for (index, name) in names.enumerated() where index < types.count {
          if checker.code[name].name == Names.underscore { continue }
          checker.declareParameter(
            name, types[index], slot: first + Int32(index), isChanged: false, narrowing: narrowed)
        }
      }
      checker.context.enter(
        ClosureContext.Closure(
          firstSlot: first, types: isNamed ? [] : types))
      defer { _ = checker.context.leaveClosure() }
      return checker.buildViews(in: node.second)
    }
    return (views, taken)
  }

  /// What an element brings into its views.
  private struct Brought {
    /// The types of what its closures are given.
    var types: [TypeID] = []
    /// True for a binding to the element of a row.
    var isBinding = false
    /// The slot of what is there already, such as the element of a table’s row.
    var slot: Int32?
    /// The optional of which it is the value, `$tea`, by whose name it may be called.
    var narrowed: Name = .none
  }

  /// What an element brings into its views.
  private mutating func typesBrought(
    by signature: ElementSignature, _ rows: ViewNode?, _ firstUse: Int, _ closures: [CodeID]
  ) -> Brought {
    let content = signature.content
    if let rows {
      let items = checked.type(rows.code)
      let collection = items.bound ?? items
      let element = collection.element ?? collection.wrapped?.element ?? .error
      return Brought(
        types: [items.bound == nil ? element : element.binding], isBinding: items.bound != nil)
    }
    if content.contains(.column), let row = elementContext.tableRow.map({ checked.locals[$0] }) {
      return Brought(types: [row.type], slot: row.slot)
    }
    if content.contains(.chosen), let type = chosenType(from: firstUse) { return Brought(types: [type]) }
    if content.contains(.geometry) {
      return Brought(types: [typeBrought(by: signature.name)])
    }
    if content.contains(.picture) {
      let hasPlaceholder = closures.contains { code[$0].name == Names.placeholder }
      let isUsed = closures.contains { code.parameters(of: code[code[$0].first]).count > 0 }
      if !hasPlaceholder && !isUsed { return Brought() }
      return Brought(types: [library.type(named: hasPlaceholder ? "Image" : "AsyncImagePhase") ?? .error])
    }
    if content.contains(.presents), let item = item(from: firstUse, signature) {
      let isNamed = code[item.code].kind == .bindingName
      return Brought(types: [presentedType(item)], narrowed: isNamed ? code[item.code].name : .none)
    }
    if content.contains(.valueDestination) {
      let uses = stacks.uses[from: firstUse]
      if let type = uses.first(where: { $0.form == .name })?.type { return Brought(types: [type]) }
      let place = signature.attribute(Names.item)
      let item = uses.first { $0.position >= 0 && Int($0.position) == place }
      if let item { return Brought(types: [presentedType(item)]) }
    }
    return Brought()
  }

  /// What a presentation shows, of the attributes from a place on.
  private mutating func item(from first: Int, _ signature: ElementSignature) -> AttributeUse? {
    stacks.uses[from: first].first {
      $0.position >= 0 && signature.leaders.contains(signature.attributes[Int($0.position)].name)
    }
  }

  // MARK: Rows

  /// The rows of a `ForEach` or `List` over a collection.
  private mutating func items(_ value: CodeID, _ arguments: CodeItems) -> ViewNode {
    var view = viewInCode(.forEach, range(value))
    var iteration = Iteration()
    view.code = value
    expressionContext.wantBinding(of: value)
    let type = infer(value)
    let collection = type.bound ?? type
    let element = collection.element ?? unwrapItself(value, type)?.element
    if element == nil, !collection.isError {
      report(
        .typeMismatch, range(value), "Rows are made for an array or a range, and this is \(describe(type)).",
        help: collection.wrapped != nil ? "It may be nil: write `?? []` behind it." : nil)
    }
    let named = arguments.first { code[$0].name == Names.id }
    if let named {
      iteration.id = code[named].first
      infer(iteration.id, expecting: TypeID(.keyPath(element ?? .error, .any)))
      if case .keyPath(_, let key) = checked.type(iteration.id).kind {
        requireHash(key, "Ids", range(iteration.id))
      }
    } else if let element {
      let end = SourceRange(range(value).end, range(value).end)
      requireIdentity(of: element, in: collection, range(value), end, after: ", ") { "id: \\.\($0)" }
    }
    if let children = arguments.first(where: { code[$0].name == Names.children }) {
      iteration.children = code[children].first
      infer(iteration.children, expecting: TypeID(.keyPath(element ?? .error, .any)))
    }
    view.target = Int32(checked.iterations.count)
    checked.iterations.append(iteration)
    return view
  }
}
