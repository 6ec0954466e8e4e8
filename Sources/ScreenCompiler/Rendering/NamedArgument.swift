import ModelData
import ScreenRuntime
import SourceModel

/// `name=value`, as a command line gives it.
public struct NamedArgument: Sendable {
  /// What stands before the first `=`, which is something.
  public let name: String
  /// What stands behind it.
  public let value: String

  /// Reads an argument; nil for one without a name.
  public init?(argument: String) {
    guard let sign = argument.firstIndex(of: "="), sign != argument.startIndex else { return nil }
    name = String(argument[..<sign])
    value = String(argument[argument.index(after: sign)...])
  }
}

/// `Type.property=file.json`, as a command line gives it: model data that is replaced.
public struct DataReplacement: Sendable {
  /// What is replaced, and by what.
  public let entry: ModelStore.Override

  /// Reads an argument; nil for one that names no property.
  public init?(argument: String) {
    guard let given = NamedArgument(argument: argument), let dot = given.name.firstIndex(of: ".") else {
      return nil
    }
    entry = ModelStore.Override(
      type: Name(String(given.name[..<dot])),
      property: Name(String(given.name[given.name.index(after: dot)...])), file: given.value)
  }
}
