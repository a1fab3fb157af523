import { Card } from '#kit/web/basics/card.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Progress } from '#kit/web/basics/progress.tsx'
import { useReply } from '#lib/web/data/use-reply.ts'
import { readQuestProgress } from '../joining-contract.ts'
import { text } from './text.ts'

/**
 * The missions under way, as the server counts them at this moment: asked for when the part appears, after an act, and
 * not by loading the page again. Nothing for a visitor, and where nothing is under way.
 */
export function QuestProgressCard({ limit = 2 }: { limit?: number }) {
  const { reply } = useReply(readQuestProgress, {}, { isPersonal: true })
  const items = reply?.items ?? []
  if (items.length === 0) return null
  const isDone = items.some(({ state }) => state === 'completed')
  return (
    <Card aria-labelledby="quest-progress" className="grid gap-3">
      <h2 id="quest-progress">{text.progress}</h2>
      <ul className="grid gap-3">
        {items.slice(0, limit).map(({ id, title, progress }) => (
          <li key={id}>
            <b>{title}</b>
            <Progress done={progress.done} total={progress.of} />
          </li>
        ))}
      </ul>
      <p>
        <Link
          to={isDone ? '/superquest/profile/redeemrewards' : '/superquest/profile/questsregistered'}
          className="tap"
        >
          {isDone ? text.toRewards : text.registered}
        </Link>
      </p>
    </Card>
  )
}
