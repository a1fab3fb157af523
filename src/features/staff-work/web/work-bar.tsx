import { useState } from 'react'
import { type QueueAct, QueueBar } from '#kit/queue/queue-bar.tsx'
import { runRows } from '#kit/queue/run-rows.ts'
import type { Queue } from '#kit/queue/use-queue.ts'
import { refresh } from '#lib/web/data/refresh.ts'
import { Button } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { ClaimCalls, Colleagues } from './claim-calls.ts'
import { HandOverForm } from './hand-over-form.tsx'
import { text } from './text.ts'

type Props<Row> = {
  queue: Queue<Row>
  calls: ClaimCalls
  colleagues: Colleagues
  /** Who has a row: null for nobody. Where the list does not say whose it is, the row's command decides. */
  claimOf: (row: Row) => { is_own?: boolean } | null
  /** What else may be done to many of this queue at once. */
  acts?: readonly QueueAct<Row>[] | undefined
}

/** The bar of acts of a queue whose pieces are taken: take what nobody has, what the queue allows, give back and hand on. */
export function WorkBar<Row>({ queue, calls, colleagues, claimOf, acts = [] }: Props<Row>) {
  const [isHanding, setIsHanding] = useState(false)
  const { chosen, idOf } = queue
  const stale = ['page' as const, ...calls.refresh]
  const take: QueueAct<Row> = {
    name: 'take',
    label: text.takeMany,
    send: (send, row) => calls.take(send, idOf(row)),
    sayDone: text.takenMany,
  }
  const release: QueueAct<Row> = {
    name: 'release',
    label: text.release,
    send: (send, row) => calls.release(send, idOf(row)),
    sayDone: text.releasedMany,
  }
  const claims = chosen.map(claimOf)
  const hasFree = claims.some((claim) => claim === null)
  const hasOwn = claims.some((claim) => claim !== null && claim.is_own !== false)
  // Of several rows each is tried, also those of others: the refusal says in the row who has it.
  const offered = [...(hasFree ? [take] : []), ...acts, ...(hasOwn ? [release] : [])]
  return (
    <QueueBar queue={queue} acts={offered} refresh={stale}>
      {hasOwn ? (
        <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => setIsHanding(true)}>
          {text.sendOn}
        </Button>
      ) : null}
      <Dialog isOpen={isHanding} onClose={() => setIsHanding(false)} title={text.handMany(chosen.length)} tone="money">
        <p className="mb-3">{text.handManyLead}</p>
        <HandOverForm
          id="many"
          colleagues={colleagues}
          act={(send, to) => runRows(chosen.map(idOf), (id) => calls.handOver(send, id, to))}
          onDone={(outcome) => {
            setIsHanding(false)
            queue.tell(outcome, text.handedMany)
            return refresh(calls.refresh)
          }}
        />
      </Dialog>
    </QueueBar>
  )
}
