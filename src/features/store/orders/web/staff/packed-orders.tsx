import { useWorkClaims } from '#features/staff-work/web/claim-calls.ts'
import { WorkBar } from '#features/staff-work/web/work-bar.tsx'
import type { QueueAct } from '#kit/queue/queue-bar.tsx'
import { QueueList } from '#kit/queue/queue-list.tsx'
import { QueueRow } from '#kit/queue/queue-row.tsx'
import { useQueue } from '#kit/queue/use-queue.ts'
import { DataTable } from '#ui/basics/table.tsx'
import { type AdminOrder, moveOrder } from '../../admin-contract.ts'
import { canMoveParcel } from '../../order-state-rules.ts'
import { adminText as text } from './admin-text.ts'
import { columns } from './order-columns.tsx'

const [nameColumn, ...others] = columns

/** An act that moves parcels on. Sending needs a number for each: that is done with the file. */
const moveTo = (to: 'packed' | 'delivered', words: Pick<QueueAct<AdminOrder>, 'label' | 'sayDone'>) =>
  ({
    name: to,
    ...words,
    isFor: ({ type, state }: AdminOrder) => canMoveParcel(type, state, to),
    send: (send, { id, state }) => send(moveOrder, { query: { id }, body: { from: state, to, tracking: null } }),
  }) satisfies QueueAct<AdminOrder>

const acts: readonly QueueAct<AdminOrder>[] = [
  moveTo('packed', { label: text.pack, sayDone: text.packedMany }),
  moveTo('delivered', { label: text.deliver, sayDone: text.deliveredMany }),
]

/** The orders for those who pack: taken, handed on and moved on many at once. `isOfState`: a tab says already how they stand. */
export function PackedOrders({ items, isOfState }: { items: AdminOrder[]; isOfState: boolean }) {
  const queue = useQueue({ rows: items, idOf: ({ id }) => id, titleOf: ({ number, name }) => `${number} ${name}` })
  const { claimOf, colleagues, calls } = useWorkClaims('orders')
  const ticked = {
    ...nameColumn,
    cell: (row: AdminOrder) => (
      <QueueRow queue={queue} row={row}>
        {nameColumn.cell(row)}
      </QueueRow>
    ),
  }
  const holder = { key: 'holder', label: text.holder, cell: (row: AdminOrder) => claimOf(row)?.holder }
  return (
    <QueueList
      queue={queue}
      label={text.queue}
      bar={<WorkBar queue={queue} calls={calls} colleagues={colleagues} claimOf={claimOf} acts={acts} />}
    >
      <DataTable
        caption={text.table}
        columns={[ticked, ...others.filter(({ key }) => !(isOfState && key === 'state')), holder]}
        rows={items}
        rowKey={({ id }) => id}
        rowProps={queue.rowProps}
      />
    </QueueList>
  )
}
