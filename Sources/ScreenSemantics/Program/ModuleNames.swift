import ScreenTypes
import SourceModel

/// Declarations by name where several packages may be compiled together.
struct ModuleNames: Sendable {
  /// The package of each file; empty where there is one only.
  private var packageOf = Table<Int, Int32>()
  /// What each package sees, nearest first.
  private var layers: [[[Int]]] = []
  /// The names of the packages.
  private var names: [Name] = []
  /// The declarations of each package.
  private var declared: [NameMap<DeclarationID>] = [NameMap()]
  /// What each name means in the files of each package, also with the name of a package before it.
  private var visible = Table<Int, FrozenNameMap<DeclarationID>>()

  init() {}

  init(_ modules: Modules, in memory: TableMemory) {
    guard modules.names.count > 1 else { return }
    packageOf = memory.table(modules.packagesOfFiles())
    names = modules.names
    layers = names.indices.map { modules.layers(from: $0) }
    declared = names.map { _ in NameMap() }
  }

  /// True where the same files belong to packages of the same names, which see each other in the same order.
  func hasSamePackages(as other: ModuleNames) -> Bool {
    names == other.names && layers == other.layers && packageOf.elementsEqual(other.packageOf)
  }

  /// True where more than one package is compiled.
  var areSeveral: Bool { !packageOf.isEmpty }

  /// The declarations of the package that holds a file.
  subscript(file: FileID) -> NameMap<DeclarationID> {
    _read { yield declared[package(of: file)] }
    _modify { yield &declared[package(of: file)] }
  }

  /// Works out what names mean; call it when all declarations are known.
  mutating func settle(in memory: TableMemory) {
    let found = areSeveral ? layers.map { meanings(in: $0) } : declared
    visible = memory.table(found.map { FrozenNameMap($0, in: memory) })
  }

  /// What names mean to a package that sees `layers`.
  private func meanings(in layers: [[Int]]) -> NameMap<DeclarationID> {
    var meanings = NameMap<DeclarationID>()
    var ambiguous = NameMap<Bool>()
    for layer in layers {
      let nearer = meanings
      for module in layer {
        for name in declared[module].names where !nearer.contains(name) {
          if meanings.contains(name) {
            ambiguous[name] = true
          } else {
            meanings[name] = declared[module][name]
          }
        }
      }
    }
    var found = NameMap<DeclarationID>()
    for name in meanings.names where !ambiguous.contains(name) { found[name] = meanings[name] }
    for module in layers.joined().reversed() {
      for name in declared[module].names {
        found[Name("\(names[module]).\(name)")] = declared[module][name]
      }
    }
    return found
  }

  /// Puts other declarations in the place of those for which `other` gives one. To be settled again.
  mutating func replace(_ other: (DeclarationID) -> DeclarationID?) {
    for package in declared.indices {
      for name in declared[package].names {
        if let known = declared[package][name], let meant = other(known) { declared[package][name] = meant }
      }
    }
  }

  /// The packages that a file sees, its own first.
  func packages(seenFrom file: FileID) -> [Int] {
    areSeveral ? layers[package(of: file)].flatMap(\.self) : [0]
  }

  /// What a name means in a file: a declaration of its own package, else of the nearest that has one. Nil where
  /// there is none, and where several are as near.
  @inline(__always)
  func find(_ name: Name, in file: FileID) -> DeclarationID? {
    visible[package(of: file)][name]
  }

  /// The declarations that a name could mean in a file where several are as near; else none.
  func rivals(_ name: Name, in file: FileID) -> [DeclarationID] {
    guard areSeveral else { return [] }
    for layer in layers[package(of: file)] {
      let found = layer.compactMap { declared[$0][name] }
      if !found.isEmpty { return found.count > 1 ? found : [] }
    }
    return []
  }

  /// True for the name of a package that a file sees.
  func isModule(_ name: Name, in file: FileID) -> Bool {
    areSeveral && layers[package(of: file)].joined().contains { names[$0] == name }
  }

  /// The name of the package that holds a file.
  func module(of file: FileID) -> Name { areSeveral ? names[package(of: file)] : .none }

  /// The number of the package that holds a file.
  func package(of file: FileID) -> Int {
    file.index >= 0 && Int(file.index) < packageOf.count ? Int(packageOf[Int(file.index)]) : 0
  }
}
