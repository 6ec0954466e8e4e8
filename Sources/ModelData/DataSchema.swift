import SourceModel

/// The declared shape of model data: a flat table of types that a `DataDecoder` reads JSON against.
public struct DataSchema: Sendable {
  /// The index of a type in `DataSchema.types`.
  public typealias TypeIndex = Int32

  /// One type.
  public enum DataType: Sendable {
    /// `true` or `false`. One cell.
    case bool
    /// A number that is an integer in the JSON (no fraction, no exponent) and fits 64 bits. One cell.
    case int
    /// Any number. One cell.
    case double
    /// Any number, with all its digits. One cell, as a string.
    case decimal
    /// A string. One cell.
    case string
    /// An ISO 8601 date and time, or a date. One cell: seconds since 1970 as a Double.
    case date
    /// A string that is a URL. One cell, as a string.
    case url
    /// A string that is a UUID. One cell, as a string.
    case uuid
    /// A string that is a colour: `#RRGGBB`, `#RRGGBBAA` or one of `colorNames`. One cell, as a string.
    case color
    /// `null` or the type. One cell (0 or 1), then the cells of the type (zero when absent).
    case optional(TypeIndex)
    /// An array. One cell: the place and count of its elements.
    case array(TypeIndex)
    /// An object with any keys. One cell: the place and count of its (key, value) pairs, in source order.
    case dictionary(TypeIndex)
    /// An object with declared fields, laid out as `Structure` says. Index into `structs`.
    case structure(Int32)
    /// A string (or an integer) that names one of the cases. One cell: the position of the case. Index into `enums`.
    case enumeration(Int32)
  }

  /// A field of a struct.
  public struct Field: Sendable {
    /// The key in the JSON.
    public var key: Name
    /// The declared type.
    public var type: TypeIndex
    /// True where the field may be absent: it has a default value or is an Optional.
    public var mayBeAbsent: Bool
    /// Where the field is declared: its name.
    public var declaration: SourceLocation
    /// True where the declaration says the key, else it is the field's name.
    public var saysKey: Bool

    /// A field.
    public init(
      key: Name, type: TypeIndex, mayBeAbsent: Bool, declaration: SourceLocation, saysKey: Bool = true
    ) {
      self.saysKey = saysKey
      self.key = key
      self.type = type
      self.mayBeAbsent = mayBeAbsent
      self.declaration = declaration
    }
  }

  /// A declared struct.
  ///
  /// Its layout: one cell with the byte offset of the object's `{` in the JSON; then, for each field in order,
  /// one cell and the cells of the field's type. The one cell is 1 where the JSON had the field, 2 where it had
  /// the field with a faulty value, whose cells then say nothing, and 0 where the field is absent; then its cells
  /// are zero.
  public struct Structure: Sendable {
    /// The type's name, for messages.
    public var name: Name
    /// The stored fields.
    public var fields: [Field]
    /// The field named `id`, if the struct is Identifiable by it: rows of one array must differ in it.
    public var identity: Int32?
    /// Keys of declared fields that no JSON can fill, which is told at their declarations.
    public var faultyKeys: [Name] = []
    /// Keys of declared fields whose value is fixed where they are declared.
    public var fixedKeys: [Name] = []

    /// A struct.
    public init(name: Name, fields: [Field], identity: Int32? = nil) {
      self.name = name
      self.fields = fields
      self.identity = identity
    }
  }

  /// A declared enum without payloads.
  public struct Enumeration: Sendable {
    /// The type's name, for messages.
    public var name: Name
    /// The JSON strings (or integers, as decimal digits) of the cases, in order.
    public var cases: [Name]
    /// True where the raw values are integers.
    public var isInteger: Bool
    /// The case that any other string or integer stands for; nil where that is a fault.
    public var fallback: Int32?
    /// Where the enum is declared.
    public var declaration: SourceLocation

    /// An enum.
    public init(
      name: Name, cases: [Name], isInteger: Bool = false, fallback: Int32? = nil, declaration: SourceLocation
    ) {
      self.fallback = fallback
      self.name = name
      self.cases = cases
      self.isInteger = isInteger
      self.declaration = declaration
    }
  }

  /// All types.
  public var types: [DataType] = []
  /// All structs.
  public var structs: [Structure] = []
  /// All enums.
  public var enums: [Enumeration] = []

  /// The struct that a type is.
  func structure(_ index: Int32) -> Structure { structs[Int(index)] }
  /// The enum that a type is.
  func enumeration(_ index: Int32) -> Enumeration { enums[Int(index)] }
  /// The dictionaries whose keys are integers, as decimal digits.
  public var integerKeyed: Set<TypeIndex> = []
  /// Names of colours that a `color` may have besides `#…`.
  public var colorNames: Set<Name> = []

  /// An empty schema.
  public init() {}

  /// Adds a type and gives its index.
  public mutating func add(_ type: DataType) -> TypeIndex {
    types.append(type)
    return TypeIndex(types.count - 1)
  }
}
