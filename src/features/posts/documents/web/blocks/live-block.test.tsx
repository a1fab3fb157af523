import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { bodyForModerators } from '#features/posts/writing/server/moderated-rules.ts'
import { LiveBlock, type LiveBlockOf } from '#lib/document-blocks.ts'
import { blockText } from '#lib/document-text.ts'
import { liveBlockOf } from '../../live-block-rules.ts'
import { BranchesBlock } from './branches-block.tsx'
import { ChatBlock } from './chat-block.tsx'
import { DrawingBlock } from './drawing-block.tsx'
import { SliderBlock } from './slider-block.tsx'
import { SortingBlock } from './sorting-block.tsx'
import { SourcesBlock } from './sources-block.tsx'
import { TransferBlock } from './transfer-block.tsx'

const slider: LiveBlockOf<'slider'> = {
  title: 'เก็บเดือนละเท่าไรดี',
  formula: 'aim',
  given: { aim: 5_000 },
  label: 'เก็บเดือนละ',
  unit: 'บาท',
  min: 100,
  max: 2_000,
  step: 100,
  start: 700,
  sentence: 'เก็บเดือนละ {x} บาท ถึงเป้าใน {result} เดือน',
  decimals: 0,
}
const sorting: LiveBlockOf<'sorting'> = {
  title: 'แยกสามใบ',
  groups: ['จำเป็น', 'อยากได้'],
  cards: ['ค่ารถ', 'สติกเกอร์', 'ข้าวกลางวัน'].map((text, i) => ({ text, group: i === 1 ? 1 : 0, reason: `เหตุผล${i}` })),
}
const branches: LiveBlockOf<'branches'> = {
  title: 'เงินหาย',
  steps: [
    {
      text: 'ทำอย่างไรก่อน',
      choices: [
        { label: 'โทรธนาคาร', says: 'ดี', to: 1 },
        { label: 'รอดูก่อน', says: 'ช้าไป', to: null },
      ],
    },
    {
      text: 'แล้วต่อไป',
      choices: [
        { label: 'แจ้งความ', says: 'ครบแล้ว', to: null },
        { label: 'ลบแชต', says: 'หลักฐานหาย', to: null },
      ],
    },
  ],
}
const chat: LiveBlockOf<'chat'> = {
  title: 'แชตกู้เงิน',
  other: 'พี่แอดมิน',
  bubbles: [
    { from: 'other', text: 'โอนค่าประกันก่อน 500', mark: 'เงินกู้จริงไม่เก็บก่อน' },
    { from: 'me', text: 'ต้องจ่ายก่อนเหรอ' },
  ],
}
const drawings: LiveBlockOf<'drawing'>[] = [
  {
    kind: 'bars',
    caption: 'เทียบราคา',
    unit: 'บาท',
    bars: [
      { label: 'ร้าน ก', value: 40 },
      { label: 'ร้าน ข', value: 80 },
    ],
  },
  {
    kind: 'lines',
    caption: 'ราคา',
    unit: 'บาท',
    labels: ['ม.ค.', 'ก.พ.', 'มี.ค.'],
    lines: [{ name: 'ไข่', values: [4, -1, 6] }],
  },
  {
    kind: 'shares',
    caption: 'แบ่ง',
    unit: 'บาท',
    parts: [
      { label: 'กิน', value: 60 },
      { label: 'เก็บ', value: 40 },
    ],
  },
  { kind: 'flow', caption: 'เส้นทางเงิน', stations: [{ label: 'เรา' }, { label: 'ธนาคาร', note: 'รับฝาก' }] },
]
const transfer: LiveBlockOf<'practiceTransfer'> = {
  title: 'ฝึกโอน',
  cases: [
    {
      ask: 'หารค่าขนม 40 บาท โอนเบอร์ 000-000-1234',
      number: '000-000-1234',
      amount: 40,
      name: 'นก',
      is_safe: true,
      reason: 'ชื่อตรง',
    },
    {
      ask: 'จ่ายด่วน 900 ที่ 000-000-9999',
      number: '000-000-9999',
      amount: 900,
      name: 'คนอื่น',
      is_safe: false,
      reason: 'ชื่อไม่ตรง',
    },
  ],
}
const sources: LiveBlockOf<'sources'> = { notes: ['bot.or.th', 'คำนวณ: 1 + 1 = 2'] }
const blocks: LiveBlock[] = [
  { type: 'sources', attrs: sources },
  { type: 'slider', attrs: slider },
  { type: 'sorting', attrs: sorting },
  { type: 'branches', attrs: branches },
  { type: 'chat', attrs: chat },
  { type: 'practiceTransfer', attrs: transfer },
  ...drawings.map((attrs) => ({ type: 'drawing' as const, attrs })),
]
const show = (node: ReactNode) => renderToStaticMarkup(node)
const isValid = (block: object) => z.safeParse(LiveBlock, block).success

