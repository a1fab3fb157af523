import { readCsv } from '#lib/csv.ts'
import { isBusinessDay, nextBusinessDay } from '../clock/business-day-rules.ts'

/** A jump of more than this (basis points) from one day to the next is held for a second person. */
export const jumpLimit = 2_000

export type NavRow = { row: number; code: string; day: string; nav: number }
export type RowFault = { row: number; detail: string }

/** The text of a file's bytes, or null where they are not UTF-8. */
export function decodeFile(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The rows of a file with the heading fund,date,nav; `row` is 1 for the first after the heading. Null: no such file. */
export function readNavFile(text: string): { rows: NavRow[]; faults: RowFault[] } | null {
  const [heading, ...lines] = readCsv(text) ?? []
  if (heading?.map((cell) => cell.toLowerCase()).join() !== 'fund,date,nav' || lines.length === 0) return null
  const rows: NavRow[] = []
  const faults: RowFault[] = []
  const seen = new Set<string>()
  for (const [at, [code = '', day = '', value = '']] of lines.entries()) {
    const row = at + 1
    const detail = faultOf(day, value)
    if (detail) faults.push({ row, detail })
    else if (seen.has(`${code} ${day}`)) faults.push({ row, detail: `กองทุน ${code} มีวันที่ ${day} ซ้ำในไฟล์` })
    else {
      seen.add(`${code} ${day}`)
      rows.push({ row, code, day, nav: toNav(value) })
    }
  }
  return { rows, faults }
}

function faultOf(day: string, value: string): string | null {
  const at = new Date(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day)
    return 'วันที่ต้องเขียนแบบ 2026-11-23'
  if (!/^\d{1,5}(\.\d{1,4})?$/.test(value)) return 'ราคาต้องเป็นตัวเลข มีทศนิยมได้ไม่เกิน 4 ตำแหน่ง'
  return toNav(value) === 0 ? 'ราคาต้องมากกว่า 0' : null
}

function toNav(value: string): number {
  const [whole = '0', part = ''] = value.split('.')
  return Number(whole) * 10_000 + Number(part.padEnd(4, '0'))
}

/** What is known of the funds of a file: where the NAV comes from, and the NAVs that are stored already. */
export type Known = ReadonlyMap<
  string,
  { source: 'model' | 'file'; navs: ReadonlyMap<string, number>; last: string | null }
>
export type Jump = { row: number; code: string; day: string; before: number; nav: number; change: number }

/**
 * What a file would do: the rows to add, how many say what is stored already, the jumps; and the faults, with which nothing may
 * be added. Each fund's days follow its last stored one without a gap; a fund without NAVs may begin on any business day.
 */
export function judgeRows(rows: readonly NavRow[], known: Known, today: string) {
  const faults: RowFault[] = []
  const added: NavRow[] = []
  const jumps: Jump[] = []
  let unchanged = 0
  const ends = new Map<string, { day: string; nav: number } | null>()
  for (const one of rows.toSorted((a, b) => (a.code + a.day < b.code + b.day ? -1 : 1))) {
    const fund = known.get(one.code)
    const stored = fund?.navs.get(one.day)
    if (stored !== undefined && stored === one.nav) {
      unchanged++
      continue
    }
    const lastNav = fund?.last ? { day: fund.last, nav: fund.navs.get(fund.last)! } : null
    const end = ends.has(one.code) ? ends.get(one.code)! : lastNav
    const detail = faultOfRow(one, { fund, stored, end, today })
    if (detail) {
      faults.push({ row: one.row, detail })
      continue
    }
    const change = end ? Math.round((one.nav / end.nav - 1) * 10_000) : 0
    if (end && Math.abs(one.nav - end.nav) * 10_000 > end.nav * jumpLimit)
      jumps.push({ row: one.row, code: one.code, day: one.day, before: end.nav, nav: one.nav, change })
    ends.set(one.code, { day: one.day, nav: one.nav })
    added.push(one)
  }
  return { added, unchanged, jumps, faults: faults.toSorted((a, b) => a.row - b.row) }
}

type Around = {
  fund: { source: 'model' | 'file'; last: string | null } | undefined
  stored: number | undefined
  end: { day: string; nav: number } | null
  today: string
}

function faultOfRow({ code, day }: NavRow, { fund, stored, end, today }: Around): string | null {
  if (!fund) return `ไม่มีกองทุนรหัส ${code}`
  if (fund.source === 'model') return `กองทุน ${code} ใช้ราคาจำลอง รับไฟล์ไม่ได้`
  if (!isBusinessDay(day)) return `${day} ไม่ใช่วันทำการ`
  if (day > today) return `${day} ยังมาไม่ถึง`
  if (stored !== undefined) return `${day} มีราคาแล้วและไม่ตรงกัน`
  if (end && day < end.day) return `${day} อยู่ก่อนวันสุดท้ายที่มีราคา`
  if (end && day !== nextBusinessDay(end.day)) return `ขาดราคาของ ${nextBusinessDay(end.day)} ก่อน ${day}`
  return null
}
