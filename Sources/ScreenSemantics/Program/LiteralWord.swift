import ScreenSyntax

/// Which of the literals that are words an expression is; rules ask this of many, without a look at code.
public enum LiteralWord: UInt8, Sendable {
  /// None of them.
  case other
  case isTrue, isFalse, isNil

  /// The truth value that it is; nil for others.
  public var truth: Bool? {
    switch self {
    case .isTrue: true
    case .isFalse: false
    case .isNil, .other: nil
    }
  }

  init(_ node: CodeNode) {
    switch node.kind {
    case .booleanLiteral: self = node.a == 1 ? .isTrue : .isFalse
    case .nilLiteral: self = .isNil
    // What is none of the three words is one value among others.
    default: self = .other
    }
  }

  init(_ constant: Constant) {
    self = constant.kind != .bool ? .other : constant.bits != 0 ? .isTrue : .isFalse
  }
}
