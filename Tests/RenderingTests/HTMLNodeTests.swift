import RenderTree
import Testing

@testable import Rendering

/// What each kind of node becomes.
@Suite struct HTMLNodeTests {
  @Test func texts() {
    #expect(html { [$0.text("Turtle Rock")] } == "<p>Turtle Rock</p>")
    #expect(html { [$0.text("", style: nil)] } == "<p></p>")
    #expect(
      html { [$0.text("x", style: $0.styled(.title, .red, weight: .bold)) { $0.headingLevel = 3 }] }
        == "<h1 class=\"sw-title sw-bold sw-red\">x</h1>")
    #expect(
      html { [$0.text([("₩", $0.styled(.footnote)), ("3100", $0.style())])] }
        == "<p><span class=\"sw-footnote\">₩</span>3100</p>")
    #expect(
      html {
        [
          $0.text("x") {
            $0.lineLimit = 2; $0.multilineAlignment = .center
          }
        ]
      }
        == "<p class=\"sw-text-center sw-clamp\" style=\"-webkit-line-clamp:2\">x</p>")
    let style = html {
      [
        $0.text(
          "x",
          style: $0.style {
            $0.size = FontSize(points: 20); $0.kerning = 1.5; $0.color = Color(red: 1, green: 255, blue: 0)
          })
      ]
    }
    #expect(style == "<p style=\"font-size:1.25rem;letter-spacing:1.5px;color:#01FF00\">x</p>")
  }

  @Test func tables() {
    var payload = GridPayload(columns: .fromRows)
    payload.isTable = true
    let rows = [["Name", "Age"], ["Ann", "31"]]
    let table = html { b in
      [b.grid(payload, rows.map { row in b.region(.gridRow, b.text(row[0]), b.text(row[1])) })]
    }
    #expect(
      table == """
        <table class="sw-table sw-x">
        <thead><tr><th scope="col"><p>Name</p></th><th scope="col"><p>Age</p></th></tr></thead>
        <tbody>
        <tr><td><p>Ann</p></td><td><p>31</p></td></tr>
        </tbody></table>
        """)
  }

  @Test func tracksOfGrids() {
    func columns(_ tracks: [GridTrack], _ place: HorizontalAlignment = .center) -> String {
      var payload = GridPayload(columns: .tracks(tracks))
      payload.place = Alignment(place, .center)
      let page = html { b in [b.grid(payload, [b.text("x")])] }
      return page.firstMatch(of: /style="([^"]*)"/).map { String($0.1) } ?? page
    }
    #expect(
      columns([GridTrack(.fixed(80)), GridTrack(.flexible(minimum: 40, maximum: 100))], .leading)
        == "grid-template-columns:80px minmax(40px,100px);justify-content:start")
    #expect(
      columns([GridTrack(.fixed(80)), GridTrack(.adaptive(minimum: 40, maximum: .infinity))])
        == "grid-template-columns:80px repeat(auto-fill,minmax(40px,1fr))")
  }

  @Test func headingsLeaveNoLevelOut() {
    let text = html { b in [3, 5, 1, 2].map { level in b.text("x") { $0.headingLevel = UInt8(level) } } }
    #expect(text == "<h1>x</h1><h2>x</h2><h2>x</h2><h2>x</h2>")
  }

  @Test func stacks() {
    #expect(
      html { [$0.row($0.text("a"), $0.spacer(), $0.text("b"))] }
        == "<div class=\"sw-h sw-x\"><p>a</p><div class=\"sw-s\"></div><p>b</p></div>")
    #expect(
      html { [$0.stack(.vertical, Alignment(.leading, .center), spacing: 0, [$0.text("a")])] }
        == "<div class=\"sw-v sw-start\" style=\"gap:0\"><p>a</p></div>")
    #expect(
      html { [$0.stack(.depth, Alignment(.trailing, .bottom), [$0.text("a")])] }
        == "<div class=\"sw-z sw-end sw-bottom\"><p>a</p></div>")
    #expect(html { [$0.divider()] } == "<hr class=\"sw-rule\">")
  }

  @Test func modifiersShareAnElementWhereOrderAllows() {
    #expect(
      html { [$0.box(.backgroundPaint(.color(Color(.gray))), $0.padded(8, $0.text("x")))] }
        == "<p style=\"background:var(--sw-gray);padding:8px\">x</p>")
    #expect(
      html { [$0.padded(8, $0.box(.backgroundPaint(.color(Color(.gray))), $0.text("x")))] }
        == "<div class=\"sw-box\" style=\"padding:8px\"><p style=\"background:var(--sw-gray)\">x</p></div>")
    #expect(
      html { [$0.box(.border(.color(Color(.red)), width: 2), $0.text("x"))] }
        == "<p style=\"outline:2px solid var(--sw-red);outline-offset:-2px\">x</p>")
    #expect(
      html { [$0.framed(40, nil, $0.text("x"))] }
        == "<div class=\"sw-f sw-fixed\" style=\"width:40px\"><p>x</p></div>")
    #expect(
      html { [$0.box(.padding(EdgeInsets(top: -4, leading: 1, bottom: 2, trailing: 3)), $0.text("x"))] }
        == "<p style=\"padding:0 3px 2px 1px;margin:-4px 0 0\">x</p>".replacing(
          "margin:-4px 0 0", with: "margin:-4px 0 0"))
    #expect(
      html { [$0.box(.opacity(.nan), $0.box(.rotation(.infinity), $0.text("x")))] }
        == "<div class=\"sw-box\" style=\"opacity:1\"><p style=\"transform:rotate(0deg)\">x</p></div>")
    #expect(
      html { [$0.box(.clip(.circle), $0.framed(50, 50, $0.asset("a")))] }.hasPrefix(
        "<svg class=\"sw-art\" style=\"clip-path:circle(closest-side);width:50px;height:50px\""))
  }

  @Test func pictures() {
    let text = html { [$0.framed(50, 50, $0.asset("turtlerock"))] }
    let variant = Array("turtlerock".utf8).withUnsafeBufferPointer { PlaceholderArt.variant(of: $0) }
    #expect(
      text.hasPrefix(
        "<svg class=\"sw-art\" style=\"width:50px;height:50px\" role=\"img\" aria-label=\"turtlerock\">"
          + "<use href=\"#sw-a\(variant)\"/></svg>"))
    #expect(
      html { [$0.image(.remote, "pictures/a b.jpg") { $0.label = PoolRange.empty }] }
        == "<img class=\"sw-picture sw-own\" src=\"pictures/a%20b.jpg\" alt=\"\">")
    #expect(
      html { [$0.symbol("star.fill")] }.hasPrefix(
        "<svg class=\"sw-i\" role=\"img\" aria-label=\"Favorite\"><use href=\"#sw-star.fill\"/></svg>"))
    #expect(html { [$0.symbol("no.such")] }.contains("aria-label=\"no such\"><use href=\"#sw-missing\"/>"))
    #expect(
      html { [$0.symbol("plus") { $0.isDecorative = true }] }.contains(
        "<svg class=\"sw-i\" aria-hidden=\"true\">"))
  }

  @Test func shapes() {
    #expect(
      html { [$0.framed(9, 9, $0.shape(.roundedRectangle(4), fill: .color(Color(.blue))))] }
        == "<div class=\"sw-f sw-fixed\" style=\"width:9px;height:9px\"><div class=\"sw-shape sw-x sw-y\" "
        + "style=\"background:var(--sw-blue);border-radius:4px\"></div></div>")
    var faint = Color(.accent)
    faint.alpha = 51
    #expect(
      html { [$0.shape(.rectangle, fill: .color(faint))] }.contains(
        "background:var(--fill);--fill:color-mix(in srgb,var(--sw-accent) 20%,transparent)"))
    let gradient = Paint.linear(
      colors: [Color(.white), Color(.black)], startX: 0, startY: 0, endX: 1, endY: 1)
    #expect(
      html { [$0.shape(.rectangle, fill: gradient)] }.contains(
        "background:linear-gradient(135deg,#FFFFFF,#000000)"))
    let themed = Paint.linear(colors: [Color(.red), Color(.blue)], startX: 0, startY: 0, endX: 0, endY: 1)
    #expect(
      html { [$0.shape(.rectangle, fill: themed)] }.contains(
        "background:var(--fill);--fill:linear-gradient(180deg,#FF3B30 0,#FF3B30 0,var(--sw-red) 0,var(--sw-blue))"
      ))
  }

  @Test func theWayToTheColumnBeforeStandsInTheBar() {
    let text = html { b in
      let button = b.region(.toolbarTrailing, b.text("Edit"))
      let columns = [
        b.region(.sidebar, b.navigation("Recipes", [b.text("All")])),
        b.region(.detail, b.navigation("Cake", large: false, [button, b.text("Eggs")])),
      ]
      let split = b.link(b.tree.add(.group), columns)
      return [split, b.presentation(.sheet, [b.navigation("Add", large: false, [b.text("Title")])])]
    }
    #expect(
      text.contains(
        "<div class=\"sw-leading\"><a class=\"sw-back sw-column-back\" href=\"#sw-c1\">Recipes</a></div>"))
    // A sheet has no column before it.
    #expect(text.split(separator: "sw-column-back").count == 2)
  }

  @Test func whatGrowsUpToALengthHasIt() {
    func framed(_ maximum: Double) -> String {
      html { b in
        let frame = BoxModifier.flexibleFrame(
          minWidth: nil, idealWidth: nil, maxWidth: maximum, minHeight: 10, idealHeight: nil,
          maxHeight: maximum,
          alignment: .center)
        return [b.box(frame, b.shape(.rectangle, fill: .color(Color(.red))))]
      }
    }
    #expect(
      framed(40).hasPrefix(
        "<div class=\"sw-f\" style=\"width:40px;max-width:min(100%,40px);min-height:10px;height:40px;"
          + "max-height:100%\">"))
    #expect(framed(.infinity).hasPrefix("<div class=\"sw-f sw-x sw-y\" style=\"min-height:10px\">"))
  }

  @Test func cellsOfGridsSpanAndAlign() {
    let text = html { b in
      b.tree.regions.append(.gridRow)
      let row = b.link(
        b.tree.add(.region, payload: b.tree.regions.count - 1),
        [
          b.box(.gridCell(columns: 2, horizontal: .trailing, vertical: nil), b.text("a")),
          b.box(.gridCell(columns: 1, horizontal: nil, vertical: .bottom), b.text("b")),
        ])
      b.tree.grids.append(GridPayload(columns: .fromRows))
      return [b.link(b.tree.add(.grid, payload: b.tree.grids.count - 1), [row])]
    }
    #expect(text.contains("grid-template-columns:repeat(3,auto)"))
    #expect(text.contains("<p style=\"grid-column:span 2;justify-self:end\">a</p>"))
    #expect(text.contains("<p style=\"align-self:end\">b</p>"))
  }

  @Test func symbolsOfReadingOrderTurn() {
    let builder = HTMLTreeBuilder()
    let symbols = ["chevron.forward", "chevron.right", "forward"].map { builder.symbol($0) }
    builder.tree.root = builder.link(builder.tree.add(.group), symbols)
    var page = HTMLPage(title: "t")
    page.isRightToLeft = true
    let text = String(decoding: HTMLRenderer().render(builder.tree, page: page), as: UTF8.self)
    #expect(
      text.contains(
        "<svg class=\"sw-i sw-flip\" role=\"img\" aria-label=\"Forward\"><use href=\"#sw-chevron.forward\"/>")
    )
    #expect(
      text.contains(
        "<svg class=\"sw-i\" role=\"img\" aria-label=\"Forward\"><use href=\"#sw-chevron.right\"/>"))
    #expect(text.contains("<svg class=\"sw-i\" role=\"img\" aria-label=\"Fast forward\">"))
    #expect(!fragment(builder.tree).contains("sw-flip"))
  }

  @Test func lettersAndSymbolsWithGradients() {
    func blended(_ b: HTMLTreeBuilder, _ colors: [Color]) -> Int32 {
      b.tree.gradients.append(.linear(colors: colors, startX: 0, startY: 0.5, endX: 1, endY: 0.5))
      return b.style {
        $0.color = colors[0]
        $0.gradient = Int32(b.tree.gradients.count - 1)
      }
    }
    let themed = [Color(.red), Color(.blue)]
    #expect(
      html { [$0.text("Rock", style: blended($0, themed))] }
        == "<p class=\"sw-blend sw-red\" style=\"--letters:linear-gradient(90deg,#FF3B30 0,#FF3B30 0,"
        + "var(--sw-red-text) 0,var(--sw-blue-text))\">Rock</p>")
    // A background stands in an element of its own: it would take the gradient's place.
    #expect(
      html { b in
        [
          b.box(
            .backgroundPaint(.color(Color(.black))),
            b.text("Rock", style: blended(b, [Color(.white), Color(.black)])))
        ]
      }
        == "<div class=\"sw-box\" style=\"background:#000000\"><p class=\"sw-blend\" style=\"color:#FFFFFF;"
        + "--letters:linear-gradient(90deg,#FFFFFF,#000000)\">Rock</p></div>")
    let symbol = html { [$0.symbol("star.fill", style: blended($0, themed))] }
    #expect(
      symbol.contains(
        "<mask id=\"sw-u1\"><use href=\"#sw-star.fill\" color=\"#fff\"/></mask><rect width=\"100%\" height=\"100%\" "
          + "stroke=\"none\" fill=\"url(#sw-p0)\" mask=\"url(#sw-u1)\"/></svg>"))
    #expect(
      symbol.contains(
        "<linearGradient id=\"sw-p0\" x1=\"0\" y1=\"0.5\" x2=\"1\" y2=\"0.5\">"
          + "<stop offset=\"0\" style=\"stop-color:var(--sw-red)\"/>"))
  }

  @Test func lists() {
    #expect(
      html { [$0.list(.plain, [$0.text("a"), $0.section("Head", [$0.text("b")], footer: "Foot")])] }
        == "<div class=\"sw-list sw-plain sw-x sw-y\"><ul>\n<li><p>a</p></li>\n</ul>"
        + "<section><h1>Head</h1><ul>\n<li><p>b</p></li>\n</ul><div class=\"sw-foot\"><p>Foot</p></div></section>\n</div>"
    )
  }

  @Test func everyRowOfEverySectionIsWritten() {
    let text = html { b in
      let sections = (0..<5).map { section in
        b.section(
          "S\(section)", (0..<4).map { b.row(b.text("row \(section).\($0)"), b.spacer(), b.symbol("star")) })
      }
      return [b.list(sections)]
    }
    for section in 0..<5 {
      for row in 0..<4 { #expect(text.contains("<p>row \(section).\(row)</p>")) }
    }
  }

  @Test func linkRows() {
    #expect(
      html { [$0.list(.plain, [$0.link(.page, "D.html", [$0.row($0.text("a"), $0.spacer())])])] }.contains(
        "<li><a class=\"sw-row sw-go sw-x\" href=\"D.html\"><span class=\"sw-h sw-x\"><span>a</span>"
          + "<span class=\"sw-s\"></span></span></a></li>"))
    #expect(
      html { [$0.link(.page, "", [$0.text("a")])] }
        == "<a class=\"sw-link\" role=\"link\" aria-disabled=\"true\">a</a>")
  }

  @Test func controlsInLinksStandBesideThem() {
    let text = html { [$0.link(.page, "D.html", [$0.row($0.text("Name"), $0.button("Buy"))])] }
    #expect(
      text
        == "<div class=\"sw-link sw-reach sw-go\"><div class=\"sw-h\"><p><a class=\"sw-cover\" href=\"D.html\">Name</a></p>"
        + "<button type=\"button\" class=\"sw-button\">Buy</button></div></div>"
    )
    #expect(
      html { [$0.link(.page, "D.html", [$0.button("Buy")])] }.contains(
        "<a class=\"sw-cover\" href=\"D.html\" aria-label=\"Open\"></a>"))
  }

  @Test func buttons() {
    #expect(
      html {
        [
          $0.button("Go") {
            $0.control = 4; $0.role = .destructive; $0.isEnabled = false
          }
        ]
      }
        == "<button type=\"button\" class=\"sw-button sw-destructive\" data-control=\"4\" disabled>Go</button>"
    )
    #expect(
      html { [$0.box(.tappable(control: 2), $0.text("x"))] }
        == "<button type=\"button\" class=\"sw-tap\" data-control=\"2\"><span>x</span></button>")
    #expect(
      html { [$0.box(.disabled, $0.button("x"))] }.contains(
        "<button type=\"button\" class=\"sw-button sw-disabled\" disabled>"))
  }

  @Test func formControls() {
    #expect(
      html { [$0.control(.toggle, [$0.text("On")]) { $0.isOn = true }] }
        == "<label class=\"sw-field sw-toggle sw-x\"><span class=\"sw-name\">On</span>"
        + "<input type=\"checkbox\" role=\"switch\" aria-checked=\"true\" checked></label>")
    #expect(
      html { [$0.control(.slider, [$0.text("Volume")]) { $0.number = 0.25 }] }
        == "<input type=\"range\" class=\"sw-slider sw-x\" aria-label=\"Volume\" min=\"0\" max=\"1\" step=\"any\" value=\"0.25\">"
    )
    #expect(
      html { b in
        [
          b.control(.stepper, [b.text("Count")]) {
            $0.number = 1; $0.minimum = 1; $0.maximum = 9; $0.step = 1
          }
        ]
      }.contains(
        "aria-label=\"Decrease Count\" disabled>\u{2212}</button><input type=\"number\" aria-label=\"Count\" "
          + "min=\"1\" max=\"9\" step=\"1\" value=\"1\">"))
    #expect(
      html { b in
        [
          b.control(.textField) {
            $0.title = b.tree.store("Name"); $0.text = b.tree.store("a\"b")
          }
        ]
      }
        == "<input type=\"text\" class=\"sw-input sw-x\" aria-label=\"Name\" placeholder=\"Name\" value=\"a&quot;b\">"
    )
    #expect(
      html { b in
        [
          b.control(
            .picker,
            [
              b.region(.label, b.text("Size")), b.region(.option, b.text("S")),
              b.region(.option, b.text("L")),
            ]
          ) { $0.selection = 1 }
        ]
      }.contains(
        "aria-label=\"Size\"><option value=\"0\">S</option><option selected value=\"1\">L</option></select>"))
    #expect(
      html { [$0.control(.progress) { $0.number = -1 }] }.contains(
        "<progress class=\"sw-spinner\" aria-label=\"Loading\"></progress>"))
    #expect(
      html {
        [
          $0.control(.progress) {
            $0.number = -1
            $0.look = .linear
          }
        ]
      }.contains("<progress aria-label=\"Progress\"></progress>"))
    #expect(
      html { b in [b.control(.datePicker) { $0.text = b.tree.store("2021-02-29") }] }.contains("value=")
        == false)
    #expect(
      html { b in [b.control(.datePicker) { $0.text = b.tree.store("2020-02-29") }] }.contains(
        "value=\"2020-02-29\""))
  }

  /// The help is shown beside the pointer, the hint is what is said; with one of them alone it is both.
  @Test func helpAndHint() {
    func box(_ b: HTMLTreeBuilder, _ boxes: [BoxModifier], _ view: NodeIndex) -> NodeIndex {
      boxes.reduce(view) { b.box($1, $0) }
    }
    for order in [0, 1] {
      let both = html { b in
        let boxes: [BoxModifier] = [
          .help(b.tree.store("Opens it")), .accessibilityHint(b.tree.store("Says it")),
        ]
        return [box(b, order == 0 ? boxes : boxes.reversed(), b.text("x"))]
      }
      #expect(
        both == "<p title=\"Opens it\" aria-describedby=\"sw-d1\">x</p><p hidden id=\"sw-d1\">Says it</p>")
    }
    #expect(html { b in [b.box(.help(b.tree.store("h")), b.text("x"))] } == "<p title=\"h\">x</p>")
    #expect(
      html { b in [b.box(.accessibilityHint(b.tree.store("h")), b.text("x"))] } == "<p title=\"h\">x</p>")
  }

  /// A control in a row that leads somewhere is no part of what the row is called, whatever it is called itself.
  @Test func rowsAreNotNamedByTheirControls() {
    let text = html { b in
      let button = b.box(.accessibilityLabel(b.tree.store("Favorite")), b.button("B"))
      let rock = b.box(.accessibilityLabel(b.tree.store("Rock")), b.stack(.vertical, [b.text("R")]))
      return [b.list([b.link(.page, "a.html", [b.stack(.horizontal, [rock, button])])])]
    }
    #expect(text.contains("aria-label=\"Rock\""), "\(text)")
    #expect(text.contains("aria-label=\"Favorite\""), "\(text)")
  }

  /// No element has an attribute twice, whatever is said twice of a view; the outermost counts.
  @Test func whatIsSaidTwiceStandsOnce() {
    let twice: [(HTMLTreeBuilder) -> [BoxModifier]] = [
      { [.help($0.tree.store("in")), .help($0.tree.store("out"))] },
      { [.accessibilityHint($0.tree.store("in")), .accessibilityHint($0.tree.store("out"))] },
      { [.accessibilityIdentifier($0.tree.store("in")), .accessibilityIdentifier($0.tree.store("out"))] },
      { [.accessibilityLabel($0.tree.store("in")), .accessibilityLabel($0.tree.store("out"))] },
      { [.accessibilityValue($0.tree.store("in")), .accessibilityValue($0.tree.store("out"))] },
      { _ in [.accessibilityHidden, .accessibilityHidden] },
      { _ in [.layoutDirection(rightToLeft: false), .layoutDirection(rightToLeft: true)] },
      { _ in [.disabled, .disabled] },
      { _ in [.tappable(control: 0), .tappable(control: 1)] },
      {
        [
          .device(width: 9, height: 9, name: $0.tree.store("in")),
          .device(width: 9, height: 9, name: $0.tree.store("out")),
        ]
      },
    ]
    let views: [(HTMLTreeBuilder) -> NodeIndex] = [
      { $0.text("x") }, { $0.button("x") }, { $0.symbol("star") }, { $0.map(1, 2) },
      { b in b.stack(.horizontal, [b.text("x"), b.text("y")]) },
    ]
    for say in twice {
      for view in views {
        let text = html { b in
          let boxes = say(b)
          return [boxes.reduce(view(b)) { b.box($1, $0) }]
        }
        #expect(PageTags(text).problems.isEmpty, "\(text)")
      }
    }
    let named = html { b in
      [
        b.box(
          .accessibilityIdentifier(b.tree.store("out")),
          b.box(.accessibilityIdentifier(b.tree.store("in")), b.text("x")))
      ]
    }
    #expect(named == "<p data-identifier=\"out\">x</p>")
  }

  @Test func presentationsFollowThePage() {
    let text = html { [$0.text("x"), $0.presentation(.alert, title: "T", message: "M", [$0.button("OK")])] }
    #expect(
      text
        == "<p>x</p><div class=\"sw-dim\"><div class=\"sw-dialog sw-alert\" role=\"alertdialog\" aria-modal=\"true\" "
        + "aria-labelledby=\"sw-t1\" aria-describedby=\"sw-m1\"><div class=\"sw-words\"><h1 id=\"sw-t1\">T</h1>"
        + "<p id=\"sw-m1\">M</p></div><div class=\"sw-actions\"><button type=\"button\" class=\"sw-button\">OK</button>"
        + "</div></div></div>")
  }

  /// A swipe puts a sheet away, and what is on it a cover.
  @Test func coversHaveNoGrabber() {
    var page = HTMLPage(title: "")
    page.isInteractive = true
    func text(_ kind: PresentationPayload.Kind) -> String {
      let b = HTMLTreeBuilder()
      let tree = b.rooted(b.text("x"), b.presentation(kind, [b.text("On top")]))
      return String(decoding: HTMLRenderer().render(tree, page: page), as: UTF8.self)
    }
    #expect(text(.sheet).contains("class=\"sw-grabber\" aria-label=\"Close\""))
    #expect(text(.popover).contains("class=\"sw-grabber\" aria-label=\"Close\""))
    #expect(!text(.cover).contains("class=\"sw-grabber\""))
  }

  @Test func mapsTellTheirCoordinate() {
    let first = html { [$0.map(34.011286, -116.166868)] }
    #expect(first.contains("aria-label=\"Map of 34.0113° N, 116.1669° W\""))
    #expect(first.contains("<span class=\"sw-coordinate\">34.0113° N, 116.1669° W</span>"))
    #expect(first != html { [$0.map(34.0114, -116.166868)] })
    #expect(html { [$0.map(.nan, .infinity)] }.contains("0.0000° N, 180.0000° E"))
  }

  @Test func numbersAreShort() {
    func written(_ value: Double) -> String {
      var output = OutputBuffer(capacity: 8)
      output.append(number: value)
      return String(decoding: output.bytes, as: UTF8.self)
    }
    let cases: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (12.5, "12.5"), (-0.25, "-0.25"), (1.0 / 3, "0.3333"),
      (99.99996, "100"),
      (.nan, "0"), (.infinity, "1000000000"), (-.infinity, "-1000000000"), (1e300, "1000000000"),
      (123_456, "123456"),
      (0.00004, "0"),
    ]
    for (value, text) in cases { #expect(written(value) == text) }
  }

  @Test func brokenTreesDoNotCrash() {
    var tree = RenderTree()
    for index in 0..<50_000 {
      tree.boxes.append(.opacity(0.5))
      let box = tree.add(.box, payload: index)
      tree[box].firstChild = NodeIndex(Int32(index + 1))
    }
    tree.root = NodeIndex(0)
    #expect(fragment(tree).hasPrefix("<main"))

    var loop = RenderTree()
    let group = loop.add(.group)
    let text = loop.add(.text, payload: 99)
    loop[group].firstChild = text
    loop[text].nextSibling = group
    loop[group].nextSibling = NodeIndex(12_345)
    loop.root = group
    #expect(fragment(loop).hasPrefix("<main"))

    var lists = RenderTree()
    for index in 0..<2_000 {
      lists.lists.append(ListPayload())
      let list = lists.add(.list, payload: index)
      lists[list].firstChild = NodeIndex(Int32(index + 1))
    }
    lists.root = NodeIndex(0)
    #expect(fragment(lists).hasPrefix("<main"))
  }
}
