import type { z } from 'zod/mini'

/** How a fact of a kind is said in Thai, `{n}` being its number: in a rule that wants it, or that sums it up. */
export type FactWords = {
  /** What it is called at the staff's desk. */
  name: string
  /** 'ให้ถูก': of a flag that is true; of a number of at least n: 'ถูกอย่างน้อย {n} ข้อ'. */
  wanted?: string
  /** 'ตอบถูกรวม {n} ข้อ': a sum over many of them. */
  sum?: string
  /** Of a name: what each value adds to the deed. */
  values?: Record<string, string>
}

/** What quests say of a kind: 'ตอบควิซประจำวัน', counted in 'ครั้ง', done at `href`. Without words no rule can count it. */
export type KindWords = {
  deed: string
  unit: string
  href: string
  /** What different subjects are counted in, 'บทความ'; and where one of them is, `at` before its id. */
  subject?: { unit: string; at?: string }
  facts?: Record<string, FactWords>
}

/**
 * What a person can do that quests, levels and staff numbers count: its name (who or what, then the deed) and the facts
 * that are kept of it. Facts are numbers, flags and short names; never what a person wrote or who they are.
 */
export type ActivityKind<Facts extends z.ZodMiniObject = z.ZodMiniObject> = {
  readonly name: string
  readonly facts: Facts
  readonly words: KindWords | null
}

/** A kind of activity. A feature exports its own from `server/activity-rules.ts` and registers them in `server/feature.ts`. */
export function activityKind<Facts extends z.ZodMiniObject>(
  name: string,
  facts: Facts,
  words: KindWords | null = null,
): ActivityKind<Facts> {
  return { name, facts, words }
}
