import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'

type Json = { [name: string]: unknown } | null

/** What staff acts on. The table takes small letters with _ between them, and what it refuses takes the deed along. */
export const staffSubjects = [
  'crossword',
  'event',
  'event_voucher',
  'game_word',
  'moderation_case',
  'person',
  'post',
  'post_summary',
  'question',
  'quiz_day',
  'quiz_period',
  'rate',
  'riddle',
  'super_hero',
  'video',
  'video_series',
] as const

/** `before` and `after` say what changed, without a word that a member wrote or that says who a member is. */
export type NewStaffAct = {
  actorId: string
  /** `<area>.<deed>`, as in `post.approved`. */
  act: string
  subject: { kind: (typeof staffSubjects)[number]; id: string }
  before: Json
  after: Json
  now: Date
}

/** Writes what a member of staff does into the audit log, in the transaction of the deed: neither exists without the other. */
export async function recordStaffAct(
  tx: Tx,
  { actorId, act, subject, before, after, now }: NewStaffAct,
): Promise<void> {
  const json = (value: Json) => (value === null ? null : JSON.stringify(value))
  await sql`
    insert into staff_act (id, actor_id, act, subject_kind, subject_id, before, after, made_at)
    values (${newId(now)}, ${actorId}, ${act}, ${subject.kind}, ${subject.id}, ${json(before)}, ${json(after)}, ${now})
  `.execute(tx)
}
