"""Words for names and texts. The same index gives the same words, and another index almost always others, so that most
code of a screen occurs in few other screens, as in packages that people write."""
import random

NOUNS = """anchor apple arrow atlas badge bakery basket beacon blanket bottle bridge bucket button cabin camera candle canyon
carpet castle cellar chapter circle cliff closet coffee column comet concert corner cottage crayon curtain desert diary
dinner dragon drawer engine fabric falcon farmer feather ferry filter forest fossil fountain galaxy garden garlic glacier
guitar hammer harbor helmet hotel island jacket jewel journey kettle kitchen ladder lantern lemon lesson letter library
lizard magnet market meadow member memory mirror modem mountain museum napkin needle notebook ocean onion orchard packet
paddle palace parcel pencil pepper picnic pillow planet pocket poem pillar rabbit recipe ribbon river rocket saddle sailor
salmon signal sofa spoon station stream summer sunset tablet temple ticket tower tractor trail trophy tunnel turtle valley
vessel village violin wagon walnut window winter""".split()

ADJECTIVES = """amber ancient blue bold brave brief bright broad busy calm cheap clear clever coastal cold cosy crisp curly
daily dark dear deep dense distant double dry early eastern empty exact faint famous fast fine firm fresh gentle golden
grand green handy happy heavy hidden high hollow honest huge humble inner jolly kind large late lean light lively local long
loose loud lucky mellow mild minor modern narrow neat new noble northern odd open outer pale patient plain polite prime proud
quick quiet rapid rare ready recent red rich ripe rough round royal rural sharp shiny short silent silver simple single slim
small smooth soft solid southern spare steady stiff strong sudden sunny sweet swift tall tame tidy tiny tough upper urban
vast vivid warm weekly western white wide wild wise wooden young""".split()

VERBS = """accept adjust approve archive arrange assign attach balance borrow cancel check choose clean close collect combine
compare confirm copy count cover deliver describe divide double drop edit empty enter estimate exchange explain export fetch
finish follow forward gather group handle hide import inspect invite join keep label launch lend limit list load mark match
measure merge move notify order pack pause pick place plan print publish raise rank record refresh release remove rename
renew repair replace report request reserve reset restore return review round save scan schedule select send share ship
show sort split start store submit switch test track trim update verify visit weigh wrap""".split()

KOREAN = """복숭아 사과 포도 딸기 수박 참외 자두 살구 감귤 레몬 망고 바나나 키위 석류 무화과 블루베리 체리 매실 대추 오렌지 배
밤 호두 잣 유자 머루 다래 오디 앵두 모과""".split()
KOREAN_ADJECTIVES = "달콤한 새콤한 싱싱한 햇살 가득한 작은 커다란 향긋한 오늘의 제철 산지 유기농 고운 단단한 말랑한 특별한".split()

SYMBOLS = ["star", "heart", "bell", "flag", "bookmark", "cart", "bag", "house", "leaf", "tag"]
COLORS = ["blue", "green", "orange", "purple", "pink", "red", "indigo", "teal"]


def plural(noun):
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(("x", "s", "ch")) else "s")


def camel(*words):
    return words[0] + "".join(word.capitalize() for word in words[1:])


class Words:
    """The names and texts of one file; no name is given twice."""

    def __init__(self, seed, taken=()):
        self.random = random.Random(seed)
        self.taken = set(taken)

    def of(self, choices):
        return self.random.choice(choices)

    def number(self, low, high):
        return self.random.randint(low, high)

    def name(self, *lists):
        """A name of one word of each list, such as `sendHarbor`, now and then with an adjective before the noun."""
        while True:
            words = [self.of(words) for words in lists]
            if self.random.random() < 0.45:
                words.insert(lists.index(NOUNS), self.of(ADJECTIVES))
            name = camel(*words)
            if name not in self.taken:
                self.taken.add(name)
                return name

    def flag(self):
        """A name for what is true or false, such as `showsHarbor`."""
        return self.name(["shows", "hides", "wants", "allows", "keeps", "has", "needs"], NOUNS)

    def thing(self):
        return self.name(NOUNS)

    def value(self, *suffixes):
        """A name for a number or a text, such as `harborLimit`."""
        return self.name(NOUNS, list(suffixes))

    def action(self):
        """A name for a function, such as `sendHarbor`."""
        return self.name(VERBS, NOUNS)

    def title(self):
        """A text of a few words, such as `Quiet harbors`."""
        return f"{self.of(ADJECTIVES).capitalize()} {plural(self.of(NOUNS))}"

    def order(self):
        """A text for a button, such as `Send harbors`."""
        return f"{self.of(VERBS).capitalize()} {plural(self.of(NOUNS))}"

    def korean(self):
        return f"{self.of(KOREAN_ADJECTIVES)} {self.of(KOREAN)}"
