import { readFile } from 'node:fs/promises'

/**
 * A glyph of a shaped text, in thousandths of the font size: its offset from the start of the text, and its advance.
 * `text` is the part of the text that it shows; the texts of all glyphs in order are the whole text. A glyph that only
 * completes another one has an empty text.
 */
export type Glyph = { id: number; x: number; y: number; advance: number; text: string }

/** A font face of one weight. */
export type Face = {
  /** The font file, which contains the glyph ids that `shape` returns. */
  bytes: Uint8Array
  shape: (text: string) => Glyph[]
  /** The width of a text, in thousandths of the font size. */
  measure: (text: string) => number
  /** The outline of a glyph as SVG path data, y upwards. */
  outline: (id: number) => string
}

/** Anuphan in the weights of text and headings, with Thai and Latin glyphs. */
export type Faces = Record<400 | 600, Face>

/**
 * Opens the faces that the server draws with. HarfBuzz shapes the text as browsers do (vowels and tones are positioned
 * by the font's tables, ำ is decomposed); system fonts are not used.
 */
export async function openFaces(): Promise<Faces> {
  const [regular, strong] = await Promise.all([openFace('anuphan-400.ttf'), openFace('anuphan-600.ttf')])
  return { 400: regular, 600: strong }
}

const maxWidths = 5_000

async function openFace(file: string): Promise<Face> {
  // Imported lazily: most processes never need its WebAssembly.
  const harfbuzz = await import('harfbuzzjs')
  const bytes = await readFile(new URL(`fonts/${file}`, import.meta.url))
  const blob = new harfbuzz.Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer)
  const font = new harfbuzz.Font(new harfbuzz.Face(blob))
  const outlines = new Map<number, string>()
  const widths = new Map<string, number>()

  function shape(text: string): Glyph[] {
    const buffer = new harfbuzz.Buffer()
    // Keeps a cluster per mark instead of merging it into its base letter's.
    buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS)
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const infos = buffer.getGlyphInfos()
    const positions = buffer.getGlyphPositions()
    let pen = 0
    return infos.map(({ codepoint: id, cluster }, i) => {
      const { xAdvance, xOffset, yOffset } = positions[i]!
      const x = pen + xOffset
      pen += xAdvance
      return { id, x, y: yOffset, advance: xAdvance, text: textOf(text, infos, i, cluster) }
    })
  }

  function measure(text: string): number {
    const known = widths.get(text) ?? shape(text).reduce((sum, { advance }) => sum + advance, 0)
    // Lines are filled word by word and words repeat. The limit bounds the cache for a text without repetition.
    if (widths.size >= maxWidths) widths.clear()
    widths.set(text, known)
    return known
  }

  return {
    bytes,
    shape,
    measure,
    outline(id) {
      const known = outlines.get(id) ?? font.glyphToPath(id)
      outlines.set(id, known)
      return known
    },
  }
}

/**
 * Several glyphs may share one run of letters (ำ is a circle and า; a preceding tone mark joins the circle's cluster).
 * The first glyphs get one letter each and the last glyph gets the rest; with a single letter only the last one shows
 * it.
 */
function textOf(text: string, infos: { cluster: number }[], i: number, cluster: number): string {
  const first = infos.findIndex((other) => other.cluster === cluster)
  const last = infos.findLastIndex((other) => other.cluster === cluster)
  const run = [...text.slice(cluster, infos[last + 1]?.cluster ?? text.length)]
  const count = last - first + 1
  const place = i - first
  const spare = Math.max(0, count - run.length)
  if (place < spare) return ''
  return place === count - 1 ? run.slice(place - spare).join('') : run[place - spare]!
}
