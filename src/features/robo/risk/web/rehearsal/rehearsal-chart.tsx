import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { text } from '../text.ts'
import type { Playing } from './show-rehearsal.ts'

const words = text.rehearsal

/** Parts of the first price that the axis always holds: a week of one percent does not look like a crash beside one. */
const spans = [0.6, 1.1]

/** The price so far; what comes is not shown, nor told by the axis. */
export function RehearsalChart({ playing: { rehearsal, at } }: { playing: Playing }) {
  const { steps } = rehearsal
  const seen = steps.slice(0, Math.max(2, at + 1))
  const prices = steps.map(({ price }, i) => (i <= at ? price / 10_000 : null))
  return (
    <SeriesChart
      key={at}
      name={words.chart}
      whenLabel={words.price}
      at={steps.map(({ week }) => week)}
      nameAt={(i) => words.week(steps[i]!.week + 1)}
      ticks={[steps[0]!, steps.at(-1)!].map(({ week }) => ({ at: week, label: words.week(week + 1) }))}
      lines={[{ key: 'price', name: words.price, kind: 'past', values: prices }]}
      spans={spans.map((part) => (part * steps[0]!.price) / 10_000)}
      start={at}
      isLow
      tableAt={seen.map((_, i) => i)}
      format={(value) => value.toFixed(4)}
      formatAxis={(value) => value.toFixed(2)}
    />
  )
}
