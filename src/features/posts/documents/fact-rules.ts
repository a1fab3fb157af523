import { z } from 'zod/mini'

/** content/sources.json as far as it is read here: facts by their id, and the day by which one that changes is looked up again. */
export const DatedFacts = z.record(z.string(), z.object({ claim: z.string(), reviewBy: z.optional(z.iso.date()) }))
export type DatedFacts = z.infer<typeof DatedFacts>

const factId = /\bF\d{3}\b/g
/** An address, a year, a day, an edition, or an author and a title. */
const reference = /[a-z0-9-]+\.[a-z]{2,}|\(\d{4}\)|(พ\.ศ\.|[ก-๛]\.) ?25\d\d|ฉบับที่ \d|\S{2,}.*: ?.{8,}/
/** What an editor says who looked nothing up: an honest word in place of one that looks like a source. */
export const ownWords = 'คำอธิบายของกองบรรณาธิการ ไม่มีแหล่งภายนอก'
/** The same of one part: what we explain, then that it is ours. */
const ownPart = new RegExp(`^(.{4,} · )?${ownWords}$`)

/** The facts that notes on sources name, each once. */
export function factsIn(notes: readonly string[]): string[] {
  return [...new Set(notes.flatMap((note) => note.match(factId) ?? []))]
}

/** Whether a note says where something stands: a fact, a calculation, a full reference, or that it is our own explanation. */
export function isSource(note: string): boolean {
  return factsIn([note]).length > 0 || isOwnWords(note) || note.includes('คำนวณ') || reference.test(note)
}

/** Whether a note says that it is our own explanation, without a place where it stands. */
export function isOwnWords(note: string): boolean {
  return ownPart.test(note)
}

/** The first day by which one of these facts has to be looked up again; undefined where none changes. */
export function firstReview(ids: readonly string[], facts: DatedFacts): string | undefined {
  return ids
    .flatMap((id) => facts[id]?.reviewBy ?? [])
    .toSorted()
    .at(0)
}
