import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, Suspense, useState } from 'react'
import { worldOf } from '#kit/skills.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { MissionCard } from '#ui/journey/mission-card.tsx'
import { StateSign } from '#ui/journey/state-sign.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Mission } from '../contract.ts'
import { RewardTag } from './reward-part.tsx'
import { thingOf } from './show-thing.ts'
import { text } from './text.ts'

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
        progress={isGoing && mine?.reward_state !== 'waiting' ? mine?.progress : undefined}
        note={noteOf(mission)}
        reward={<RewardTag reward={reward} />}
        acts={
          isGoing && next?.href ? (
            <Link to={next.href}>
              {text.goOn}
              <span className="vh"> {title}</span>
            </Link>
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
            {canJoin ? text.join : <span className="vh">{text.look}</span>}
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

/** A few words at the foot of the row: until when one may join, and all of a chain, stand in its sheet. */
function noteOf({ state, chain, mine, places_left: places, opens_at, ends_at }: Mission) {
  if (state === 'locked') return <StateSign state="locked">{lockedShort(chain)}</StateSign>
  if (state === 'upcoming') return <StateSign state="locked">{text.opens(opens_at)}</StateSign>
  if (state === 'available') return places === 0 ? text.isFull : null
  if (state === 'closed') return text.states.closed
  if (state === 'expired') return text.ended(ends_at)
  if (mine?.reward_state === 'waiting') return <StateSign state="done">{text.waiting}</StateSign>
  if (mine?.reward_state === 'gone') return text.isGone
  if (state === 'rewarded' || state === 'completed') return <StateSign state="done">{text.states[state]}</StateSign>
  return null
}

function lockedShort(chain: Mission['chain']): string {
  return chain && chain.place > 1 ? text.afterPart(chain.place - 1) : text.states.locked
}
