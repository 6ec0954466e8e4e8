import SourceModel

/// The index of an expression, statement, pattern or type in a `CodeTree`; `none` is no node.
public struct CodeID: Hashable, Sendable {
  /// Position in `CodeTree.nodes`; -1 for none.
  public var index: Int32

  /// The node at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }

  /// No node.
  @inlinable public static var none: CodeID { CodeID(-1) }

  /// True for `none`.
  @inlinable public var isNone: Bool { index < 0 }
}

/// A handle to a list of nodes in `CodeTree.lists`: the count, then the ids.
public struct CodeList: Hashable, Sendable {
  /// Position of the count in `CodeTree.lists`; -1 for the empty list.
  public var index: Int32

  /// The list at `index`.
  @inlinable public init(_ index: Int32) { self.index = index }

  /// The empty list.
  @inlinable public static var empty: CodeList { CodeList(-1) }
}

/// What a `CodeNode` is. The comment at each case tells its fields.
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
  /// `a as b`, where `b` is a type; with the flag `optional` `as?`, with `unwrapped` `as!`. With `op` `patternMatch`
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
  /// `{ a, b in … }`: `list` of `closureParameterName` nodes, then `b` a `block`. Flag `explicitParameters` where
  /// `in` was written. `a`: the result type after `->`, or none.
  case closure
  /// A named parameter of a closure: `name` (`_` for none), `a` a type or none.
  case closureParameterName
  /// `!x`, `-x`: `op`, `a`.
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
  /// `case patterns where condition: …`: `list` patterns (empty for `default`), `a` a block, `b` the condition or none. Flag `isDefault`.
  case switchCase
  /// `for pattern in sequence where condition {…}`: `a` pattern, `b` sequence, `list`: [block] or [block, condition].
  case forLoop
  /// `return a`; `a` may be none.
  case returnStatement
  /// `break`.
  case breakStatement
  /// `continue`.
  case continueStatement
  /// An expression as a statement: `a`.
  case expressionStatement

  // MARK: Patterns

  /// `_`.
  case wildcardPattern
  /// `let name` or `var name`: `name`.
  case bindingPattern
  /// `.name(patterns)` or `Type.name(patterns)`: `name`, `a` the type or none, `list` of sub-patterns. `nameStart`.
  /// Flag `hasPayload` where parentheses were written.
  case casePattern
  /// `(p, q)`: `list`.
  case tuplePattern
  /// `pattern?`: `a`.
  case optionalPattern
  /// An expression to compare with: `a`.
  case expressionPattern
  /// `label: pattern` inside a case or tuple pattern: `name` is the label, `a` the pattern. `nameStart`.
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
  /// `label: A` inside a tuple or function type: `name` is the label, `a` the type. `nameStart`.
  case labelledType

  // MARK: Signatures

  /// `name(parameters) -> a`: `name`, `list` of `parameter`, `a` the result type or none. `nameStart`.
  case signature
  /// `label name: type = default`: `name` is the inner name, `label` in `a` as a `name` node or none for `_`
  /// (the same name when only one is written), `b` the type, `list` the default if any. `nameStart`.
  case parameter
}

/// An operator, by its meaning; `and or not lt le gt ge upTo` give the same as their symbols.
public enum CodeOperator: UInt8, Sendable {
  case none
  case not, negate, plus
  case add, subtract, multiply, divide, remainder
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case and, or, coalesce
  case closedRange, halfOpenRange
  /// `a...` and `...a`, `..<a`: one side missing.
  case partialFrom, partialThrough, partialUpTo
  case patternMatch
  case assign, addAssign, subtractAssign, multiplyAssign, divideAssign
}

/// Marks on a `CodeNode`.
public struct CodeFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Flags from bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// An argument written after the parentheses.
  @inlinable public static var trailing: CodeFlags { CodeFlags(rawValue: 1) }
  /// `var` instead of `let`.
  @inlinable public static var mutable: CodeFlags { CodeFlags(rawValue: 2) }
  /// `default:`.
  @inlinable public static var isDefault: CodeFlags { CodeFlags(rawValue: 4) }
  /// A closure with `in`.
  @inlinable public static var explicitParameters: CodeFlags { CodeFlags(rawValue: 8) }
  /// A case pattern with parentheses.
  @inlinable public static var hasPayload: CodeFlags { CodeFlags(rawValue: 16) }
  /// A key path component followed by `?`.
  @inlinable public static var optional: CodeFlags { CodeFlags(rawValue: 32) }
  /// A key path component followed by `!`.
  @inlinable public static var unwrapped: CodeFlags { CodeFlags(rawValue: 64) }
  /// An expression inside parentheses.
  @inlinable public static var parenthesized: CodeFlags { CodeFlags(rawValue: 128) }
}

