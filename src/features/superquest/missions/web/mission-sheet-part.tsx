import { useNavigate } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { worldOf } from '#kit/skills.ts'
import { showChange } from '#lib/web/data/refresh.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { StateSign } from '#ui/journey/state-sign.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Mission } from '../contract.ts'
import { joinMission } from '../joining-contract.ts'
import { RewardChips } from './reward-part.tsx'
import { thingOf } from './show-thing.ts'
import { lockedWords, text } from './text.ts'

type Props = { mission: Mission; onClose: () => void; onChange: (mission: Mission) => void }

/** All of a mission: its steps, why it is worth it, what it gives; and joining it. */
export function MissionSheet({ mission, onClose, onChange }: Props) {
  const { fault, isBusy, run } = useAct(joinMission, {
    onDone: (joined) => {
      onChange(joined)
      onClose()
    },
    onRefused: showChange,
  })
  const { isAuthenticated } = useAuth()
  const navigate = useNavigate()
  const { skill, title, state, summary, why, reward, chain, winners_left: left } = mission
  const isOpen = state === 'available'
  const isFull = isOpen && mission.places_left === 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      world={worldOf[skill]}
      picture={<ArtFile file={`things/${thingOf(mission)}.svg`} />}
      title={<ThaiText>{title}</ThaiText>}
      actions={
        <>
          {isOpen && !isFull && isAuthenticated ? (
            <Button isBusy={isBusy} onClick={() => void run({ body: { id: mission.id } })}>
              {text.joinIt}
            </Button>
          ) : null}
          {isOpen && !isFull && !isAuthenticated ? (
            <Button onClick={() => void navigate(`/login?${new URLSearchParams({ redirect: location.pathname })}`)}>
              {text.login}
            </Button>
          ) : null}
          <Button kind="line" onClick={onClose}>
            {isOpen && !isFull ? text.later : text.close}
          </Button>
        </>
      }
    >
      {chain ? <p className="eyebrow">{text.chain(chain)}</p> : null}
      <p>
        <ThaiText>{summary}</ThaiText>
      </p>
      <Steps mission={mission} />
      <div>
        <h3>{text.why}</h3>
        <p className="text-ink-soft">
          <ThaiText>{why}</ThaiText>
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-3">
        <RewardChips reward={reward} />
        {left === null || !isOpen ? null : (
          <span className="text-13 text-ink-soft">{left === 0 ? text.noWinnersLeft : text.winnersLeft(left)}</span>
        )}
      </p>
      <p className="text-13 text-ink-soft">{timeWords(mission)}</p>
      {isFull ? (
        <Notice>{text.full}</Notice>
      ) : isOpen ? (
        <p className="text-13 text-ink-soft">{isAuthenticated ? text.countsAfter : text.visitor}</p>
      ) : null}
      {fault ? (
        <Notice kind="warn" isAlert>
          {fault}
        </Notice>
      ) : null}
    </Dialog>
  )
}

/** Until when it may be joined and done, or why it may not. */
function timeWords({ state, chain, mine, joins_until, ends_at }: Mission): string {
  if (state === 'available') return `${text.joinsUntil(joins_until)} · ${text.ends(ends_at)}`
  if (state === 'locked') return lockedWords(chain)
  if (state === 'expired') return text.endedCalmly(ends_at)
  if (mine?.reward_state === 'gone') return text.gone
  const isGoing = state === 'joined' || state === 'in_progress'
  return isGoing ? `${text.states[state]} · ${text.ends(ends_at)}` : text.states[state]
}

/** Its steps in the order in which they are read, each with a way to where it is done. */
export function Steps({ mission }: { mission: Mission }) {
  const own = mission.mine?.progress.steps
  return (
    <div>
      <h3>{text.what}</h3>
      {own ? (
        <ol className="quest-steps">
          {own.map((step) => (
            <li key={step.sentence}>
              <StateSign state={step.is_done ? 'done' : step.is_open ? 'now' : 'locked'}>
                {step.href && step.is_open && !step.is_done ? (
                  <Link to={step.href}>
                    <ThaiText>{step.sentence}</ThaiText>
                  </Link>
                ) : (
                  <ThaiText>{step.sentence}</ThaiText>
                )}
              </StateSign>
              {step.of > 1 ? <Progress done={step.done} total={step.of} /> : null}
            </li>
          ))}
        </ol>
      ) : (
        <ol className="quest-steps">
          {mission.steps.map((step) => (
            <li key={step.sentence}>
              <StateSign state="open">
                <ThaiText>{step.sentence}</ThaiText>
              </StateSign>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
