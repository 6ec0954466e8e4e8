/// Symbols by their names as characters.
enum SymbolGlyph {
  /// The character for a symbol. A name that is not in the table stands for its nearest shorter one
  /// (`heart.slash.fill` for `heart`); else a square.
  static func named(_ name: String, ascii: Bool) -> String {
    var name = name[...]
    while true {
      if let pair = all[name] { return ascii ? pair.ascii : pair.glyph }
      guard let dot = name.lastIndex(of: ".") else { return ascii ? "#" : "◻" }
      name = name[..<dot]
    }
  }

  /// Every name with its character and what stands for it in ASCII.
  static let all: [Substring: (glyph: String, ascii: String)] = {
    var table: [Substring: (glyph: String, ascii: String)] = [:]
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      for name in words.dropFirst(2) { table[name] = (String(words[0]), String(words[1])) }
    }
    for (letter, ring) in zip("abcdefghijklmnopqrstuvwxyz", "ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏ") {
      let capital = letter.uppercased()
      table["\(letter).circle"] = (String(ring), capital)
      table["\(letter).square"] = (capital, capital)
    }
    for (number, (ring, disc)) in zip("⓪①②③④⑤⑥⑦⑧⑨⑩", "⓿❶❷❸❹❺❻❼❽❾❿").enumerated() {
      let digit = number < 10 ? String(number) : "#"
      table["\(number).circle"] = (String(ring), digit)
      table["\(number).circle.fill"] = (String(disc), digit)
      table["\(number).square"] = (number < 10 ? digit : String(ring), digit)
    }
    return table
  }()

  /// The character, what stands for it in ASCII, and names. Every character takes one cell.
  private static let rows = #"""
    ♆ J anchor
    ⁘ : aqi
    ⑂ Y arrow.triangle.branch
    ⇄ = arrow.triangle.swap
    ↱ > arrow.triangle.turn.up.right.circle arrow.triangle.turn.up.right.diamond arrow.turn.up.right arrowshape.turn.up.right
    ↲ < arrow.turn.down.left
    ↳ > arrow.turn.down.right
    ↰ < arrow.turn.up.left
    ⇩ v arrowshape.down
    ⇦ < arrowshape.left
    ⇨ > arrowshape.right
    ⇧ ^ arrowshape.up shift
    ⊔ U backpack bathtub bathtub.fill takeoutbag.and.cup.and.straw
    ⚲ Y balloon
    ⊛ o baseball basketball football soccerball tennisball
    ▰ # battery
    ▱ - battery.0 battery.0percent
    ☂ J beach.umbrella
    ∞ 8 binoculars eyeglasses eyes sunglasses visionpro
    ♨ ! birthday.cake
    ₿ B bitcoinsign
    ◍ @ brain lungs smoke
    ▥ | cabinet door lamp refrigerator
    ▿ v carrot
    ⋏ A cat dog
    ╥ h chair sofa
    ⌞ L chart
    ▤ = clipboard doc.on.clipboard list.clipboard menucard note tablecells
    ▯ I computermouse macbook
    ▦ # cpu sportscourt memorychip
    ⌗ # crop
    ⦃ { curlybraces
    ⚀ 1 die.face.1
    ⚁ 2 die.face.2
    ⚂ 3 die.face.3
    ⚃ 4 die.face.4
    ⚄ 5 die.face.5
    ⚅ 6 die.face.6
    ⊙ o dot.circle smallcircle.circle lifepreserver steeringwheel washer
    ⊷ = dumbbell
    ʔ ? ear
    ▱ / eraser ruler scanner
    ⌿ / eyedropper screwdriver syringe line.diagonal wand.and.rays
    ☺ : faceid facemask
    ⏏ ^ eject ferry sailboat
    ☥ i figure
    ∝ > fish
    ⟜ o frying.pan
    ⌸ = fuelpump giftcard
    ◔ o gauge slowmo
    ☝ w hand.wave hands.and.sparkles hands.clap
    ⋀ A hanger tent
    ⌇ ; humidity
    § @ hurricane tornado
    ₹ R indianrupeesign
    ⟳ o lasso
    ✉ M mail
    ⊲ < megaphone
    ⩕ A mountain
    ⬭ O oval
    Ⓟ P parkingsign purchased
    ⊝ o pill
    ⍾ T powerplug
    ▣ # radio
    ⌒ ^ rainbow
    ⫽ / road
    ⚭ o scooter
    ⌊ L shoe
    ⌈ f shower
    ∿ ~ signature water.waves
    ⊢ > signpost
    ⫶ | slider.vertical.3
    £ L sterlingsign
    ⚕ S stethoscope
    ∓ S strikethrough
    ☀ * sun.haze sun.horizon
    ⚌ = switch.2
    ⌽ U testtube
    ⌕ o text.magnifyingglass
    ⍟ @ touchid
    ⅍ A translate
    ▭ = truck.box
    ⊤ T tshirt
    ▯ U waterbottle
    ≋ ~ wave.3
    ⁕ * ant ant.fill
    ↰ < arrowshape.turn.up.left
    ⊕ + badge.plus.radiowaves.right
    ▤ $ banknote
    ⊔ U basket
    ⊨ = bed.double
    ∨ v bird bird.fill
    ▥ | books.vertical
    ⊟ B briefcase
    ☑ v checklist
    ▤ = contextualmenu.and.cursorarrow filemenu.and.selection
    ⎙ P faxmachine faxmachine.fill
    ☝ ^ hand.draw hand.draw.fill
    Ω n headphones airpods
    ◙ o hifispeaker hifispeaker.fill homepod homepodmini web.camera
    ≡ = list.triangle slider.horizontal.below.rectangle text.append
    ▶ > movieclapper movieclapper.fill
    ▤ = note.text
    ✺ * party.popper party.popper.fill
    ↧ ! pin
    ▯ I platter.filled.bottom.iphone platter.filled.bottom.iphone.fill
    ⊙ o poweroutlet.type.b poweroutlet.type.b.fill
    ↻ @ rotate.right rotate.right.fill
    ⊡ ! selection.pin.in.out
    ⛊ V shield
    ◒ ^ sunrise
    ✱ * staroflife staroflife.fill
    ⌂ ^ storefront storefront.fill
    ≣ = text.line.first.and.arrowtriangle.forward
    ⌇ t thermometer
    ┿ | timeline.selection
    ▣ # vault vault.fill
    ▭ T ticket
    Y Y wineglass
    ☆ . star
    ★ * star.fill star.circle.fill
    ✪ * star.circle
    ⯪ * star.leadinghalf.filled star.leadinghalf.fill
    ✩ * star.slash
    ♡ v heart
    ♥ V heart.fill heart.circle.fill
    ♡ v heart.circle
    ♠ S suit.spade suit.spade.fill
    ♣ C suit.club suit.club.fill
    ♦ D suit.diamond suit.diamond.fill
    ♡ v suit.heart
    ♥ V suit.heart.fill
    + + plus
    − - minus
    × x multiply xmark
    ÷ / divide
    = = equal
    < < lessthan
    > > greaterthan
    % % percent
    ⊕ + plus.circle
    ⊕ + plus.circle.fill
    ⊖ - minus.circle
    ⊖ - minus.circle.fill
    ⊗ x multiply.circle xmark.circle
    ⊗ x multiply.circle.fill xmark.circle.fill
    ⊘ / divide.circle
    ⊜ = equal.circle
    ⊞ + plus.square plus.app
    ⊞ + plus.square.fill
    ⊟ - minus.square minus.square.fill
    ⊠ x xmark.square xmark.square.fill
    ± ~ plus.slash.minus plusminus
    ✓ v checkmark
    ✓ v checkmark.circle
    ✔ v checkmark.circle.fill checkmark.seal checkmark.seal.fill
    ☑ v checkmark.square checkmark.square.fill
    ✔ v checkmark.shield checkmark.shield.fill
    ○ o circle
    ● * circle.fill
    ◉ @ largecircle.fill.circle smallcircle.filled.circle
    ◌ o circle.dashed
    ◐ o circle.lefthalf.filled circle.lefthalf.fill
    ◑ o circle.righthalf.filled circle.righthalf.fill
    ◎ @ record.circle target scope airtag opticaldisc airplayaudio
    □ # square
    ■ # square.fill
    ▭ = rectangle
    ▬ = rectangle.fill
    ▢ # app app.background.dotted app.fill squares.below.rectangle
    ↗ > arrow.up.forward.app
    ⌕ ? sparkle.magnifyingglass
    ⊥ W scalemass
    ∴ : point.3.connected.trianglepath.dotted
    △ ^ triangle
    ▲ ^ triangle.fill
    ▲ ^ arrowtriangle.up arrowtriangle.up.fill
    ▼ v arrowtriangle.down arrowtriangle.down.fill
    ◀ < arrowtriangle.left arrowtriangle.left.fill
    ▶ > arrowtriangle.right arrowtriangle.right.fill
    ◇ < diamond
    ◆ < diamond.fill
    ⬡ O hexagon
    ⬢ O hexagon.fill
    ⬠ O pentagon
    ⬟ O pentagon.fill
    ⯃ O octagon
    ✹ * seal seal.fill
    ⬭ = capsule capsule.fill
    › > chevron.right chevron.forward
    ‹ < chevron.left chevron.backward
    ⌃ ^ chevron.up control
    ⌄ v chevron.down
    ⇕ ^ chevron.up.chevron.down
    ⌃ ^ chevron.compact.up
    ⌄ v chevron.compact.down
    » > chevron.right.2
    « < chevron.left.2
    ⌘ < chevron.left.forwardslash.chevron.right
    › > chevron.right.circle chevron.right.circle.fill
    ‹ < chevron.left.circle
    → > arrow.right arrow.forward
    ← < arrow.left arrow.backward
    ↑ ^ arrow.up
    ↓ v arrow.down
    ↗ ^ arrow.up.right
    ↙ v arrow.down.left
    ↖ ^ arrow.up.left escape cursorarrow
    ↘ v arrow.down.right
    ↔ - arrow.left.arrow.right
    ↕ | arrow.up.arrow.down
    ↕ | arrow.up.and.down
    ↔ - arrow.left.and.right
    ↻ @ arrow.clockwise arrow.clockwise.circle goforward
    ↺ @ arrow.counterclockwise arrow.counterclockwise.circle gobackward
    ⟳ @ arrow.triangle.2.circlepath arrow.2.circlepath
    ↶ < arrow.uturn.left arrow.uturn.backward
    ↷ > arrow.uturn.right arrow.uturn.forward
    ➔ > arrow.right.circle arrow.right.circle.fill
    ← < arrow.left.circle arrow.left.circle.fill
    ↑ ^ arrow.up.circle arrow.up.circle.fill
    ↓ v arrow.down.circle arrow.down.circle.fill
    ↵ < return
    ⇪ ^ square.and.arrow.up capslock
    ⤓ v square.and.arrow.down tray.and.arrow.down
    ✎ / square.and.pencil
    ✎ / pencil pencil.circle
    ∿ ~ scribble
    ✐ / highlighter paintbrush paintbrush.fill
    ✂ % scissors
    ∞ @ paperclip
    ⌫ X trash
    ⌫ X trash.fill trash.circle
    ⌫ < delete.left delete.left.fill
    ⌕ ? magnifyingglass magnifyingglass.circle
    ⚙ * gear gearshape gearshape.fill gearshape.2
    ≡ = slider.horizontal.2.square slider.horizontal.3 line.3.horizontal line.horizontal.3
    ≡ = list.bullet list.dash list.number
    ≡ = text.alignleft text.aligncenter text.alignright
    ≣ = text.justify
    ⧩ v line.3.horizontal.decrease line.3.horizontal.decrease.circle
    … . ellipsis
    ⋯ . ellipsis.circle ellipsis.circle.fill
    ⊞ # square.grid.2x2 square.grid.2x2.fill
    ▦ # square.grid.3x3 square.grid.3x3.fill
    ▤ # rectangle.grid.1x2
    ▦ # table
    ⊔ u cart cart.fill cart.badge.plus
    ⊔ u bag bag.fill bag.badge.plus handbag
    ▭ = creditcard creditcard.fill
    ⊡ # gift gift.fill shippingbox shippingbox.fill
    ⌂ ^ house house.fill house.circle
    ▥ # building building.2 building.2.fill
    ☺ i person
    ☻ i person.fill
    ☺ i person.circle
    ☻ i person.circle.fill
    ☺ i person.crop.circle
    ☻ i person.crop.circle.fill
    ☺ i person.crop.rectangle
    ☻ i person.crop.rectangle.fill
    ☻ i person.2 person.2.fill
    ☻ i person.3 person.3.fill
    ☺ i person.badge.plus
    ☥ i figure.walk figure.run
    ☺ : face.smiling face.smiling.fill smiley
    ☹ : face.dashed
    ◉ o eye eye.fill
    ⌀ o eye.slash eye.slash.fill
    ☝ ^ hand.thumbsup hand.thumbsup.fill
    ☟ v hand.thumbsdown hand.thumbsdown.fill
    ☝ ! hand.raised hand.raised.fill
    ☝ ^ hand.tap hand.tap.fill hand.point.up
    ▣ # photo photo.fill photo.on.rectangle text.below.photo text.below.photo.fill
    ◙ # camera camera.fill
    ▶ > video video.fill film film.fill film.stack film.stack.fill
    ♪ ! mic mic.fill microphone
    ♩ ! mic.slash mic.slash.fill microphone.slash
    ♫ < speaker speaker.fill speaker.wave.2 speaker.wave.3
    ♩ < speaker.slash speaker.slash.fill
    ♪ d music.note
    ♫ d music.note.list
    ▶ > play play.fill
    ▶ > play.circle play.circle.fill
    ‖ | pause pause.fill pause.circle
    ■ # stop stop.fill stop.circle
    « < backward backward.fill
    » > forward forward.fill
    ⤨ x shuffle
    ↻ @ repeat
    ♤ ! bell
    ♠ ! bell.fill
    ♤ ! bell.slash bell.slash.fill
    ✉ m envelope
    ✉ m envelope.fill envelope.open
    ✆ t phone phone.fill phone.circle
    ❝ " message message.fill bubble.left bubble.left.fill
    ❞ " bubble.right bubble.right.fill text.bubble quote.bubble
    “ " quote.opening text.quote
    ➤ > paperplane paperplane.fill
    ➤ > location location.fill location.north location.magnifyingglass
    ➤ > location.circle location.circle.fill
    ▨ # map map.fill
    ⚲ ! mappin
    ⚲ ! mappin.circle mappin.circle.fill mappin.and.ellipse
    ⊕ O globe globe.americas network
    ⚐ P flag
    ⚐ P flag.square
    ⚑ P flag.fill flag.circle flag.square.fill
    ⚐ p bookmark
    ⚑ P bookmark.fill
    ◊ < tag tag.fill
    ▯ B book book.fill book.closed text.book.closed
    ▤ B newspaper newspaper.fill doc.text scroll scroll.fill
    ▯ B doc doc.fill doc.on.doc document document.fill
    ▱ D folder folder.fill folder.badge.plus
    ⊔ u tray tray.fill archivebox
    ▦ # calendar calendar.circle
    ◷ o clock clock.fill
    ◴ o timer stopwatch
    ⧖ X hourglass
    ◷ o alarm alarm.fill
    ⚿ x lock lock.fill
    ⚷ x lock.open lock.open.fill
    ⚷ x key key.fill
    ≋ ~ wifi
    ≉ ~ wifi.slash
    ≋ ~ antenna.radiowaves.left.and.right
    ▮ = battery.100 battery.25
    ↯ z bolt bolt.horizontal
    ↯ z bolt.fill bolt.horizontal.fill bolt.circle
    ⏻ o power togglepower
    ☼ * sun.max sun.min
    ☀ * sun.max.fill sun.min.fill
    ☾ C moon moon.fill moon.stars
    ☁ ~ cloud cloud.fill
    ☂ ~ cloud.rain cloud.rain.fill cloud.sun
    ☂ T umbrella umbrella.fill
    ❄ * snow snowflake
    ≈ ~ wind
    ◖ o drop drop.fill
    ♨ ^ flame flame.fill
    ❧ & leaf leaf.fill
    ♣ & tree tree.fill
    ❥ & hare tortoise hare.fill tortoise.fill
    ❖ & pawprint pawprint.fill
    ✈ + airplane
    ⊶ = car car.fill bus tram
    ⚭ 8 bicycle
    Ψ Y fork.knife
    ∪ u cup.and.saucer cup.and.saucer.fill mug
    i i info
    ⓘ i info.circle
    ⓘ i info.circle.fill
    ? ? questionmark
    ? ? questionmark.circle questionmark.circle.fill
    ! ! exclamationmark
    ! ! exclamationmark.circle exclamationmark.circle.fill
    ⚠ ! exclamationmark.triangle
    ⚠ ! exclamationmark.triangle.fill
    ⊘ O nosign slash.circle
    # # number
    @ @ at
    ∞ @ link
    A A textformat character
    B B bold
    I I italic
    U U underline
    ƒ f function
    ∑ E sum
    ∞ 8 infinity
    ⌘ # command
    ⌥ - option
    ⌨ # keyboard
    ▭ = desktopcomputer display laptopcomputer macwindow uiwindow menubar dock pip appletv macmini macstudio airplayvideo opticaldiscdrive
    ▯ I iphone ipad apps.iphone appletvremote macpro pc magicmouse sdcard
    ◵ W applewatch
    ▭ = tv tv.fill
    ⎙ P printer printer.fill
    ▩ # qrcode
    ∥ | barcode
    ▟ # chart.bar chart.bar.fill
    ◔ o chart.pie chart.pie.fill
    ↗ ^ chart.line.uptrend.xyaxis
    ∿ ~ waveform waveform.path
    ❒ # cube cube.fill
    ✦ * sparkles sparkle wand.and.stars
    ♛ W crown crown.fill
    ✪ * rosette medal trophy
    ✜ + gamecontroller gamecontroller.fill
    ⚄ # dice dice.fill
    ✤ + puzzlepiece
    ⚒ T wrench wrench.fill hammer hammer.fill
    ✚ + cross cross.fill
    ✚ + pills bandage
    ⌂ ^ graduationcap graduationcap.fill
    $ $ dollarsign dollarsign.circle
    ₩ W wonsign
    € E eurosign eurosign.circle
    ¥ Y yensign yensign.circle
    ⇥ > rectangle.portrait.and.arrow.right arrow.right.square
    ◧ [ sidebar.left sidebar.leading
    ◨ ] sidebar.right sidebar.trailing
    ❐ # square.stack square.stack.fill rectangle.stack
    ⌗ # viewfinder camera.viewfinder
    ♀ ! lightbulb lightbulb.fill
    ☯ & theatermasks
    ↻ @ arrow.2.squarepath
    ⇄ = arrow.swap
    ❞ " captions.bubble
    › > chevron.compact.right
    ‹ < chevron.compact.left
    ● * circlebadge
    ▤ # server.rack externaldrive internaldrive
    ⊶ = box.truck
    ≋ ~ dot.radiowaves
    ✱ % ladybug
    ≡ = text.badge text.document
    ◷ o memories speedometer
    ⊕ O safari
    ▭ = wallet.pass terminal inset.filled.rectangle
    ▯ B document
    ▶ > playpause
    ⌬ A flask
    ☁ ~ icloud
    ✐ / paintpalette
    ⊟ B suitcase
    ◒ ^ sunset
    z z zzz
    """#
}
