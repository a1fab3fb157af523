import { amountOf, type Plot } from '../plot-contract.ts'
import { type Drawing, drawPlot } from './draw-plot.ts'
import { text } from './text.ts'

/**
 * A calculation as a picture, with the calculation as a sentence below it. The picture shows no more than the sentence
 * and the words around it, so screen readers get the sentence alone. `caption` names amounts without a calculation.
 */
export function SumPlot({ plot, caption = text.inOrder }: { plot: Plot; caption?: string }) {
  const { bars, lines, labels, height } = drawPlot(plot.kind, plot.numbers.map(amountOf), plot.numbers)
  return (
    <div className="sum-plot" data-plot={plot.kind}>
      <svg viewBox={`0 0 320 ${height}`} aria-hidden="true">
        {bars.map((bar) => (
          <Bar key={`${bar.x} ${bar.y}`} {...bar} />
        ))}
        {lines.map(({ d, isMean }) => (
          <path key={d} d={d} className={isMean ? 'sum-plot-mean' : 'sum-plot-line'} />
        ))}
        {labels.map(({ x, y, words, anchor }) => (
          <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
            {words}
          </text>
        ))}
      </svg>
      <p>{plot.sentence ?? `${caption} ${plot.numbers.join(' · ')}`}</p>
    </div>
  )
}

function Bar({ x, y, w, h, isPart }: Drawing['bars'][number]) {
  return <rect className={isPart ? 'sum-plot-part' : 'sum-plot-whole'} x={x} y={y} width={w} height={h} rx={3} />
}
