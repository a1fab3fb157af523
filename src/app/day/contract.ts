import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'

/** right: without help at the first go; yet: settled in another way; open: not done yet. Tells no answer. */
export const DayMark = z.enum(['right', 'yet', 'open'])
export type DayMark = z.infer<typeof DayMark>

/** One of the day's things: three that it asks for, and the crossword beside them (askedOf). `title` names the stop of the path; the others have fixed names. */
export const DayPart = z.object({
  key: z.enum(['quiz', 'crossword', 'riddle', 'stop']),
  href: z.string(),
  title: z.nullable(z.string()),
  marks: z.array(DayMark),
  /** How the riddle of the day ended: the best of its pictures. Null before, and for the other things. */
  outcome: z.nullable(z.enum(['solved', 'missed', 'skipped'])),
  is_done: z.boolean(),
})
export type DayPart = z.infer<typeof DayPart>

/**
 * What a day asks for: quiz, riddle and stop, the three things that home counts. The crossword is offered beside them and
 * stays out of the count.
 */
export function askedOf(parts: readonly DayPart[]): DayPart[] {
  return parts.filter(({ key }) => key !== 'crossword')
}

/** What the card asks the person who gets it: the question, its page for everybody, and the page's address as a QR code. */
const Teaser = z.object({ text: z.string(), href: z.string(), qr: z.object({ size: z.int(), path: z.string() }) })

/**
 * A person's day: what there is to do, without what cannot be done today, and `next`, the stop after today's. `days`
 * are the learning days of this month. `skill` is the theme: that of the quiz's first question.
 */
export const DayView = z.object({
  day: Day,
  days: z.int(),
  skill: Skill,
  parts: z.array(DayPart),
  is_done: z.boolean(),
  teaser: z.nullable(Teaser),
  next: z.nullable(z.object({ title: z.string(), href: z.string() })),
})
export type DayView = z.infer<typeof DayView>

/** Beyond the specification. */
export const readDay = endpoint({
  method: 'GET',
  path: '/v2/api/day',
  access: 'protected',
  summary: 'วันนี้ของฉัน: ควิซ ครอสเวิร์ดเล็ก ปริศนาหนึ่งภาพ และด่านถัดไป ทำถึงไหนแล้ว ไม่มีเฉลย',
  reply: DayView,
})
