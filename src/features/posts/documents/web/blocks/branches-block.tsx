import { useId, useRef } from 'react'
import type { LiveBlockOf } from '#lib/document-blocks.ts'
import { liveBlockText as text } from './live-block-text.ts'

type Attrs = LiveBlockOf<'branches'>

/**
 * “What would you do?” as choices that open: the browser opens and closes them, so they work without our code. Every
 * ending leads back to the beginning; with our code that also closes what is open.
 */
export function BranchesBlock({ title, steps, carries }: Attrs) {
  const id = useId()
  const story = useRef<HTMLElement>(null)
  const again = () => {
    for (const open of story.current?.querySelectorAll('details') ?? []) open.open = false
    story.current?.querySelector('summary')?.focus()
  }
  const endings = new Set(steps.flatMap(({ choices }) => choices.flatMap(({ ending }) => ending ?? [])))
  return (
    <section className="calculator" aria-label={title} id={id} ref={story}>
      <strong>{title}</strong>
      <p className="text-ink-soft">
        {text.branchesHint}
        {endings.size > 1 && ` ${text.branchEndings(endings.size)}`}
      </p>
      {carries && <Carried carries={carries} value={carries.start} />}
      <Step {...{ steps, carries, again }} top={id} at={0} way={id} value={carries?.start ?? 0} />
    </section>
  )
}

type Carries = Attrs['carries']

function Carried({ carries: { label, unit }, value }: { carries: NonNullable<Carries>; value: number }) {
  return <p className="branch-carries">{text.branchCarries(label, value.toLocaleString('en-US'), unit)}</p>
}

interface StepProps {
  steps: Attrs['steps']
  carries: Carries
  again: () => void
  /** The id of the story's beginning. */
  top: string
  at: number
  /** Names the choices that led here: of one step's choices, one is open at a time. */
  way: string
  /** What is carried along on this way, so far. */
  value: number
}

function Step({ at, way, value, ...story }: StepProps) {
  const { steps, carries, again, top } = story
  const { text: asked, choices } = steps[at]!
  return (
    <div className="branch-step">
      <p>{asked}</p>
      {choices.map(({ label, says, to, change = 0, ending }, i) => (
        <details key={label} name={`${way}-${at}`} className="branch">
          <summary>{label}</summary>
          <div className="branch-in">
            <p>{says}</p>
            {carries && <Carried carries={carries} value={value + change} />}
            {to === null ? (
              <p className="branch-end">
                {ending ? text.branchEnding(ending) : text.branchEnd}{' '}
                <a href={`#${top}`} onClick={again}>
                  {text.branchAgain}
                </a>
              </p>
            ) : (
              <Step {...story} at={to} way={`${way}-${at}-${i}`} value={value + change} />
            )}
          </div>
        </details>
      ))}
    </div>
  )
}
