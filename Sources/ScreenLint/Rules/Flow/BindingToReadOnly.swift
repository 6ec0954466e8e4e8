import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension FlowRules {
  static let bindingToReadOnly = Rule(
    .flowBindingToReadOnly, .error, "A binding to something that cannot be written",
    traits: [.dependsOnUse], yieldsTo: [.sameText(.flowValueExpected)],
    whatHappens:
      "Swift says “Cannot find '$product' in scope” or “Cannot convert value of type 'Product' to expected argument type 'Binding<Product>'”.",
    why: """
      A binding reads and writes. A Let, a parameter or a Computed without `set` can only be read, so a control bound \
      to it could not keep what the user enters.
      """,
    repair:
      "Declare what the path begins with as `<State>` or `<Binding>`, and each field in it as `<Var>`; "
      + "give a Computed a `set`.",
    examples: [
      RuleExample(
        bad: """
          <Module>
            <Struct name="Product"><Var name="isFavorite" type="Bool"/></Struct>
            <View name="ProductRow">
              <Let name="product" type="Product"/>
              <Body><Toggle isOn="⟦$product⟧.isFavorite">Favorite</Toggle></Body>
            </View>
          </Module>
          """,
        good: """
          <Module>
            <Struct name="Product"><Var name="isFavorite" type="Bool"/></Struct>
            <View name="ProductRow">
              <Binding name="product" type="Product"/>
              <Body><Toggle isOn="$product.isFavorite">Favorite</Toggle></Body>
            </View>
          </Module>
          """,
        fixed: """
          <Module>
            <Struct name="Product"><Var name="isFavorite" type="Bool"/></Struct>
            <View name="ProductRow">
              <Binding name="product" type="Product"/>
              <Body><Toggle isOn="$product.isFavorite">Favorite</Toggle></Body>
            </View>
          </Module>
          """),
      RuleExample(
        bad: """
          <Module>
            <Struct name="Product"><Let name="code" type="String"/></Struct>
            <View name="ProductForm">
              <Binding name="product" type="Product"/>
              <Body><TextField title="Code" text="$product.⟦code⟧"/></Body>
            </View>
          </Module>
          """,
        good: """
          <Module>
            <Struct name="Product"><Var name="code" type="String"/></Struct>
            <View name="ProductForm">
              <Binding name="product" type="Product"/>
              <Body><TextField title="Code" text="$product.code"/></Body>
            </View>
          </Module>
          """,
        fixed: """
          <Module>
            <Struct name="Product"><Var name="code" type="String"/></Struct>
            <View name="ProductForm">
              <Binding name="product" type="Product"/>
              <Body><TextField title="Code" text="$product.code"/></Body>
            </View>
          </Module>
          """),
      RuleExample(
        bad: """
          <Module>
            <Observable name="Model"><Var name="count" type="Int" value="0"/></Observable>
            <View name="Counter">
              <Environment name="model" type="Model"/>
              <Body><Stepper value="⟦$model⟧.count">{model.count}</Stepper></Body>
            </View>
          </Module>
          """,
        good: """
          <Module>
            <Observable name="Model"><Var name="count" type="Int" value="0"/></Observable>
            <View name="Counter">
              <Environment name="model" type="Model"/>
              <Body><Stepper value="{Bindable(model).count}">{model.count}</Stepper></Body>
            </View>
          </Module>
          """),
    ],
    nearMiss: #"""
      <Module>
        <Struct name="Product"><Let name="code" type="String"/><Var name="isFavorite" type="Bool"/></Struct>
        <View name="ProductRow">
          <Binding name="product" type="Product"/>
          <Body><Toggle isOn="$product.isFavorite">{product.code}</Toggle></Body>
        </View>
      </Module>
      """#
  ) { context in
    for fault in context.facts.readOnlyPaths where fault.source == nil { context.reportReadOnly(fault) }
  }
}

extension RuleContext {
  fileprivate func reportReadOnly(_ fault: ReadOnlyPath) {
    let member = program[fault.member]
    let path = text(
      SourceLocation(fault.file, model.files[fault.file].code[fault.code].range))
    var related = [RelatedPlace("`\(member.name)` is declared here", program.location(of: fault.member))]
    var fixes: [FixIt] = []
    if fault.isRoot {
      let isParameter = member.isParameter && program[member.owner].kind.hasBody
      for argument in graph.arguments(for: fault.member).prefix(3) where !argument.code.isNone {
        related.append(
          RelatedPlace(
            "\(name(of: owner(ofUnit: argument.unit))) passes a value here: from here on it cannot be written",
            location(argument.file, argument.code)))
      }
      let calls = rewritingArguments(of: fault.member, toBindings: true)
      if isParameter, member.kind == .constant || member.kind == .variable, member.value == nil, let calls {
        fixes = [
          FixIt(
            "Declare `\(member.name)` as Binding", .suggested,
            renaming(fault.member, to: "Binding") + calls)
        ]
      }
      let isObject = member.kind == .environment && program.declaration(of: member.type) != nil
      report(
        "`\(path)` starts at `\(member.name)`, \(Self.described(member)): a binding to it could not be written.",
        at: location(fault.file, fault.code), related: related,
        help: isParameter
          ? "Declare `\(member.name)` as `<Binding>`, and let callers pass `$…`."
          : isObject
            ? "Make it bindable: `{Bindable(\(member.name)).…}`, or `<Bindable name=\"\(member.name)\" value=\"{\(member.name)}\"/>` before the views."
            : "A binding starts at a State, a Binding or an object.", fixes: fixes)
      return
    }
    if member.kind == .constant {
      fixes = [FixIt("Declare `\(member.name)` as Var", .suggested, renaming(fault.member, to: "Var"))]
    }
    let node = model.files[fault.file].code[fault.code]
    report(
      "`\(path)` stops being writable at `\(member.name)`, \(Self.described(member, of: program[member.owner].name)).",
      at: SourceLocation(fault.file, node.nameRange), related: related,
      help: member.kind == .constant
        ? "Declare it as `<Var>` where it may change."
        : "Give it a `set`, or bind to what it is computed from.",
      fixes: fixes)
  }

  /// A step of a path, and the type that it belongs to.
  private static func described(_ member: Member, of owner: Name) -> String {
    switch member.kind {
    case .constant: "a Let of \(owner)"
    case .computed: "a Computed of \(owner) without a `set`"
    // Other members are described as at the beginning of a path.
    default: "\(described(member)) of \(owner)"
    }
  }

  private static func described(_ member: Member) -> String {
    switch member.kind {
    case .constant: member.value == nil ? "a Let, which the caller gives" : "a Let, which is fixed"
    case .variable: "a Var of a view, which the caller gives"
    case .computed: "a Computed without a `set`"
    case .environment: "which the environment gives to be read"
    // Of the others, the name of their element says it all.
    default: "a \(member.kind.element)"
    }
  }
}
