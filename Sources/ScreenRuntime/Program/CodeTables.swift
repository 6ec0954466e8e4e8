import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// What a file's code is made of, in tables that are read without a check.
struct CodeTables {
  let nodes: UncheckedTable<CodeID, CodeNode>
  let types: UncheckedTable<CodeID, TypeID>
  let references: UncheckedTable<CodeID, Reference>
  let lists: UncheckedTable<CodeList, CodeID>
  let views: UncheckedTable<ViewID, ViewNode>
  let viewLists: UncheckedTable<ViewPlace, ViewID>
  let iterations: UncheckedTable<IterationID, Iteration>
  let attributes: UncheckedTable<AttributeID, AttributeUse>
  let modifiers: UncheckedTable<ModifierID, ModifierApplication>
  let argumentMaps: UncheckedTable<ArgumentPlace, CodeID>

  /// The tables of a file, which must outlive them. There is a type and a reference for each node.
  static func make(of file: CheckedFile) -> UnsafePointer<CodeTables> {
    precondition(
      file.types.count == file.code.nodes.count && file.references.count == file.code.nodes.count,
      "a type and a reference for each node")
    let tables = UnsafeMutablePointer<CodeTables>.allocate(capacity: 1)
    tables.initialize(
      to: CodeTables(
        nodes: file.code.nodes.unchecked, types: file.types.unchecked, references: file.references.unchecked,
        lists: file.code.lists.unchecked, views: file.views.unchecked, viewLists: file.viewLists.unchecked,
        iterations: file.iterations.unchecked, attributes: file.attributes.unchecked,
        modifiers: file.modifiers.unchecked, argumentMaps: file.argumentMaps.unchecked))
    return UnsafePointer(tables)
  }

  /// The ids in a list of code.
  @inline(__always)
  func items(_ list: CodeList) -> UncheckedTable<Int, CodeID> {
    if list.isNone { return UncheckedTable() }
    let first = list.advanced(by: 1)
    return lists[first..<first.advanced(by: lists[list].position)]
  }
}

/// What holds code, and lets its tables be read as its own.
protocol CodeHolder {
  var tables: UnsafePointer<CodeTables> { get }
}

extension CodeHolder {
  @inline(__always) var nodes: UncheckedTable<CodeID, CodeNode> { tables.pointee.nodes }
  @inline(__always) var types: UncheckedTable<CodeID, TypeID> { tables.pointee.types }
  @inline(__always) var references: UncheckedTable<CodeID, Reference> { tables.pointee.references }
  @inline(__always) var lists: UncheckedTable<CodeList, CodeID> { tables.pointee.lists }
  @inline(__always) var views: UncheckedTable<ViewID, ViewNode> { tables.pointee.views }
  @inline(__always) var viewLists: UncheckedTable<ViewPlace, ViewID> { tables.pointee.viewLists }
  @inline(__always) var iterations: UncheckedTable<IterationID, Iteration> { tables.pointee.iterations }
  @inline(__always) var attributes: UncheckedTable<AttributeID, AttributeUse> { tables.pointee.attributes }
  @inline(__always) var modifiers: UncheckedTable<ModifierID, ModifierApplication> {
    tables.pointee.modifiers
  }
  @inline(__always) var argumentMaps: UncheckedTable<ArgumentPlace, CodeID> { tables.pointee.argumentMaps }
  /// The ids in a list of code.
  @inline(__always) func items(_ list: CodeList) -> UncheckedTable<Int, CodeID> { tables.pointee.items(list) }
  /// The expression for the parameter at an index in the map of a call; none where nothing is given.
  @inline(__always) func argument(_ index: Int, of map: ArgumentPlace) -> CodeID {
    let place = map.advanced(by: 1 + index)
    return map.isNone || place >= argumentMaps.endIndex ? .none : argumentMaps[place]
  }
}