describe('the server draws a block so that it is read without script', () => {
  it('a slider says its sentence with the figures of where it begins', () => {
    const html = show(<SliderBlock {...slider} />)
    expect(html).toMatch(/เก็บเดือนละ <strong class="nb">700<\/strong> บาท ถึงเป้าใน <strong class="nb">8<\/strong> เดือน/)
    expect(html).toContain('type="range"')
    expect(html).toContain('จำลอง')
  })

  it('cards to sort stand with their groups and, behind a line that opens, their reasons', () => {
    const html = show(<SortingBlock {...sorting} />)
    expect(html.match(/<fieldset/g)).toHaveLength(3)
    expect(html).toContain('อยู่กลุ่ม “อยากได้” เหตุผล1')
    expect(html.match(/aria-pressed="false"/g)).toHaveLength(6)
  })

  it('a choice opens what comes of it, one at a time', () => {
    const html = show(<BranchesBlock {...branches} />)
    expect(html.match(/<details/g)).toHaveLength(4)
    const names = [...html.matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(2)
    expect(html.indexOf('ดี')).toBeLessThan(html.indexOf('แล้วต่อไป'))
  })

  it('a story carries its sum along each way, names its endings and leads back to its beginning', () => {
    const [first, second] = branches.steps
    const story: LiveBlockOf<'branches'> = {
      title: 'เงินหาย',
      carries: { label: 'เงินเหลือ', unit: 'บาท', start: 1_500 },
      steps: [
        {
          ...first!,
          choices: [
            { ...first!.choices[0]!, change: -200 },
            { label: 'เฉย', says: 'แย่', to: 1, change: -900 },
          ],
        },
        {
          ...second!,
          choices: [
            { ...second!.choices[0]!, ending: 'ได้คืน', change: 100 },
            { ...second!.choices[1]!, ending: 'หมดตัว', change: -600 },
          ],
        },
      ],
    }
    const html = show(<BranchesBlock {...story} />)
    const sums = [...html.matchAll(/เงินเหลือ (-?[\d,]+) บาท/g)].map(([, sum]) => sum)
    expect(sums).toEqual(['1,500', '1,300', '1,400', '700', '600', '700', '0'])
    expect(html).toContain('เรื่องนี้มี 2 ตอนจบ')
    expect(html).toContain('ตอนจบ: หมดตัว')
    const [, top] = html.match(/<section[^>]* id="([^"]+)"/)!
    expect(html.split(`href="#${top}"`)).toHaveLength(5)
  })

  it('a chat is a list of lines that say who wrote them, with numbered flags', () => {
    const html = show(<ChatBlock {...chat} />)
    expect(html).toContain('<ol')
    expect(html).toContain('ธง 1: ตรงนี้มีอะไร')
    expect(html).toContain('เงินกู้จริงไม่เก็บก่อน')
  })

  it('a transfer to practise stands with its boxes and, behind a line that opens, whether it may go', () => {
    const html = show(<TransferBlock {...transfer} />)
    expect(html).toContain('หารค่าขนม 40 บาท')
    expect(html.match(/<input/g)).toHaveLength(2)
    expect(html).toMatch(/<details>.*ไปต่อได้.*ชื่อตรง/)
    expect(html).toContain('จำลอง')
    expect(html).not.toMatch(/ชื่อ “นก”/)
  })

  it('sources stand behind a line', () => {
    const html = show(<SourcesBlock {...sources} />)
    expect(html).toMatch(/^<details.*<summary>ที่มา.*<li>bot\.or\.th<\/li>/)
  })

  it.each(drawings)('a drawing of the kind $kind says its data in words, its shapes hidden from readers', (drawing) => {
    const html = show(<DrawingBlock drawing={drawing} />)
    expect(html).toContain(`<figcaption>${drawing.caption}`)
    expect(html.match(/<svg/g)?.length).toBe(html.match(/<svg[^>]*aria-hidden/g)?.length)
    for (const words of blockText({ type: 'drawing', attrs: drawing }).split('\n')) expect(html).toContain(words)
    expect(html).not.toContain('NaN')
    expect(html).not.toMatch(/\sstyle=/)
  })
})

