import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { adminOrderErrors } from '../admin-contract.ts'
import type { OrderState } from '../contract.ts'
import { canMoveParcel } from '../order-state-rules.ts'
import { moveOrder } from './admin-commands.ts'
import { type OrderFilter, selectOrders } from './admin-queries.ts'
import { type ReadOrder, type RowFault, readOrders, writeOrders } from './csv-rules.ts'

const refusal = refusals(adminOrderErrors)
const maxExported = 5_000
const maxNamed = 50

type Staff = { actorId: string; now: Date }

/** Orders with their addresses as CSV; the log keeps who took how many. */
export async function exportOrders(tx: Tx, { actorId, filter, now }: Staff & { filter: OrderFilter }) {
  const rows = await selectOrders(tx, filter, { limit: maxExported })
  const subject = { kind: 'premium_order', id: actorId } as const
  const after = { rows: rows.length, ...filter }
  await recordStaffAct(tx, { actorId, act: 'store.orders-exported', subject, before: null, after, now })
  return { file_name: `orders-${bangkokDay(now)}.csv`, csv: writeOrders(rows), rows: rows.length }
}

/**
 * Moves the parcels of a file as its rows say; those that stand so already stay. Throws orders_csv_wrong, naming every
 * wrong row: then nothing is moved. With `isTrial` nothing is moved either.
 */
export async function importOrders(
  tx: Tx,
  { actorId, csv, isTrial, now }: Staff & { csv: string; isTrial: boolean },
): Promise<{ moved: number; unchanged: number }> {
  const { rows, faults } = readOrders(csv)
  if (faults.length > 0) throw refuseRows(faults)
  const held = await lockOrders(tx, rows)
  const wrong = rows.flatMap((row) => stateFaults(row, held.get(row.id)))
  if (wrong.length > 0) throw refuseRows(wrong)
  const due = rows.filter(({ id, state }) => held.get(id)!.state !== state)
  const count = { moved: due.length, unchanged: rows.length - due.length }
  if (isTrial || due.length === 0) return count
  for (const { id, state, carrier, tracking } of due)
    await moveOrder(tx, {
      orderId: id,
      from: held.get(id)!.state,
      to: state as 'packed' | 'shipped' | 'delivered',
      tracking: state === 'shipped' ? { carrier, number: tracking } : null,
      now,
    })
  const subject = { kind: 'premium_order', id: actorId } as const
  await recordStaffAct(tx, { actorId, act: 'store.orders-imported', subject, before: null, after: count, now })
  return count
}

type Held = { id: string; type: string; state: OrderState }

/** In the order of their ids: two files that name the same orders wait for each other, and never in a ring. */
async function lockOrders(tx: Tx, rows: readonly ReadOrder[]): Promise<Map<string, Held>> {
  if (rows.length === 0) return new Map()
  const orders = await tx
    .selectFrom('premium_order')
    .select(['id', 'type', 'state'])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(orders.map((order) => [order.id, { ...order, state: order.state as OrderState }]))
}

function stateFaults({ row, state }: ReadOrder, order: Held | undefined): RowFault[] {
  if (!order) return [{ row, detail: 'ไม่พบรายการแลกนี้' }]
  if (order.state === state || canMoveParcel(order.type, order.state, state)) return []
  return [{ row, detail: `รายการนี้อยู่สถานะ ${order.state} เลื่อนเป็น ${state} ไม่ได้` }]
}

function refuseRows(faults: readonly RowFault[]) {
  const code = 'orders_csv_wrong'
  return refusal(code, {
    fields: faults.slice(0, maxNamed).map(({ row, detail }) => ({ path: `rows.${row}`, code, detail })),
  })
}
