#!/usr/bin/env python3
"""Writes a realistic package of N screens: models, data, lists, details, forms, navigation between them.

usage: generate.py N FOLDER [--rows R]

Deterministic: the same arguments give the same bytes. A screen is 2 to 4 KB; one in a hundred holds a candidate for
every rule that must look twice (handlers that write what others watch).
"""
import json
import os
import sys

NOUNS = ["Order", "Invoice", "Recipe", "Place", "Member", "Ticket", "Parcel", "Lesson", "Concert", "Garden"]
FIELDS = ["title", "city", "owner", "summary", "note"]


def model(k):
    noun = NOUNS[k % len(NOUNS)] + str(k)
    return noun, f"""<Module xmlns="urn:screenwright:1">
  <Struct name="{noun}" conforms="Identifiable, Hashable">
    <Let name="id" type="Int"/>
    <Let name="title" type="String"/>
    <Let name="city" type="String"/>
    <Let name="owner" type="String"/>
    <Let name="summary" type="String"/>
    <Var name="note" type="String"/>
    <Var name="quantity" type="Int"/>
    <Let name="price" type="Double"/>
    <Var name="isFavorite" type="Bool"/>
    <Computed name="total" type="Double">price * Double(quantity)</Computed>
    <Computed name="symbol" type="String">isFavorite ? "star.fill" : "star"</Computed>
  </Struct>

  <ObservableObject name="{noun}Store">
    <Published name="items" type="[{noun}]" source="data{k}.json"/>
    <Published name="selection" type="Int?"/>
    <Computed name="favorites" type="[{noun}]">items.filter {{ $0.isFavorite }}</Computed>
    <Func signature="toggleFavorite(of item: {noun})">
      <![CDATA[guard let index = items.firstIndex(where: {{ $0.id == item.id }}) else {{ return }}
      items[index].isFavorite.toggle()]]>
    </Func>
    <Func signature="total(above limit: Double) -> Double">
      items.filter {{ $0.total gt limit }}.map {{ $0.total }}.reduce(0) {{ $0 + $1 }}
    </Func>
  </ObservableObject>
</Module>
""".replace("{{", "{").replace("}}", "}")


