// What the content checker finds in the scam lab: fortnights without a script, and scripts that help nobody.
import { expect, test } from 'vitest'
import type { Content } from '../../../scripts/content/read-content.ts'
import { scamLabFaults, scamLabLines } from '../../../scripts/content/scam-lab-rules.ts'
import { content, link, plant, today } from '../../support/content-faults.ts'

const at = (copy: Content, key: string) => copy.articles.find(({ article }) => article.key === key)!.article
const first = 'scam-lab-address-12-baht'
const third = 'scam-lab-gift-codes'
const told = (change: (copy: Content) => void, day = today) => {
  const copy = structuredClone(content)
  change(copy)
  return [...scamLabFaults(copy, day)].map(({ detail }) => detail)
}

test('a fortnight without a script, with two, or with one that opens within it is found', () => {
  expect(told(() => undefined)).toEqual([])
  expect(told((copy) => (copy.articles = copy.articles.filter(({ article }) => article.key !== third)))).toEqual([
    'ไม่มีบทซ้อมของสองสัปดาห์ที่เริ่ม 2026-12-28',
  ])
  expect(told((copy) => (at(copy, third).opens = '2026-12-14'))).toEqual(
    expect.arrayContaining(['วันที่ 2026-12-14 มีสองเรื่อง', 'ไม่มีบทซ้อมของสองสัปดาห์ที่เริ่ม 2026-12-28']),
  )
  expect(told((copy) => (at(copy, third).opens = '2026-12-30'))).toContain('2026-12-30 ไม่ใช่วันแรกของสองสัปดาห์')
})

test('the editors are told when fewer than four fortnights are written ahead, and how many of a year stand', () => {
  expect(told(() => undefined, '2027-10-17')).toEqual([])
  expect(told(() => undefined, '2027-10-18')).toEqual(['ไม่มีบทซ้อมของสองสัปดาห์ที่เริ่ม 2027-11-29'])
  expect(scamLabLines(content, today)).toEqual(['  scam lab: 26 of the next 26 fortnights have a script'])
  expect(scamLabLines(content, '2026-12-14').join()).toContain(
    '25 of the next 26 fortnights have a script; none from 2027-11-29',
  )
})

test('a script without a story or numbers to call, one that names a tool, and what points at it too early are found', () => {
  const fault = `scam-lab ${first}`
  expect(
    plant((copy) => {
      const { body } = at(copy, first)
      body.content = body.content.filter(({ type }) => type !== 'branches')
    }),
  ).toContain(fault)
  expect(
    plant(
      (copy) => (at(copy, first).body = JSON.parse(JSON.stringify(at(copy, first).body).replaceAll('1323', '199'))),
    ),
  ).toEqual([fault])
  expect(
    plant(
      (copy) =>
        void at(copy, first).body.content.push({
          type: 'paragraph',
          content: [{ type: 'text', text: 'ใช้ AnyDesk ก่อน' }],
        }),
    ),
  ).toEqual([fault])
  expect(plant((copy) => void at(copy, first).body.content.push(link(`/post/detail/${third}`)))).toEqual([
    `link ${first}`,
  ])
  expect(plant((copy) => void at(copy, 'scam-signs').body.content.push(link(`/post/detail/${third}`)))).toEqual([
    'link scam-signs',
  ])
  expect(plant((copy) => void copy.shelves[0]!.articles.push(first))).toContain(`link ${first}`)
})