describe('what a block may hold', () => {
  it.each(blocks)('$type stays as it is when it is cleaned', ({ type, attrs }) => {
    expect(liveBlockOf(type, attrs)).toEqual([{ type, attrs }])
    // The editor gives every attribute that it knows of such a block.
    expect(liveBlockOf(type, { ...attrs, bars: 'bars' in attrs ? attrs.bars : null })).toEqual([{ type, attrs }])
  })

  it('letters that deceive are gone from every text of it', () => {
    const [cleaned] = liveBlockOf('chat', {
      ...chat,
      bubbles: [{ from: 'me', text: 'โอ\u202eน  มา' }, ...chat.bubbles],
    })
    expect(cleaned?.type === 'chat' && cleaned.attrs.bubbles[0]).toEqual({ from: 'me', text: 'โอน มา' })
  })

  it.each([
    [
      'a number that may be somebody’s',
      {
        type: 'practiceTransfer',
        attrs: { ...transfer, cases: transfer.cases.map((one) => ({ ...one, number: '081-234-5678' })) },
      },
    ],
    [
      'transfers that may all go',
      {
        type: 'practiceTransfer',
        attrs: { ...transfer, cases: transfer.cases.map((one) => ({ ...one, is_safe: true })) },
      },
    ],
    [
      'a number that the message does not say',
      {
        type: 'practiceTransfer',
        attrs: { ...transfer, cases: transfer.cases.map((one) => ({ ...one, ask: 'โอนมา' })) },
      },
    ],
    ['a sentence without its figure', { type: 'slider', attrs: { ...slider, sentence: 'เก็บ {x} บาท' } }],
    ['a sentence with an unknown name', { type: 'slider', attrs: { ...slider, sentence: '{result} {other}' } }],
    ['a formula without what it needs', { type: 'slider', attrs: { ...slider, given: {} } }],
    ['a slider that begins outside itself', { type: 'slider', attrs: { ...slider, start: 50 } }],
    [
      'a card of no group',
      {
        type: 'sorting',
        attrs: { ...sorting, groups: ['ก', 'ข'], cards: [...sorting.cards, { text: 'x', group: 2, reason: 'y' }] },
      },
    ],
    [
      'a way back',
      {
        type: 'branches',
        attrs: {
          ...branches,
          steps: [
            branches.steps[0]!,
            { ...branches.steps[1]!, choices: branches.steps[1]!.choices.map((one) => ({ ...one, to: 1 })) },
          ],
        },
      },
    ],
    [
      'a step that nobody reaches',
      { type: 'branches', attrs: { ...branches, steps: [...branches.steps, branches.steps[1]!] } },
    ],
    ['a line with a point too few', { type: 'drawing', attrs: { ...drawings[1]!, labels: ['ก', 'ข', 'ค', 'ง'] } }],
  ])('%s is refused', (_, block) => {
    expect(isValid(block)).toBe(false)
    expect(liveBlockOf(block.type, block.attrs)).toEqual([])
  })

  it.each(blocks)('a moderator reads every word of $type', (block) => {
    const body = { type: 'doc' as const, content: [block] }
    const [shown] = bodyForModerators(body, []).content
    expect(shown!.type).toBe('paragraph')
    expect(blockText(shown!)).toBe(blockText(block))
  })
})
