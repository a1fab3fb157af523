import PDFDocument from 'pdfkit'
import type { Faces } from '../type-setter.ts'
import { newPdfFont, type OwnRef } from './pdf-font.ts'
import { newInk } from './pdf-ink.ts'
import { type Run, setLines } from './pdf-text.ts'

/** Metadata of the file. `made` is its date; the same input gives the same bytes. */
export type PdfFacts = { title: string; subject: string; author: string; language: string; made: Date }
/**
 * Layout of lines: size and line height in points, `indent` from the left margin, `width` (default: up to the right
 * margin).
 */
export type LineStyle = { size: number; line: number; indent?: number; width?: number; color?: string }
type Box = { x: number; y: number; w: number; h: number }

const margin = { x: 56, top: 60, bottom: 64 }
const [ink, soft] = ['#13261e', '#4b5d54']

/**
 * A tagged A4 document that is written from top to bottom in our own faces. pdfkit writes objects, pages and structure;
 * HarfBuzz shapes the text, which is shown through our own codes (pdf-font.ts). `saved` are terms that are not broken
 * across lines.
 */
export class PdfPages {
  readonly #doc: PDFKit.PDFDocument
  readonly #faces: Faces
  readonly #kept: readonly string[]
  readonly #fonts
  readonly #refs: Record<400 | 600, OwnRef>
  readonly #ink
  readonly #root: PDFKit.PDFStructureElement
  #parent: PDFKit.PDFStructureElement
  #count = 0
  /** The current position from the top of the page, in points. */
  y = 0

  constructor({ title, subject, author, language, made }: PdfFacts, faces: Faces, saved: readonly string[]) {
    const info = { Title: title, Subject: subject, Author: author, CreationDate: made, ModDate: made }
    const form = { size: 'A4', margin: 0, autoFirstPage: false, pdfVersion: '1.7' } as const
    const doc = new PDFDocument({ ...form, tagged: true, lang: language, displayTitle: true, info })
    this.#doc = doc
    this.#faces = faces
    this.#kept = saved
    this.#fonts = { 400: newPdfFont(faces[400], 'Anuphan-Regular'), 600: newPdfFont(faces[600], 'Anuphan-SemiBold') }
    this.#refs = { 400: doc.ref({}), 600: doc.ref({}) } as unknown as Record<400 | 600, OwnRef>
    this.#ink = newInk(doc as never, this.#fonts)
    this.#root = doc.struct('Document')
    doc.addStructure(this.#root)
    this.#parent = this.#root
    this.#addPage()
  }

  /** The width between the margins. */
  get room(): number {
    return this.#doc.page.width - 2 * margin.x
  }

  #addPage() {
    const doc = this.#doc
    doc.addPage()
    Object.assign((doc.page as unknown as { fonts: object }).fonts, { F400: this.#refs[400], F600: this.#refs[600] })
    this.#count++
    this.y = margin.top
    // The page number is drawn as outlines, so that it is not part of the selectable text.
    const [face, size] = [this.#faces[400], 10]
    const x = doc.page.width - margin.x - (face.measure(`${this.#count}`) * size) / 1000
    this.#artifact(() => {
      this.#ink.drawOutlines(face, face.shape(`${this.#count}`), { x, base: doc.page.height - 34, size, color: soft })
    })
  }

  /** Starts a new page unless `height` points are left on this one. */
  save(height: number) {
    if (this.y + height > this.#doc.page.height - margin.bottom) this.#addPage()
  }

  skip(height: number) {
    this.y += height
  }

  /** Adds a paragraph, heading or cell with this structure tag, and moves below it. */
  addText(tag: string, runs: Run[], style: LineStyle) {
    const element = this.#doc.struct(tag as 'P')
    this.#parent.add(element)
    for (const line of this.#set(runs, style)) {
      this.save(style.line)
      const content = this.#doc.markStructureContent(tag as 'P')
      const base = this.y + style.line / 2 + style.size * 0.37
      const { size, color = ink, indent = 0 } = style
      this.#ink.drawLine(line, { x: margin.x + indent, base, size, color })
      this.#doc.endMarkedContent()
      element.add(content)
      this.y += style.line
    }
    element.end()
  }

  #set(runs: Run[], { size, width, indent = 0 }: LineStyle) {
    return setLines(runs, { faces: this.#faces, size, width: width ?? this.room - indent, saved: this.#kept })
  }

  /** The height of these runs once set, in points. */
  heightOf(runs: Run[], style: LineStyle): number {
    return this.#set(runs, style).length * style.line
  }

  /** Everything that `work` adds becomes a child of this structure element (list, item, row). */
  inside(tag: string, work: () => void) {
    const element = this.#doc.struct(tag as 'L')
    const outer = this.#parent
    outer.add(element)
    this.#parent = element
    work()
    this.#parent = outer
    element.end()
  }

  /** A filled box or rule behind the text, marked as an artifact. `x` counts from the left margin. */
  fill({ x, y, w, h }: Box, color: string, radius = 0) {
    this.#artifact(() => void this.#doc.roundedRect(margin.x + x, y, w, h, radius).fill(color))
  }

  #artifact(work: () => void) {
    this.#doc.markContent('Artifact', { type: 'Layout' })
    work()
    this.#doc.endMarkedContent()
  }

  addBookmark(text: string) {
    this.#doc.outline.addItem(text)
  }

  /** Ends the document and returns the file. Nothing can be added afterwards. */
  async finish(): Promise<Uint8Array> {
    const doc = this.#doc
    this.#root.end()
    for (const weight of [400, 600] as const) this.#fonts[weight].write(doc as never, this.#refs[weight])
    const parts: Uint8Array[] = []
    doc.on('data', (part: Uint8Array) => parts.push(part))
    const ended = new Promise((resolve) => doc.once('end', resolve))
    doc.end()
    await ended
    return Buffer.concat(parts)
  }
}
