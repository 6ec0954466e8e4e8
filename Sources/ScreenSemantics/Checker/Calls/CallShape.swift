import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A parameter as a call sees it, wherever it is declared.
struct CallParameter {
  var label: Name
  var type: TypeID
  var hasDefault: Bool
  var declared: SourceLocation? = nil
  var isInOut = false
  /// True where it takes any number of values, whose array its type is.
  var isVariadic = false
  /// True where it takes a value in place of the function that gives it.
  var isAutoclosure = false
}

/// The parameters that a call may meet: a run of the checker's `calls.parameters`.
struct CallShape {
  var first: Int
  var count: Int
}

/// How the arguments of a call meet parameters.
struct ArgumentMatch {
  var shape: CallShape
  /// Where the arguments' expressions begin in the checker's `calls.places`: one for each parameter, or none.
  var map: Int
  /// Why the call does not fit, or nil.
  var fault: Fault?

  enum Fault {
    /// The parameter at this position is not given.
    case missing(Int)
    /// The argument at this position meets no parameter.
    case extra(CodeID)
    /// The argument has another label than the parameter at this position.
    case label(CodeID, Int)
  }
}

extension FileChecker {
  /// The parameters of an entry of the library.
  mutating func shape(of entry: StandardLibrary.Entry) -> CallShape {
    let first = calls.parameters.count
    for parameter in entry.parameters {
      calls.parameters.append(
        CallParameter(
          label: parameter.label, type: parameter.type, hasDefault: parameter.hasDefault,
          isInOut: parameter.isInOut, isVariadic: parameter.isVariadic))
    }
    return calls.shape(from: first)
  }

  /// The parameters of a declared function.
  mutating func shape(ofFunction function: MemberID, in whole: TypeID = .error) -> CallShape {
    let first = calls.parameters.count
    let file = program[function].file
    let isGeneric = program[function].traits.contains(.isGeneric)
    for index in program[function].parameters {
      let type = program.type(program.parameters[index].type, in: whole)
      calls.parameters.append(
        CallParameter(
          label: program.parameters[index].label, type: isGeneric ? opened(type, in: function) : type,
          hasDefault: program.parameters[index].hasDefault,
          declared: SourceLocation(file, program.parameters[index].range),
          isInOut: program.parameters[index].isInOut, isVariadic: program.parameters[index].isVariadic,
          isAutoclosure: program.parameters[index].isAutoclosure))
    }
    return calls.shape(from: first)
  }

  /// The parameters that a use of a declared view, or a memberwise initialiser, passes.
  mutating func shape(ofInitializer declaration: DeclarationID, in whole: TypeID = .error) -> CallShape {
    let first = calls.parameters.count
    for member in program[declaration].members where program.members[member].isParameter {
      calls.parameters.append(
        CallParameter(
          label: isBare(member, of: declaration) ? .none : program.label(of: member),
          type: program.type(wantedType(member), in: whole),
          hasDefault: mayBeLeftOut(member, of: declaration), declared: program.location(of: member),
          isAutoclosure: program[member].traits.contains(.isAutoclosure)))
    }
    return calls.shape(from: first)
  }

  /// True for what the `Init` of a view takes without a label.
  private mutating func isBare(_ member: MemberID, of declaration: DeclarationID) -> Bool {
    program[declaration].kind.hasBody && program[member].key == Names.underscore
  }

  /// True where a memberwise initialiser need not be given a parameter: as in Swift, a stored `let` of a struct has no
  /// default, where a `var` that may be nil has.
  private mutating func mayBeLeftOut(_ member: MemberID, of declaration: DeclarationID) -> Bool {
    let stored = program[member]
    if stored.kind == .constant, stored.source == nil, program[declaration].kind == .structure {
      return false
    }
    return program.mayBeLeftOut(member)
  }

  /// Keeps the map of a call for those who run it.
  mutating func addMap(_ match: ArgumentMatch) -> ArgumentPlace {
    let place = checked.argumentMaps.endIndex
    checked.argumentMaps.append(CodeID(match.shape.count))
    for position in 0..<match.shape.count {
      checked.argumentMaps.append(calls.argument(match, position))
    }
    return place
  }

  /// Keeps a map of some arguments.
  mutating func addMap(of arguments: some Collection<CodeID>) -> ArgumentPlace {
    let place = checked.argumentMaps.endIndex
    checked.argumentMaps.append(CodeID(arguments.count))
    for argument in arguments { checked.argumentMaps.append(argument) }
    return place
  }
}
