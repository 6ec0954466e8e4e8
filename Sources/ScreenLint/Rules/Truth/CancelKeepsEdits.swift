import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID { package static let truthCancelKeepsEdits: RuleID = "truth/cancel-keeps-edits" }

extension TruthRules {
  static let cancelKeepsEdits = Rule(
    .truthCancelKeepsEdits, .warning, "A Cancel that cancels nothing",
    traits: [.dependsOnUse],
    whatHappens:
      "What was typed before Cancel was tapped is there all the same, on the page before and in the data.",
    why: """
      A Binding is the source itself: each letter that is typed changes it at once. Closing the page does not take that \
      back.
      """,
    repair: """
      Edit a copy: let the page take the value, keep it in a State, and hand that back when it is saved. Or call the button \
      Done.
      """,
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <View name="EditName">
              <Binding name="name" type="String"/>
              <Environment name="dismiss" key="dismiss"/>
              <Body><Form><TextField title="Name" text="$name"/><Button action="⟦dismiss()⟧">Cancel</Button></Form></Body>
            </View>
            <View name="Profile">
              <State name="name" type="String" value="Ann"/>
              <State name="isEditing" type="Bool" value="false"/>
              <Body><Button action="isEditing = true">{name}<Sheet isPresented="$isEditing"><EditName name="$name"/></Sheet></Button></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <View name="EditName">
              <State name="draft" type="String" value=""/>
              <Let name="save" type="(String) -> Void"/>
              <Environment name="dismiss" key="dismiss"/>
              <Body>
                <Form>
                  <TextField title="Name" text="$draft"/>
                  <Button action="save(draft); dismiss()">Save</Button>
                  <Button action="dismiss()">Cancel</Button>
                </Form>
              </Body>
            </View>
            <View name="Profile">
              <State name="name" type="String" value="Ann"/>
              <State name="isEditing" type="Bool" value="false"/>
              <Body><Button action="isEditing = true">{name}<Sheet isPresented="$isEditing"><EditName save="name = $0"/></Sheet></Button></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Store"><Published name="name" type="String" value="Ann"/></ObservableObject>
            <View name="EditName">
              <Binding name="name" type="String"/>
              <Binding name="isShown" type="Bool"/>
              <Body>
                <NavigationStack>
                  <Form><TextField title="Name" text="$name"/><Toolbar><Button role="cancel" action="⟦isShown = false⟧">Back</Button></Toolbar></Form>
                </NavigationStack>
              </Body>
            </View>
            <View name="Profile">
              <ObservedObject name="store" type="Store"/>
              <State name="isEditing" type="Bool" value="false"/>
              <Body>
                <Button action="isEditing = true">{store.name}
                  <FullScreenCover isPresented="$isEditing"><EditName name="$store.name" isShown="$isEditing"/></FullScreenCover>
                </Button>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Store"><Published name="name" type="String" value="Ann"/></ObservableObject>
            <View name="EditName">
              <Binding name="name" type="String"/>
              <Binding name="isShown" type="Bool"/>
              <Body>
                <NavigationStack>
                  <Form><TextField title="Name" text="$name"/><Toolbar><Button action="isShown = false">Done</Button></Toolbar></Form>
                </NavigationStack>
              </Body>
            </View>
            <View name="Profile">
              <ObservedObject name="store" type="Store"/>
              <State name="isEditing" type="Bool" value="false"/>
              <Body>
                <Button action="isEditing = true">{store.name}
                  <FullScreenCover isPresented="$isEditing"><EditName name="$store.name" isShown="$isEditing"/></FullScreenCover>
                </Button>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Store"><Published name="name" type="String" value="Ann"/></ObservableObject>
        <View name="EditName">
          <Binding name="name" type="String"/>
          <Environment name="dismiss" key="dismiss"/>
          <Body><Form><TextField title="Name" text="$name"/><Button action="dismiss()">Cancel</Button></Form></Body>
        </View>
        <View name="Profile">
          <ObservedObject name="store" type="Store"/>
          <State name="draft" type="String" value=""/>
          <State name="isEditing" type="Bool" value="false"/>
          <Body>
            <VStack>
              <Button action="draft = store.name; isEditing = true">{store.name}<Sheet isPresented="$isEditing"><EditName name="$draft"/></Sheet></Button>
              <Button action="store.name = draft">Keep {draft}</Button>
            </VStack>
          </Body>
        </View>
      </Module>
      """#,
    whenToLeaveIt: "Where Cancel only ends what the page is for, and what was set on it is meant to stay.",
    visits: [
      .members([.binding]) { context, id in
        guard context.graph.usage(of: id).binds > 0, context.program[id].getter == nil,
          context.program[context.program[id].owner].kind.isView,
          let source = context.sourceOnOtherPage(of: id)
        else { return }
        context.reportCancel(of: id, source)
      },
      .members([.observedObject, .bindable]) { context, id in
        guard context.program[context.program[id].owner].kind.isView else { return }
        context.reportCancel(ofObject: id)
      },
    ]
  )
}

private enum Cancelling {
  static let title: Name = "title"
  static let action: Name = "action"
  static let word = "cancel"
  static let depthLimit = 8
}

extension RuleContext {
  /// The place where a view of its own page is given a binding to what is no draft, or nil.
  fileprivate func sourceOnOtherPage(of parameter: MemberID) -> Argument? {
    graph.arguments(for: parameter).first { argument in
      argument.isBinding && isLasting(argument, 0) && isGivenToPage(argument, of: parameter)
    }
  }

  /// True for an argument that is given where the view of a parameter is a page of its own: pushed, or presented.
  private func isGivenToPage(_ argument: Argument, of parameter: MemberID) -> Bool {
    guard !argument.attribute.isNone else { return false }
    let checked = model.files[argument.file]
    return graph.views.incoming[graph.nodes.node(program[parameter].owner)].contains { index in
      let edge = graph.edge(at: index)
      guard edge.file == argument.file, !edge.view.isNone,
        checked.views[edge.view].attributes.contains(argument.attribute)
      else { return false }
      return edge.kind == .push
        || graph.frames(from: edge.frame).contains { _, frame in
          frame.kind == .presentation || frame.kind == .page
        }
    }
  }

  /// True where a binding leads to announced data, to a State that only bindings change, or to a row of such; a State that
  /// an action sets may be a draft.
  private func isLasting(_ argument: Argument, _ depth: Int) -> Bool {
    guard depth < Cancelling.depthLimit, argument.isBinding,
      program[owner(ofUnit: argument.unit)].kind != .preview
    else { return false }
    if let member = argument.bound { return isLasting(member, depth) }
    let checked = model.files[argument.file]
    if !argument.code.isNone, checked.code[argument.code].kind == .subscripting,
      let list = checked.boundMember(checked.code[argument.code].first)
    {
      return isLasting(list, depth)
    }
    guard argument.reference.kind == .local else { return false }
    return graph.loops.contains { loop in
      loop.file == argument.file && loop.bindsElements && !loop.list.isNone
        && model.files[loop.file].iteration(of: model.files[loop.file].views[loop.view]).bindingLocal
          == argument.reference.index
        && isLasting(loop.list, depth)
    }
  }

  private func isLasting(_ member: MemberID, _ depth: Int) -> Bool {
    switch program[member].kind {
    case .published, .appStorage: true
    case .state: graph.usage(of: member).writes == 0
    case .binding where program[member].getter == nil:
      graph.arguments(for: member).contains { isLasting($0, depth + 1) }
    // Of other values nobody knows whether they are drafts.
    default: false
    }
  }

  /// Reports a Cancel on a page that edits data of an object which the page that shows it shows too.
  fileprivate func reportCancel(ofObject object: MemberID) {
    let view = program[object].owner
    let edits = graph.accesses(in: graph.units.body(view)).filter { use in
      use.kind == .bind && use.base == object && !use.member.isNone && program.isObjectData(use.member)
        && !use.code.isNone && isEditedByControl(use)
    }
    guard let edit = edits.first, let argument = objectOnOtherPage(object, showing: edit.member),
      !graph.uses(of: edit.member).contains(where: { $0.kind == .write && owner(ofUnit: $0.unit) == view }),
      let action = cancel(in: view, besides: object)
    else { return }
    reportKept(
      "\(program[object].name).\(program[edit.member].name)", edit,
      closedBy: location(program[view].file, action),
      RelatedPlace("the object is passed here", location(argument.file, argument.code)))
  }

  private func reportKept(
    _ name: String, _ edit: Access, closedBy action: SourceLocation, _ source: RelatedPlace
  ) {
    report(
      "This only closes the page: what was changed in `\(name)` stays changed.", at: action,
      related: [RelatedPlace("`\(name)` is changed here", location(of: edit)), source],
      help: "Edit a draft in a State and hand it back when it is saved, or call the button Done.")
  }

  /// The place where a view of its own page is given an object by a view that draws some of its data itself; or nil. An object
  /// that nobody else shows may be a draft.
  private func objectOnOtherPage(_ parameter: MemberID, showing data: MemberID) -> Argument? {
    graph.arguments(for: parameter).first { argument in
      let holder = owner(ofUnit: argument.unit)
      return argument.reference.kind == .member && program[holder].kind != .preview
        && isGivenToPage(argument, of: parameter)
        && graph.uses(of: data).contains { use in
          use.kind == .read && use.isImmediate && owner(ofUnit: use.unit) == holder
            && !graph.presentations(in: use.file).contains { site in
              !use.code.isNone && site.use.file == use.file
                && site.range.contains(model.files[use.file].code[use.code].range)
            }
        }
    }
  }

  /// True for a binding that is all of a control's attribute, or of one of a view that changes it.
  private func isEditedByControl(_ use: Access) -> Bool {
    let checked = model.files[use.file]
    let attribute = checked.attributes.first { $0.form == .binding && $0.code == use.root }
    guard let attribute, !presents(use) else { return false }
    return attribute.member.isNone || graph.usage(of: attribute.member).isWritten
  }

  fileprivate func reportCancel(of binding: MemberID, _ argument: Argument) {
    let view = program[binding].owner
    guard let edit = edit(of: binding), !restores(binding), let action = cancel(in: view, besides: binding)
    else { return }
    reportKept(
      "\(program[binding].name)", edit, closedBy: location(program[view].file, action),
      RelatedPlace("it is the source that is passed here", location(argument.file, argument.code)))
  }

  /// The binding by which a control of the view, or of one below it, changes a Binding; or nil.
  private func edit(of binding: MemberID) -> Access? {
    graph.uses(of: binding).first { use in
      guard use.kind == .bind, !use.code.isNone, !presents(use) else { return false }
      let checked = model.files[use.file]
      let code = checked.code[use.root].range
      let attribute = checked.attributes.first { $0.form == .binding && $0.code == use.root }
      guard let attribute, attribute.range.contains(code) else { return false }
      return attribute.member.isNone || graph.usage(of: attribute.member).isWritten
    }
  }

  /// True for a Binding that the view also assigns as a whole, other than a literal: it may put back what was there.
  private func restores(_ binding: MemberID) -> Bool {
    graph.uses(of: binding).contains { $0.kind == .write && $0.assigned == .other }
  }

  /// The action of a Cancel on the page of a view that does nothing but close it, or nil.
  private func cancel(in view: DeclarationID, besides binding: MemberID) -> CodeID? {
    let file = program[view].file
    let checked = model.files[file]
    let range = program[view].range
    let inside = checked.views.indices.filter { range.contains(checked.views[$0].range) }
    let others = inside.map { checked.views[$0] }.filter { part in
      part.kind == .part && part.catalogName.map(LintNames.otherPages.contains) == true
    }
    for id in inside where checked.views[id].element == LintNames.button {
      let button = checked.views[id]
      guard isCancel(button, file), !others.contains(where: { $0.range.contains(button.range) }),
        let action = checked.attribute(Cancelling.action, of: button), action.form == .action,
        onlyCloses(action.code, checked, besides: binding)
      else { continue }
      return action.code
    }
    return nil
  }

  /// True for a button of the role, or of the title, Cancel.
  private func isCancel(_ button: ViewNode, _ file: FileID) -> Bool {
    [LintNames.role, Cancelling.title].contains { name in
      model.files[file].attribute(name, of: button).map { attribute in
        let text = text(SourceLocation(file, attribute.range)).lowercased()
        return text.split { !$0.isLetter }.elementsEqual([Substring(Cancelling.word)])
      } == true
    }
  }

  /// True for statements that put the page away and do nothing else.
  private func onlyCloses(_ action: CodeID, _ checked: CheckedFile, besides binding: MemberID) -> Bool {
    let code = checked.code
    let statements = code[action].kind == .block ? Array(code.items(code[action].list)) : [action]
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        let node = code[statement]
        switch node.kind {
        case .expressionStatement: return isDismissal(node.first, checked)
        case .assignment:
          let reference = checked.reference(node.first)
          guard node.op == .assign, reference.kind == .member, reference.member != binding else {
            return false
          }
          let value = code[node.second]
          return value.kind == .nilLiteral || value.kind == .booleanLiteral && value.a == 0
        // Any other statement may undo what was changed.
        default: return isDismissal(statement, checked)
        }
      }
  }

  /// True for `dismiss()`, also that of the presentation mode.
  private func isDismissal(_ call: CodeID, _ checked: CheckedFile) -> Bool {
    let node = checked.code[call]
    guard node.kind == .call, checked.code.items(node.list).isEmpty else { return false }
    let callee = checked.code[node.first]
    guard callee.name == LintNames.dismiss else { return false }
    let reference = checked.reference(call)
    return reference.kind == .closureCall || callee.kind == .member && reference.kind == .library
  }
}
