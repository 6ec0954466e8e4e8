import ScreenSemantics
import ScreenSyntax
import ScreenTypes

/// What a file's code is made of, in flat buffers that are read without counting references.
struct CodeTables {
  let nodes: UnsafeBufferPointer<CodeNode>
  let types: UnsafeBufferPointer<TypeID>
  let references: UnsafeBufferPointer<Reference>
  let lists: UnsafeBufferPointer<Int32>
  let views: UnsafeBufferPointer<ViewNode>
  let viewLists: UnsafeBufferPointer<ViewID>
  let iterations: UnsafeBufferPointer<Iteration>
  let attributes: UnsafeBufferPointer<AttributeUse>
  let modifiers: UnsafeBufferPointer<ModifierApplication>
  let argumentMaps: UnsafeBufferPointer<Int32>

  /// The tables of a file, which must outlive them. There is a type and a reference for each node.
  static func make(of file: CheckedFile) -> UnsafePointer<CodeTables> {
    precondition(
      file.types.count == file.code.nodes.count && file.references.count == file.code.nodes.count,
      "a type and a reference for each node")
    let tables = UnsafeMutablePointer<CodeTables>.allocate(capacity: 1)
    tables.initialize(
      to: CodeTables(
        nodes: file.code.nodes.storage, types: file.types.storage, references: file.references.storage,
        lists: file.code.lists.storage, views: file.views.storage, viewLists: file.viewLists.storage,
        iterations: file.iterations.storage, attributes: file.attributes.storage,
        modifiers: file.modifiers.storage, argumentMaps: file.argumentMaps.storage))
    return UnsafePointer(tables)
  }

  /// The ids in a list of code.
  @inline(__always)
  func items(_ list: CodeList) -> UnsafeBufferPointer<Int32> {
    if list.index < 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = Int(list.index)
    return UnsafeBufferPointer(rebasing: lists[(start + 1)..<(start + 1 + Int(lists[start]))])
  }
}

/// What holds code, and lets its tables be read as its own.
protocol CodeHolder {
  var tables: UnsafePointer<CodeTables> { get }
}

extension CodeHolder {
  @inline(__always) var nodes: UnsafeBufferPointer<CodeNode> { tables.pointee.nodes }
  @inline(__always) var types: UnsafeBufferPointer<TypeID> { tables.pointee.types }
  @inline(__always) var references: UnsafeBufferPointer<Reference> { tables.pointee.references }
  @inline(__always) var lists: UnsafeBufferPointer<Int32> { tables.pointee.lists }
  @inline(__always) var views: UnsafeBufferPointer<ViewNode> { tables.pointee.views }
  @inline(__always) var viewLists: UnsafeBufferPointer<ViewID> { tables.pointee.viewLists }
  @inline(__always) var iterations: UnsafeBufferPointer<Iteration> { tables.pointee.iterations }
  @inline(__always) var attributes: UnsafeBufferPointer<AttributeUse> { tables.pointee.attributes }
  @inline(__always) var modifiers: UnsafeBufferPointer<ModifierApplication> { tables.pointee.modifiers }
  @inline(__always) var argumentMaps: UnsafeBufferPointer<Int32> { tables.pointee.argumentMaps }
  /// The ids in a list of code.
  @inline(__always) func items(_ list: CodeList) -> UnsafeBufferPointer<Int32> { tables.pointee.items(list) }
}
