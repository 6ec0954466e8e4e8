"""The details of one product, as in Screens/FruitMart: how many, the price in won, a favourite, an order."""
from .words import Words

TEMPLATE = """<Module xmlns="urn:screenwright:1">
  <View name="Selector@i">
    <Binding name="@pieces" type="Int"/>
    <Var name="range" type="ClosedRange[Int]" value="{1...20}"/>

    <Func signature="@change(_ @step: Int)">
      if range ~= @pieces + @step {
        @pieces += @step
        haptic(.soft, intensity: 0.@strength)
      } else {
        haptic(.rigid)
      }
    </Func>

    <Body>
      <HStack spacing="@spacing">
        <Button action="@change(-@by)">
          <Image systemName="minus.circle.fill" modifiers=".imageScale(.large).foregroundColor(Color.gray.opacity(0.@shade)).accessibilityLabel('@fruit 줄이기')"/>
        </Button>
        <Text modifiers=".bold().font(Font.system(.title, design: .monospaced)).frame(minWidth: @width, maxHeight: 60)">{@pieces}</Text>
        <Button action="@change(@by)">
          <Image systemName="plus.circle.fill" modifiers=".imageScale(.large).foregroundColor(Color.gray.opacity(0.@shade)).accessibilityLabel('@fruit 늘리기')"/>
        </Button>
      </HStack>
    </Body>
  </View>

  <Screen name="Screen@i">
    <EnvironmentObject name="@store" type="@Store"/>
    <Let name="@shown" type="@Type"/>
    <State name="@asks" type="Bool" value="false"/>
    <State name="@count" type="Int" value="@by"/>

    <Fragment name="@head">
      <HStack>
        <Text modifiers=".font(.largeTitle).fontWeight(.medium)">{@shown.@title}</Text>
        <Spacer/>
        <Button action="@store.@toggle(of: @shown)" modifiers=".buttonStyle(.plain).accessibilityLabel('@fruit 즐겨찾기')">
          <Image systemName="{@shown.@liked ? '@sign.fill' : '@sign'}" modifiers=".imageScale(.large).foregroundColor(.@color)"/>
        </Button>
      </HStack>
      <Text modifiers=".foregroundColor(.secondary)">{@split(@shown.@summary)}</Text>
    </Fragment>

    <Fragment name="@footer">
      <HStack>
        <Text modifiers=".fontWeight(.medium)">₩<Text modifiers=".font(.title)">{(@shown.@price * @count).formatted()}</Text></Text>
        <Spacer/>
        <Selector@i @pieces="$@count" range="{1...@most}"/>
      </HStack>
    </Fragment>

    <Func signature="@place()">@store.@order(@shown, pieces: @count)</Func>

    <Func signature="@split(_ @text: String) -> String">
      let words = @text.split(separator: ' ')
      let half = (words.count + 1) / 2
      return words.prefix(half).joined(separator: ' ') + '\\n' + words.dropFirst(half).joined(separator: ' ')
    </Func>

    <Body>
      <VStack alignment="leading" spacing="@gap" modifiers=".padding(@padding).navigationTitle(@shown.@title)">
        <Fragment ref="@head"/>
        <Fragment ref="@footer"/>
        <Button action="@asks = true" modifiers=".disabled(@count gt @most)">
          <Capsule modifiers=".fill(Color.@color).frame(maxWidth: .infinity, minHeight: 30, maxHeight: @height).overlay()">
            <Overlay><Text modifiers=".font(.system(size: @size)).foregroundColor(Color.white)">@fruit 주문하기</Text></Overlay>
          </Capsule>
        </Button>
        @onward
        <Alert isPresented="$@asks" title="@fruit 주문확인" message="{@shown.@title} {@count} 개를 구매 하시겠습니까?">
          <Button action="@place()">확인</Button>
          <Button role="cancel">취소</Button>
        </Alert>
      </VStack>
    </Body>
  </Screen>
</Module>
"""


def parameter(index):
    """The name of the product that the screen of this number is given."""
    return Words(f"product {index}").thing()


def screen(place):
    words = place.words
    shown = parameter(place.index)
    words.taken.add(shown)
    return place.fill(
        TEMPLATE, shown=shown, pieces=words.value("count", "pieces", "number"), change=words.action(), step=words.thing(),
        asks=words.flag(), count=words.value("count", "pieces", "number"), head=words.value("head", "description", "info"),
        footer=words.value("footer", "bar", "price"), place=words.action(), split=words.action(),
        text=words.value("text", "words", "line"), fruit=words.korean(), by=words.number(1, 5), most=words.number(20, 99),
        strength=words.number(1, 9), shade=words.number(4, 8), spacing=words.number(2, 12), gap=words.number(6, 30),
        padding=words.number(8, 40), width=words.number(30, 60), height=words.number(40, 70), size=words.number(15, 24),
        color=words.of(["blue", "purple", "red", "indigo"]), sign=words.of(["heart", "star", "bookmark"]),
        onward=place.onward())
