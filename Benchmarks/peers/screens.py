"""Screens for other compilers, of the shape of the list that `screens/listing.py` writes for ours: a filter, rows that can
be changed, totals, a confirmation. Names and texts differ from file to file, by the same words."""
from screens.place import fill
from screens.words import Words

QML = """pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

Page {
    id: root
    property string @query: ""
    property bool @only: false
    property int @limit: @start
    property bool @totals: true
    property var places: [
        { name: "Place 1", city: "Seoul", owner: "Member 1", price: 250, pieces: 3, liked: true },
        { name: "Place 2", city: "Oslo", owner: "Member 2", price: 400, pieces: 1, liked: false }
    ]
    readonly property var @visible: places.filter(
        place => (!root.@only || place.liked) && (root.@query === "" || place.name.includes(root.@query)))
    readonly property string @caption: root.@visible.length + " of " + root.places.length + " @things"
    title: "@screenTitle"

    function @reset(): void {
        @query = ""
        @only = false
        @limit = @start
    }

    function @sum(limit: int): int {
        return root.places.filter(place => place.price * place.pieces > limit)
            .reduce((total, place) => total + place.price * place.pieces, 0)
    }

    component @Row: RowLayout {
        id: row
        required property var place
        property bool mark: place.liked
        spacing: @spacing
        Label { text: row.mark ? "★" : "☆"; color: row.mark ? "orange" : "gray" }
        ColumnLayout {
            spacing: 2
            Label { text: row.place.name; font.bold: true }
            Label { text: row.place.city + ", " + row.place.owner; opacity: 0.6 }
        }
        Item { Layout.fillWidth: true }
        Label { text: (row.place.price * row.place.pieces).toLocaleString() }
        Button { text: row.mark ? "@markTitle" : "@unmarkTitle"; onClicked: row.mark = !row.mark }
    }

    ColumnLayout {
        anchors.fill: parent
        GroupBox {
            title: "@filterTitle"
            ColumnLayout {
                TextField { placeholderText: "Search @things"; text: root.@query; onTextEdited: root.@query = text }
                Switch { text: "@onlyTitle"; checked: root.@only; onToggled: root.@only = checked }
                SpinBox { from: 1; to: @most; value: root.@limit; onValueModified: root.@limit = value }
                Button { text: "@resetTitle"; onClicked: root.@reset() }
            }
        }
        ListView {
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.@visible
            delegate: @Row {
                required property var modelData
                place: modelData
                visible: place.pieces <= root.@limit
            }
        }
        GroupBox {
            title: "@sumTitle"
            ColumnLayout {
                Switch { text: "Show @things"; checked: root.@totals; onToggled: root.@totals = checked }
                Label { visible: root.@totals; text: "Sum " + root.@sum(@above).toLocaleString() }
                Label { visible: root.@totals; text: root.places.filter(place => place.liked).length + " favorites" }
            }
        }
        Button { text: "@orderTitle " + root.@limit; enabled: root.@visible.length > 0; onClicked: @asks.open() }
    }

    Dialog {
        id: @asks
        title: "@orderTitle?"
        standardButtons: Dialog.Ok | Dialog.Cancel
        onAccepted: root.@reset()
        Label { text: root.@limit + " of " + root.@caption }
    }
}
"""

SLINT = """import { Button, LineEdit, Switch, SpinBox, ListView, GroupBox, HorizontalBox, VerticalBox } from "std-widgets.slint";

struct Place { name: string, city: string, owner: string, price: int, pieces: int, liked: bool }

component @Row inherits HorizontalBox {
    in property <Place> place;
    in-out property <bool> mark;
    callback toggled();
    spacing: @{spacing}px;
    Text { text: root.mark ? "★" : "☆"; color: root.mark ? orange : gray; }
    VerticalBox {
        spacing: 2px;
        Text { text: root.place.name; font-weight: 700; }
        Text { text: "\\{root.place.city}, \\{root.place.owner}"; color: gray; }
    }
    Rectangle { }
    Text { text: root.place.price * root.place.pieces; }
    Button { text: root.mark ? "@markTitle" : "@unmarkTitle"; clicked => { root.toggled(); } }
}

export component Main inherits Window {
    in-out property <string> @query;
    in-out property <bool> @only: false;
    in-out property <int> @limit: @start;
    in-out property <bool> @totals: true;
    in-out property <bool> @asks: false;
    in-out property <[Place]> places: [
        { name: "Place 1", city: "Seoul", owner: "Member 1", price: 250, pieces: 3, liked: true },
        { name: "Place 2", city: "Oslo", owner: "Member 2", price: 400, pieces: 1, liked: false },
    ];
    in property <int> @sum: @above;
    property <string> @caption: "\\{root.places.length} @things";
    pure function @visible(place: Place) -> bool {
        (!root.@only || place.liked) && (root.@query == "" || place.name == root.@query) && place.pieces <= root.@limit
    }
    function @reset() {
        root.@query = "";
        root.@only = false;
        root.@limit = @start;
    }
    title: "@screenTitle";
    VerticalBox {
        GroupBox {
            title: "@filterTitle";
            VerticalBox {
                LineEdit { placeholder-text: "Search @things"; text <=> root.@query; }
                Switch { text: "@onlyTitle"; checked <=> root.@only; }
                SpinBox { minimum: 1; maximum: @most; value <=> root.@limit; }
                Button { text: "@resetTitle"; clicked => { root.@reset(); } }
            }
        }
        Text { text: root.@caption; }
        ListView {
            for place[index] in root.places: @Row {
                place: place;
                mark: place.liked;
                visible: root.@visible(place);
                toggled => { root.places[index].liked = !root.places[index].liked; }
            }
        }
        GroupBox {
            title: "@sumTitle";
            VerticalBox {
                Switch { text: "Show @things"; checked <=> root.@totals; }
                if root.@totals: Text { text: "Sum \\{root.@sum}"; }
                if root.@totals: Text { text: "\\{root.places.length} favorites"; }
            }
        }
        Button { text: "@orderTitle \\{root.@limit}"; enabled: root.places.length > 0; clicked => { root.@asks = true; } }
        if root.@asks: VerticalBox {
            Text { text: "@orderTitle? \\{root.@limit} of \\{root.@caption}"; }
            HorizontalBox {
                Button { text: "@resetTitle"; clicked => { root.@reset(); root.@asks = false; } }
                Button { text: "Cancel"; clicked => { root.@asks = false; } }
            }
        }
    }
}
"""

