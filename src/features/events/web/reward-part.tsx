import { useState } from 'react'
import { Button } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { formatKoin, koin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { type AskedReward, decideReward } from '../admin-contract.ts'
import { adminText as words } from './admin-text.ts'

/** A payout above what one member of staff may set: a second one says yes, and whoever asked may take it back. */
export function RewardPart({ id, asked, onDone }: { id: string; asked: AskedReward; onDone: () => void }) {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const decide = async (is_confirmed: boolean) => {
    setIsBusy(true)
    setFault(null)
    try {
      await call(decideReward, { query: { id }, body: { id: asked.id, is_confirmed } })
      onDone()
    } catch (error) {
      setFault(asRefusal(error).message)
    } finally {
      setIsBusy(false)
    }
  }
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
