import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { type Koin, koin } from '#lib/money.ts'
import { formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import { learningDay } from './activities.ts'
import { lockWallet } from './commands.ts'
import { countLearningDays } from './learning-queries.ts'
import { milestoneReached } from './notices.ts'
import { readRate } from './rate-queries.ts'
import { rewardKoin } from './reward-commands.ts'
import { milestoneRate } from './rules.ts'

/** The job of a new learning day, { userId, day }, added in its transaction; the clubs run it. */
export const followLearningDayTask = 'follow-learning-day'

type LearningDay = { is_new: boolean; days_this_month: number; reward: Koin }

/**
 * Records that a person learned on a Bangkok day (finished a daily quiz, an article's question or a game). Idempotent
 * per day. The 5th, 10th, 15th and 20th learning day of a month, in any order, pays a reward. `daysThisMonth` counts
 * the days of that month, `reward` is what this call paid. `day` may be before today (a quiz begun before midnight);
 * the caller decides how far back.
 */
export async function recordLearningDay(
  tx: Tx,
  { userId, day, now }: { userId: string; day: string; now: Date },
): Promise<LearningDay> {
  const month = day.slice(0, 7)
  const days = await addDay(tx, { userId, day, month })
  if (days === null)
    return { is_new: false, days_this_month: await countLearningDays(tx, userId, month), reward: koin(0) }
  await recordActivity(tx, {
    userId,
    kind: learningDay,
    subjectId: null,
    facts: { ofMonth: days },
    cause: `learning-day:${day}`,
    day,
    now,
  })
  await sql`select from graphile_worker.add_job(
    ${followLearningDayTask}, ${JSON.stringify({ userId, day })}::json)`.execute(tx)
  return { is_new: true, days_this_month: days, reward: await payMilestone(tx, { userId, month, days, now }) }
}

/** Shows or hides a person's own streak on every device. The last choice counts. */
export async function chooseRun(
  tx: Tx,
  { userId, is_shown: isShown, now }: { userId: string; is_shown: boolean; now: Date },
): Promise<void> {
  const choice = { hides_run: !isShown, changed_at: now }
  await tx
    .insertInto('learning_choice')
    .values({ user_id: userId, ...choice })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choice))
    .execute()
}

/**
 * The count of the month including the new day; null when the day was recorded before. The month's row serialises
 * concurrent days.
 */
async function addDay(tx: Tx, { userId, day, month }: { userId: string; day: string; month: string }) {
  const { rows } = await sql<{ days: number }>`
    with ${lockWallet(userId)}, fresh as (
      insert into learning_day (user_id, day) select ${userId}, ${day} from (select count(*) from held) as wallets
      on conflict (user_id, day) do nothing
      returning user_id
    )
    insert into learning_month as counter (user_id, month, days) select user_id, ${month}, 1 from fresh
    on conflict (user_id, month) do update set days = counter.days + 1
    returning days`.execute(tx)
  return rows[0]?.days ?? null
}

async function payMilestone(
  tx: Tx,
  { userId, month, days, now }: { userId: string; month: string; days: number; now: Date },
): Promise<Koin> {
  const key = milestoneRate(days)
  if (!key) return koin(0)
  const cause = `learning-days:${month}:${days}`
  const { paid } = await rewardKoin(tx, {
    userId,
    source: 'learning-days',
    amount: (await readRate(tx, key, now)).koin,
    cause,
    title: `เรียนรู้ครบ ${days} วันในเดือน ${formatThaiMonth(month)}`,
    href: '/profile',
    now,
  })
  await notify(tx, { userId, kind: milestoneReached, facts: { days, month, koin: paid }, cause, now })
  return paid
}
