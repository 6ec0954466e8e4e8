/// What a `CodeNode` is. The comment at each case tells its fields; there are at most 64.
public enum CodeKind: UInt8, Sendable {
  // MARK: Expressions

  /// A place that could not be parsed; a diagnostic was given.
  case error
  /// `a`: index in `CodeTree.integers`.
  case integerLiteral
  /// `a`: index in `CodeTree.doubles`.
  case doubleLiteral
  /// `a`: 1 for `true`, 0 for `false`.
  case booleanLiteral
  /// `nil`.
  case nilLiteral
  /// `a`: index in `CodeTree.strings`.
  case stringLiteral
  /// `list`: string literals and expressions, in order.
  case interpolation
  /// `list`: elements.
  case arrayLiteral
  /// `list`: key, value, key, value, …; `[:]` is empty.
  case dictionaryLiteral
  /// `list`: `argument` nodes (with a label or none). A parenthesised expression is the expression itself.
  case tuple
  /// `a as b`, where `b` is a type, and in a case `a` a pattern, or `_` before `is`; with the flag `optional` `as?`, with `unwrapped` `as!`. With `op` `patternMatch`
  /// `a is b`. Where `b` is none, an optional as the one of more levels that its place takes.
  case cast
  /// An identifier. `name`. An operator handed on as a function, as in `reduce(0, +)`, is one too: `name` is its symbol.
  case name
  /// `self`.
  case selfReference
  /// `$0`, `$1`, …: `a` is the number.
  case closureParameter
  /// `$name`: a binding to `name`.
  case bindingName
  /// `.name`: `name`; its call is a `call` with this as callee.
  case implicitMember
  /// `a.name`; for a tuple element `a.0`, `name` is `0`. `nameStart` gives where the name begins.
  case member
  /// `a[…]`: `list` of `argument` nodes.
  case subscripting
  /// `a(…)`: `list` of `argument` nodes; trailing closures come last with flag `trailing`.
  case call
  /// One argument: `name` is the label or `.none`, `a` the expression. Flags: `trailing`.
  case argument
  /// `{ [c] a, b in … }`: `list` of `closureParameterName` nodes, then of a `variable` for each capture; `b` a `block`. Flag
  /// `explicitParameters` where parameters were written. `a`: the result type after `->`, or none.
  case closure
  /// A named parameter of a closure: `name` (`_` for none), `a` a type or none. With the flag `published` it is written `$name`: it is
  /// given a binding, and the name is that of the value.
  case closureParameterName
  /// `!x`, `-x`, `try? x`, `try! x`: `op`, `a`. `try x` and `await x` are `x`.
  case unary
  /// `x + y`: `op`, `a`, `b`.
  case binary
  /// `a ? b : list[0]`: condition `a`, then-value `b`, else-value the single item of `list`.
  case ternary
  /// `a!`.
  case forceUnwrap
  /// `a?` inside an `optionalChain`.
  case chainStep
  /// A whole postfix chain that holds one or more `chainStep`; `a` is the chain. Nil as soon as a step is nil.
  case optionalChain
  /// `\.a.b` or `\Type.a.b`: `a` the root type or none; `list` of `keyPathComponent`. `\.self` has none.
  case keyPath
  /// `.name` in a key path: `name`. Flags: `optional` after `?`, `unwrapped` after `!`.
  case keyPathComponent

  // MARK: Statements

