"""Settings that are kept, and a dashboard of totals in a grid that follows them."""
from .words import COLORS, SYMBOLS

TEMPLATE = """<Module xmlns="urn:screenwright:1">
  <Enum name="Period@i" conforms="String, CaseIterable, Identifiable">
    <Case name="@soon"/>
    <Case name="@later"/>
    <Case name="@ever"/>
    <Computed name="id" type="String">rawValue</Computed>
    <Computed name="@label" type="String">
      switch self {
      case .@soon: '@soonTitle'
      case .@later: '@laterTitle'
      case .@ever: '@everTitle'
      }
    </Computed>
  </Enum>

  <View name="Tile@i">
    <Let name="@heading" type="String"/>
    <Let name="@figure" type="String"/>
    <Let name="@tint" type="Color"/>
    <Body>
      <VStack alignment="leading" spacing="@spacing" modifiers=".padding(@padding).background(@tint.opacity(0.@opacity)).cornerRadius(@radius)">
        <Label title="{@heading}" systemImage="@symbol" modifiers=".font(.caption)"/>
        <Text modifiers=".font(.title2).bold()">{@figure}</Text>
      </VStack>
    </Body>
  </View>

  <Screen name="Screen@i">
    <EnvironmentObject name="@store" type="@Store"/>
    <AppStorage name="@notes" type="Bool" key="@notes.@i" value="true"/>
    <AppStorage name="@goal" type="Int" key="@goal.@i" value="@start"/>
    <AppStorage name="@nick" type="String" key="@nick.@i" value="@nickText"/>
    <State name="@period" type="Period@i" value="{.@later}"/>
    <State name="@share" type="Double" value="0.@part"/>
    <Computed name="@sum" type="Int">@store.@items.reduce(0) { $0 + $1.@total }</Computed>
    <Computed name="@mean" type="Double">
      @store.@items.isEmpty ? 0.0 : Double(@sum) / Double(@store.@items.count) * @share
    </Computed>
    <Computed name="@progress" type="Double">min(1.0, Double(@sum) / Double(max(@goal, 1)))</Computed>
    <Func signature="@reset()">
      @period = .@soon
      @share = 0.@part
      @goal = @start
    </Func>
    <Body>
      <Form modifiers=".navigationTitle('@screenTitle')">
        <Section header="@gridTitle" footer="{@nick}: {@period.@label}">
          <LazyVGrid columns="{[GridItem(.flexible()), GridItem(.flexible())]}">
            <Tile@i @heading="@sumTitle" @figure="{@sum.formatted()}" @tint="{.@first}"/>
            <Tile@i @heading="@meanTitle" @figure="{@mean.formatted(.number.precision(.fractionLength(@digits)))}" @tint="{.@second}"/>
            <ForEach items="@store.@favorites.prefix(@few)" as="@row">
              <Tile@i @heading="{@row.@title}" @figure="{@row.@total.formatted()}" @tint="{@row.@total gt @goal ? .@first : .gray}"/>
            </ForEach>
          </LazyVGrid>
          <ProgressView value="{@progress}">@goalTitle</ProgressView>
        </Section>
        <Section header="@settingsTitle">
          <TextField title="@nickTitle" text="$@nick"/>
          <Toggle isOn="$@notes">@notesTitle</Toggle>
          <If condition="@notes">
            <Picker title="@periodTitle" selection="$@period">
              <ForEach items="Period@i.allCases" as="@choice"><Text modifiers=".tag(@choice)">{@choice.@label}</Text></ForEach>
            </Picker>
            <Stepper value="$@goal" in="{0...@top}" step="@by">@goalTitle {@goal}</Stepper>
          </If>
          <Slider value="$@share" in="{0.0...1.0}"><label><Text>@shareTitle</Text></label></Slider>
          <Button role="destructive" action="@reset()" modifiers=".disabled(@period == .@soon and @goal == @start)">@resetTitle</Button>
        </Section>
        @onward
      </Form>
    </Body>
  </Screen>
</Module>
"""


def screen(place):
    words = place.words
    start = words.number(50, 900) * 10
    return place.fill(
        TEMPLATE, soon=words.thing(), later=words.thing(), ever=words.thing(), label=words.value("label", "caption", "words"),
        heading=words.value("heading", "title", "caption"), figure=words.value("figure", "number", "amount"),
        tint=words.value("tint", "color", "shade"), notes=words.flag(), goal=words.value("goal", "aim", "target"),
        nick=words.value("nick", "alias", "owner"), period=words.value("period", "span", "time"),
        share=words.value("share", "part", "weight"), sum=words.value("sum", "total", "result"),
        mean=words.value("mean", "average", "middle"), progress=words.value("progress", "ratio", "rate"),
        reset=words.action(), row=words.thing(), choice=words.thing(), start=start, top=start * 2 + words.number(0, 99),
        by=words.number(5, 60), part=words.number(1, 9), few=words.number(2, 6), digits=words.number(0, 3),
        spacing=words.number(2, 10), padding=words.number(6, 20), opacity=words.number(1, 3), radius=words.number(4, 20),
        first=words.of(COLORS), second=words.of(COLORS), symbol=words.of(SYMBOLS),
        soonTitle=words.title(), laterTitle=words.title(), everTitle=words.title(), nickText=words.title(),
        screenTitle=words.title(), gridTitle=words.title(), sumTitle=words.title(), meanTitle=words.title(),
        goalTitle=words.title(), settingsTitle=words.title(), nickTitle=words.title(), notesTitle=words.title(),
        periodTitle=words.title(), shareTitle=words.title(), resetTitle=words.order(), onward=place.onward())
