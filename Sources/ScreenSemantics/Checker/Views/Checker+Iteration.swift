import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  mutating func checkForEach(_ node: XMLNodeID) -> ViewID {
    let depth = scope.depth
    var view = checkItems(node)
    let firstUse = stacks.uses.count
    if let place = signatures.element(named: Names.forEach) {
      _ = outsideRows(from: depth) { $0.checkAttributes(node, $0.signatures.elements[place], &view) }
    }
    view.attributes = addUses(from: firstUse)
    let contents = checkContents(of: node, parent: nil)
    addLists(of: contents, to: &view)
    leave(contents)
    scope.shrink(to: depth)
    view.modifiers = checkModifiers(of: node, receiver: .view)
    return add(view)
  }

  /// Runs `body` without the names of a row, which are in scope from `depth` on: other attributes of its list are
  /// evaluated once, outside all rows.
  mutating func outsideRows<T>(from depth: Int, _ body: (inout Self) -> T) -> T {
    let names = scope.take(from: depth)
    let result = body(&self)
    scope.restore(names)
    return result
  }

  /// The `items`, `as` and `id` of a `ForEach` or `List`; the item's name is declared in the scope around.
  mutating func checkItems(_ node: XMLNodeID) -> ViewNode {
    var view = ViewNode(.forEach, node)
    var iteration = Iteration()
    var element = TypeID.error
    var known: [Name] = []
    if xml.attribute(Names.asName, of: node) == nil || xml.attribute(Names.items, of: node) == nil {
      known = attributeNames(of: xml[node].name)
      readMisspelt(node, known)
    }
    if let (code, text) = expressionAttribute(Names.items, of: node, known) {
      view.code = code
      expressionContext.wantBinding(of: code)
      let type = infer(code)
      let collection = type.bound ?? type
      if let found = collection.element {
        element = found
      } else if let found = unwrapItself(code, type)?.element {
        element = found
      } else if !collection.isError {
        report(
          .typeMismatch, text.value, "`items` takes an array or a range, and this is \(describe(type)).",
          help: collection.wrapped != nil ? "It may be nil: write `?? []` behind it." : nil)
      }
      declareItem(node, element, isBinding: type.bound != nil, &view, &iteration)
      // A binding has the identity of the value that it leads to.
      let value = element.bound ?? element
      checkIdentity(node, value, collection, text, &iteration)
      checkChildren(node, value, &iteration)
    } else {
      declareItem(node, .error, isBinding: true, &view, &iteration)
    }
    view.target = Int32(checked.iterations.count)
    checked.iterations.append(iteration)
    return view
  }

  /// True if an element gives the items that it repeats its content for, also under another name.
  mutating func givesItems(_ node: XMLNodeID) -> Bool {
    if attributeText(Names.items, of: node) != nil { return true }
    if xml.attributes(of: node).isEmpty { return false }
    readMisspelt(node, attributeNames(of: xml[node].name))
    return attributeText(Names.items, of: node) != nil
  }

  /// The attributes that an element of the catalogue takes.
  private mutating func attributeNames(of element: Name) -> [Name] {
    guard let place = catalog.element(named: element) else { return [] }
    return signatures.elements[place].attributes.map(\.name) + Array(signatures.elements[place].apart)
  }

  private mutating func declareItem(
    _ node: XMLNodeID, _ element: TypeID, isBinding: Bool, _ view: inout ViewNode,
    _ iteration: inout Iteration
  ) {
    guard let attribute = attributeText(Names.asName, of: node) else {
      if xml[node].name == Names.table {
        view.local = declare(.loopItem, Names.tableRow, element, at: xml[node].nameRange)
      }
      return
    }
    var range = attribute.value
    let wantsBinding =
      range.start < range.end && source.bytes[Int(range.start)] == UInt8(ascii: "$")
      && !source.text(range).contains(",")
    if wantsBinding { range.start += 1 }
    if wantsBinding && !isBinding && element.bound == nil && !element.isError {
      report(
        .flowBindingExpected, attribute.value,
        "`as=\"$\(source.text(range))\"` needs bindings, and `items` gives values.",
        help: "Write `items=\"$…\"` with the path of a State, Binding or Published array.")
    }
    if !isPlainName(range), declareNames(range, at: attribute.value, element, &view, &iteration) {
      return
    }
    if wantsBinding {
      iteration.bindingLocal = scope.takeSlots()
    }
    let value = wantsBinding ? element.bound ?? element : element
    view.local = declare(
      .loopItem, name(at: range), value, at: attribute.value, bindingSlot: iteration.bindingLocal)
  }

  /// True for a name of ASCII characters, as most are.
  private mutating func isPlainName(_ range: SourceRange) -> Bool {
    source.bytes.withUnsafeBufferPointer {
      DeclarationCollector.isASCIIIdentifier($0[Int(range.start)..<Int(range.end)]) == true
    }
  }

  /// Declares the names of the parts of an element, or reports what is no name; false for one name.
  private mutating func declareNames(
    _ range: SourceRange, at place: SourceRange, _ element: TypeID, _ view: inout ViewNode,
    _ iteration: inout Iteration
  ) -> Bool {
    let name = source.text(range)
    if declareParts(name, element, at: place, &view, &iteration) { return true }
    if !DeclarationCollector.isIdentifier(name) {
      report(
        .syntaxInvalidLiteral, place, "`\(name)` is not a name.",
        help: "A name is a letter or `_`, then letters, digits and `_`.")
      return true
    }
    return false
  }

  private mutating func checkIdentity(
    _ node: XMLNodeID, _ element: TypeID, _ collection: TypeID, _ items: AttributeText,
    _ iteration: inout Iteration
  ) {
    if let text = attributeText(Names.id, of: node) {
      if reportBraces(text, Names.id) { return }
      iteration.id = parser.expression(in: text.value, decoding: text.needsDecoding)
      infer(iteration.id, expecting: TypeID(.keyPath(element, .any)))
      if case .keyPath(_, let key) = checked.type(iteration.id).kind { requireHash(key, "Ids", text.value) }
      return
    }
    let place = SourceRange(items.value.end + 1, items.value.end + 1)
    requireIdentity(of: element, in: collection, items.value, place, after: " ") { "id=\"\\.\($0)\"" }
  }

  /// Reports rows that nothing tells apart. `key` writes what identifies them by a key path, which at `place` stands behind a gap.
  mutating func requireIdentity(
    of element: TypeID, in collection: TypeID, _ items: SourceRange, _ place: SourceRange,
    after gap: String, _ key: (String) -> String
  ) {
    switch collection.kind {
    case .range, .closedRange, .error: return
    // Elements of any other collection may move, so each needs an `id`.
    default: break
    }
    if element.isError || program.identity(of: element) != nil { return }
    // One that lacks its `id` is reported where it is declared; an object is known by itself.
    let isOfProtocol = program.declaration(of: element).map { program[$0].kind.isProtocol } ?? false
    if let declaration = program.declaration(of: element), !isOfProtocol,
      program[declaration].conformances.contains(.identifiable)
    {
      return
    }
    let related =
      program.declaration(of: element).map {
        [RelatedPlace("\(element) is declared here", program.location(of: $0))]
      } ?? []
    let isSimple = [TypeID.string, .int, .double, .bool].contains(element)
    report(
      .listMissingId, items,
      "The rows need an identity, and \(element) is not Identifiable, so nothing tells them apart.",
      related: related,
      help: isSimple
        ? "Add `\(key("self"))`, where every value occurs once."
        : isOfProtocol
          ? "Values that conform to a Protocol may be of several types: name a key, such as `\(key("id"))`."
          : "Add `conforms=\"Identifiable\"` and an `id` to \(element), or name a key: `\(key("name"))`.",
      fixes: isSimple ? [fix("Identify rows by their value", .suggested, place, gap + key("self"))] : [])
  }
}
