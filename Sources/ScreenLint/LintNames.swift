import SourceModel

/// Names that rules look for.
enum LintNames {
  static let name: Name = "name"
  static let label: Name = "label"
  static let value: Name = "value"
  static let button: Name = "Button"
  static let destination: Name = "destination"
  static let isPresented: Name = "isPresented"
  static let splitView: Name = "NavigationSplitView"
  static let indices: Name = "indices"
  static let type: Name = "type"
  static let modifiers: Name = "modifiers"
  static let offset: Name = "offset"
  static let enumerated: Name = "enumerated"
  static let count: Name = "count"
}
