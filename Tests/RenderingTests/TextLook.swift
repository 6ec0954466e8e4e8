import RenderTree
import Testing

@Suite struct TextLook {
  @Test func look() {
    typealias B = Build
    print(picture(60, Screens.landmarks))
    print(picture(60, Screens.landmarkDetail))
    print(picture(50, Screens.order))
    print(picture(50, height: 20, Screens.order))
    print(picture(50, ascii: true, Screens.order))
    let options: [Piece] = ["Spring", "여름", "Autumn"].map { B.region(.option, B.text($0)) }
    func picker(_ look: ControlPayload.Look) -> Piece {
      B.control(.picker, [B.region(.label, B.text("Season"))] + options) { c, _ in c.look = look
        c.selection = 1
      }
    }
    for ascii in [true, false] {
      print("ASCII", ascii)
      print(
        picture(
          60, ascii: ascii,
          B.navigation(
            "설정",
            B.list(
              .automatic,
              [
                B.region(
                  .section, B.region(.header, B.text("PROFILE")), B.toggle("Alerts", true),
                  B.control(.stepper, [B.text("Count: 3")]),
                  B.control(.slider) { c, _ in c.number = 30
                    c.maximum = 100
                  },
                  B.control(.textField) { c, t in c.title = t.store("Name") },
                  B.control(.secureField) { c, t in c.text = t.store("geheim") },
                  B.control(.textEditor) { c, t in c.text = t.store("Hello there\nsecond line") },
                  picker(.automatic), picker(.segmented), picker(.inline), picker(.wheel), picker(.navigationLink),
                  B.region(.footer, B.text("What you like to see."))),
                B.region(
                  .section, B.control(.datePicker, [B.text("Goal Date")]) { c, t in c.text = t.store("2020-01-31") },
                  B.control(.colorPicker, [B.text("Colour")]) { c, t in c.text = t.store("#FF8800") },
                  B.control(.progress, [B.text("Loading")]) { c, _ in c.number = 0.4 },
                  B.control(.progress, [B.text("Busy")]) { c, _ in c.number = -1 },
                  B.control(.gauge, [B.text("Speed")]) { c, _ in c.number = 0.7 },
                  B.control(.menu, [B.region(.label, B.text("More"))]),
                  B.control(.disclosure, [B.region(.label, B.text("Details")), B.region(.content, B.text("Inner"))]) { c, _ in c.isOn = true
                  },
                  B.control(.disclosure, [B.region(.label, B.text("Closed"))]),
                  B.control(.groupBox, [B.region(.header, B.text("Group")), B.text("Inside the box")]),
                  B.button("Plain", .plain), B.button("Bordered", .bordered), B.button("Buy", .borderedProminent),
                  B.link(disclosure: false, B.text("Go")),
                  box(B.text("Inbox"), .badge(.empty))),
              ]))))
    }
    let tabs: [Piece] = [("star", "Featured"), ("list.bullet", "목록")].map { item in
      B.region(.tab, B.region(.label, B.symbol(item.0), B.text(item.1)), B.text("Page " + item.1))
    }
    print(picture(40, B.control(.tabs, tabs) { c, _ in c.selection = 1 }))
    print(
      picture(
        50,
        B.hstack(
          box(B.shape(.circle), .frame(96, 96)), box(B.shape(.circle, fill: nil, stroke: .foreground), .frame(112, 112)),
          box(B.shape(.capsule, fill: nil, stroke: .foreground), .frame(120, 64)))))
    print(
      picture(
        50,
        B.vstack(
          box(B.text("custom"), .defaultPadding, .backgroundPaint(.color(Color(.gray))), .border(.foreground, width: 2)),
          box(B.text("Hi"), .border(.foreground, width: 1)),
          box(
            box(B.text("담기"), .defaultPadding), .background(alignment: .center),
            with: B.shape(.capsule, fill: .color(Color(.blue)))),
          box(B.image("icon", resizable: true), .frame(160, 160), .clip(.circle)))))
    print(picture(50, box(B.text("Hello"), .device(width: 300, height: 70, name: .empty))))
    print(
      picture(
        50, B.vstack(B.text("Page"), B.text("More")),
        B.presentation(.sheet, "", "", B.navigation("Profile", B.text("Name: g"))),
        B.presentation(
          .actionSheet, "Sort", "How to sort", B.button("Name"), B.button("Delete", role: .destructive),
          B.button("Cancel", role: .cancel))))
  }
}

func print(_ text: String) {
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) { Swift.print(line) }
}