  /// `list`: statements.
  case block
  /// `let pattern: type = value`: `a` pattern, `b` value or none, `list` holds the type if written. Flag `mutable` for `var`.
  /// `func name(…) -> type {…}` is one too: `a` the name, `b` a closure, `list` holds the `signature`. A capture of a closure is
  /// one: with the flag `weak` its object may be gone.
  case variable
  /// `target op value`: `op` (`.assign`, `.addAssign`, …), `a`, `b`.
  case assignment
  /// `if conditions {…} else …`: `list` conditions, `a` the block, `b` else: a block, an `ifStatement`, or none.
  case ifStatement
  /// `guard conditions else {…}`: `list` conditions, `a` the block.
  case guardStatement
  /// `let name = value` (or `var`) as condition: `name`, `a` the value or none (`if let x`). `nameStart`. Flag `mutable`.
  case optionalBinding
  /// `case pattern = value` as condition: `a` pattern, `b` value.
  case patternCondition
  /// `switch a {…}`: `list` of `switchCase`. Also an expression.
  case switchStatement
  /// `case patterns where condition: …`: `list` patterns (empty for `default`, and for `catch` alone), `a` a block, `b` the
  /// condition or none. Flag `isDefault`.
  case switchCase
  /// `for pattern in sequence where condition {…}`: `a` pattern, `b` sequence, `list`: [block] or [block, condition].
  case forLoop
  /// `while conditions {…}`: `list` conditions, `a` the block. Flag `trailing` for `repeat {…} while condition`.
  case whileLoop
  /// `do {…} catch pattern {…}`: `a` the block, `list` of `switchCase`, one for each `catch`. Flag `trailing` for
  /// `defer {…}`.
  case doStatement
  /// `throw a`.
  case throwStatement
  /// `return a`; `a` may be none.
  case returnStatement
  /// `break`.
  case breakStatement
  /// `continue`. With the flag `trailing` it is `fallthrough`, which goes on with the next case.
  case continueStatement
  /// An expression as a statement: `a`.
  case expressionStatement

  // MARK: Patterns

  /// `_`.
  case wildcardPattern
  /// `let name` or `var name`: `name`.
  case bindingPattern
  /// `.name(patterns)` or `Type.name(patterns)`: `name`, `a` the type or none, `list` of sub-patterns, after where
  /// `name` begins. Flag `hasPayload` where parentheses were written.
  case casePattern
  /// `(p, q)`: `list`.
  case tuplePattern
  /// `pattern?`: `a`.
  case optionalPattern
  /// An expression to compare with: `a`.
  case expressionPattern
  /// `label: pattern` inside a case or tuple pattern: `name` is the label, `a` the pattern.
  case labelledPattern

  // MARK: Types

  /// `Name` or `Name<A, B>` or `Name[A, B]`: `name`, `list` of arguments.
  case namedType
  /// `a.name`, as in `Recipe.ID` or `Image.Scale`.
  case memberType
  /// `a?`.
  case optionalType
  /// `[a]`.
  case arrayType
  /// `[a: b]`.
  case dictionaryType
  /// `(list) -> a`.
  case functionType
  /// `(A, B)`: `list`. `()` is empty.
  case tupleType
  /// `label: A` inside a tuple or function type: `name` is the label, `a` the type.
  case labelledType

  // MARK: Signatures

  /// `name(parameters) -> a`: `name`, `list` of `parameter` after where `name` begins, `a` the result type or none.
  case signature
  /// `label name: type = default`: `name` is the inner name, `label` in `a` as a `name` node or none for `_`
  /// (the same name when only one is written), `list` after where `name` begins: the type or none, the default if any. With the flag
  /// `trailing` it takes any number of values, and its type is that of their array; with `computed` it is an `@autoclosure`.
  case parameter
}

/// An operator, by its meaning; `and or not lt le gt ge upTo` give the same as their symbols.
public enum CodeOperator: UInt8, Sendable {
  case none
  case not, negate, plus
  /// `try?` and `try!`.
  case attempt, forcedAttempt
  case add, subtract, multiply, divide, remainder
  case bitAnd, bitOr, bitXor, shiftLeft, shiftRight
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case and, or, coalesce
  case closedRange, halfOpenRange
  /// `a...` and `...a`, `..<a`: one side missing.
  case partialFrom, partialThrough, partialUpTo
  case patternMatch
  case assign, addAssign, subtractAssign, multiplyAssign, divideAssign, remainderAssign
  case bitAndAssign, bitOrAssign, bitXorAssign, shiftLeftAssign, shiftRightAssign

