import { readFile } from 'node:fs/promises'

/**
 * A glyph of a shaped text, in thousandths of the letters' size: where it is drawn from the text's beginning, and how far
 * the pen goes on. `text` is the part of the text that it shows; the glyphs' texts in order are the whole text. A glyph
 * that only helps another one to show its part has none.
 */
export type Glyph = { id: number; x: number; y: number; advance: number; text: string }

/** A face of one weight. */
export type Face = {
  /** The font file: what is drawn with these glyphs' ids can be drawn with it. */
  bytes: Uint8Array
  shape: (text: string) => Glyph[]
  /** The width of a text. */
  measure: (text: string) => number
  /** The outline of a glyph as the data of an SVG path, upwards positive. */
  outline: (id: number) => string
}

/** Anuphan in the weights of text and headings; the files hold Thai and Latin. */
export type Faces = Record<400 | 600, Face>

/**
 * Opens the faces that servers draw with. HarfBuzz sets the marks, as browsers' own copies of it do: vowels and tones go
 * where the font's tables say, ำ is taken apart, and no system font is asked for anything.
 */
export async function openFaces(): Promise<Faces> {
  const [regular, strong] = await Promise.all([openFace('anuphan-400.ttf'), openFace('anuphan-600.ttf')])
  return { 400: regular, 600: strong }
}

const mostWidths = 5_000

async function openFace(file: string): Promise<Face> {
  // Late: its WebAssembly is only for who draws.
  const harfbuzz = await import('harfbuzzjs')
  const bytes = await readFile(new URL(`fonts/${file}`, import.meta.url))
  const blob = new harfbuzz.Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer)
  const font = new harfbuzz.Font(new harfbuzz.Face(blob))
  const outlines = new Map<number, string>()
  const widths = new Map<string, number>()

  function shape(text: string): Glyph[] {
    const buffer = new harfbuzz.Buffer()
    // A mark keeps a place of its own in the text instead of its letter's.
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
    // Lines are filled word by word, and words come again; beyond so many it is somebody's endless text.
    if (widths.size >= mostWidths) widths.clear()
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
 * Several glyphs may stand for one run of letters (ำ is a circle and า; a tone before it makes one with the circle): the
 * last one shows what the others leave, one letter each from the front; for one letter it shows it alone.
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
