import type { ReactNode } from 'react'
import { worldOf } from '#kit/skills.ts'
import type { Reply } from '#lib/contract.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Progress } from '#ui/basics/progress.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { readQuestProgress } from '../joining-contract.ts'
import { RewardChips } from './reward-part.tsx'
import { text } from './text.ts'

type Going = Reply<typeof readQuestProgress>['items'][number]

type Props = {
  /** How many of the missions under way. */
  limit?: number
  /** On a hub it is what the page asks for first; elsewhere one card among others. */
  isMain?: boolean
  /** For a visitor, and where nothing is under way. */
  children?: ReactNode
}

/**
 * The missions under way, as the server counts them at this moment: asked for when the part appears, after an act, and
 * not by loading the page again. A completed one comes first, since its reward waits.
 */
export function QuestProgressCard({ limit = 2, isMain = false, children = null }: Props) {
  const { reply } = useReply(readQuestProgress, {}, { isPersonal: true })
  const items = (reply?.items ?? []).toSorted((a, b) => Number(isDone(b)) - Number(isDone(a)))
  const [first, ...others] = items.slice(0, limit)
  if (!first) return children
  return (
    <Card aria-labelledby="quest-progress" className="grid gap-3" data-w={worldOf[first.skill]}>
      <h2 id="quest-progress">{text.progress}</h2>
      <First going={first} isMain={isMain} />
      {others.length > 0 ? (
        <ul className="grid gap-3">
          {others.map(({ id, title, skill, progress }) => (
            <li key={id} data-w={worldOf[skill]}>
              <b>{title}</b>
              <Progress done={progress.done} total={progress.of} />
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <Link to="/superquest/profile/questsregistered" className="tap">
          {text.registered}
        </Link>
      </p>
    </Card>
  )
}

function First({ going, isMain }: { going: Going; isMain: boolean }) {
  const { title, reward, progress } = going
  const next = progress.steps.find((step) => step.is_open && !step.is_done && step.href)
  const to = isDone(going) ? '/superquest/profile/redeemrewards' : next?.href
  return (
    <div className="grid gap-2">
      <p className="quest-claim">
        <b className="text-17">
          <ThaiText>{title}</ThaiText>
        </b>
        <RewardChips reward={reward} />
      </p>
      {next ? (
        <p className="text-ink-soft">
          <ThaiText>{next.sentence}</ThaiText>
        </p>
      ) : null}
      <Progress done={progress.done} total={progress.of} />
      {to ? (
        <LinkButton to={to} kind={isMain ? 'main' : 'line'} isWide={isMain} size={isMain ? 'normal' : 'small'}>
          {isDone(going) ? text.toRewards : text.goOn}
          <span className="vh"> {title}</span>
        </LinkButton>
      ) : null}
    </div>
  )
}

function isDone({ state }: Going): boolean {
  return state === 'completed'
}
