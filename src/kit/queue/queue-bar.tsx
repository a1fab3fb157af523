import { type ReactNode, useState } from 'react'
import type { Stale } from '#lib/web/data/refresh.ts'
import type { Send } from '#lib/web/data/send-under.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button, type ButtonKind } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { AskDialog, type Question } from './ask-dialog.tsx'
import { BarFrame } from './bar-frame.tsx'
import { runRows } from './run-rows.ts'
import type { Queue } from './use-queue.ts'

/** An act on selected rows, by the call of a single row. */
export type QueueAct<Row> = {
  name: string
  label: string
  isDanger?: boolean
  /** Whether it makes sense for a row; the row's command decides. It is offered where it does for any. Left out: for each. */
  isFor?: (row: Row) => boolean
  /** What is asked before it is done. */
  question?: Question
  send: (send: Send, row: Row, answer: string) => Promise<unknown>
  sayDone: (count: number) => string
}

type Props<Row> = {
  queue: Queue<Row>
  acts: readonly QueueAct<Row>[]
  refresh: readonly Stale[]
  /** Further acts, with forms of their own; they stand before what takes something from people. */
  children?: ReactNode
}

/** What may be done to the selected rows: first what comes next, last and asked about what takes something from people. */
export function QueueBar<Row>({ queue, acts, refresh, children }: Props<Row>) {
  const { chosen, idOf } = queue
  const [asking, setAsking] = useState<string | null>(null)
  const acting = useAct(
    (send: Send, { name, ids, answer }: { name: string; ids: string[]; answer: string }) => {
      const act = acts.find((one) => one.name === name)!
      return runRows(ids, (id) => act.send(send, chosen.find((row) => idOf(row) === id)!, answer))
    },
    {
      refresh,
      onDone: (outcome, { name }) => queue.tell(outcome, acts.find((one) => one.name === name)!.sayDone),
    },
  )
  const rowsOf = ({ isFor }: QueueAct<Row>) => (isFor ? chosen.filter(isFor) : chosen)
  const offered = acts.filter((act) => rowsOf(act).length > 0)
  const run = (act: QueueAct<Row>, answer = '') => {
    setAsking(null)
    void acting.run({ name: act.name, ids: rowsOf(act).map(idOf), answer })
  }
  const buttonOf = (act: QueueAct<Row>, kind: ButtonKind) => (
    <Button
      key={act.name}
      kind={kind}
      size="small"
      isBusy={acting.isBusy && acting.input?.name === act.name}
      aria-haspopup={act.question && 'dialog'}
      onClick={() => (act.question ? setAsking(act.name) : run(act))}
    >
      {act.label}
    </Button>
  )
  const [safe, dangers] = [offered.filter(({ isDanger }) => !isDanger), offered.filter(({ isDanger }) => isDanger)]
  return (
    <BarFrame
      count={chosen.length}
      onClear={queue.clear}
      acts={
        <>
          {safe.map((act, i) => buttonOf(act, i === 0 ? 'main' : 'line'))}
          {children}
          {dangers.map((act) => buttonOf(act, 'danger'))}
        </>
      }
    >
      {acting.fault ? (
        <Notice kind="danger" isAlert>
          {acting.fault}
        </Notice>
      ) : null}
      {offered.map((act) =>
        act.question ? (
          <AskDialog
            key={act.name}
            isOpen={asking === act.name}
            label={act.label}
            isDanger={act.isDanger ?? false}
            question={act.question}
            titles={rowsOf(act).map(queue.titleOf)}
            onClose={() => setAsking(null)}
            onAnswer={(answer) => run(act, answer)}
          />
        ) : null,
      )}
    </BarFrame>
  )
}
