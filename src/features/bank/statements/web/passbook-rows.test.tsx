import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import type { PassbookLine } from '../contract.ts'
import { PassbookRows } from './passbook-rows.tsx'

const line = (id: string, amount: number, kind: PassbookLine['kind'] = 'interest'): PassbookLine => ({
  id,
  kind,
  text: 'รางวัลควิซ',
  when: { at: '2026-11-28T03:00:00.000Z', day: '0001-02-03' },
  amount: koin(amount),
  balance: koin(12_345),
})

test('a day has one head, a row tells what and signed amount, and its details the balance', () => {
  const html = renderToStaticMarkup(
    <PassbookRows name="สมุดบัญชี" lines={[line('a', 150), line('b', -200, 'other')]} today="2026-11-29" />,
  )
  const [first, second] = [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, summary]) =>
    summary!
      .replace(/<svg.*?<\/svg>/g, '')
      // Words that stay whole stand in spans of their own.
      .replace(/<\/?span( class="nb")?>/g, '')
      .replace(/<[^>]+>/g, ' '),
  )
  expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, head]) => head)).toEqual(['28 พ.ย. 2569'])
  expect(first).toMatch(/^\s*ดอกเบี้ย.*\+1\.50/)
  expect(second).toMatch(/รางวัลควิซ.*[-−]2\.00/)
  expect(html).toMatch(/<dt>คงเหลือ<\/dt><dd>123\.45<\/dd>/)
})

test('a title says its day only where it is not that of the head, and in full in its details', () => {
  const quiz = (id: string, text: string) => ({ ...line(id, 500, 'other'), text })
  const html = renderToStaticMarkup(
    <PassbookRows
      name="สมุดบัญชี"
      lines={[quiz('a', 'ควิซประจำวัน 28 พ.ย. 2569'), quiz('b', 'ควิซประจำวัน 27 พ.ย. 2569')]}
      today="2026-11-29"
    />,
  )
  const bare = (part: string) => part.replace(/<[^>]+>/g, '')
  expect([...html.matchAll(/passbook-what">(.*?)<\/span><b/g)].map(([, what]) => bare(what!))).toEqual([
    'ควิซประจำวัน',
    'ควิซประจำวัน 27 พ.ย. 2569',
  ])
  expect(bare(html)).toContain('ควิซประจำวัน 28 พ.ย. 2569')
})
