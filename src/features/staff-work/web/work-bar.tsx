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
  /** What else may be done to many of this queue at once. */
  acts?: readonly QueueAct<Row>[] | undefined
}

/** The bar of acts of a queue whose pieces are taken: take, hand on and give back many, and what the queue allows besides. */
export function WorkBar<Row>({ queue, calls, colleagues, acts = [] }: Props<Row>) {
  const [isHanding, setIsHanding] = useState(false)
  const { chosen, idOf } = queue
  const stale = ['page' as const, ...calls.refresh]
  const own: QueueAct<Row>[] = [
    { name: 'take', label: text.takeMany, send: (send, row) => calls.take(send, idOf(row)), sayDone: text.takenMany },
    {
      name: 'release',
      label: text.release,
      send: (send, row) => calls.release(send, idOf(row)),
      sayDone: text.releasedMany,
    },
  ]
  return (
    <QueueBar queue={queue} acts={[...own, ...acts]} refresh={stale}>
      <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => setIsHanding(true)}>
        {text.sendOn}
      </Button>
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
