import type { World } from '#art/art-color.ts'
import { formatNumber } from '#lib/money.ts'
import { uiText } from './text.ts'

interface ProgressProps {
  done: number
  total: number
  /** Before the text: "ข้อ" → "ข้อ 2 จาก 3". */
  label?: string
  /** After the text: "ข้อ", "คะแนน". */
  unit?: string
  /** Segments only: the one after `done` is in progress and half full; the text then counts it. */
  isUnderWay?: boolean
  /** How much of the segment in progress is full, 0 to 1; half of it by default. */
  part?: number
  /** In the colour of a world's skill; by default in green, or in the colour of the surrounding world. */
  world?: World
}

/** Progress: segments up to 7, otherwise a bar, always with "n จาก m". */
export function Progress({ done, total, label, unit, isUnderWay, part, world }: ProgressProps) {
  const counted = isUnderWay ? Math.min(done + 1, total) : done
  const words = [label, uiText.of(formatNumber(counted), formatNumber(total)), unit].filter(Boolean).join(' ')
  return (
    <p className="progress" data-w={world}>
      <span className="nb text-13 text-ink-soft">{words}</span>
      {total <= 7 ? (
        <Segments {...{ done, total, part }} isUnderWay={isUnderWay ?? false} />
      ) : (
        <Bar part={done / total} />
      )}
    </p>
  )
}

type SegmentsProps = { done: number; total: number; isUnderWay: boolean; part: number | undefined }

function Segments({ done, total, isUnderWay, part }: SegmentsProps) {
  return (
    <span className="bits" aria-hidden>
      {Array.from({ length: total }, (_, i) => {
        if (i === done && isUnderWay && part !== undefined) return <Bar key={i} part={part} />
        const state = i < done ? 'done' : i === done && isUnderWay ? 'half' : undefined
        return <span key={i} className="bit" data-state={state} />
      })}
    </span>
  )
}

/**
 * Only the bar, for places that show the numbers themselves. An svg, because the content policy forbids style
 * attributes.
 */
export function Bar({ part }: { part: number }) {
  const filled = Math.max(0, Math.min(1, part)) * 100
  return (
    <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <line
        className="bar-fill"
        x1={-100}
        x2={filled > 0 ? 0 : -100}
        y1={0.5}
        y2={0.5}
        transform={`translate(${filled.toFixed(2)} 0)`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
