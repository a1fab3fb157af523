import type { z } from 'zod/mini'

/** The Thai words of a fact of a kind, for rules that require it or sum it; `{n}` is its number. */
export type FactWords = {
  /** What it is called at the staff's desk. */
  name: string
  /** 'ให้ถูก': of a flag that is true; of a number of at least n: 'ถูกอย่างน้อย {n} ข้อ'. */
  wanted?: string
  /** 'ไม่นับคำฝึก': of a flag that is false; it is said last. */
  unwanted?: string
  /** 'ตอบถูกรวม {n} ข้อ': a sum over many of them. */
  sum?: string
  /** Of a name: what each value adds to the activity. */
  values?: Record<string, string>
}

/** The Thai words of a kind in missions: 'ตอบควิซประจำวัน', counted in 'ครั้ง', done at `href`. A kind without words cannot be counted by a rule. */
export type KindWords = {
  /** The act as a verb phrase. */
  activity: string
  unit: string
  href: string
  /** What different subjects are counted in, 'บทความ'; and where one of them is, `at` before its id. */
  subject?: { unit: string; at?: string }
  facts?: Record<string, FactWords>
}

/**
 * A kind of act that quests, levels and staff statistics count: its name (subject.verb) and the schema of its facts.
 * Facts are numbers, flags and short names, never text of a person or personal data.
 */
export type ActivityKind<Facts extends z.ZodMiniObject = z.ZodMiniObject> = {
  readonly name: string
  readonly facts: Facts
  readonly words: KindWords | null
}

/**
 * Defines a kind of activity. A feature exports its kinds from `server/activities.ts` and registers them in
 * `server/feature.ts`.
 */
export function activityKind<Facts extends z.ZodMiniObject>(
  name: string,
  facts: Facts,
  words: KindWords | null = null,
): ActivityKind<Facts> {
  return { name, facts, words }
}
