extension TypeID {
  /// The type with others in place of those of its parts for which `change` gives one; it is asked of the whole first.
  public func replacing(_ change: (TypeID) -> TypeID?) -> TypeID {
    if let other = change(self) { return other }
    func part(_ type: TypeID) -> TypeID { type.replacing(change) }
    switch kind {
    case .optional(let wrapped): return part(wrapped).optional
    case .array(let element): return part(element).array
    case .slice(let element): return TypeID(.slice(part(element)))
    case .set(let element): return TypeID(.set(part(element)))
    case .dictionary(let key, let value): return TypeID(.dictionary(part(key), part(value)))
    case .range(let bound): return TypeID(.range(part(bound)))
    case .closedRange(let bound): return TypeID(.closedRange(part(bound)))
    case .sequence(let element): return TypeID(.sequence(part(element)))
    case .inOut(let type): return TypeID(.inOut(part(type)))
    case .binding(let bound): return part(bound).binding
    case .applied(let type, let arguments): return TypeID(.applied(type, arguments.map(part)))
    case .tuple(let elements, let labels): return TypeID(.tuple(elements.map(part), labels))
    case .function(let parameters, let result): return TypeID(.function(parameters.map(part), part(result)))
    case .keyPath(let root, let value): return TypeID(.keyPath(part(root), part(value)))
    case .writableKeyPath(let root, let value): return TypeID(.writableKeyPath(part(root), part(value)))
    case .metatype(let type): return part(type).metatype
    case .error, .void, .bool, .int, .double, .string, .view, .any, .null, .builtin, .declared, .parameter:
      return self
    }
  }
}