VUE = """<template>
  <main class="list" :class="{ totals: @totals }">
    <h1>@screenTitle</h1>
    <section aria-label="@filterTitle">
      <h2>@filterTitle</h2>
      <label>Search @things <input v-model.trim="@query" type="search" placeholder="Search @things"></label>
      <label><input v-model="@only" type="checkbox"> @onlyTitle</label>
      <label>At most {{ @limit }} <input v-model.number="@limit" type="number" min="1" max="@most"></label>
      <button type="button" @click="@reset()">@resetTitle</button>
    </section>
    <section :aria-label="@caption">
      <h2>{{ @caption }}</h2>
      <ul>
        <li v-for="place in @visible" v-if="place.pieces <= @limit" :key="place.id">
          <span :style="{ color: place.liked ? 'orange' : 'gray' }">{{ place.liked ? '★' : '☆' }}</span>
          <div class="text">
            <strong>{{ place.name }}</strong>
            <small>{{ place.city }}, {{ place.owner }}</small>
          </div>
          <span class="number">{{ (place.price * place.pieces).toLocaleString() }}</span>
          <button type="button" @click.stop="place.liked = !place.liked">{{ place.liked ? '@markTitle' : '@unmarkTitle' }}</button>
        </li>
      </ul>
    </section>
    <section aria-label="@sumTitle">
      <h2>@sumTitle</h2>
      <label><input v-model="@totals" type="checkbox"> Show @things</label>
      <template v-if="@totals">
        <p>Sum {{ @sum(@above).toLocaleString() }}</p>
        <p class="secondary">{{ places.filter(place => place.liked).length }} favorites</p>
      </template>
      <p v-else>Hidden</p>
    </section>
    <section aria-label="@orderTitle">
      <button type="button" :disabled="@visible.length === 0" @click="@asks = true">@orderTitle {{ @limit }}</button>
      <dialog v-if="@asks" open @close="@asks = false">
        <h2>@orderTitle?</h2>
        <p>{{ @limit }} of {{ @caption }}</p>
        <button type="button" @click="@reset(); @asks = false">@resetTitle</button>
        <button type="button" @click="@asks = false">Cancel</button>
      </dialog>
    </section>
  </main>
</template>

<script>
export default {
  props: { places: { type: Array, required: true } },
  data: () => ({ @query: '', @only: false, @limit: @start, @totals: true, @asks: false }),
  computed: {
    @visible() {
      return this.places.filter(place => (!this.@only || place.liked) && place.name.includes(this.@query))
    },
    @caption() { return `${this.@visible.length} of ${this.places.length} @things` }
  },
  methods: {
    @reset() { this.@query = ''; this.@only = false; this.@limit = @start },
    @sum(limit) {
      return this.places.map(place => place.price * place.pieces).filter(total => total > limit).reduce((a, b) => a + b, 0)
    }
  }
}
</script>
""".replace("@click", "@@click").replace("@close", "@@close")

TEMPLATES = {"qml": QML, "slint": SLINT, "vue": VUE}


def screen(language, index):
    words = Words(f"peer {index}")
    return fill(
        TEMPLATES[language], query=words.value("query", "text", "search"), only=words.flag(), limit=words.value("limit", "most"),
        totals=words.flag(), asks=words.flag(), visible=words.value("choice", "part"), caption=words.value("caption", "line"),
        reset=words.action(), sum=words.value("sum", "total"), Row=words.thing().capitalize() + "Row",
        start=str(words.number(9, 12)), most=str(words.number(20, 90)), above=str(words.number(10, 4000)),
        spacing=str(words.number(4, 16)), things=words.title().lower(), screenTitle=words.title(), filterTitle=words.title(),
        onlyTitle=words.title(), resetTitle=words.order(), sumTitle=words.title(), orderTitle=words.order(),
        markTitle=words.order(), unmarkTitle=words.order())
