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
  let attributes: UnsafeBufferPointer<AttributeUse>
  let modifiers: UnsafeBufferPointer<ModifierApplication>
  let argumentMaps: UnsafeBufferPointer<Int32>

  /// Copies the tables of a file; `free` gives them back.
  static func make(of file: CheckedFile) -> UnsafePointer<CodeTables> {
    let tables = UnsafeMutablePointer<CodeTables>.allocate(capacity: 1)
    let count = file.code.nodes.count
    tables.initialize(
      to: CodeTables(
        nodes: copy(file.code.nodes), types: copy(padded(file.types, to: count, .error)),
        references: copy(padded(file.references, to: count, .none)), lists: copy(file.code.lists),
        views: copy(file.views), viewLists: copy(file.viewLists), attributes: copy(file.attributes),
        modifiers: copy(file.modifiers), argumentMaps: copy(file.argumentMaps)))
    return UnsafePointer(tables)
  }

  static func free(_ tables: UnsafePointer<CodeTables>) {
    let all = tables.pointee
    all.nodes.deallocate()
    all.types.deallocate()
    all.references.deallocate()
    all.lists.deallocate()
    all.views.deallocate()
    all.viewLists.deallocate()
    all.attributes.deallocate()
    all.modifiers.deallocate()
    all.argumentMaps.deallocate()
    tables.deallocate()
  }

  /// The ids in a list of code.
  @inline(__always)
  func items(_ list: CodeList) -> UnsafeBufferPointer<Int32> {
    if list.index < 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = Int(list.index)
    return UnsafeBufferPointer(rebasing: lists[(start + 1)..<(start + 1 + Int(lists[start]))])
  }

  private static func padded<T>(_ array: [T], to count: Int, _ filler: T) -> [T] {
    array.count >= count ? array : array + Array(repeating: filler, count: count - array.count)
  }

  private static func copy<T>(_ array: [T]) -> UnsafeBufferPointer<T> {
    let buffer = UnsafeMutableBufferPointer<T>.allocate(capacity: array.count)
    _ = buffer.initialize(from: array)
    return UnsafeBufferPointer(buffer)
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
  @inline(__always) var attributes: UnsafeBufferPointer<AttributeUse> { tables.pointee.attributes }
  @inline(__always) var modifiers: UnsafeBufferPointer<ModifierApplication> { tables.pointee.modifiers }
  @inline(__always) var argumentMaps: UnsafeBufferPointer<Int32> { tables.pointee.argumentMaps }
  /// The ids in a list of code.
  @inline(__always) func items(_ list: CodeList) -> UnsafeBufferPointer<Int32> { tables.pointee.items(list) }
}
