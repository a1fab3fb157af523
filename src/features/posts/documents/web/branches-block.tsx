import { useId } from 'react'
import type { LiveBlockOf } from '#lib/document-blocks.ts'
import { liveBlockText as text } from './live-block-text.ts'

type Attrs = LiveBlockOf<'branches'>

/** “What would you do?” as choices that open: the browser opens and closes them, so they work without our code. */
export function BranchesBlock({ title, steps }: Attrs) {
  const id = useId()
  return (
    <section className="calculator" aria-label={title}>
      <strong>{title}</strong>
      <p className="text-ink-soft">{text.branchesHint}</p>
      <Step steps={steps} at={0} way={id} />
    </section>
  )
}

/** `way` names the choices that led here: of one step's choices, one is open at a time. */
function Step({ steps, at, way }: { steps: Attrs['steps']; at: number; way: string }) {
  const { text: asked, choices } = steps[at]!
  return (
    <div className="branch-step">
      <p>{asked}</p>
      {choices.map(({ label, says, to }, i) => (
        <details key={label} name={`${way}-${at}`} className="branch">
          <summary>{label}</summary>
          <div className="branch-in">
            <p>{says}</p>
            {to === null ? (
              <p className="branch-end">{text.branchEnd}</p>
            ) : (
              <Step steps={steps} at={to} way={`${way}-${at}-${i}`} />
            )}
          </div>
        </details>
      ))}
    </div>
  )
}
