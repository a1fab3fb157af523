// What the content checker finds in sources and policies.

import { expect, test } from 'vitest'
import { checkArithmetic, evaluate } from '#lib/arithmetic.ts'
import type { Content } from '../../../scripts/content/read-content.ts'
import { article, choice, content, plant, today } from '../../support/content-faults.ts'

test('a fact of a second hand says so, and one of the first hand stands at its owner', () => {
  const held = (grade: string) => Object.entries(content.sources).find(([, one]) => one.grade === grade)![0]
  expect(plant((copy) => (copy.sources[held('B')]!.source = 'somewhere.example/news'))).toContain(`source ${held('B')}`)
  expect(plant((copy) => (copy.sources[held('A')]!.source = 'somewhere.example/news'))).toContain(`source ${held('A')}`)
  const { key, reviewBy } = article(content)
  expect(
    plant((copy) =>
      Object.assign(article(copy), { sources: ['FACTS F135 · tiaacommunities.org/ideas/1089'], reviewBy }),
    ),
  ).toContain(`source ${key}`)
})

test('a source that is empty, does not exist or is out of date is found', () => {
  const { key } = choice(content)
  expect(plant((copy) => (choice(copy).source = 'อินเทอร์เน็ต'))).toContain(`source ${key}`)
  expect(plant((copy) => (choice(copy).source = 'FACTS F998'))).toContain(`source ${key}`)
  expect(plant((copy) => (choice(copy).source = 'คำนวณ 2 + 2 = 5'))).toContain(`arithmetic ${key}`)
  expect(plant((copy) => (choice(copy).source = 'FACTS F001'))).toContain(`review ${key}`)
  expect(plant((copy) => void Object.assign(choice(copy), { source: 'FACTS F001', reviewBy: '2026-11-20' }))).toContain(
    `review ${key}`,
  )
  for (const source of [
    'ป.พ.พ. มาตรา 19 ฉบับปี พ.ศ. 2562',
    'Doran (1981), Management Review',
    'bot.or.th/page',
    'หลักออมก่อนใช้ · คำอธิบายของกองบรรณาธิการ ไม่มีแหล่งภายนอก',
  ])
    expect(plant((copy) => (choice(copy).source = source)).filter((fault) => fault.endsWith(key))).toEqual([])
  for (const source of ['หลักออมก่อนใช้ แนวคิดพื้นฐานเรื่องการออม', 'ดอกเบี้ย ความรู้ทั่วไปเรื่องเงิน', 'FACTS F026 · ตำราการเงินทั่วไป'])
    expect(plant((copy) => (choice(copy).source = source))).toContain(`source ${key}`)
  const fact = { claim: 'ข้อเท็จจริงที่ไม่มีใครใช้', grade: 'A' as const, source: 'bot.or.th', checked: today }
  expect(plant((copy) => (copy.sources.F999 = fact))).toContain('source F999')
  expect(plant((copy) => (copy.sources.F001!.checked = '2027-01-01'))).toContain('review F001')
  expect(plant(() => {}, '2030-01-01')).toContain('review F001')
})

test('a cookie policy that omits something stored in the browser, or describes it differently, is found', () => {
  const body = (copy: Content) => copy.policies.find(({ policy }) => policy.type === 'cookies')!.policy.body.content
  const rows = (copy: Content) => body(copy).flatMap((block) => (block.type === 'table' ? [block.attrs.rows] : []))[0]!
  expect(plant((copy) => rows(copy).pop())).toEqual(['stored cookies'])
  expect(plant((copy) => (rows(copy)[0]![2] = 'ตลอดไป'))).toEqual(['stored cookies'])
  expect(plant((copy) => rows(copy).push(['other', 'อย่างอื่น', '1 ปี', 'จำเป็น']))).toEqual(['stored cookies'])
})

test('a policy with an unknown mark, and a missing policy, are found', () => {
  const { type } = content.policies[0]!.policy
  expect(plant((copy) => (copy.policies[0]!.policy.summary = 'ถึง {{address}}'))).toContain(`mark ${type}`)
  expect(plant((copy) => (copy.policies[0]!.policy.summary = 'ถึง {{contact}}'))).toEqual([])
  expect(plant((copy) => copy.policies.splice(0, 1))).toContain(`policy ${type}`)
})

test('arithmetic is checked as written: operators, brackets, powers, percent, rounding, chains', () => {
  expect(evaluate('(1,800 − 600) ÷ 12')).toBe(100)
  expect(evaluate('2^3^2 − 2 × 3')).toBe(506)
  expect(evaluate('4,000 × 20 %')).toBe(800)
  for (const text of ['', '2 +', '(2', '2 2', 'x + 1', '1 ÷ 0']) expect(evaluate(text)).toBeNull()
  expect(checkArithmetic('คำนวณ 950 ÷ 60 = 15.83 ปัดขึ้นเป็น 16; 25 × 20 = 500 นาที')).toEqual({ held: 2, wrong: [] })
  expect(checkArithmetic('1,800 ÷ (10 + 5) = 1,800 ÷ 15 = 120').held).toBe(1)
  expect(checkArithmetic('คำนวณ: 10,000 × 1.05^10 = 16,288.94').wrong).toHaveLength(1)
  expect(checkArithmetic('5 − 3 = 2 = 1 + 2').wrong).toHaveLength(1)
  expect(checkArithmetic('max(0, 5) = 5; × 3 = 9; n = 4')).toEqual({ held: 0, wrong: [] })
})
