import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { bodyForModerators } from '#features/posts/writing/server/moderated-rules.ts'
import { LiveBlock, type LiveBlockOf } from '#lib/document-blocks.ts'
import { blockText } from '#lib/document-text.ts'
import { liveBlockOf } from '../../live-block-rules.ts'
import { ComicBlock } from './comic-block.tsx'

const strip: LiveBlockOf<'comic'> = {
  title: 'ร่มของชัวร์',
  panels: [
    {
      place: 'street',
      alt: 'กล้าคุยกับชัวร์ใต้ร่ม',
      figures: [
        { who: 'kla', pose: 'talk' },
        { who: 'sure', pose: 'stand' },
      ],
      says: [
        { who: 'kla', text: 'ฝนไม่ตกสักหยด' },
        { who: 'sure', text: 'ก็ดีแล้วนี่' },
      ],
    },
    { place: 'rain', alt: 'ฝนเทลงมา', caption: 'ห้านาทีต่อมา', figures: [{ who: 'sure-dry', pose: 'oops' }], says: [] },
    {
      place: 'room',
      alt: 'กล้ายืนในบ้าน',
      figures: [{ who: 'kla', pose: 'proud' }],
      prop: 'brolly',
      says: [{ who: 'kla', text: 'ร่มก็แห้ง' }],
    },
  ],
}
const isValid = (attrs: object) => z.safeParse(LiveBlock, { type: 'comic', attrs }).success
const withPanel = (change: object) => ({
  ...strip,
  panels: [{ ...strip.panels[0], ...change }, ...strip.panels.slice(1)],
})

test('a strip is a list of panels: who speaks and what, as text, before a picture that has a description', () => {
  const html = renderToStaticMarkup(<ComicBlock {...strip} />)
  expect(html.match(/<li/g)).toHaveLength(3)
  expect(html).toContain('aria-label="การ์ตูน: ร่มของชัวร์"')
  expect(html).toMatch(/กล้า<\/span><span class="vh">: <\/span>ฝนไม่ตกสักหยด/)
  expect(html.match(/role="img" aria-label="[^"]+"/g)).toHaveLength(3)
  expect(html).toContain('href="/art/cast/sure-dry-oops.svg#art"')
  for (const words of blockText({ type: 'comic', attrs: strip }).split('\n')) expect(html).toContain(words)
  expect(html).not.toMatch(/\sstyle=|NaN|undefined/)
})

test('nobody speaks who is not in the panel, nobody stands there twice, and a strip has three to six panels', () => {
  expect(isValid(strip)).toBe(true)
  expect(isValid(withPanel({ says: [{ who: 'aom', text: 'กริ๊ง' }] }))).toBe(false)
  expect(isValid(withPanel({ figures: ['sure', 'sure-dry'].map((who) => ({ who, pose: 'stand' })), says: [] }))).toBe(
    false,
  )
  expect(isValid({ ...strip, panels: strip.panels.slice(1) })).toBe(false)
  expect(isValid({ ...strip, panels: Array.from({ length: 7 }, () => strip.panels[1]) })).toBe(false)
})

test('cleaning keeps a strip, and moderators read all of its words', () => {
  expect(liveBlockOf('comic', strip)).toEqual([{ type: 'comic', attrs: strip }])
  const read = JSON.stringify(bodyForModerators({ type: 'doc', content: [{ type: 'comic', attrs: strip }] }, []))
  for (const words of ['ฝนไม่ตกสักหยด', 'ห้านาทีต่อมา', 'ฝนเทลงมา']) expect(read).toContain(words)
})
