"""Makes screens at random for the checks of pages: every view in every container, presentations on presentations, controls
in rows, bars, grids and cells; long words, long lists and empty ones. The same seed makes the same screens.

    Checks/screens.py FOLDER [COUNT [SEED]]: writes a package.
"""

import pathlib
import random
import sys

WORDS = {
    "en": ["Rock", "Glacier Point", "Internationalization", "A", "Two small lakes beside the road to the north",
           "Telecommunications equipment", "Open", "12.40 €", "https://example.org/parks/yosemite/2026/november/glacier-point"],
    "ar": ["صخرة", "نقطة الجليد", "التواصل الاجتماعي", "بحيرتان صغيرتان بجانب الطريق إلى الشمال", "مفتوح", "12.40 €"],
    "ko": ["바위", "빙하 지점", "국제화소프트웨어개발", "북쪽으로 가는 길 옆의 작은 호수 두 개", "열기", "12,400원"],
}

LEAVES = [
    "<Text>{w}</Text>", "<Text modifiers=\".font(.title).bold()\">{w}</Text>",
    "<Text modifiers=\".font(.caption).foregroundColor(.secondary)\">{w}</Text>",
    "<Text modifiers=\".lineLimit(1)\">{w}</Text>", "<Label title=\"{w}\" systemImage=\"star\"/>",
    "<Image systemName=\"star\" modifiers=\".accessibilityLabel('{w}')\"/>",
    "<Image name=\"rock\" modifiers=\".resizable().scaledToFit().frame(height: 80).accessibilityLabel('{w}')\"/>",
    "<Image name=\"rock\" modifiers=\".resizable().scaledToFill().frame(width: 60, height: 60).clipShape(Circle())"
    ".accessibilityLabel('{w}')\"/>",
    "<Image name=\"rock\" modifiers=\".accessibilityLabel('{w}')\"/>",
    "<Color value=\"yellow\" modifiers=\".frame(height: 40)\"/>", "<Circle modifiers=\".fill(.red).frame(width: 40, height: 40)\"/>",
    "<Capsule modifiers=\".stroke(.orange, lineWidth: 3).frame(width: 120, height: 40)\"/>",
    "<RoundedRectangle cornerRadius=\"10\" modifiers=\".fill(.blue).shadow(radius: 4).frame(width: 80, height: 40)\"/>",
    "<LinearGradient colors=\"{{[.blue, .white]}}\" startPoint=\"top\" endPoint=\"bottom\" modifiers=\".frame(height: 30)\"/>",
    "<Map coordinate=\"{{CLLocationCoordinate2D(latitude: 34.0, longitude: -116.2)}}\" modifiers=\".frame(height: 140)\"/>",
    "<Divider/>",
]

CONTROLS = [
    "<Button action=\"print('a')\">{w}</Button>",
    "<Button action=\"print('a')\" modifiers=\".buttonStyle(.borderedProminent)\">{w}</Button>",
    "<Button action=\"print('a')\" modifiers=\".buttonStyle(.bordered)\">{w}</Button>",
    "<Link title=\"{w}\" destination=\"https://example.org/map\"/>", "<Toggle isOn=\"$isOn\">{w}</Toggle>",
    "<Stepper value=\"$count\" in=\"{{1...20}}\">{w}</Stepper>", "<Slider value=\"$share\" in=\"{{0...1}}\">{w}</Slider>",
    "<Picker title=\"{w}\" selection=\"$count\"><Text modifiers=\".tag(1)\">{w}</Text><Text modifiers=\".tag(2)\">{w}</Text></Picker>",
    "<Picker title=\"{w}\" selection=\"$count\" modifiers=\".pickerStyle(.segmented)\"><Text modifiers=\".tag(1)\">{w}</Text>"
    "<Text modifiers=\".tag(2)\">{w}</Text><Text modifiers=\".tag(3)\">{w}</Text></Picker>",
    "<Picker title=\"{w}\" selection=\"$count\" modifiers=\".pickerStyle(.wheel)\"><Text modifiers=\".tag(1)\">{w}</Text>"
    "<Text modifiers=\".tag(2)\">{w}</Text></Picker>",
    "<Picker title=\"{w}\" selection=\"$count\" modifiers=\".pickerStyle(.inline)\"><Text modifiers=\".tag(1)\">{w}</Text>"
    "<Text modifiers=\".tag(2)\">{w}</Text></Picker>",
    "<DatePicker title=\"{w}\" selection=\"$day\" displayedComponents=\"date\"/>",
    "<ColorPicker title=\"{w}\" selection=\"$color\"/>", "<TextField title=\"{w}\" text=\"$name\"/>",
    "<SecureField title=\"{w}\" text=\"$name\"/>", "<TextEditor text=\"$name\" modifiers=\".accessibilityLabel('{w}')\"/>",
    "<ProgressView title=\"{w}\" value=\"{{share}}\"/>", "<ProgressView title=\"{w}\"/>", "<Gauge value=\"{{share}}\">{w}</Gauge>",
    "<Gauge value=\"{{share}}\" modifiers=\".gaugeStyle(.accessoryCircular)\">{w}</Gauge>",
    "<Menu title=\"{w}\"><Button action=\"print('a')\">{w}</Button><Button role=\"destructive\" action=\"print('b')\">{w}</Button></Menu>",
    "<LabeledContent title=\"{w}\" value=\"{{count}}\"/>", "<DisclosureGroup title=\"{w}\"><Text>{w}</Text></DisclosureGroup>",
    "<GroupBox title=\"{w}\"><Text>{w}</Text></GroupBox>", "<ShareLink item=\"https://example.org/rock\">{w}</ShareLink>",
    "<ControlGroup><Button action=\"print('a')\">{w}</Button><Button action=\"print('b')\">{w}</Button></ControlGroup>",
    "<ContentUnavailableView title=\"{w}\" systemImage=\"tray\" description=\"{w}\"/>",
]