  /// The operator whose result is assigned: `+` of `+=`; nil for `=`, and for operators that assign nothing.
  public var assigned: CodeOperator? {
    switch self {
    case .addAssign: .add
    case .subtractAssign: .subtract
    case .multiplyAssign: .multiply
    case .divideAssign: .divide
    case .remainderAssign: .remainder
    case .bitAndAssign: .bitAnd
    case .bitOrAssign: .bitOr
    case .bitXorAssign: .bitXor
    case .shiftLeftAssign: .shiftLeft
    case .shiftRightAssign: .shiftRight
    case .none, .not, .negate, .plus, .attempt, .forcedAttempt, .add, .subtract, .multiply, .divide,
      .remainder, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .equal, .notEqual, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .and, .or, .coalesce, .closedRange, .halfOpenRange, .partialFrom,
      .partialThrough, .partialUpTo, .patternMatch, .assign:
      nil
    }
  }
}

/// Marks on a `CodeNode`.
public struct CodeFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Flags from bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// An argument written after the parentheses; a condition behind its loop; a block that runs when the one around it ends;
  /// `fallthrough`.
  @inlinable public static var trailing: CodeFlags { CodeFlags(rawValue: 1) }
  /// `var` instead of `let`; a parameter with `inout`.
  @inlinable public static var mutable: CodeFlags { CodeFlags(rawValue: 2) }
  /// `default:`; a parameter of a fragment whose `<Let>` has a value.
  @inlinable public static var isDefault: CodeFlags { CodeFlags(rawValue: 4) }
  /// A value of an `Init` of a view that is written with references.
  @inlinable public static var encoded: CodeFlags { CodeFlags(rawValue: 4) }
  /// A closure with `in`.
  @inlinable public static var explicitParameters: CodeFlags { CodeFlags(rawValue: 8) }
  /// A name or member with the labels of a function behind it, as in `dispatch(action:)`; its range ends before them.
  @inlinable public static var labelled: CodeFlags { CodeFlags(rawValue: 8) }
  /// `&+`, `&-` and `&*`, also before `=`, which are `+`, `-` and `*` that leave out the bits for which there is no room.
  @inlinable public static var wrapping: CodeFlags { CodeFlags(rawValue: 8) }
  /// `===` and `!==`, which are `==` and `!=` for objects alone.
  @inlinable public static var identity: CodeFlags { CodeFlags(rawValue: 8) }
  /// A string that is written as a regular expression, `/…/`.
  @inlinable public static var pattern: CodeFlags { CodeFlags(rawValue: 8) }
  /// A case pattern with parentheses.
  @inlinable public static var hasPayload: CodeFlags { CodeFlags(rawValue: 16) }
  /// A value in code that is computed, and the name of its function in the call that each use of it is; an `@autoclosure`, and the
  /// closure that an argument of one is.
  @inlinable public static var computed: CodeFlags { CodeFlags(rawValue: 16) }
  /// What a closure captures weakly: an object that may be gone.
  @inlinable public static var weak: CodeFlags { CodeFlags(rawValue: 32) }
  /// A key path component followed by `?`.
  @inlinable public static var optional: CodeFlags { CodeFlags(rawValue: 32) }
  /// A member or a closure's parameter written `$name`: a binding to the value; the publisher of a Published, or the binding to an AppStorage of a type.
  @inlinable public static var published: CodeFlags { CodeFlags(rawValue: 64) }
  /// A key path component followed by `!`; a type with `!` in place of `?`.
  @inlinable public static var unwrapped: CodeFlags { CodeFlags(rawValue: 64) }
  /// An expression inside parentheses.
  @inlinable public static var parenthesized: CodeFlags { CodeFlags(rawValue: 128) }
}
