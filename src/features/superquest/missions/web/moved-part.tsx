import { useEffect, useId, useState } from 'react'
import { worldOf } from '#kit/skills.ts'
import type { Reply } from '#lib/contract.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Link } from '#ui/basics/link.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { readQuestProgress } from '../joining-contract.ts'
import { text } from './text.ts'

type Going = Reply<typeof readQuestProgress>['items'][number]
type Moving = Going & { moved: NonNullable<Going['moved']> }

/** The number of missions shown; all of them stand one link further. */
const maxShown = 3

/** The missions that the act of a moment ago moved, below its result: the bar grows from where it stood. */
export function MovedMissions() {
  const id = useId()
  const { reply } = useReply(readQuestProgress, {}, { isPersonal: true })
  const moving = (reply?.items ?? []).filter((going): going is Moving => going.moved !== null)
  if (moving.length === 0) return null
  return (
    <section className="grid w-full gap-2 text-start" aria-labelledby={id}>
      <p id={id} className="text-13 text-ink-soft">
        {text.moved}
      </p>
      <ul className="grid gap-3">
        {moving.slice(0, maxShown).map((going) => (
          <Moved key={going.id} going={going} />
        ))}
      </ul>
      {moving.length > maxShown ? (
        <Link to="/superquest/profile/questsregistered" className="tap">
          {text.movedMore(moving.length - maxShown)}
        </Link>
      ) : null}
    </section>
  )
}

function Moved({ going: { title, skill, state, progress, moved } }: { going: Moving }) {
  const [isGrown, setGrown] = useState(false)
  // The first paint shows the bar as it was; CSS moves it from there.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setGrown(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const isDone = state === 'completed'
  return (
    <li className="grid gap-1" data-w={worldOf[skill]}>
      <b>
        <ThaiText>{title}</ThaiText>
      </b>
      {progress.steps.length > 1 ? (
        <p className="text-13 text-ink-soft">
          <ThaiText>{moved.sentence}</ThaiText>
        </p>
      ) : null}
      <Progress done={isGrown ? moved.done : moved.before} total={moved.of} />
      {isDone ? (
        <Link to="/superquest/profile/redeemrewards" className="tap">
          {text.toRewards}
          <span className="vh"> {title}</span>
        </Link>
      ) : null}
    </li>
  )
}
