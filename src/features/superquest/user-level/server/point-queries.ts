import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { maxPointsADay, minDonation, questActions } from '../level-rules.ts'

const kinds = questActions.map(({ kind }) => kind)

/**
 * The facts that are actions: a donation is one from 100 koin on, a purchase as long as it is not undone, a share of a post the
 * first time: buying and cancelling, or sharing the same post again every day, would be worth points else. They are never
 * stored a second time, so none counts twice.
 */
const actions = sql`activity.kind = any (${kinds})
  and (activity.kind <> 'donation.made' or (activity.facts->>'paid')::bigint >= ${minDonation})
  and not exists (
    select from premium_order undone where undone.user_id = activity.user_id and undone.state = 'refunded'
      and activity.cause = 'store:bought:' || undone.id
  )
  and not exists (
    select from activity earlier where activity.kind = 'post.shared' and earlier.user_id = activity.user_id
      and earlier.kind = 'post.shared' and earlier.subject_id = activity.subject_id
      and (earlier.happened_at, earlier.id) < (activity.happened_at, activity.id)
  )`

type Asked = { userId: string; before: Date }

/** Quest points of a person by what happened before a moment: one an action, so many a Bangkok day at most. */
export async function readPoints(db: Db | Tx, { userId, before }: Asked): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(least(actions, ${maxPointsADay})), 0)::int as points from (
      select count(*) as actions from activity
      where user_id = ${userId} and happened_at < ${before} and ${actions} group by day
    ) as days`.execute(db)
  return rows[0]!.points
}

/** How many points a person got on one Bangkok day. */
export async function readPointsOfDay(db: Db | Tx, userId: string, day: string): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select least(count(*), ${maxPointsADay})::int as points from activity
    where user_id = ${userId} and day = ${day} and ${actions}`.execute(db)
  return rows[0]!.points
}

/** How often a person did each action. */
export async function countActions(db: Db | Tx, userId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int from activity where user_id = ${userId} and ${actions} group by kind`.execute(db)
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

/** Quest points of some people on the days of a month, most first; by id where they are even. */
export async function readMonthPoints(
  db: Db | Tx,
  { userIds, from, to }: { userIds: string[]; from: string; to: string },
): Promise<{ user_id: string; points: number }[]> {
  const { rows } = await sql<{ user_id: string; points: number }>`
    select user_id, sum(least(actions, ${maxPointsADay}))::int as points from (
      select user_id, day, count(*) as actions from activity
      where user_id = any (${userIds}::uuid[]) and day >= ${from} and day < ${to} and ${actions} group by user_id, day
    ) as days group by user_id order by points desc, user_id`.execute(db)
  return rows
}
