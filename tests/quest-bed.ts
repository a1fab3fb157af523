import { activityKinds } from '#app/features.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import type { RewardForm } from '#features/superquest/missions/admin-contract.ts'
import type { Rule } from '#features/superquest/missions/rule-rules.ts'
import { foldActivity } from '#features/superquest/missions/server/fold-commands.ts'
import { newId } from '#lib/server/new-id.ts'
import type { openTestbed } from './testbed.ts'

type Bed = Pick<Awaited<ReturnType<typeof openTestbed>>, 'db'> & { clock: { now: Date } }
type Wanted = {
  rule?: Rule
  reward?: RewardForm
  places?: number | null
  winners?: number
  after?: string | null
  /** Days from the bed's now. */
  opensIn?: number
  joinsIn?: number
  endsIn?: number
  madeBy?: string | null
  title?: string
}

const dayMs = 24 * 3_600_000

/** The daily quiz on so many days. */
export const quizDays = (days: number): Rule => ({
  rule: 'distinct_days',
  of: { kinds: ['quiz.daily.answered'] },
  days,
})

/** A mission straight in the database: open for a month, a daily quiz on two days, 10.00 koin for a hundred winners. */
export async function aMission(bed: Bed, wanted: Wanted = {}): Promise<string> {
  const { now } = bed.clock
  const { rule = quizDays(2), reward = { kind: 'koin', koin: 1_000, points: null }, winners = 100 } = wanted
  const { opensIn = -1, endsIn = 30, joinsIn = endsIn, places = null, after = null, title = 'ภารกิจทดลอง' } = wanted
  const at = (days: number) => new Date(now.getTime() + days * dayMs)
  const id = newId(now)
  await bed.db
    .insertInto('mission')
    .values({
      id,
      title,
      summary: 'ลองทำดู',
      why: 'เพื่อทดลอง',
      skill: 'saving',
      rule: JSON.stringify(rule),
      reward: JSON.stringify(reward),
      places,
      winners,
      after_id: after,
      opens_at: at(opensIn),
      joins_until: at(joinsIn),
      ends_at: at(endsIn),
      state: 'scheduled',
      made_by: wanted.madeBy ?? null,
      made_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

type Deed = { day?: string; subject?: string; facts?: Record<string, unknown>; cause?: string; at?: Date }

const plain: Record<string, Record<string, unknown>> = {
  'quiz.daily.answered': { right: 3, total: 3 },
  'post.shared': { club: 'hit' },
}

/** Somebody does something, as the feature of its kind records it; the job is still to come. Answers the fact's id. */
export async function noteDeed(bed: Bed, userId: string, name: string, deed: Deed = {}): Promise<string> {
  const kind = activityKinds.get(name)!
  const { subject = null, facts = plain[name] ?? {}, cause = crypto.randomUUID(), at = bed.clock.now, day } = deed
  const noted = { userId, kind, subjectId: subject, facts, cause, now: at, ...(day && { day }) }
  const { id } = await bed.db.transaction().execute((tx) => recordActivity(tx, noted))
  return id!
}

/** The job of a fact. */
export function fold(bed: Bed, userId: string, activityId: string): Promise<void> {
  return bed.db.transaction().execute((tx) => foldActivity(tx, { userId, activityId }))
}

/** Somebody does something, and its job runs. */
export async function act(bed: Bed, userId: string, name: string, deed: Deed = {}): Promise<string> {
  const id = await noteDeed(bed, userId, name, deed)
  await fold(bed, userId, id)
  return id
}
