import type { LiveBlockOf } from '#lib/document-blocks.ts'
import { DataTable } from '#ui/basics/table.tsx'
import { liveBlockText as text } from './live-block-text.ts'

type Lines = Extract<LiveBlockOf<'drawing'>, { kind: 'lines' }>

const wide = 340
const high = 190
const room = { top: 14, right: 14, bottom: 26, left: 14 }

const figure = (value: number) => value.toLocaleString('en-US').replace(/^-/, '−')

/** One or two lines over the same places; the first and the last place of each say their figure. The table says all. */
export function LinesDrawing({ caption, unit, labels, lines }: Lines) {
  const all = lines.flatMap(({ values }) => values)
  const min = Math.min(0, ...all)
  const span = Math.max(...all, min + 1) - min
  const xOf = (i: number) => room.left + (i / (labels.length - 1)) * (wide - room.left - room.right)
  const yOf = (value: number) => high - room.bottom - ((value - min) / span) * (high - room.top - room.bottom - 12)
  return (
    <>
      <svg className="drawing-plot" viewBox={`0 0 ${wide} ${high}`} aria-hidden>
        <line x1={room.left} x2={wide - room.right} y1={yOf(0)} y2={yOf(0)} className="drawing-axis" />
        {labels.map((label, i) =>
          isNamed(i, labels.length) ? (
            <text key={label} x={xOf(i)} y={high - 6} textAnchor={anchorOf(i, labels.length)}>
              {label}
            </text>
          ) : null,
        )}
        {lines.map(({ name, values }, line) => (
          <g key={name} className={`drawing-line-${line}`}>
            <polyline points={values.map((value, i) => `${xOf(i)},${yOf(value)}`).join(' ')} />
            {values.slice(1, -1).map((value, i) => (
              <circle key={labels[i + 1]} cx={xOf(i + 1)} cy={yOf(value)} r="2.5" />
            ))}
            {[0, values.length - 1].map((i) => (
              <g key={i}>
                <circle cx={xOf(i)} cy={yOf(values[i]!)} r="4" />
                <text x={xOf(i)} y={yOf(values[i]!) - 9} textAnchor={anchorOf(i, values.length)}>
                  {figure(values[i]!)}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
      <ul className="drawing-legend">
        {lines.map(({ name }, line) => (
          <li key={name}>
            <svg viewBox="0 0 10 10" aria-hidden>
              <circle cx="5" cy="5" r="5" className={`drawing-dot-${line}`} />
            </svg>
            <span>
              {name} ({unit})
            </span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{text.asTable}</summary>
        <DataTable
          caption={caption}
          columns={[
            { key: 'at', label: text.place, cell: (row: number) => labels[row] },
            ...lines.map(({ name, values }) => ({
              key: name,
              label: `${name} (${unit})`,
              isNumber: true,
              cell: (row: number) => figure(values[row]!),
            })),
          ]}
          rows={labels.map((_, i) => i)}
          rowKey={String}
        />
      </details>
    </>
  )
}

/** Whether a place has its name below it: the last has, and of the others as many as do not touch. */
function isNamed(i: number, count: number): boolean {
  const every = Math.ceil(count / 4)
  return i === count - 1 || (i % every === 0 && count - 1 - i >= every)
}

function anchorOf(i: number, count: number): 'start' | 'middle' | 'end' {
  if (i === 0) return 'start'
  return i === count - 1 ? 'end' : 'middle'
}
