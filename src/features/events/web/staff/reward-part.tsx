import { formatKoin, koin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { type AskedReward, decideReward } from '../../admin-contract.ts'
import { adminText as words } from './admin-text.ts'

/** A payout above the limit of one member of staff: a second one approves it, and the requester may withdraw it. */
export function RewardPart({ id, asked }: { id: string; asked: AskedReward }) {
  const { run, isBusy, fault } = useAct(decideReward, { refresh: ['page'] })
  const decide = (is_confirmed: boolean) => run({ query: { id }, body: { id: asked.id, is_confirmed } })
  const { by, reward, capacity } = asked
  const all = formatKoin(koin(reward * capacity))
  return (
    <Card aria-labelledby="asked-reward" className="grid gap-3">
      <h2 id="asked-reward">{words.asked}</h2>
      <p>{words.askedBy(by, formatKoin(koin(reward)), capacity.toLocaleString('th-TH'), all)}</p>
      {asked.is_own ? (
        <p className="text-ink-soft">{words.askedOwn}</p>
      ) : (
        <Button isWide isBusy={isBusy} onClick={() => void decide(true)}>
          {words.confirmReward}
        </Button>
      )}
      <Button kind="line" isWide isBusy={isBusy} onClick={() => void decide(false)}>
        {words.dropReward}
      </Button>
      {fault ? (
        <Notice kind="warn" isAlert>
          {words.failed(fault)}
        </Notice>
      ) : null}
    </Card>
  )
}
