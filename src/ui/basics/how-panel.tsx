import { useId } from 'react'

interface HowPanelProps {
  title: string
  /** What to know, one heading with its sentences each. */
  parts: readonly { head: string; says: readonly string[] }[]
}

/** Help inside a page of staff: closed until somebody wants it. */
export function HowPanel({ title, parts }: HowPanelProps) {
  const id = useId()
  return (
    <details className="how-panel">
      <summary id={id}>{title}</summary>
      <dl aria-labelledby={id}>
        {parts.map(({ head, says }) => (
          <div key={head}>
            <dt>{head}</dt>
            {says.map((sentence) => (
              <dd key={sentence}>{sentence}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
