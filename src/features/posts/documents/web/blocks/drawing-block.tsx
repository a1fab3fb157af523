import type { LiveBlockOf } from '#lib/document-blocks.ts'
import { LinesDrawing } from './lines-drawing.tsx'

type Drawing = LiveBlockOf<'drawing'>
type Of<K extends Drawing['kind']> = Extract<Drawing, { kind: K }>

const figure = (value: number) => value.toLocaleString('en-US').replace(/^-/, '−')

/** A drawing of an article from its data. Its words stand beside it as text: the shapes alone are hidden from who hears it. */
export function DrawingBlock({ drawing }: { drawing: Drawing }) {
  return (
    <figure className="drawing" data-kind={drawing.kind}>
      <Shapes drawing={drawing} />
      <figcaption>{drawing.caption}</figcaption>
    </figure>
  )
}

function Shapes({ drawing }: { drawing: Drawing }) {
  switch (drawing.kind) {
    case 'bars':
      return <Bars {...drawing} />
    case 'lines':
      return <LinesDrawing {...drawing} />
    case 'shares':
      return <Shares {...drawing} />
    case 'flow':
      return <Flow {...drawing} />
  }
}

function Bars({ unit, bars }: Of<'bars'>) {
  const max = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <ul className="drawing-bars">
      {bars.map(({ label, value }, i) => (
        <li key={label}>
          <span>{label}</span>
          <strong className="nb">
            {figure(value)} {unit}
          </strong>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
            <rect width="100" height="4" className="drawing-track" />
            <rect width={(value / max) * 100} height="4" className={`drawing-fill-${i % 4}`} />
          </svg>
        </li>
      ))}
    </ul>
  )
}

function Shares({ unit, parts }: Of<'shares'>) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0) || 1
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { value }) => sum + value, 0))
  return (
    <>
      <svg className="drawing-whole" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
        {parts.map(({ label, value }, i) => (
          <rect
            key={label}
            x={(starts[i]! / whole) * 100}
            width={(value / whole) * 100}
            height="10"
            className={`drawing-part drawing-fill-${i}`}
          />
        ))}
      </svg>
      <ul className="drawing-legend">
        {parts.map(({ label, value }, i) => (
          <li key={label}>
            <svg viewBox="0 0 10 10" aria-hidden>
              <rect width="10" height="10" rx="2" className={`drawing-fill-${i}`} />
            </svg>
            <span>{label}</span>
            <strong className="nb">
              {figure(value)} {unit}
            </strong>
          </li>
        ))}
      </ul>
    </>
  )
}

function Flow({ stations }: Of<'flow'>) {
  return (
    <ol className="drawing-flow">
      {stations.map(({ label, note }, i) => (
        <li key={label}>
          {i > 0 && (
            <svg className="drawing-arrow" viewBox="0 0 24 24" aria-hidden>
              <path d="M12 3v16M5 13l7 7 7-7" />
            </svg>
          )}
          <span className="drawing-station">
            <strong>{label}</strong>
            {note && <span>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
