import RenderTree

/// Controls with several parts, for the pictures.
enum Controls {
  typealias B = Build

  static func picker(_ look: ControlPayload.Look) -> Piece {
    let options: [Piece] = ["봄", "Summer", "Fall"].map { B.region(.option, B.text($0)) }
    return B.control(.picker, [B.region(.label, B.text("Season"))] + options) { control, _ in
      control.look = look
      control.selection = 1
    }
  }

  static func disclosure(_ label: String, _ isOpen: Bool) -> Piece {
    B.control(.disclosure, [B.region(.label, B.text(label)), B.region(.content, B.text("Inner"))]) {
      control, _ in control.isOn = isOpen
    }
  }

  static func tabs(_ look: ControlPayload.Look) -> Piece {
    let items = [("star", "Featured"), ("list.bullet", "목록")]
    let tabs: [Piece] = items.map { symbol, title in
      B.region(.tab, B.region(.label, B.symbol(symbol), B.text(title)), B.text("Page of " + title))
    }
    return B.control(.tabs, tabs) { control, _ in
      control.look = look
      control.selection = 1
    }
  }
}
