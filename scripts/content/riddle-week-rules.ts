import type { RiddleWeek } from '#features/games/riddles/content.ts'
import { isTold } from '#features/games/riddles/rules.ts'
import { textFaults } from '#lib/thai/text-rules.ts'
import type { Fault } from './read-content.ts'
import type { Riddle } from './riddle-rules.ts'

const file = 'content/riddle-weeks.json'

/** Faults of the themed weeks: every riddle in use stands in one, and no title tells an answer of its week. */
export function* riddleWeekFaults(weeks: readonly RiddleWeek[], riddles: readonly Riddle[]): Generator<Fault> {
  const byKey = new Map(riddles.map(({ riddle }) => [riddle.key, riddle]))
  const titles = new Set<string>()
  const placed = new Set<string>()
  for (const { title, riddles: keys } of weeks) {
    const fault = (rule: string, detail: string): Fault => ({ file, key: title, rule, detail })
    for (const { rule, detail } of textFaults(title)) yield fault(rule, detail)
    if (titles.has(title)) yield fault('duplicate', 'ชื่อสัปดาห์นี้มีแล้ว')
    titles.add(title)
    for (const key of keys) {
      const riddle = byKey.get(key)
      if (!riddle || riddle.isRetired) yield fault('week', `ไม่มีภาพ ${key} ที่ใช้อยู่`)
      else if (placed.has(key)) yield fault('week', `${key} อยู่ในสัปดาห์อื่นแล้ว`)
      else if (isTold(title, riddle)) yield fault('telling', `ชื่อสัปดาห์มีคำตอบของ ${key} อยู่`)
      placed.add(key)
    }
  }
  for (const { key, isRetired } of byKey.values())
    if (!isRetired && !placed.has(key)) yield { file, key, rule: 'week', detail: 'ยังไม่อยู่ในสัปดาห์ใด' }
}
