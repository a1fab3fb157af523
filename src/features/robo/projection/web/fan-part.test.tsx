import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { practiceBaht } from '#lib/money.ts'
import type { Projection } from '../contract.ts'
import { ChanceList, FanPart, ProjectionSentence } from './fan-part.tsx'

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

test('the cursor tells put in, middle and range in this order, and each has its own mark', () => {
  const html = renderToStaticMarkup(
    <FanPart projection={projection} history={history} today="2026-11-23" goal={projection.goal} />,
  )
  expect(html).toMatch(
    /aria-valuetext="อีก 24 เดือน · เงินที่ใส่ 13,000 · ค่ากลาง 14,200 · P15–P85 \(70 ใน 100\) 11,800–16,600"/,
  )
  for (const mark of ['legend-past', 'legend-put', 'legend-mid', 'legend-band', 'legend-goal'])
    expect(html).toContain(mark)
  expect(html).toContain('เป้าหมาย 20,000\u00a0฿')
})

test('the axis begins near the amounts, so that a narrow range is not a line at the top', () => {
  const narrow = [0, 12, 24].map((month) => ({
    month,
    put_in: practiceBaht(5_000_000),
    p15: practiceBaht(5_000_000 - month * 5_000),
    p50: practiceBaht(5_000_000 + month * 5_000),
    p85: practiceBaht(5_000_000 + month * 15_000),
  }))
  const html = renderToStaticMarkup(
    <FanPart projection={{ ...projection, points: narrow }} history={[]} today="2026-11-23" goal={null} />,
  )
  const axis = [...html.matchAll(/<text[^>]*>([\d,]+)<\/text>/g)].map(([, label]) => Number(label!.replaceAll(',', '')))
  expect(axis.length).toBeGreaterThan(1)
  expect(Math.min(...axis)).toBeGreaterThan(45_000)
})

test('a monthly amount that cannot be given is left out', () => {
  const html = renderToStaticMarkup(<ChanceList projection={projection} />)
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('ถึงเป้าหมายราว 30 ครั้ง')
  expect(html.match(/<li>/g)).toHaveLength(2)
})
