import { inBaht, koin } from '#lib/money.ts'
import { addDays, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '../basics/card.tsx'
import { fallsOf } from '../charts/chart-data.ts'
import { CompoundChart } from '../charts/compound-chart.tsx'
import { SeriesChart } from '../charts/series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from '../charts/time-axis.ts'
import type { KitPlace } from './kit-part.tsx'

const weeks = Array.from({ length: 53 }, (_, i) => addDays('2025-11-21', i * 7))
/** Made-up prices: a fall in the spring, a slow return. */
const prices = weeks.map((_, i) => 12.4 + Math.sin(i / 4) * 0.3 + i * 0.03 - (i > 17 && i < 36 ? 1.2 : 0))
const calm = weeks.map((_, i) => 12.4 * 1.0004 ** i)
const price = (value: number) => value.toFixed(4)
const years = [-1, 0, 1, 2, 3, 4]
const baht = (value: number) => inBaht(Math.round(value).toLocaleString('en-US'))

/** Prices with their falls, two prices compared, a fan of outcomes with a goal, and the compound curve. */
export function KitCharts({ at }: KitPlace) {
  const days = { whenLabel: 'วันที่', at: weeks.map(placeOfDay), ticks: dayTicks(weeks) }
  return (
    <>
      <Card as="div">
        <SeriesChart
          {...days}
          name={`ราคาต่อหน่วย ${at}`}
          summary={<p>ปีที่ผ่านมาขึ้น 10.8 % ระหว่างทางเคยลงลึกสุด 9.2 %</p>}
          nameAt={(i) => shortThaiDate(weeks[i]!)}
          lines={[{ key: 'nav', name: 'ราคา', kind: 'past', values: prices }]}
          fall={fallsOf(prices)}
          format={price}
          formatAxis={(value) => value.toFixed(2)}
        />
      </Card>
      <Card as="div">
        <SeriesChart
          {...days}
          name={`เทียบสองกองทุน ${at}`}
          summary={<p>ใส่เท่ากัน กองแรกขึ้นลงมากกว่า กองที่สองเรียบกว่า</p>}
          nameAt={(i) => formatThaiDate(weeks[i]!)}
          lines={[
            { key: 'one', name: 'กองผสม', kind: 'past', values: prices },
            { key: 'other', name: 'กองตลาดเงิน', kind: 'other', values: calm },
          ]}
          format={price}
          formatAxis={(value) => value.toFixed(2)}
        />
      </Card>
      <Card as="div">
        <SeriesChart
          name={`แผน ${at}`}
          summary={<p>{`กลาง ๆ น่าจะมีราว ${inBaht('29,400')} โดยปกติอยู่ระหว่าง 24,100 ถึง ${inBaht('35,900')}`}</p>}
          whenLabel="เมื่อ"
          at={years}
          nameAt={(i) => (years[i]! < 0 ? 'ปีก่อน' : years[i] === 0 ? 'วันนี้' : `อีก ${years[i]} ปี`)}
          ticks={[
            { at: -1, label: 'ปีก่อน' },
            { at: 0, label: 'วันนี้' },
            { at: 4, label: 'อีก 4 ปี' },
          ]}
          lines={[
            { key: 'past', name: 'ที่ผ่านมา', kind: 'past', values: [0, 4_820, null, null, null, null] },
            { key: 'mid', name: 'ค่ากลาง', kind: 'mid', values: [null, 4_820, 10_900, 17_100, 23_300, 29_400] },
            { key: 'put', name: 'เงินที่ใส่', kind: 'put', values: [0, 4_500, 10_500, 16_500, 22_500, 28_500] },
          ]}
          bands={[
            {
              key: 'fan',
              name: 'P15–P85',
              kind: 'range',
              low: [null, 4_820, 10_000, 14_900, 19_500, 24_100],
              high: [null, 4_820, 11_900, 19_500, 27_400, 35_900],
            },
          ]}
          goal={{ name: 'เป้าหมาย 30,000\u00a0฿', value: 30_000 }}
          start={1}
          format={baht}
          formatAxis={(value) => value.toLocaleString('en-US')}
          isFromZero
        />
      </Card>
      <Card as="div">
        <CompoundChart principal={koin(1_000_000)} rate={500} months={120} />
      </Card>
    </>
  )
}
