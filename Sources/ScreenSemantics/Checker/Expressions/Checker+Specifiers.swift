import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// Checks `specifier:` of an interpolated value, which is read as `String(format: …, value)`.
  mutating func checkSpecifier(of id: CodeID) {
    let call = code[id]
    // The callee stands where its label does.
    guard call.kind == .call, code[call.first].kind == .name, code[call.first].range.count == 9,
      source.text(range(call.first)) == "specifier"
    else {
      return
    }
    let arguments = code.items(call.list)
    guard arguments.count == 2, case let format = code[arguments[0]].first,
      code[format].kind == .stringLiteral
    else {
      return
    }
    let text = code.string(code[format])
    guard let kind = FormatSpecifier(text) else {
      report(
        .syntaxInvalidLiteral, range(format), "`\(text)` is no format of one value.",
        help:
          "Write `%d` for an Int, `%.2f` for a Double with two digits after the point, `%@` for text; `%05d` fills with "
          + "zeros.")
      return
    }
    let value = code[arguments[1]].first
    let type = checked.type(value)
    if type.isError { return }
    if type.wrapped != nil, kind != .text {
      report(
        .typeUnwrappedOptional, range(value),
        "`\(text)` writes a number, and this is \(type): it may be nil.",
        help: "Give a value for nil with `??`.")
    } else if kind == .whole, type != .int {
      report(
        .typeMismatch, range(value), "`\(text)` writes an Int, and this is \(describe(type)).",
        help: type == .double
          ? "Write `%.0f` for a Double without digits after the point." : "Write `%@` for text.")
    } else if kind == .fraction, type != .double {
      report(
        .typeMismatch, range(value), "`\(text)` writes a Double, and this is \(describe(type)).",
        help: type == .int ? "Write `%d` for an Int, or `Double(…)` around it." : "Write `%@` for text.")
    }
  }
}
