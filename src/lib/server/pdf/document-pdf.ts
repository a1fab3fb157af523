import { setImmediate } from 'node:timers/promises'
import type { DocumentBlock, DocumentTree, InlineNode } from '#lib/document.ts'
import type { Faces } from '../type-setter.ts'
import { type PdfFacts, PdfPages } from './pdf-page.ts'
import type { Run } from './pdf-text.ts'

type Options = {
  faces: Faces
  /** Terms that are not broken across lines. */
  saved: readonly string[]
  /** The origin that links starting with '/' are resolved against. */
  origin: string
  /** The line under the title. */
  note: string
}

const body = { size: 12, line: 21 }
const small = { size: 10.5, line: 18 }
const soft = '#4b5d54'

/** Makes a tagged PDF of a document, with bookmarks and selectable text. */
export async function makePdf(tree: DocumentTree, facts: PdfFacts, options: Options): Promise<Uint8Array> {
  const pdf = new PdfPages(facts, options.faces, options.saved)
  pdf.addText('H1', [strong(facts.title)], { size: 24, line: 40 })
  pdf.addText('P', [plain(options.note)], { ...small, color: soft })
  pdf.skip(14)
  for (const block of tree.content) {
    addBlock(pdf, block, options)
    // A long document takes half a second, so the event loop is yielded between blocks.
    await setImmediate()
  }
  return pdf.finish()
}

function addBlock(pdf: PdfPages, block: DocumentBlock, options: Options, indent = 0) {
  switch (block.type) {
    case 'heading': {
      const isFirst = block.attrs.level === 2
      pdf.skip(isFirst ? 12 : 6)
      // A heading is kept together with the next two lines.
      pdf.save((isFirst ? 28 : 24) + 2 * body.line)
      const runs = runsOf(block.content, options).map((run) => ({ ...run, weight: 600 as const }))
      if (isFirst) pdf.addBookmark(runs.map(({ text }) => text).join(''))
      pdf.addText(isFirst ? 'H2' : 'H3', runs, isFirst ? { size: 16, line: 28 } : { size: 13.5, line: 24 })
      pdf.skip(2)
      return
    }
    case 'paragraph':
      pdf.addText('P', runsOf(block.content, options), { ...body, indent })
      pdf.skip(6)
      return
    case 'bulletList':
    case 'orderedList':
      pdf.inside('L', () => {
        for (const [i, item] of block.content.entries())
          addItem(pdf, item.content, block.type === 'orderedList' ? i + 1 : null, options)
      })
      pdf.skip(2)
      return
    case 'blockquote':
      pdf.inside('BlockQuote', () => {
        for (const one of block.content) addBlock(pdf, one, options, indent + 18)
      })
      return
    case 'keyPoint':
      return addKeyPoint(pdf, block, options)
    case 'table':
      return addTable(pdf, block)
    case 'horizontalRule':
      pdf.save(16)
      pdf.fill({ x: 0, y: pdf.y + 8, w: pdf.room, h: 1 }, '#d8e3dc')
      return pdf.skip(16)
    // Pictures, interactive charts and other interactive blocks are left out of the PDF.
    case 'image':
    case 'koinCalculator':
    case 'video':
    case 'slider':
    case 'sorting':
    case 'branches':
    case 'chat':
    case 'practiceTransfer':
    case 'drawing':
    case 'comic':
    case 'sources':
      return
  }
}

type Item = Extract<DocumentBlock, { type: 'bulletList' }>['content'][number]

function addItem(pdf: PdfPages, paragraphs: Item['content'], number: number | null, options: Options) {
  pdf.inside('LI', () => {
    pdf.save(body.line)
    if (number === null) pdf.fill({ x: 6, y: pdf.y + body.line / 2 - 2, w: 4, h: 4 }, '#026031', 2)
    else {
      const top = pdf.y
      pdf.addText('Lbl', [plain(`${number}.`)], { ...body, width: 18 })
      pdf.y = top
    }
    for (const one of paragraphs) pdf.addText('LBody', runsOf(one.content, options), { ...body, indent: 20 })
    pdf.skip(3)
  })
}

function addKeyPoint(pdf: PdfPages, block: Extract<DocumentBlock, { type: 'keyPoint' }>, options: Options) {
  const parts = block.content.map((one) => runsOf(one.content, options))
  const style = { ...body, indent: 18, width: pdf.room - 36 }
  const title = [strong(block.attrs.title)]
  const height = pdf.heightOf(title, style) + parts.reduce((sum, runs) => sum + pdf.heightOf(runs, style) + 4, 0) + 24
  pdf.save(height)
  const top = pdf.y
  pdf.fill({ x: 0, y: top, w: pdf.room, h: height }, '#e0f8e5', 12)
  pdf.skip(12)
  pdf.inside('Div', () => {
    pdf.addText('P', title, style)
    for (const runs of parts) {
      pdf.addText('P', runs, style)
      pdf.skip(4)
    }
  })
  pdf.y = top + height + 10
}

function addTable(pdf: PdfPages, { attrs }: Extract<DocumentBlock, { type: 'table' }>) {
  const width = pdf.room / attrs.head.length
  const heightOf = (cells: Run[][]) =>
    Math.max(...cells.map((runs) => pdf.heightOf(runs, { ...small, width: width - 12 }))) + 10
  const addRow = (tag: 'TH' | 'TD', texts: string[]) => {
    const cells = texts.map((text) => [tag === 'TH' ? strong(text) : plain(text)])
    const height = heightOf(cells)
    pdf.save(height)
    const top = pdf.y
    if (tag === 'TH') pdf.fill({ x: 0, y: top, w: pdf.room, h: height }, '#f3f9f4')
    pdf.inside('TR', () => {
      for (const [i, runs] of cells.entries()) {
        pdf.y = top + 5
        pdf.addText(tag, runs, { ...small, indent: i * width + 6, width: width - 12 })
      }
    })
    pdf.y = top + height
    pdf.fill({ x: 0, y: top + height, w: pdf.room, h: 0.7 }, '#d8e3dc')
  }
  pdf.skip(4)
  pdf.save(small.line + 3 * body.line)
  pdf.inside('Table', () => {
    pdf.addText('Caption', [strong(attrs.caption)], small)
    addRow('TH', attrs.head)
    for (const row of attrs.rows) addRow('TD', row)
  })
  pdf.skip(14)
}

function runsOf(nodes: InlineNode[] = [], { origin }: Options): Run[] {
  return nodes.map((node) => {
    if (node.type === 'hardBreak') return plain('\n')
    const link = node.marks?.find((mark) => mark.type === 'link')
    const isStrong = node.marks?.some((mark) => mark.type === 'bold')
    const href = link?.type === 'link' ? new URL(link.attrs.href, origin).href : undefined
    return { text: node.text, weight: isStrong ? 600 : 400, href }
  })
}

function plain(text: string): Run {
  return { text, weight: 400 }
}

function strong(text: string): Run {
  return { text, weight: 600 }
}
