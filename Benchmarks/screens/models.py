"""The models of a group of screens: a struct, the object that holds its items, and their data."""
import json

from .place import fill
from .words import ADJECTIVES

TEMPLATE = """<Module xmlns="urn:screenwright:1">
  <Struct name="@Type" conforms="Identifiable, Hashable">
    <Let name="id" type="Int"/>
    <Var name="@title" type="String"/>
    <Var name="@city" type="String"/>
    <Let name="@owner" type="String"/>
    <Let name="@summary" type="String"/>
    <Var name="@amount" type="Int"/>
    <Var name="rating" type="Int"/>
    <Let name="@price" type="Int"/>
    <Var name="@liked" type="Bool"/>
    <Computed name="@total" type="Int">@price * @amount</Computed>
    <Computed name="symbol" type="String">@liked ? "star.fill" : "star"</Computed>
  </Struct>

  <ObservableObject name="@Store">
    <Published name="@items" type="[@Type]" source="data@number.json"/>
    <Computed name="@favorites" type="[@Type]">@items.filter { $0.@liked }</Computed>
    <Func signature="@toggle(of item: @Type)">
      <![CDATA[guard let index = @items.firstIndex(where: { $0.id == item.id }) else { return }
      @items[index].@liked.toggle()]]>
    </Func>
    <Func signature="@order(_ item: @Type, pieces: Int)">
      guard let index = @items.firstIndex(of: item) else { return }
      @items[index].@amount += pieces
    </Func>
    <Func signature="@update(_ item: @Type)">
      if let index = @items.firstIndex(where: { $0.id == item.id }) {
        @items[index] = item
      }
    </Func>
    <Func signature="@total(above limit: Int) -> Int">
      @items.filter { $0.@total gt limit }.map { $0.@total }.reduce(0) { $0 + $1 }
    </Func>
  </ObservableObject>
</Module>
"""


def model(group):
    return fill(TEMPLATE, number=str(group.number), **group.names())


def data(group, rows):
    noun = group.type.rstrip("0123456789")
    adjectives = [ADJECTIVES[(group.number * 7 + n) % len(ADJECTIVES)].capitalize() for n in range(rows)]
    return json.dumps([
        {"id": 1000 + n, group.title: f"{adjectives[n]} {noun.lower()} {n}",
         group.city: ["Seoul", "Lyon", "Oslo", "Quito"][n % 4], group.owner: f"Member {n % 17}",
         group.summary: "A short text that says what this is about." * (1 + n % 2),
         group.amount: n % 9 + 1, "rating": n % 6, group.price: (n % 50) * 150 + 250, group.liked: n % 3 == 0}
        for n in range(rows)
    ], indent=1)
