import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fallsOf } from './chart-data.ts'
import { monthsShown } from './compound-chart.tsx'
import { SeriesChart } from './series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from './time-axis.ts'

const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']
const values = [10, 8, 9, 12]
const base = {
  name: 'ราคาต่อหน่วย',
  summary: <p>สี่วันขึ้น 20.0 %</p>,
  whenLabel: 'วันที่',
  at: days.map(placeOfDay),
  nameAt: (i: number) => shortThaiDate(days[i]!),
  ticks: dayTicks(days),
  lines: [{ key: 'nav', name: 'ราคา', kind: 'past' as const, values }],
  format: (value: number) => value.toFixed(4),
}

test('the sentence comes first, the picture is hidden, and the cursor tells the last place', () => {
  const html = renderToStaticMarkup(<SeriesChart {...base} fall={fallsOf(values)} />)
  expect(html.indexOf('สี่วันขึ้น')).toBeLessThan(html.indexOf('<svg'))
  expect(html).toContain('aria-hidden="true"')
  expect(html).toContain('aria-label="เลื่อนดูตามเวลา ราคาต่อหน่วย"')
  expect(html).toContain('aria-valuetext="5 พ.ย. 69 · ราคา 12.0000 · ลงจากจุดสูงสุด 0.0 %"')
})

test('two lines, a range and a goal are told apart by their marks in the legend', () => {
  const html = renderToStaticMarkup(
    <SeriesChart
      {...base}
      lines={[...base.lines, { key: 'mid', name: 'ค่ากลาง', kind: 'mid', values: [null, null, 9, 11] }]}
      bands={[{ key: 'fan', name: 'P15–P85', kind: 'range', low: [null, null, 9, 10], high: [null, null, 9, 13] }]}
      goal={{ name: 'เป้าหมาย', value: 20 }}
    />,
  )
  for (const mark of ['legend-past', 'legend-mid', 'legend-band', 'legend-goal']) expect(html).toContain(mark)
  expect(html).toContain('P15–P85 10.0000–13.0000')
  expect(html).toContain('class="plot-goal"')
})

test('a part of a sum is told as an amount, not as a range', () => {
  const part = { key: 'interest', name: 'ดอกเบี้ย', kind: 'part' as const, low: [10, 10, 10, 10], high: values }
  expect(renderToStaticMarkup(<SeriesChart {...base} bands={[part]} />)).toContain('ดอกเบี้ย 2.0000')
})

test.each([
  [12, 13],
  [60, 61],
  [120, 61],
  [360, 61],
])('a curve over %i months has %i places, every year among them', (months, count) => {
  const at = monthsShown(months)
  expect(at).toHaveLength(count)
  for (let year = 0; year <= months; year += 12) expect(at).toContain(year)
})
