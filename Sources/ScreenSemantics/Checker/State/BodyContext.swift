import ScreenTypes

/// Where the code that is checked stands: in which declaration, of which member.
struct BodyContext {
  /// The declaration whose body is checked.
  private(set) var owner: DeclarationID = .none
  /// The type of `self`.
  private(set) var selfType: TypeID = .error
  /// The member whose body is checked, or none in a body of views.
  private(set) var member: MemberID = .none
  /// True where there is no `self`.
  private(set) var isStatic = false
  /// True inside a `set`, `willSet` or `didSet`.
  private(set) var inSetter = false
  /// True in a value that the `Init` of a view gives, which sees its parameters.
  private(set) var inInitializer = false
  /// True in the initial value of a member, where no State is in scope.
  private(set) var isInitialValue = false

  /// Enters the body of views of a declaration of a type.
  mutating func enter(_ declaration: DeclarationID, _ type: TypeID) {
    self = BodyContext()
    (owner, selfType) = (declaration, type)
  }

  /// Enters a member of the declaration.
  mutating func enter(_ member: MemberID, isStatic: Bool) {
    (self.member, self.isStatic) = (member, isStatic)
  }

  /// Enters the `set` of the member.
  mutating func enterSetter() { inSetter = true }

  /// Enters a value that the `Init` of a view gives.
  mutating func enterInitializer() { inInitializer = true }

  /// Enters the initial value of a member.
  mutating func enterInitialValue() { isInitialValue = true }

  /// Leaves the `set`.
  mutating func leaveSetter() { inSetter = false }
}
