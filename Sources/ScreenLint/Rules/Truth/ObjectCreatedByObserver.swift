import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension RuleID {
  package static let truthObjectCreatedByObserver: RuleID = "truth/object-created-by-observer"
}

extension TruthRules {
  static let objectCreatedByObserver = Rule(
    .truthObjectCreatedByObserver, .error, "An object made by a view that does not keep it",
    traits: [.dependsOnUse, .isToldToUsers],
    whatHappens:
      "Whenever the view above is updated, a new object takes the place of the old one, and all its data is lost.",
    why:
      "ObservedObject and EnvironmentObject only watch an object; somebody else has to own it. StateObject makes it once and keeps it.",
    repair: "Keep the object in a `<StateObject>`, here or in a view above, and pass it down from there.",
    examples: [
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Timer"><Published name="seconds" type="Int" value="0"/></ObservableObject>
            <View name="Clock">
              <⟦ObservedObject⟧ name="timer" type="Timer" value="{Timer()}"/>
              <Body><Button action="timer.seconds += 1">{timer.seconds}</Button></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Timer"><Published name="seconds" type="Int" value="0"/></ObservableObject>
            <View name="Clock">
              <StateObject name="timer" type="Timer" value="{Timer()}"/>
              <Body><Button action="timer.seconds += 1">{timer.seconds}</Button></Body>
            </View>
          </Module>
          """#,
        fixed: #"""
          <Module>
            <ObservableObject name="Timer"><Published name="seconds" type="Int" value="0"/></ObservableObject>
            <View name="Clock">
              <StateObject name="timer" type="Timer" value="{Timer()}"/>
              <Body><Button action="timer.seconds += 1">{timer.seconds}</Button></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Timer"><Published name="seconds" type="Int" value="0"/></ObservableObject>
            <View name="Clock">
              <ObservedObject name="timer" type="Timer"/>
              <Body><Button action="timer.seconds += 1">{timer.seconds}</Button></Body>
            </View>
            <View name="Home"><Body><Clock timer="{⟦Timer()⟧}"/></Body></View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Timer"><Published name="seconds" type="Int" value="0"/></ObservableObject>
            <View name="Clock">
              <ObservedObject name="timer" type="Timer"/>
              <Body><Button action="timer.seconds += 1">{timer.seconds}</Button></Body>
            </View>
            <View name="Home">
              <StateObject name="timer" type="Timer"/>
              <Body><Clock timer="{timer}"/></Body>
            </View>
          </Module>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ObservableObject name="Timer"><Published name="seconds" type="Int" value="0"/></ObservableObject>
            <View name="Clock">
              <ObservedObject name="timer" type="Timer"/>
              <Body><Button action="timer.seconds += 1">{timer.seconds}</Button></Body>
            </View>
            <View name="Home">
              <Func signature="minute() -> Timer">let timer = Timer(); timer.seconds = 60; return timer</Func>
              <Body><Clock timer="{⟦minute()⟧}"/></Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ObservableObject name="Timer"><Published name="seconds" type="Int" value="0"/></ObservableObject>
            <View name="Clock">
              <ObservedObject name="timer" type="Timer"/>
              <Body><Button action="timer.seconds += 1">{timer.seconds}</Button></Body>
            </View>
            <View name="Home">
              <State name="isLong" type="Bool" value="false"/>
              <StateObject name="minute" type="Timer" value="{Timer(seconds: 60)}"/>
              <StateObject name="hour" type="Timer" value="{Timer(seconds: 3600)}"/>
              <Func signature="chosen() -> Timer">let timer = isLong ? hour : minute; return timer</Func>
              <Body><VStack><Toggle isOn="$isLong">Long</Toggle><Clock timer="{chosen()}"/></VStack></Body>
            </View>
          </Module>
          """#),
    ],
    nearMiss: #"""
      <Module>
        <ObservableObject name="Timer"><Published name="seconds" type="Int" value="0"/></ObservableObject>
        <View name="Clock">
          <ObservedObject name="timer" type="Timer"/>
          <Body><Button action="timer.seconds += 1">{timer.seconds}</Button></Body>
        </View>
        <Preview of="Clock"><Clock timer="{Timer()}"/></Preview>
      </Module>
      """#,
    visits: [
      .members([.constant, .variable, .computed]) { context, id in context.reportKeptInLet(id) },
      .members([.observedObject, .environmentObject, .bindable]) { context, id in
        let member = context.program[id]
        guard member.value != nil, context.program[member.owner].kind != .preview,
          context.parameter(givenTo: id) == nil
        else { return }
        // One that belongs to a type, or that a function gives, may be there already.
        if member.kind != .environmentObject, !context.makesObject(id) { return }
        var fixes: [FixIt] = []
        if member.kind == .observedObject {
          fixes = [FixIt("Declare it as StateObject", .suggested, context.renaming(id, to: "StateObject"))]
        } else if let edit = context.removing(attribute: "value", of: id) {
          fixes = [FixIt("Remove the value", .suggested, [edit])]
        }
        context.report(
          "`\(member.name)` only watches an object, and here it makes one: the object is lost whenever the view above is updated.",
          at: context.elementName(of: id),
          help: member.kind == .environmentObject
            ? "Remove the value; a view above gives the object by `.environmentObject(…)`."
            : "Declare it as `<\(member.kind == .bindable ? "State" : "StateObject")>`, which makes the object once and keeps it.",
          fixes: fixes)
      },
    ]
  ) { context in
    for argument in context.graph.arguments { context.reportInlineObject(argument) }
  }
}

extension RuleContext {
  /// The parameter of an Init that a member has as its value; nil for another value.
  fileprivate func parameter(givenTo id: MemberID) -> MemberID? {
    let code = model.values[id].code
    guard !code.isNone else { return nil }
    let reference = model.files[program[id].file].reference(code)
    return reference.kind == .member && program[reference.member].traits.contains(.isInitParameter)
      ? reference.member : nil
  }

  /// True where the code of a member's value makes an object.
  fileprivate func makesObject(_ id: MemberID) -> Bool {
    let file = model.files[program[id].file]
    return file.code.extent(of: model.values[id].code).contains { place in
      let reference = file.reference(place)
      // A call that lacks an argument makes nothing known, but would make what it names.
      let made =
        reference.kind == .none && file.code.nodes[place].kind == .call
        ? program.declaration(of: file.type(place)) : program.declaration(madeBy: reference)
      return made.map { program[$0].kind.isObject } == true
    }
  }

  /// Reports an object that a view makes in a Let and hands on: each time the view is made, it makes another one.
  fileprivate func reportKeptInLet(_ id: MemberID) {
    let member = program[id]
    let isGivenByInit = member.isGivenByInitializer
    guard isGivenByInit || member.kind != .computed && member.value != nil, !member.isStatic,
      program[member.owner].kind.hasBody, ![.preview, .app].contains(program[member.owner].kind),
      let made = program.declaration(of: member.type.wrapped ?? member.type), program[made].kind.isObject
    else { return }
    let value = isGivenByInit ? given(id) : model.values[id].code
    let reference = value.isNone ? nil : model.files[member.file].reference(value)
    guard let reference, program.declaration(madeBy: reference) == made,
      isGivenByInit || !isReplacedByInit(member)
    else { return }
    // Of one that an Init gives, what is told of arguments says so.
    let handedOn = graph.uses(of: id).first { use in
      !isGivenByInit && use.kind == .read
        && graph.arguments(in: use.file).contains { $0.code == use.code && $0.unit == use.unit }
    }
    let place: RelatedPlace
    if let handedOn {
      place = RelatedPlace("it is handed on here", location(of: handedOn))
    } else if let change = change(ofKept: id, made) {
      place = RelatedPlace("it is changed here", location(of: change))
    } else {
      return
    }
    let keeper = program[made].kind == .observable ? "State" : "StateObject"
    report(
      "`\(member.name)` is a \(xml(member.file)[member.node].name), so each time \(program[member.owner].name) is made it makes another \(program[made].name), and what was changed in the one before is lost.",
      at: elementName(of: id), related: [place],
      help: "Declare it as `<\(keeper)>`, which makes the object once and keeps it.",
      fixes: [FixIt("Declare it as \(keeper)", .suggested, renaming(id, to: keeper))])
  }

  /// True for a member that the `Init` of its view is always given: what it begins with is thrown away.
  private func isReplacedByInit(_ member: Member) -> Bool {
    program[member.owner].hasInitializer && member.isParameter && !member.traits.contains(.mayBeLeftOut)
  }

  /// The value that the `Init` of a view gives a member.
  private func given(_ id: MemberID) -> CodeID {
    let body = model.getters[id].code
    return body.isNone ? .none : model.files[program[id].file].code.results(of: body).first ?? .none
  }

  /// Where a view that others show changes an Observable object that it keeps in a Let; nil where nothing does. Of other
  /// objects kept so, `flow/unobserved-object` tells.
  private func change(ofKept id: MemberID, _ made: DeclarationID) -> Access? {
    let owner = program[id].owner
    guard program[made].kind == .observable, program[owner].kind != .app,
      graph.views.incoming[graph.nodes.node(owner)].contains(where: { edge in
        let holder = graph.owner(ofNode: graph.edge(at: edge).from, program)
        return !holder.isNone && program[holder].kind != .preview
      })
    else { return nil }
    var units = [graph.units.body(owner)]
    for member in program[owner].members { units.append(graph.units.getter(member)) }
    for unit in units {
      let change = graph.accesses(in: unit).first { access in
        guard access.base == id, !access.member.isNone else { return false }
        if access.kind == .write || access.kind == .bind { return program.isObjectData(access.member) }
        return access.kind == .call
          && graph.accesses(in: graph.units.getter(access.member)).contains {
            $0.kind == .write && !$0.member.isNone && program.isObjectData($0.member)
          }
      }
      if let change { return change }
    }
    return nil
  }

  /// True for an object that an App makes once, when it is launched: one that a member of it holds, and any of an App that nothing
  /// updates.
  private func isKeptByApp(_ argument: Argument) -> Bool {
    guard case let app = owner(ofUnit: argument.unit), program[app].kind == .app else { return false }
    return model.files[argument.file].reference(argument.code).kind == .member
      || !program.members(of: app).contains {
        program[$0].kind.isOwnedByView || program[$0].kind.holdsObject || program[$0].kind == .environment
      }
  }

  /// Reports an object that is made where it is passed to a view.
  fileprivate func reportInlineObject(_ argument: Argument) {
    guard let made = madeObject(argument) else { return }
    let member = program[argument.parameter]
    guard program[member.owner].kind.hasBody, !graph.units.isValue(argument.unit),
      // What the view keeps is made once, however often it is written.
      !member.kind.isOwnedByView,
      program[owner(ofUnit: argument.unit)].kind != .preview, !isKeptByApp(argument),
      // What an Init only starts a State with is kept there.
      !member.traits.contains(.isInitParameter) || isGivenToWatcher(argument.parameter),
      isEverChanged(made), !isOnlyHandedToKeepers(argument.parameter),
      !ObjectMirror(model, graph).isMade(by: argument.code, argument.file, unit: argument.unit)
    else { return }
    let code = argument.code
    let maker = owner(ofUnit: argument.unit)
    let isWatched = isWatching(argument.parameter, made)
    let related = [
      RelatedPlace(
        "`\(member.name)` \(isWatched ? "watches" : "holds") the object",
        program.location(of: argument.parameter))
    ]
    let keeper = program[made].kind == .observable ? "State" : "StateObject"
    if !program[maker].kind.hasBody {
      // Who asks for it, and when, is not known: a view that only holds the object may be another one each time.
      guard program[maker].kind.isObject || isWatched else { return }
      let function = program[graph.units.member(argument.unit)].name
      return report(
        "This makes a new object each time `\(function)` is asked for it, so what `\(program[member.owner].name)` keeps in it is lost.",
        at: location(argument.file, code), related: related,
        help: program[maker].kind.isObject
          ? "Keep it in a property of \(name(of: maker)), and hand that on."
          : "Let the view that shows `\(function)` keep it in a `<\(keeper)>`, and hand it on from there.")
    }
    // What an Init makes stays as long as the view is not made anew.
    let isOfInit =
      argument.reference.kind == .member && program[argument.reference.member].isGivenByInitializer
    report(
      "This makes a new object \(isOfInit ? "each time \(name(of: maker)) is made" : "at every update of \(name(of: maker))"), so what `\(program[member.owner].name)` keeps in it is lost.",
      at: location(argument.file, code), related: related,
      help: isMadeOfRow(argument)
        ? "Each row has one, so let \(program[member.owner].name) own it: `<\(keeper) name=\"\(member.name)\" type=\"\(program[made].name)\"/>` "
          + "keeps the first that it is passed."
        : "Keep it in a `<\(keeper)>` of \(name(of: owner(ofUnit: argument.unit))) and pass that.")
  }

  /// True for a parameter by which a view follows what changes in an object: it watches it, or reads an Observable.
  private func isWatching(_ parameter: MemberID, _ made: DeclarationID) -> Bool {
    let member = program[parameter]
    if ![.constant, .variable].contains(member.kind) || program[made].kind == .observable { return true }
    return member.traits.contains(.isInitParameter) && isGivenToWatcher(parameter)
  }

  /// True for a parameter that a view reads only to begin a State of its own with, or to hand it on to a view that does: each
  /// keeps the first object that it is given.
  private func isOnlyHandedToKeepers(_ parameter: MemberID, depth: Int = 0) -> Bool {
    let reads = graph.uses(of: parameter)
    return depth < 8 && !reads.isEmpty
      && reads.allSatisfy { read in
        if graph.units.isValue(read.unit) { return program[graph.units.member(read.unit)].kind.isOwnedByView }
        return read.kind == .read
          && graph.arguments(in: read.file).contains { argument in
            argument.code == read.code && argument.unit == read.unit && keeps(argument.parameter, depth)
          }
      }
  }

  /// True where a view keeps the first object that it is given for a parameter.
  private func keeps(_ parameter: MemberID, _ depth: Int) -> Bool {
    program[parameter].kind.isOwnedByView || isOnlyHandedToKeepers(parameter, depth: depth + 1)
  }

  /// True for objects whose data something changes once they are made: what never changes is not lost with one.
  private func isEverChanged(_ type: DeclarationID) -> Bool {
    program[type].members.contains { id in
      guard program.isObjectData(id) else { return false }
      return graph.uses(of: id).contains { use in
        guard use.kind == .write || use.kind == .bind else { return false }
        let writer = graph.units.member(use.unit)
        return writer.isNone || program[writer].name != Names.initializer || program[writer].owner != type
      }
    }
  }

  /// True where a member that watches an object is given the parameter of an Init.
  private func isGivenToWatcher(_ parameter: MemberID) -> Bool {
    program[program[parameter].owner].members.contains {
      [MemberKind.observedObject, .bindable].contains(program[$0].kind)
        && self.parameter(givenTo: $0) == parameter
    }
  }

  /// True for an object that is made of what a loop runs over.
  private func isMadeOfRow(_ argument: Argument) -> Bool {
    let checked = model.files[argument.file]
    let place = checked.code[argument.code].range
    return checked.views.contains { view in
      guard view.kind == .forEach, view.range.contains(place) else { return false }
      let item = view.local
      return checked.code.extent(of: argument.code).contains {
        checked.code[$0].kind == .name && checked.references[$0].kind == .local
          && checked.references[$0].index == item
      }
    }
  }

  /// The type of the object that an argument makes: in place, or in a function or Computed that gives a new one.
  private func madeObject(_ argument: Argument) -> DeclarationID? {
    let reference = argument.reference
    switch reference.kind {
    case .initializer, .ownInitializer:
      return program.declaration(madeBy: reference).flatMap { program[$0].kind.isObject ? $0 : nil }
    case .function, .member, .staticMember:
      let maker = program[reference.member]
      guard maker.kind == .function || maker.kind == .computed,
        let made = program.declaration(of: maker.type), program[made].kind.isObject,
        program[argument.parameter].kind != .binding
      else { return nil }
      // A function that is handed on makes nothing here.
      let code = argument.code
      guard program.declaration(of: model.files[argument.file].type(code)) == made,
        graph.makesObject(code, unit: argument.unit, model)
      else { return nil }
      return made
    case .local:
      // A Let of the body makes the object anew, too. Most parameters hold none, which is known without the file.
      let parameter = program[argument.parameter]
      guard parameter.kind != .binding,
        let wanted = program.declaration(of: parameter.type.wrapped ?? parameter.type),
        program[wanted].kind.isObject,
        let made = program.declaration(of: model.files[argument.file].type(argument.code)),
        program[made].kind.isObject,
        graph.isMadeByBody(local: reference.index, unit: argument.unit, model)
      else { return nil }
      return made
    // What is given in another way is not known to be new.
    default: return nil
    }
  }
}
