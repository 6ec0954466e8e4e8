import RenderTree

extension HTMLWriter {
  /// A table whose first row names the columns.
  mutating func writeTable(_ index: Int32, _ node: RenderNode, _ place: Place) {
    writeMarkup("<table")
    writeAttributes(index, "sw-table")
    out.append(">\n")
    var isHead = true
    var row = node.firstChild.raw
    while let next = pointers.node(row), visits.remaining > 0 {
      countNode()
      if isHead { writeMarkup("<thead>") }
      writeMarkup("<tr")
      if var tint = tree.rowLook(of: next.firstChild).selection {
        tint.multiplyOpacity(by: 40.0 / 255)
        addPaint(.color(tint))
        addAttributes(" aria-current=\"true\"")
      }
      writeAttributes(-1, "")
      out.append(">")
      var cell = next.firstChild.raw
      while let view = pointers.node(cell), visits.remaining > 0 {
        writeMarkup("<th scope=\"col\">", if: isHead, else: "<td>")
        write(cell, place.inside(.vertical))
        out.append("</th>", if: isHead, else: "</td>")
        cell = view.nextSibling.raw
      }
      out.append("</tr>")
      writeMarkup("</thead>\n<tbody>\n", if: isHead, else: "\n")
      isHead = false
      row = next.nextSibling.raw
    }
    out.append("</table>", if: isHead, else: "</tbody></table>")
  }
}