def screen(i, count, per_model):
    k = i // per_model
    noun = NOUNS[k % len(NOUNS)] + str(k)
    first, last = k * per_model, min((k + 1) * per_model, count) - 1
    onward = "<Text>No more screens</Text>"
    if i < last:
        onward = f"""<NavigationLink destination="Screen{i + 1}">
          <Text>Go on to screen {i + 1}</Text>
        </NavigationLink>"""
    watch = ""
    if i % 100 == 7:
        watch = ".onChange(of: query) { if query.count > 20 { query = String(query.prefix(20)) } }".replace(">", "&gt;")
    return f"""<Module xmlns="urn:screenwright:1">
  <View name="Row{i}">
    <Let name="item" type="{noun}"/>
    <Binding name="isFavorite" type="Bool"/>
    <Body>
      <HStack spacing="12">
        <Image systemName="{{item.symbol}}" modifiers=".foregroundColor(isFavorite ? Color.yellow : Color.gray)"/>
        <VStack alignment="leading" spacing="2">
          <Text modifiers=".font(.headline)">{{item.title}}</Text>
          <Text modifiers=".font(.subheadline).foregroundColor(.secondary)">{{item.city}}, {{item.owner}}</Text>
        </VStack>
        <Spacer/>
        <Text modifiers=".font(.footnote)">{{item.total.formatted()}}</Text>
        <Button action="isFavorite.toggle()" modifiers=".buttonStyle(.plain)">
          <Image systemName="{{isFavorite ? 'heart.fill' : 'heart'}}"/>
        </Button>
      </HStack>
    </Body>
  </View>

  <Screen name="Screen{i}">
    <EnvironmentObject name="store" type="{noun}Store"/>
    <State name="query" type="String" value=""/>
    <State name="onlyFavorites" type="Bool" value="false"/>
    <State name="limit" type="Int" value="{i % 40 + 1}"/>
    <State name="showsSummary" type="Bool" value="true"/>
    <State name="showsAlert" type="Bool" value="false"/>
    <State name="showsSheet" type="Bool" value="false"/>
    <Computed name="visible" type="[{noun}]">
      store.items.filter {{ item in
        (!onlyFavorites || item.isFavorite) and (query.isEmpty || item.title.contains(query))
      }}
    </Computed>
    <Computed name="caption" type="String">"\\(visible.count) of \\(store.items.count)"</Computed>
    <Func signature="reset()">
      query = ""
      onlyFavorites = false
      limit = {i % 40 + 1}
    </Func>
    <Body>
      <List modifiers=".navigationTitle('Screen {i}'){watch}">
        <Section title="Filter">
          <TextField title="Search" text="$query"/>
          <Toggle isOn="$onlyFavorites">Favorites only</Toggle>
          <Stepper value="$limit" in="{{1...50}}">At most {{limit}}</Stepper>
          <Button action="reset()">Reset</Button>
        </Section>
        <Section title="{{caption}}">
          <ForEach items="$store.items" as="$item">
            <If condition="visible.contains(item) and item.quantity le limit">
              <Row{i} item="{{item}}" isFavorite="$item.isFavorite">
                <SwipeActions><Button action="store.toggleFavorite(of: item)">Favorite</Button></SwipeActions>
              </Row{i}>
            </If>
          </ForEach>
        </Section>
        <Section title="Summary">
          <Toggle isOn="$showsSummary">Show totals</Toggle>
          <If condition="showsSummary">
            <Text>Sum {{store.total(above: 10.0).formatted()}}</Text>
            <Text modifiers=".foregroundColor(.secondary)">{{store.favorites.count}} favorites</Text>
          </If>
        </Section>
        <Section title="Order">
          <Button action="showsAlert = true" modifiers=".disabled(store.items.isEmpty)">Order {{limit}}</Button>
          <Button action="showsSheet = true">Details</Button>
          <Alert isPresented="$showsAlert" title="Confirm the order" message="{{limit}} of {{caption}}, {{store.items.count}} in all">
            <Button action="reset()">Order</Button>
            <Button role="cancel">Cancel</Button>
          </Alert>
          <Sheet isPresented="$showsSheet"><Text modifiers=".padding()">{{caption}}</Text></Sheet>
        </Section>
        {onward}
      </List>
    </Body>
  </Screen>
</Module>
""".replace("{{", "{").replace("}}", "}")


def data(k, rows):
    noun = NOUNS[k % len(NOUNS)]
    items = [
        {"id": 1000 + n, "title": f"{noun} {n}", "city": ["Seoul", "Lyon", "Oslo", "Quito"][n % 4],
         "owner": f"Member {n % 17}", "summary": "A short text that says what this is about." * (1 + n % 2),
         "note": "", "quantity": n % 9 + 1, "price": (n % 50) * 1.5 + 0.25, "isFavorite": n % 3 == 0}
        for n in range(rows)
    ]
    return json.dumps(items, indent=1)


def main():
    arguments = [a for a in sys.argv[1:] if not a.startswith("--")]
    count, folder = int(arguments[0]), arguments[1]
    rows = int(sys.argv[sys.argv.index("--rows") + 1]) if "--rows" in sys.argv else 12
    per_model = 50
    screens = os.path.join(folder, "Screens")
    os.makedirs(screens, exist_ok=True)
    models = (count + per_model - 1) // per_model

    def write(name, text):
        with open(os.path.join(screens, name), "w", encoding="utf-8") as out:
            out.write(text)

    stores, injections, links = [], [], []
    for k in range(models):
        noun, text = model(k)
        write(f"Model{k}.xml", text)
        write(f"data{k}.json", data(k, rows))
        stores.append(f'  <StateObject name="store{k}" type="{noun}Store"/>')
        injections.append(f".environmentObject(store{k})")
        links.append(f'        <NavigationLink destination="Screen{k * per_model}"><Text>Group {k}</Text></NavigationLink>')
    for i in range(count):
        write(f"Screen{i}.xml", screen(i, count, per_model))
    write("App.xml", "\n".join(
        ['<App name="GeneratedApp" xmlns="urn:screenwright:1">', *stores, "  <WindowGroup>",
         f'    <NavigationView modifiers="{"".join(injections)}">', "      <List modifiers=\".navigationTitle('Groups')\">",
         *links, "      </List>", "    </NavigationView>", "  </WindowGroup>", "</App>", ""]))


if __name__ == "__main__":
    main()
