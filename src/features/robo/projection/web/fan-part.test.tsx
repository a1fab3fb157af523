import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { practiceBaht } from '#lib/money.ts'
import type { Projection } from '../contract.ts'
import { ChanceLine, FanPart, ProjectionSentence } from './fan-part.tsx'
import { MoreNumbers } from './more-numbers.tsx'

const points = [0, 12, 24].map((month) => ({
  month,
  put_in: practiceBaht(100_000 + month * 50_000),
  p15: practiceBaht(100_000 + month * 45_000),
  p50: practiceBaht(100_000 + month * 55_000),
  p85: practiceBaht(100_000 + month * 65_000),
}))
const projection: Projection = {
  points,
  goal: practiceBaht(2_000_000),
  goal_chance: 3_040,
  plan_status: 'behind',
  monthly_for_50: practiceBaht(80_123),
  monthly_for_80: null,
  loss_chance: 1_100,
  yearly_fee: 90,
  front_fee: 50,
  paths: 2_000,
  days_per_month: 7,
  market_state: 'calm',
  portfolio_version: 1,
}
const history = [
  { day: '2026-11-09', value: 90_000, put_in: 90_000 },
  { day: '2026-11-23', value: 100_000, put_in: 95_000 },
]

test('the sentence has the middle and the range, rounded to what can be known', () => {
  const html = renderToStaticMarkup(<ProjectionSentence projection={projection} />)
  expect(html.replaceAll(/<[^>]+>|\u00a0/g, ' ')).toContain('14,200 ฿')
  expect(html).toContain('11,800')
  expect(html).toContain('16,600')
})

const picture = <b>รูปเป้าหมาย</b>
const rest = { today: '2026-11-23', picture }

test('the cursor tells put in, and then middle and range as what they are above or below it', () => {
  const html = renderToStaticMarkup(
    <FanPart {...rest} projection={projection} history={history} goal={projection.goal} />,
  )
  expect(html).toMatch(/aria-valuetext="อีก 24 เดือน · เงินที่ใส่ 13,000 · กลาง ๆ \+1,250 · 70 ใน 100 ครั้ง −1,150 ถึง \+3,650"/)
  for (const mark of ['legend-past', 'legend-mid', 'legend-band', 'legend-zero']) expect(html).toContain(mark)
  expect(html).not.toContain('P15')
})

const axisOf = (html: string) =>
  [...html.matchAll(/<text class="plot-inside"[^>]*y="([\d.]+)"[^>]*>([^<]+)<\/text>/g)].map(([, y, label]) => ({
    y: Number(y),
    label: label!,
  }))

test('a narrow range opens around zero instead of being a line, and losses stand below it', () => {
  const narrow = [0, 12, 24].map((month) => ({
    month,
    put_in: practiceBaht(5_000_000),
    p15: practiceBaht(5_000_000 - month * 5_000),
    p50: practiceBaht(5_000_000 + month * 5_000),
    p85: practiceBaht(5_000_000 + month * 15_000),
  }))
  const html = renderToStaticMarkup(<FanPart {...rest} projection={{ ...projection, points: narrow }} goal={null} />)
  const axis = axisOf(html)
  expect(axis.map(({ label }) => label)).toEqual(['−2,000', '0', '+2,000', '+4,000'])
  const heights = axis.map(({ y }) => y)
  expect(heights).toEqual(heights.toSorted((one, other) => other - one))
  expect(html).toContain('class="plot-zero"')
  expect(html).not.toContain('foreignObject')
})

test('the goal is a picture of 44 px at its height; one far above is at the edge with an arrow, and the sum is told', () => {
  const near = renderToStaticMarkup(<FanPart {...rest} projection={projection} goal={1_400_000} />)
  expect(near).toMatch(/<foreignObject class="plot-target"[^>]*width="44" height="44"><b>รูปเป้าหมาย/)
  expect(near).toContain('class="plot-goal"')
  expect(near).not.toContain('plot-further')
  const far = renderToStaticMarkup(<FanPart {...rest} projection={projection} goal={2_000_000} />)
  expect(far).toContain('plot-further')
  expect(axisOf(far).map(({ label }) => label)).not.toContain('+6,000')
  expect(far.replaceAll(/<[^>]+>|\u00a0/g, ' ')).toMatch(/เป้าหมาย 20,000 ฿.+ใส่เองรวม 13,000 ฿.+อีก 7,000 ฿ ต้องมาจากกำไร/)
  const met = renderToStaticMarkup(<FanPart {...rest} projection={projection} goal={1_200_000} />)
  expect(met.replaceAll(/<[^>]+>|\u00a0/g, ' ')).toMatch(/ใส่เองรวม 13,000 ฿ ก็ถึงแล้ว ถ้าไม่ขาดทุน/)
})

test('chances are told in plain words; percentiles and terms are folded, and an amount that cannot be given is left out', () => {
  const plain = renderToStaticMarkup(<ChanceLine projection={projection} />).replaceAll(/<[^>]+>/g, '')
  expect(plain).toContain('ถึงเป้าหมายราว 30 ครั้ง')
  expect(plain).toContain('ไม่ใช่คำสัญญา')
  const more = renderToStaticMarkup(<MoreNumbers projection={projection} />)
  expect(more).toMatch(/^<details class="more-numbers"><summary>ตัวเลขเพิ่ม/)
  expect(more.match(/ต้องใส่เดือนละราว/g)).toHaveLength(1)
  expect(more).toContain('<a href="/glossary#p15-p85">')
})
