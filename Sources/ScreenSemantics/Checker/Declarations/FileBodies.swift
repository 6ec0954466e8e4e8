import ScreenSyntax
import ScreenTypes
import SourceModel

/// What checking one file gives besides `CheckedFile`: bodies by declaration and member. Types of their own, as the
/// runtime would make those of tuples at each start.
struct FileBodies: Sendable {
  /// The views of a declaration's body.
  struct Views: Sendable {
    var declaration: DeclarationID
    var views: Range<ViewPlace>
    var frameSize: Int32
  }

  /// A body of a member.
  struct OfMember: Sendable {
    var member: MemberID
    var role: MemberBody.Role
    var body: CheckedBody
  }

  /// The default of a parameter.
  struct Default: Sendable {
    var parameter: ParameterID
    var body: CheckedBody
  }

  var views: [Views] = []
  var members: [OfMember] = []
  var defaults: [Default] = []

  mutating func add(_ body: CheckedBody, _ role: MemberBody.Role, of member: MemberID) {
    members.append(OfMember(member: member, role: role, body: body))
  }
}
