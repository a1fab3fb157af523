import { coverNames } from '#art/names/cover-names.ts'
import type { EventContent } from '#features/events/content.ts'
import { occurrencesAround } from '#features/events/server/seed-rules.ts'
import { startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { letterCount, textFaults } from '#lib/thai/text-rules.ts'
import type { Article, Fault } from './read-content.ts'

const file = 'content/events.json'
const fewest = 12
const longestPhrase = 16
const dayMs = 24 * 3_600_000

/** Faults of the events, individually and as scheduled around `today`. */
export function* eventFaults(events: EventContent[], articles: Article[], today: string): Generator<Fault> {
  const keys = new Set<string>()
  const articleKeys = new Set(articles.map(({ article }) => article.key))
  for (const event of events) {
    const { key, title, titlePhrases, summary, description, cover, place, online } = event
    const fault = (rule: string, detail: string): Fault => ({ file, key, rule, detail })
    if (keys.has(key)) yield fault('duplicate', 'key นี้มีแล้ว')
    keys.add(key)
    for (const text of [title, summary, ...description, cover.alt, ...(place ? [place] : [])])
      for (const one of textFaults(text)) yield fault(one.rule, one.detail)
    for (const phrase of titlePhrases ?? [title])
      if (letterCount(phrase) > longestPhrase) yield fault('length', `วลี “${phrase}” ยาวเกิน ${longestPhrase} ตัวอักษร`)
    if (!coverNames.some((name) => name === cover.art)) yield fault('cover', `ไม่มีภาพ ${cover.art}`)
    if (!place && !online) yield fault('place', 'ต้องมีสถานที่หรือลิงก์ออนไลน์')
    if (event.isSimulated && place && !place.includes('จำลอง')) yield fault('place', 'สถานที่ที่ไม่มีจริงต้องบอกว่าจำลอง')
    if (event.isSimulated && !description.some((text) => text.includes('จำลอง')))
      yield fault('place', 'ต้องบอกว่าเป็นกิจกรรมจำลอง')
    const article = online?.match(/^\/post\/detail\/([a-z0-9-]+)$/)?.[1]
    if (online?.startsWith('/') && !articleKeys.has(article ?? '')) yield fault('link', `ไม่มีบทความ ${online}`)
    // Otherwise a person who joins late could never cancel with a refund.
    if (event.fee > 0 && event.closesHours < 24) yield fault('fee', 'กิจกรรมที่มีค่าเข้าร่วมต้องปิดรับก่อนเริ่มอย่างน้อย 24 ชั่วโมง')
  }
  const near = events.filter((event) =>
    occurrencesAround(today, event).some(({ starts_at }) => isNear(starts_at, today)),
  )
  if (near.length < fewest) yield { file, key: '', rule: 'count', detail: `รอบวันนี้ต้องมีอย่างน้อย ${fewest} กิจกรรม` }
}

function isNear(startsAt: Date, today: string): boolean {
  return Math.abs(startsAt.getTime() - startOfBangkokDay(today).getTime()) <= 21 * dayMs
}
