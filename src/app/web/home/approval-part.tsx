import { useState } from 'react'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import { type ApprovedPost, noteApproval } from '#features/posts/writing/approval-contract.ts'
import { koin } from '#lib/money.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { text } from './own-text.ts'

/** The celebration of a post that was approved since the last opening; told once, then noted on the server. */
export function ApprovalMoment({ approved }: { approved: ApprovedPost }) {
  const { id, title, paid, gained } = approved
  const [isOver, setOver] = useState(false)
  const { run } = useAct(noteApproval)
  // Koin that were spent meanwhile are not counted into the purse once more.
  const earned = gained.balance >= paid ? paid : koin(0)
  return isOver ? null : (
    <GainedMoment
      title={text.approved}
      line={text.approvedLine(title)}
      gained={gained}
      earned={earned}
      next={text.approvedNext}
      patienceMs={10_000}
      onClose={() => {
        setOver(true)
        void run({ body: { id } })
      }}
    />
  )
}