/// One node of code. Which fields mean what is told at each `CodeKind`.
public struct CodeNode: Sendable {
  /// What it is.
  public var kind: CodeKind
  /// Its operator, if it has one.
  public var op: CodeOperator = .none
  /// Marks.
  public var flags: CodeFlags = []
  /// An identifier, member or label.
  public var name = Name(id: 0)
  /// First part.
  public var a: Int32 = -1
  /// Second part.
  public var b: Int32 = -1
  /// Further parts.
  public var list: CodeList = .empty
  /// The bytes in the file.
  public var range: SourceRange
  /// Where `name` begins in the file, for members, labels and declarations.
  public var nameStart: UInt32 = 0

  /// A node of `kind` at `range`.
  @inlinable public init(_ kind: CodeKind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// A type by its name alone.
  public static func named(_ name: Name, _ range: SourceRange) -> CodeNode {
    var node = CodeNode(.namedType, range)
    node.name = name
    node.nameStart = range.start
    return node
  }

  /// `a` as a node.
  @inlinable public var first: CodeID { CodeID(a) }
  /// `b` as a node.
  @inlinable public var second: CodeID { CodeID(b) }
  /// The range of `name`, exact where the name stands in the source without references.
  @inlinable public var nameRange: SourceRange { SourceRange(nameStart, nameStart + UInt32(name.utf8.count)) }
}

/// The code of one file as flat tables: children come before their parents.
public struct CodeTree: Sendable {
  /// Expressions, statements, patterns, types.
  public var nodes = Table<CodeNode>()
  /// Counts and ids of lists.
  public var lists = Table<Int32>()
  /// Values of integer literals.
  public var integers = Table<Int>()
  /// Values of floating-point literals.
  public var doubles = Table<Double>()
  /// Values of string literals, as ranges of `stringBytes`.
  public var strings = Table<Range<Int32>>()
  /// The characters of string literals, decoded, UTF-8.
  public var stringBytes = Table<UInt8>()

  /// An empty tree.
  public init() {}

  /// A copy in `memory` that takes no more of it than it needs.
  public func copied(into memory: TableMemory) -> CodeTree {
    var tree = CodeTree()
    tree.nodes = memory.table(nodes)
    tree.lists = memory.table(lists)
    tree.integers = memory.table(integers)
    tree.doubles = memory.table(doubles)
    tree.strings = memory.table(strings)
    tree.stringBytes = memory.table(stringBytes)
    return tree
  }

  /// The node at `id`.
  @inlinable public subscript(id: CodeID) -> CodeNode { unsafeAddress { nodes.address(Int(id.index)) } }

  /// The ids in a list.
  @inlinable public func items(_ list: CodeList) -> CodeItems {
    if list.index < 0 { return CodeItems(ids: Table()) }
    let start = Int(list.index) + 1
    return CodeItems(ids: lists.slice(start..<start + Int(lists[Int(list.index)])))
  }

  /// The text of a string literal.
  public func string(_ node: CodeNode) -> String { string(strings[Int(node.a)]) }

  /// The text at a range of `stringBytes`.
  public func string(_ range: Range<Int32>) -> String {
    String(decoding: stringBytes.slice(Int(range.lowerBound)..<Int(range.upperBound)).storage, as: UTF8.self)
  }
}

/// The nodes of a list, by position.
public struct CodeItems: RandomAccessCollection, Sendable {
  @usableFromInline let ids: Table<Int32>

  @inlinable init(ids: Table<Int32>) { self.ids = ids }

  /// 0.
  @inlinable public var startIndex: Int { 0 }
  /// The count.
  @inlinable public var endIndex: Int { ids.count }
  /// How many.
  @inlinable public var count: Int { ids.count }
  /// The node at `position`.
  @inlinable public subscript(position: Int) -> CodeID { CodeID(ids[position]) }
}
