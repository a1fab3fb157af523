import { groupBy } from '#lib/group-by.ts'
import { addDays, bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { Notice } from '../notice-contract.ts'

type NoticeDay = { day: string; name: string; items: Notice[] }

const names = { today: 'วันนี้', yesterday: 'เมื่อวาน' }

/** Notices by their Bangkok day, in their order: today, yesterday, then dates. */
export function daysOf(items: readonly Notice[], today: string): NoticeDay[] {
  const yesterday = addDays(today, -1)
  const groups = groupBy(items, ({ made_at: at }) => bangkokDay(new Date(at)))
  return [...groups].map(([day, inDay]) => ({
    day,
    name: day === today ? names.today : day === yesterday ? names.yesterday : formatThaiDate(day),
    items: inDay,
  }))
}
