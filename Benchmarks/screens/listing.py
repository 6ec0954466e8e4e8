"""A list with a filter, rows that can be changed and swiped, totals, an alert and a sheet; its rows lead to a product."""
from .product import parameter

TEMPLATE = """<Module xmlns="urn:screenwright:1">
  <View name="Row@i">
    <Let name="@row" type="@Type"/>
    <Binding name="@mark" type="Bool"/>
    <Body>
      <HStack spacing="@spacing">
        <Image systemName="{@row.symbol}" modifiers=".foregroundColor(@mark ? Color.@color : Color.gray)"/>
        <VStack alignment="leading" spacing="2">
          <Text modifiers=".font(.headline)">{@row.@title}</Text>
          <Text modifiers=".font(.subheadline).foregroundColor(.secondary)">{@row.@city}, {@row.@owner}</Text>
        </VStack>
        <Spacer/>
        <Text>{@row.@total.formatted()}</Text>
        <Button action="@mark.toggle()" modifiers=".buttonStyle(.plain).accessibilityLabel('@markTitle')">
          <Image systemName="{@mark ? '@sign.fill' : '@sign'}"/>
        </Button>
      </HStack>
    </Body>
  </View>

  <Screen name="Screen@i">
    <EnvironmentObject name="@store" type="@Store"/>
    <State name="@query" type="String" value=""/>
    <State name="@only" type="Bool" value="false"/>
    <State name="@limit" type="Int" value="@start"/>
    <State name="@totals" type="Bool" value="true"/>
    <State name="@asks" type="Bool" value="false"/>
    <State name="@details" type="Bool" value="false"/>
    <Computed name="@visible" type="[@Type]">
      @store.@items.filter { @row in
        (!@only || @row.@liked) and (@query.isEmpty || @row.@title.contains(@query))
      }
    </Computed>
    <Computed name="@caption" type="String">"\\(@visible.count) of \\(@store.@items.count) @things"</Computed>
    <Func signature="@reset()">
      @query = ""
      @only = false
      @limit = @start
    </Func>
    <Body>
      <List modifiers=".navigationTitle('@screenTitle')@watch">
        <Section title="@filterTitle">
          <TextField title="Search @things" text="$@query"/>
          <Toggle isOn="$@only">@onlyTitle</Toggle>
          <Stepper value="$@limit" in="{1...@most}">At most {@limit}</Stepper>
          <Button action="@reset()">@resetTitle</Button>
        </Section>
        <Section title="{@caption}">
          <ForEach items="$@store.@items" as="$@row">
            <If condition="@visible.contains(@row) and @row.@amount le @limit">
              @link
            </If>
          </ForEach>
        </Section>
        <Section title="@sumTitle">
          <Toggle isOn="$@totals">Show @things</Toggle>
          <If condition="@totals">
            <Text>Sum {@store.@total(above: @above).formatted()}</Text>
            <Text modifiers=".foregroundColor(.@color)">{@store.@favorites.count} favorites</Text>
          </If>
        </Section>
        <Section title="@orderTitle">
          <Button action="@asks = true" modifiers=".disabled(@visible.isEmpty)">@orderTitle {@limit}</Button>
          <Button action="@details = true">@detailsTitle</Button>
          <Alert isPresented="$@asks" title="@orderTitle?" message="{@limit} of {@caption}">
            <Button action="@reset()">@resetTitle</Button>
            <Button role="cancel">Cancel</Button>
          </Alert>
          <Sheet isPresented="$@details"><Text>{@caption}</Text></Sheet>
        </Section>@onward
      </List>
    </Body>
  </Screen>
</Module>
"""

ROW = """<Row@i @row="{@row}" @mark="$@row.@liked">
  <SwipeActions><Button action="@store.@toggle(of: @row)">@markTitle</Button></SwipeActions>
</Row@i>"""

WATCH = ".onChange(of: @query) { if @query.count &gt; 20 { @query = String(@query.prefix(20)) } }"


def screen(place):
    words = place.words
    names = {
        "row": words.thing(), "mark": words.flag(), "query": words.value("query", "text", "search"), "only": words.flag(),
        "limit": words.value("limit", "most", "ceiling"), "totals": words.flag(), "asks": words.flag(),
        "details": words.flag(), "visible": words.value("choice", "part", "selection"),
        "caption": words.value("caption", "title", "line"), "reset": words.action(),
        "start": words.number(9, 12), "most": words.number(20, 90), "above": words.number(10, 4000),
        "spacing": words.number(4, 16), "color": words.of(
            ["blue", "green", "orange", "purple", "pink", "red"]), "sign": words.of(["heart", "bookmark", "flag", "bell"]),
        "things": words.title().lower(), "screenTitle": f"{words.title()} {place.index}", "filterTitle": words.title(),
        "onlyTitle": words.title(), "resetTitle": words.order(), "sumTitle": words.title(), "orderTitle": words.order(),
        "detailsTitle": words.title(), "markTitle": words.order(),
    }
    row = place.fill(ROW, **names).replace("\n", "\n                ")
    if place.has_next:
        row = place.fill('<NavigationLink destination="Screen@next" @shown="{@row}">\n',
                          shown=parameter(place.index + 1), **names) + \
            f"                {row}\n              </NavigationLink>"
    watch = place.fill(WATCH, **names) if place.index % 100 == 8 else ""
    onward = "" if place.has_next else "\n        " + place.onward()
    return place.fill(TEMPLATE, link=row, watch=watch, onward=onward, **names)
