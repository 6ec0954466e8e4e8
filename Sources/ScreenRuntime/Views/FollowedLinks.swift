/// Where do the links of pushed pages stand now? Each rendering finds them again, so that a page gets what its link
/// passes now.
struct FollowedLinks {
  /// What was pushed, by the identity of its link.
  private var targets: [UInt64: PushTarget] = [:]
  /// What the rendering under way has met of it.
  private var met: [UInt64: PushTarget] = [:]

  /// Begins a rendering with these pages on the stack.
  mutating func begin(_ pushed: [PushTarget]) {
    (targets, met) = ([:], [:])
    for target in pushed { targets[target.site.identity] = target }
  }

  /// Notes that a link was met.
  mutating func meet(_ control: RunControl) {
    if targets.isEmpty { return }
    if let known = targets[control.site.identity] {
      met[control.site.identity] = PushTarget(
        site: control.site, value: nil, environment: control.environment, navigation: known.navigation)
    }
  }

  /// A pushed page with what its link passes now; that of a value stays as it is, and one whose link is gone keeps what it was
  /// passed.
  func refreshed(_ target: PushTarget) -> PushTarget {
    guard target.value == nil else { return target }
    guard let found = met[target.site.identity] else {
      var target = target
      target.isLinkGone = true
      return target
    }
    return PushTarget(
      site: found.site, value: nil, environment: found.environment, navigation: target.navigation)
  }
}
