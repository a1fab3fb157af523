import { readCsv, writeCsv } from '#lib/csv.ts'
import { formatBangkokStamp } from '#lib/thai/bangkok-time.ts'
import type { OrderState } from '../contract.ts'
import { orderNumber } from '../number-rules.ts'

const columns = [
  'order',
  'number',
  'state',
  'carrier',
  'tracking',
  'premium',
  'quantity',
  'name',
  'phone',
  'address',
  'tambon',
  'amphoe',
  'province',
  'postcode',
  'bought',
] as const

/** As many rows as one transaction should hold. */
export const maxImported = 1_000

type Written = {
  id: string
  state: string
  carrier: string | null
  tracking: string | null
  name: string
  quantity: number
  receiver: string | null
  phone: string | null
  line: string | null
  tambon: string | null
  amphoe: string | null
  province: string | null
  postcode: string | null
  paid_at: Date
}

/** Orders as the file that packers work with; whose address was forgotten has none. */
export function writeOrders(orders: readonly Written[]): string {
  const rows = orders.map((order) => [
    order.id,
    orderNumber(order.id),
    order.state,
    order.carrier,
    order.tracking,
    order.name,
    order.quantity,
    order.receiver,
    order.phone,
    order.line,
    order.tambon,
    order.amphoe,
    order.province,
    order.postcode,
    formatBangkokStamp(order.paid_at),
  ])
  return writeCsv([columns, ...rows])
}

/** A row of the file: `row` 1 is the first after the heading. */
export type ReadOrder = { row: number; id: string; state: OrderState; carrier: string; tracking: string }
export type RowFault = { row: number; detail: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const states: readonly string[] = ['paid', 'packed', 'shipped', 'delivered']

/** The file as staff sends it back; columns by their headings, in any order. Rows that say nothing clear are faults. */
export function readOrders(csv: string): { rows: ReadOrder[]; faults: RowFault[] } {
  const [heading = [], ...lines] = readCsv(csv) ?? []
  const at = (name: (typeof columns)[number]) => heading.findIndex((cell) => cell.toLowerCase() === name)
  if (at('order') < 0 || at('state') < 0)
    return { rows: [], faults: [{ row: 0, detail: 'ไฟล์ต้องมีหัวคอลัมน์ order และ state ใช้ไฟล์ที่ส่งออกไปเป็นต้นแบบ' }] }
  if (lines.length > maxImported)
    return { rows: [], faults: [{ row: maxImported + 1, detail: `ส่งได้ครั้งละไม่เกิน ${maxImported} แถว` }] }
  const rows = lines.map((cells, i) => {
    const cell = (name: (typeof columns)[number]) => cells[at(name)] ?? ''
    const [carrier, tracking] = [cell('carrier'), cell('tracking')]
    const state = cell('state').toLowerCase() as OrderState
    return { row: i + 1, id: cell('order').toLowerCase(), state, carrier, tracking }
  })
  return { rows, faults: rows.flatMap((row, i) => faultsOf(row, rows.slice(0, i))) }
}

function faultsOf({ row, id, state, carrier, tracking }: ReadOrder, before: readonly ReadOrder[]): RowFault[] {
  const fault = (detail: string) => [{ row, detail }]
  if (!uuid.test(id)) return fault('ช่อง order ไม่ใช่รหัสรายการแลก')
  if (before.some((one) => one.id === id)) return fault('รายการนี้มีในไฟล์แล้ว')
  if (!states.includes(state)) return fault(`ช่อง state ต้องเป็น ${states.join(' ')}`)
  if (state === 'shipped' && (!carrier || carrier.length > 40)) return fault('ส่งแล้วต้องบอกผู้ส่งในช่อง carrier')
  if (state === 'shipped' && !/^[A-Za-z0-9-]{5,40}$/.test(tracking)) return fault('ส่งแล้วต้องบอกเลขพัสดุในช่อง tracking')
  return []
}
