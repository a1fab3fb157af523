import Star from 'lucide-react/icons/star'
import { Icon } from '#ui/basics/icon.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { StateSign } from '#ui/journey/state-sign.tsx'
import type { LevelStanding } from '../../exam-contract.ts'
import { levelText as text } from './level-text.ts'
import { starsOf } from './star-rules.ts'

/** The state of a level: new, begun with how much is answered, passed with its stars, or why it is not open. */
export function LevelState({ state, begun, best }: LevelStanding) {
  if (state === 'passed' && best)
    return (
      <>
        <StateSign state="done">{text.passed(best)}</StateSign>
        <Stars of={starsOf(best)} />
      </>
    )
  if (begun) return <Progress done={begun.answered} total={begun.total} label={text.answered} unit={text.unit} />
  if (state === 'locked') return <StateSign state="locked">{text.states.locked}</StateSign>
  if (state === 'waiting' || state === 'not_ready') return <StateSign state="now">{text.states[state]}</StateSign>
  return <StateSign state="open">{text.states.open}</StateSign>
}

const places = [1, 2, 3] as const

function Stars({ of }: { of: number }) {
  return (
    <span className="level-stars">
      <VisuallyHidden>{text.stars(of)}</VisuallyHidden>
      {places.map((place) => (
        <span key={place} className="level-star" data-state={place <= of ? 'done' : undefined}>
          <Icon of={Star} size={20} />
        </span>
      ))}
    </span>
  )
}