NARROW = [
    "<Text>{w}</Text>", "<Text modifiers=\".font(.caption)\">{w}</Text>", "<Spacer/>", "<Image systemName=\"star\"/>",
    "<VStack alignment=\"leading\"><Text>{w}</Text><Text modifiers=\".font(.footnote)\">{w}</Text></VStack>",
]

CHANGES = [
    ".padding()", ".background(Color(.systemGray5))", ".frame(maxWidth: .infinity, alignment: .leading)", ".frame(width: 90)",
    ".frame(maxWidth: 400, alignment: .trailing)", ".border(.red)", ".layoutPriority(1)", ".font(.largeTitle)", ".disabled(true)",
    ".tint(.purple)",
]

STATES = """
  <State name="isOn" type="Bool" value="true"/>
  <State name="count" type="Int" value="1"/>
  <State name="share" type="Double" value="0.4"/>
  <State name="name" type="String" value="{w}"/>
  <State name="day" type="Date" value="{{Date()}}"/>
  <State name="color" type="Color" value="{{.red}}"/>
"""


class Screens:
    """Makes screens in the words of one language."""

    def __init__(self, seed, language="en"):
        self.random = random.Random(seed)
        self.words = WORDS[language]

    def fill(self, text):
        while "{w}" in text:
            text = text.replace("{w}", self.random.choice(self.words), 1)
        return text.replace("{{", "{").replace("}}", "}")

    def leaf(self):
        return self.fill(self.random.choice(LEAVES if self.random.random() < 0.5 else CONTROLS))

    def views(self, most, depth):
        return "".join(self.view(depth) for _ in range(self.random.randint(1, most)))

    def view(self, depth):
        if depth <= 0 or self.random.random() < 0.45:
            return self.leaf()
        kind = self.random.choice(["HStack", "VStack", "depth", "scroll", "across", "Grid", "LazyVGrid", "GroupBox", "Group"])
        change = ""
        if self.random.random() < 0.3:
            change = f" modifiers=\"{self.random.choice(CHANGES)}\""
        if kind == "depth":
            return f"<ZStack{change}><Color value=\"{{Color(.secondarySystemBackground)}}\"/>{self.view(depth - 1)}</ZStack>"
        if kind == "HStack":
            # Several views that cannot become narrower may be wider than a page, in SwiftUI as well.
            return f"<HStack{change}>{self.leaf()}{''.join(self.fill(self.random.choice(NARROW)) for _ in range(2))}</HStack>"
        if kind == "scroll":
            return f"<ScrollView{change}><VStack>{self.views(3, depth - 1)}</VStack></ScrollView>"
        if kind == "across":
            return f"<ScrollView axes=\"horizontal\"{change}><HStack>{self.views(4, depth - 1)}</HStack></ScrollView>"
        if kind == "Grid":
            rows = "".join(f"<GridRow>{self.leaf()}{self.leaf()}</GridRow>" for _ in range(self.random.randint(1, 3)))
            return f"<Grid{change}>{rows}</Grid>"
        if kind == "LazyVGrid":
            return (
                f"<LazyVGrid columns=\"{{[GridItem(.flexible()), GridItem(.flexible())]}}\"{change}>"
                f"{self.views(4, 0)}</LazyVGrid>")
        if kind == "GroupBox":
            return self.fill(f"<GroupBox title=\"{{w}}\"{change}>") + self.views(2, depth - 1) + "</GroupBox>"
        return f"<{kind}{change}>{self.views(4, depth - 1)}</{kind}>"

    def row(self):
        kind = self.random.randint(0, 3)
        if kind == 0:
            return f"<HStack>{self.leaf()}<Spacer/>{self.leaf()}</HStack>"
        if kind == 1:
            return self.fill("<NavigationLink title=\"{w}\"><Destination>") + self.view(1) + "</Destination></NavigationLink>"
        return self.view(1)

    def list(self):
        name = self.random.choice(["List", "List", "Form"])
        style = ""
        if name == "List" and self.random.random() < 0.5:
            style = f" modifiers=\".listStyle(.{self.random.choice(['plain', 'grouped', 'insetGrouped', 'sidebar'])})\""
        kind = self.random.randint(0, 4)
        if kind == 0:
            return f"<{name}{style}><ForEach items=\"0..&lt;0\" as=\"number\" id=\"\\.self\"><Text>{{number}}</Text></ForEach></{name}>"
        if kind == 1:
            return self.fill(
                f"<{name}{style}><ForEach items=\"0..&lt;40\" as=\"number\" id=\"\\.self\"><HStack><Text>{{w}}</Text><Spacer/>"
                f"<Text>{{{{number}}}}</Text></HStack></ForEach></{name}>")
        sections = "".join(
            self.fill("<Section title=\"{w}\">") + "".join(self.row() for _ in range(self.random.randint(0, 3))) + "</Section>"
            for _ in range(self.random.randint(1, 3)))
        return f"<{name}{style}>{sections}</{name}>"

    def bar(self):
        title = self.fill("<Toolbar>")
        places = self.random.sample(["topBarLeading", "topBarTrailing", "principal", "bottomBar"], self.random.randint(1, 3))
        items = "".join(
            self.fill(f"<ToolbarItem placement=\"{place}\"><Button action=\"print('a')\">{{w}}</Button></ToolbarItem>")
            for place in places)
        return f"{title}{items}</Toolbar>"

    def presentation(self, depth):
        kind = self.random.choice(["Sheet", "FullScreenCover", "Popover", "Alert", "ConfirmationDialog"])
        shown = "isPresented=\"{.constant(true)}\""
        if kind in ("Alert", "ConfirmationDialog"):
            return self.fill(
                f"<{kind} {shown} title=\"{{w}}\" message=\"{{w}}\"><Button action=\"print('a')\">{{w}}</Button>"
                f"<Button role=\"cancel\">{{w}}</Button></{kind}>")
        inner = self.presentation(depth - 1) if depth > 0 and self.random.random() < 0.6 else ""
        content = self.page(inner, depth=0) if self.random.random() < 0.6 else f"<VStack>{self.views(3, 1)}{inner}</VStack>"
        return f"<{kind} {shown}>{content}</{kind}>"

    def page(self, extra="", depth=1):
        """A navigation stack with a title, and a list or other views; `extra` hangs on the content."""
        title = self.fill("{w}")
        mode = ".navigationBarTitleDisplayMode(.inline)" if self.random.random() < 0.4 else ""
        bar = self.bar() if self.random.random() < 0.6 else ""
        content = self.list() if self.random.random() < 0.5 else f"<VStack>{self.views(4, 2)}</VStack>"
        return (
            f"<NavigationStack><Group modifiers=\".navigationTitle('{title}'){mode}\">{content}{bar}{extra}</Group>"
            "</NavigationStack>")

    def screen(self):
        kind = self.random.randint(0, 9)
        if kind <= 2:
            return self.page(self.presentation(2) if self.random.random() < 0.5 else "")
        if kind == 3:
            tabs = "".join(
                f"<Group>{self.page()}{self.fill('<TabItem><Label title=#{w}# systemImage=#star#/></TabItem>')}</Group>"
                .replace("#", "\"") for _ in range(self.random.randint(2, 4)))
            return f"<TabView>{tabs}</TabView>"
        if kind == 4:
            return (
                f"<NavigationSplitView><Sidebar>{self.list()}</Sidebar><Detail><VStack>{self.views(3, 2)}</VStack></Detail>"
                "</NavigationSplitView>")
        if kind == 5:
            return self.list()
        return f"<VStack>{self.views(5, 3)}{self.presentation(2) if self.random.random() < 0.3 else ''}</VStack>"

    def write(self, folder, count):
        """Writes a package of screens."""
        screens = pathlib.Path(folder, "Screens")
        screens.mkdir(parents=True, exist_ok=True)
        for old in screens.glob("*.xml"):
            old.unlink()
        pathlib.Path(folder, "screenwright.yml").write_text("output: Output\n")
        for number in range(count):
            states = self.fill(STATES)
            body = self.screen()
            pathlib.Path(screens, f"S{number}.xml").write_text(
                f"<Screen name=\"S{number}\">{states}  <Body>{body}</Body>\n</Screen>\n")


if __name__ == "__main__":
    Screens(int(sys.argv[3]) if len(sys.argv) > 3 else 33).write(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 60)
