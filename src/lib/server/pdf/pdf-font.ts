import type { Face, Glyph } from '../type-setter.ts'

/** An object of a PDF under construction, as pdfkit makes it. */
export type PdfRef = { end: (data?: string | Uint8Array) => void; toString: () => string }
/** The part of pdfkit's document that a font needs. */
export type PdfObjects = { ref: (data: object) => PdfRef }

/** The font object that pages refer to; its data is filled in at the end. */
export type OwnRef = PdfRef & { data: object }

type Code = { glyph: number; text: string; width: number }

/**
 * Embeds a face so that its text can be selected, searched and read aloud correctly. A glyph gets a separate code for
 * each text that it shows (the `า` of `ำ` is not the same code as `า`), so `ToUnicode` is exact. PDFs with one code per
 * glyph lose Thai vowels when text is copied.
 */
export function newPdfFont(face: Face, name: string) {
  const codes: Code[] = [{ glyph: 0, text: '', width: 0 }]
  const known = new Map<string, number>()

  function codeOf(code: Code): number {
    const key = `${code.glyph} ${code.width} ${code.text}`
    const number = known.get(key) ?? codes.push(code) - 1
    known.set(key, number)
    return number
  }

  /**
   * The operators that show these glyphs at a size, to stand between BT and ET. Glyphs without a text of their own are
   * skipped.
   */
  function show(glyphs: readonly Glyph[], size: number): string {
    let pen = 0
    let end = 0
    const parts: string[] = []
    for (const glyph of glyphs) {
      end += glyph.advance
      if (!glyph.text) continue
      if (glyph.x !== pen) parts.push(`${round(pen - glyph.x)}`)
      // A mark that was moved back gets its width back here: a second move would be read as a space.
      const width = Math.max(0, round(end - glyph.x))
      const code = codeOf({ glyph: glyph.id, text: glyph.text, width })
      const shown = `<${code.toString(16).padStart(4, '0')}>`
      parts.push(glyph.y === 0 ? shown : `] TJ ${round((glyph.y * size) / 1000)} Ts [${shown}] TJ 0 Ts [`)
      pen = glyph.x + width
    }
    return `[${parts.join('')}] TJ`
  }

  /** Writes the font's objects; call it after all text is shown. */
  const write = (doc: PdfObjects, own: OwnRef) => writeFont({ doc, own, face, name, codes })

  return { face, show, write }
}
export type PdfFont = ReturnType<typeof newPdfFont>

type Writing = { doc: PdfObjects; own: OwnRef; face: Face; name: string; codes: Code[] }

function writeFont({ doc, own, face, name, codes }: Writing) {
  const file = doc.ref({ Length1: face.bytes.length })
  file.end(face.bytes)
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [-600, -600, 1400, 1400],
    ItalicAngle: 0,
    Ascent: 1025,
    Descent: -275,
    CapHeight: 700,
    StemV: 80,
    FontFile2: file,
  })
  descriptor.end()
  const glyphs = doc.ref({})
  glyphs.end(Uint8Array.from(codes.flatMap(({ glyph }) => [glyph >> 8, glyph & 255])))
  const descendant = doc.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    DW: 0,
    W: [0, codes.map(({ width }) => width)],
    CIDToGIDMap: glyphs,
  })
  descendant.end()
  const unicode = doc.ref({})
  unicode.end(writeToUnicode(codes))
  Object.assign(own.data, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: unicode,
  })
  own.end()
}

function writeToUnicode(codes: Code[]): string {
  const lines = codes.flatMap(({ text }, code) => (text ? [`<${hex4(code)}> <${utf16(text)}>`] : []))
  const blocks: string[] = []
  // A bfchar block may hold at most 100 entries.
  for (let i = 0; i < lines.length; i += 100) {
    const block = lines.slice(i, i + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, i) => hex4(text.charCodeAt(i))).join('')
}

function hex4(value: number): string {
  return value.toString(16).padStart(4, '0')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Converts SVG path data to PDF path operators; quadratic curves become cubic ones. */
export function pathOperators(data: string): string {
  let [x, y] = [0, 0]
  const operators: string[] = []
  for (const [, kind, rest] of data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const n = (rest!.match(/-?[\d.]+/g) ?? []).map(Number)
    if (kind === 'Z') operators.push('h')
    else if (kind === 'Q') {
      const [cx, cy, ex, ey] = n as [number, number, number, number]
      const third = (from: number, to: number) => round(from + ((to - from) * 2) / 3)
      operators.push(`${third(x, cx)} ${third(y, cy)} ${third(ex, cx)} ${third(ey, cy)} ${ex} ${ey} c`)
    } else operators.push(`${n.join(' ')} ${{ M: 'm', L: 'l', C: 'c' }[kind!]}`)
    if (n.length) [x, y] = n.slice(-2) as [number, number]
  }
  return operators.join(' ')
}
