import RenderTree

/// Screens that show what views can do.
extension HTMLGallery {
  static func tabs() -> RenderTree {
    let b = HTMLTreeBuilder()
    func tab(_ title: String, _ symbol: String, _ content: NodeIndex) -> NodeIndex {
      b.region(.tab, b.region(.label, b.symbol(symbol) { $0.isDecorative = true }, b.text(title)), content)
    }
    let featured = b.list([
      b.section("Lakes", landmarkNames.prefix(3).map { landmarkRow(b, $0.0, $0.1, $0.2) }),
      b.section("Rivers", landmarkNames.suffix(3).map { landmarkRow(b, $0.0, $0.1, $0.2) }),
    ])
    let add = b.region(
      .toolbarTrailing, b.control(.button, [b.symbol("plus")]),
      b.control(.button, [b.symbol("person.crop.circle")]))
    let bar = b.control(
      .tabs,
      [
        tab("Featured", "star", b.navigation("Featured", [add, featured])),
        tab("List", "list.bullet", b.text("List")),
        tab("Profile", "person.fill", b.text("Profile")),
      ]
    ) { $0.selection = 0 }
    return b.rooted(bar)
  }

  static func layout() -> RenderTree {
    let b = HTMLTreeBuilder()
    let badge = b.stack(
      .depth,
      [
        b.framed(
          120, 120,
          b.shape(
            .circle,
            fill: .linear(colors: [Color(.orange), Color(.pink)], startX: 0, startY: 0, endX: 1, endY: 1))),
        b.symbol(
          "bolt.fill",
          style: b.style {
            $0.size = FontSize(points: 48); $0.color = Color(.white)
          }),
      ])
    let swatches = Color.Base.allCases.filter {
      ![.fixed, .adaptive, .clear, .primary, .white, .black].contains($0)
    }.map {
      b.stack(
        .vertical, spacing: 4,
        [
          b.framed(36, 36, b.shape(.roundedRectangle(8), fill: .color(Color($0)))),
          b.text("\($0)", style: b.style { style in style.size = FontSize(.caption2) }),
        ])
    }
    let quote = b.box(
      .border(.color(Color(.accent)), width: 2),
      b.box(
        .backgroundPaint(
          .color(
            {
              var c = Color(.accent); c.alpha = 30; return c
            }())),
        b.padded(16, b.text("custom", style: b.styled(.title)))))
    let cards = (1...3).map { number in
      b.box(
        .clip(.roundedRectangle(14)),
        b.framed(155, 110, b.box(.aspectRatio(nil, fill: true), b.asset("card \(number)"))))
    }
    let grid = b.grid(
      GridPayload(columns: .fromRows, alignment: Alignment(.leading, .center), horizontalSpacing: 20),
      [
        b.region(.gridRow, b.text("Width"), b.text("120")),
        b.region(.gridRow, b.text("Height of it"), b.text("90")),
      ])
    return b.rooted(
      b.scroll(
        b.padded(
          16,
          b.stack(
            .vertical, Alignment(.center, .center), spacing: 20,
            [
              b.text("Layout", style: b.styled(.largeTitle, weight: .bold)) { $0.headingLevel = 1 }, badge,
              b.grid(GridPayload(columns: .adaptive(64)), swatches), quote,
              b.scroll(horizontal: true, b.stack(.horizontal, spacing: 12, cards)), grid,
              b.framed(
                nil, 120,
                b.row(
                  b.shape(.rectangle, fill: .color(Color(.blue))),
                  b.shape(.capsule, fill: .color(Color(.green))),
                  b.shape(.ellipse, fill: nil, stroke: .color(Color(.red)), width: 4))),
              b.row(
                b.text("Turned"), b.box(.rotation(-12), b.text("12°", style: b.styled(.headline, .purple))),
                b.divider(),
                b.box(.scale(x: 1.4, y: 1.4), b.symbol("leaf.fill", style: b.styled(.body, .green)))),
            ]))))
  }

  static func symbols() -> RenderTree {
    let b = HTMLTreeBuilder()
    let cells = SymbolNames.all.map { name in
      b.stack(
        .vertical, spacing: 3,
        [
          b.symbol(name, style: b.style { $0.size = FontSize(points: 22) }),
          b.text(name, style: b.style { $0.size = FontSize(points: 8) }) { $0.lineLimit = 1 },
        ])
    }
    return b.rooted(
      b.navigation(
        "Symbols", [b.padded(16, b.grid(GridPayload(columns: .adaptive(72)), cells + [b.symbol("no.such")]))])
    )
  }

  static func controls() -> RenderTree {
    let b = HTMLTreeBuilder()
    func share(_ value: Double) -> (inout ControlPayload) -> Void { { $0.number = value } }
    let column = b.stack(
      .vertical, Alignment(.leading, .center), spacing: 18,
      [
        b.row(
          b.button("Plain"), b.button("Bordered") { $0.look = .bordered },
          b.button("Prominent") { $0.look = .borderedProminent }, b.button("Off") { $0.isEnabled = false }),
        b.control(.toggle, [b.text("Wi-Fi")]) { $0.isOn = true },
        b.control(.toggle, [b.text("Tinted")]) {
          $0.isOn = true
          $0.tint = Color(.red)
        },
        b.control(.textField) {
          $0.title = b.tree.store("Search")
          $0.look = .roundedBorder
        },
        b.control(.progress, [b.text("Downloading")], share(0.4)),
        b.control(.progress) {
          $0.look = .circular; $0.number = -1
        },
        b.control(.gauge, [b.text("Battery")], share(0.7)),
        b.control(
          .menu,
          [
            b.region(.label, b.text("Sort by"), b.symbol("chevron.down")),
            b.region(.content, b.button("Name"), b.button("Date")),
          ]),
        b.control(
          .groupBox,
          [
            b.region(.header, b.text("Weather")), b.text("Sunny, 24°"),
            b.symbol("sun.max.fill", style: b.styled(.body, .orange)),
          ]),
        b.box(
          .disabled,
          b.control(.stepper, [b.text("Count")]) {
            $0.number = 2; $0.maximum = 10
          }),
        b.control(
          .picker,
          [
            b.region(.label, b.text("Size")), b.region(.option, b.text("Small")),
            b.region(.option, b.text("Large")),
          ]
        ) {
          $0.look = .inline
          $0.selection = 0
        },
        b.list(
          .plain,
          [
            b.link(
              .page, "x.html",
              [b.row(b.text("Row with a control"), b.spacer(), b.control(.button, [b.symbol("heart")]))])
          ]),
      ])
    return b.rooted(b.navigation("Controls", large: false, [b.padded(16, column)]))
  }

  static func split() -> RenderTree {
    let b = HTMLTreeBuilder()
    let items = b.list(
      .sidebar,
      ["All Recipes", "Favorites", "Recents"].map {
        b.link(.page, $0 + ".html", [b.row(b.symbol("book"), b.text($0))]) { $0.showsDisclosure = false }
      })
    return b.rooted(
      b.group(
        b.region(.sidebar, b.navigation("Categories", [items])),
        b.region(
          .detail, b.navigation("Apple Cake", large: false, [b.padded(16, b.text("Preheat oven to 360F."))])))
    )
  }
}
