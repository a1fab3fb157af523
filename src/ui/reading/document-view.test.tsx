import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DocumentTree } from '#lib/document.ts'
import { KoinCalculator } from '../charts/koin-calculator.tsx'
import { listHeadings } from './document-headings.ts'
import { DocumentContents, DocumentView } from './document-view.tsx'

const text = (words: string, marks?: object[]) => ({ type: 'text', text: words, ...(marks && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const heading = (words: string, level = 2) => ({ type: 'heading', attrs: { level }, content: [text(words)] })
const link = (href: string) => ({ type: 'link', attrs: { href } })
const tree = (...content: object[]) => DocumentTree.parse({ type: 'doc', content })
const show = (node: ReactNode) => renderToStaticMarkup(node)
const view = (...content: object[]) => show(<DocumentView tree={tree(...content)} Calculator={KoinCalculator} />)

describe('DocumentView', () => {
  it('renders every kind of block', () => {
    const item = { type: 'listItem', content: [paragraph(text('ข้อ'))] }
    const html = view(
      paragraph(text('ต้น'), { type: 'hardBreak' }, text('หนา', [{ type: 'bold' }, { type: 'italic' }])),
      heading('หัวข้อ'),
      heading('ย่อย', 3),
      { type: 'bulletList', content: [item] },
      { type: 'orderedList', content: [item] },
      { type: 'blockquote', content: [paragraph(text('คำพูด'))] },
      { type: 'keyPoint', attrs: { title: 'จำไว้' }, content: [paragraph(text('สั้น'))] },
      { type: 'horizontalRule' },
      { type: 'image', attrs: { src: '/media/a.webp', alt: 'ต้นไม้', width: 800, height: 450 } },
      { type: 'koinCalculator', attrs: { principal: 1_000_000, rate: 500, months: 120 } },
      { type: 'table', attrs: { caption: 'เทียบ', head: ['ปี', 'รวม'], rows: [['10', '16,288.95']] } },
    )
    for (const tag of ['<br/>', '<strong><em>หนา', '<ul>', '<ol>', '<blockquote>', '<hr/>', '<table']) {
      expect(html).toContain(tag)
    }
    expect(html).toContain('<h2 id="h-1" tabindex="-1">หัวข้อ</h2>')
    expect(html).toContain('<h3 id="h-2" tabindex="-1">ย่อย</h3>')
    expect(html).toMatch(/<aside class="key-point"><strong>จำไว้<\/strong><p>สั้น<\/p><\/aside>/)
    expect(html).toMatch(
      /<img src="\/media\/a\.webp" alt="ต้นไม้" loading="lazy" decoding="async" width="800" height="450"/,
    )
    expect(html).toContain('16,470.09')
    expect(html).toContain('จำลอง')
  })

  it('never writes a style attribute, which the content policy forbids', () => {
    const html = view({ type: 'koinCalculator', attrs: { principal: 1_000_000, rate: 500, months: 120 } })
    expect(html).not.toMatch(/\sstyle=/)
  })

  it('marks external links as nofollow', () => {
    const html = view(paragraph(text('ธปท.', [link('https://www.bot.or.th/')]), text('ข้างใน', [link('/post/2')])))
    expect(html).toContain('<a href="https://www.bot.or.th/" rel="nofollow ugc noopener">ธปท.</a>')
    expect(html).toMatch(/<a href="\/post\/2"[^>]*>ข้างใน<\/a>/)
    expect(html).not.toMatch(/href="\/post\/2"[^>]*nofollow/)
  })

  it('shows markup in the text as text', () => {
    const html = view(paragraph(text('<img src=x onerror=alert(1)>')), heading('</h2><script>'))
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<script>')
  })

  it('aligns number columns right and text columns left', () => {
    const html = view({
      type: 'table',
      attrs: {
        caption: 'เทียบ',
        head: ['แบบ', 'รวม', 'หมายเหตุ'],
        rows: [
          ['ทบ', '−2.43 %', 'ดี'],
          ['ไม่ทบ', '10', '5'],
        ],
      },
    })
    expect(html).toMatch(/data-label="รวม" data-number="true">−2.43 %/)
    expect(html).not.toMatch(/data-label="หมายเหตุ" data-number/)
  })
})

describe('the contents of a document', () => {
  const three = tree(heading('หนึ่ง'), heading('สองย่อย', 3), paragraph(text('…')), heading('สาม'))

  it('lists the headings with their ids in the document', () => {
    expect(listHeadings(three)).toEqual([
      { id: 'h-0', level: 2, text: 'หนึ่ง' },
      { id: 'h-1', level: 3, text: 'สองย่อย' },
      { id: 'h-3', level: 2, text: 'สาม' },
    ])
    for (const { id } of listHeadings(three)) expect(show(<DocumentView tree={three} />)).toContain(`id="${id}"`)
  })

  it('is omitted for a short document', () => {
    expect(show(<DocumentContents tree={three} />)).toContain('href="#h-3"')
    expect(show(<DocumentContents tree={tree(heading('หนึ่ง'))} />)).toBe('')
  })
})
