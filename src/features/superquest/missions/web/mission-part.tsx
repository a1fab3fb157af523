import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, Suspense, useState } from 'react'
import { worldOf } from '#kit/skills.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { MissionCard } from '#ui/journey/mission-card.tsx'
import { StateSign } from '#ui/journey/state-sign.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Mission } from '../contract.ts'
import { RewardChips } from './reward-part.tsx'
import { thingOf } from './show-thing.ts'
import { lockedWords, text } from './text.ts'

/** Its code comes when it is asked for. */
const MissionSheet = lazy(async () => ({ default: (await import('./mission-sheet-part.tsx')).MissionSheet }))

type Props = {
  mission: Mission
  /** Called with the mission as it is after an act. */
  onChange: (mission: Mission) => void
  heading?: 'h2' | 'h3'
}

/** A mission with all that can be done with it now: look at it, join, go on. */
export function MissionItem({ mission, onChange, heading = 'h3' }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { mine, skill, title, reward, summary } = mission
  const next = mine?.progress.steps.find((step) => step.is_open && !step.is_done && step.href)
  const canJoin = mission.state === 'available' && mission.places_left !== 0
  const isGoing = mission.state === 'joined' || mission.state === 'in_progress'
  return (
    <>
      <MissionCard
        as="li"
        id={`mission-${mission.id}`}
        world={worldOf[skill]}
        thing={thingOf(mission)}
        heading={heading}
        title={<ThaiText>{title}</ThaiText>}
        progress={mine ? mine.progress : undefined}
        note={noteOf(mission)}
        reward={<RewardChips reward={reward} isShort />}
        acts={
          isGoing && next?.href ? (
            <LinkButton to={next.href} kind="line" size="small">
              {text.goOn}
              <span className="vh"> {title}</span>
            </LinkButton>
          ) : null
        }
        open={
          <button
            type="button"
            className="mission-card-open"
            data-js
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {canJoin ? text.join : text.look}
            <span className="vh"> {title}</span>
            <Icon of={ChevronRight} size={16} />
          </button>
        }
      >
        <ThaiText>{summary}</ThaiText>
      </MissionCard>
      <Suspense fallback={null}>
        {isOpen ? <MissionSheet mission={mission} onClose={() => setOpen(false)} onChange={onChange} /> : null}
      </Suspense>
    </>
  )
}

function noteOf({ state, chain, mine, places_left: places, opens_at, ends_at }: Mission) {
  if (state === 'locked') return <StateSign state="locked">{lockedWords(chain)}</StateSign>
  if (state === 'upcoming') return <StateSign state="locked">{text.opens(opens_at)}</StateSign>
  // Until when one may join stands in its sheet: a row does not press.
  if (state === 'available') return places === 0 ? text.full : null
  if (state === 'closed') return text.states.closed
  if (state === 'expired') return text.ended(ends_at)
  if (mine?.reward_state === 'waiting') return <StateSign state="done">{text.waiting}</StateSign>
  if (mine?.reward_state === 'gone') return text.gone
  if (state === 'rewarded' || state === 'completed') return <StateSign state="done">{text.states[state]}</StateSign>
  const { done = 0, of = 0 } = mine?.progress ?? {}
  return <StateSign state="now">{of > 1 && done > 0 ? text.left(done, of) : text.ends(ends_at)}</StateSign>
}
