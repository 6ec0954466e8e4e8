import ScreenSyntax
import ScreenTypes
import SourceModel

/// What became of a modifier: the same call on the same receiver gives it again.
struct KnownModifier {
  let target: Int32
  let overload: Int32
  /// How many parameters it has, and which of them the argument meets.
  let count: Int32
  let position: Int32
  /// What the argument refers to, and its type.
  let reference: Reference
  let type: TypeID
  /// The type that the chain goes on with.
  let result: TypeID
}

/// Most modifiers of a package are the same few: `.padding()`, `.font(.headline)`. What they come to depends on the
/// receiver and on what is written alone, so that it is found out once.
extension FileChecker {
  /// The only argument of a call where it is an implicit member, or none where there are no arguments; nil for other
  /// calls.
  mutating func soleArgument(_ node: CodeNode) -> CodeID? {
    let arguments = code.items(node.list)
    if arguments.isEmpty { return CodeID.none }
    guard arguments.count == 1 else { return nil }
    let argument = code.nodes.address(Int(arguments[0].index))
    guard argument.pointee.name.isEmpty, !argument.pointee.flags.contains(.trailing) else { return nil }
    let value = argument.pointee.first
    return code[value].kind == .implicitMember && !code[value].name.isEmpty ? value : nil
  }

  /// The modifier as it was resolved before; nil for the first time.
  mutating func knownModifier(
    _ name: Name, _ argument: CodeID, _ id: CodeID, _ receiver: inout TypeID
  ) -> ModifierApplication? {
    let member = argument.isNone ? Name.none : code[argument].name
    guard let known = memory.modifier(name, on: receiver, member) else { return nil }
    if !argument.isNone {
      note(argument, known.reference)
      note(argument, type: known.type)
    }
    receiver = known.result
    checked.argumentMaps.append(known.count)
    let first = Int32(checked.argumentMaps.count)
    for position in 0..<known.count {
      checked.argumentMaps.append(position == known.position ? argument.index : -1)
    }
    return ModifierApplication(
      kind: .catalog, target: known.target, overload: known.overload, call: id,
      arguments: first..<first + known.count)
  }

  /// Keeps what a modifier came to, about which there was nothing to report.
  mutating func noteModifier(
    _ name: Name, on receiver: TypeID, _ argument: CodeID, _ found: ModifierApplication, _ result: TypeID
  ) {
    let map = found.arguments
    var position: Int32 = -1
    for place in map where !argument.isNone && checked.argumentMaps[Int(place)] == argument.index {
      position = place - map.lowerBound
    }
    guard argument.isNone || position >= 0 else { return }
    memory.noteModifier(
      name, on: receiver, argument.isNone ? .none : code[argument].name,
      KnownModifier(
        target: found.target, overload: found.overload, count: Int32(map.count), position: position,
        reference: reference(argument), type: checked.type(argument), result: result))
  }
}
