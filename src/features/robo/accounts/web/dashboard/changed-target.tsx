import { useReply } from '#lib/web/data/use-reply.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { sayNear } from '../../../projection/web/near-text.ts'
import { getChangedTargetValue } from '../../money-contract.ts'
import { text } from '../text.ts'

const words = text.changed

/** Says that the projection has moved by over 5 % since the figure that was acknowledged; nothing otherwise. */
export function ChangedTarget({ accountId }: { accountId: string }) {
  const { reply } = useReply(getChangedTargetValue, { body: { accountId } })
  if (!reply?.is_changed || reply.before === null || reply.now === null) return null
  return (
    <Card className="robo-notes" aria-labelledby="changed-target">
      <h2 id="changed-target" className="text-17">
        {words.title}
      </h2>
      <p>{words.from(sayNear(reply.before), sayNear(reply.now))}</p>
      <p className="text-ink-soft">
        <ThaiText>{reply.words}</ThaiText>
      </p>
      <Link to={`/robo/dashboard/calculate-graph?accountId=${accountId}`}>{words.toWhatIf}</Link>
    </Card>
  )
}
