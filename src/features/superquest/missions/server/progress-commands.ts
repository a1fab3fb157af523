import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { goalsOf, kindsOf, type Rule } from '../mission-rules.ts'
import { countsFor } from '../mission-state-rules.ts'
import { countRule, matchesFact } from '../progress-rules.ts'
import { type FactRow, listCountedFacts, listFactsSince, toFact } from './fact-queries.ts'
import { missionCompleted } from './notices.ts'

/** A mission that somebody has joined and not completed, with what decides which facts count. */
type Watched = { mission_id: string; title: string; rule: Rule; joined_at: Date; ends_at: Date }

/**
 * Counts one fact for every mission of its person that listens to its kind, each once however often this runs. What it
 * costs depends on those missions and not on how many there are. The job of the fact runs it.
 */
export async function applyActivity(
  tx: Tx,
  { userId, activityId }: { userId: string; activityId: string },
): Promise<void> {
  const { rows: facts } = await sql<FactRow>`
    select id, kind, subject_id, day, facts, happened_at from activity
    where user_id = ${userId} and id = ${activityId}`.execute(tx)
  const fact = facts[0]
  if (!fact) return
  const watches = sql`select mission_id from mission_watch where user_id = ${userId} and kind = ${fact.kind}`
  for (const watched of await lockJoins(tx, userId, watches)) await countFacts(tx, userId, watched, [fact])
}

/** Counts all that a person has done for one mission and that no job has come to yet: before a reward is judged. */
export async function catchUp(tx: Tx, { userId, missionId }: { userId: string; missionId: string }): Promise<void> {
  for (const watched of await lockJoins(tx, userId, sql`${missionId}::uuid`)) {
    const since = { userId, kinds: kindsOf(watched.rule), from: watched.joined_at, until: watched.ends_at }
    await countFacts(tx, userId, watched, await listFactsSince(tx, since))
  }
}

/** Locks what is under way, in one order for all: two facts at once would else count past each other. */
async function lockJoins(tx: Tx, userId: string, missions: ReturnType<typeof sql>): Promise<Watched[]> {
  const { rows } = await sql<Watched>`
    select mission.id as mission_id, mission.title, mission.rule, mission.ends_at, mission_join.joined_at
    from mission_join join mission on mission.id = mission_join.mission_id
    where mission_join.user_id = ${userId} and mission_join.completed_at is null and mission_join.mission_id in (${missions})
    order by mission_join.mission_id for update of mission_join`.execute(tx)
  return rows
}

async function countFacts(tx: Tx, userId: string, watched: Watched, rows: FactRow[]): Promise<void> {
  const { mission_id: missionId, rule, joined_at: joinedAt, ends_at: endsAt } = watched
  const counting = rows
    .map(toFact)
    .filter((fact) => countsFor({ joinedAt, endsAt }, fact.at))
    .filter((fact) => goalsOf(rule).some(({ of }) => matchesFact(of, fact)))
  if (counting.length === 0) return
  const { numAffectedRows } = await sql`
    insert into mission_fact (user_id, mission_id, activity_id)
    select ${userId}, ${missionId}, id from unnest(${counting.map(({ id }) => id)}::uuid[]) as id
    on conflict do nothing`.execute(tx)
  if (numAffectedRows === 0n) return
  const facts = await listCountedFacts(tx, { userId, missionId })
  const count = countRule(rule, facts)
  if (count.end === null) await saveProgress(tx, { userId, missionId, done: count.done })
  else await complete(tx, { userId, watched, done: count.done, at: completedAt(rule, facts) })
}

/** The moment of the fact that makes it whole. */
function completedAt(rule: Rule, facts: ReturnType<typeof toFact>[]): Date {
  const sorted = facts.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  return new Date(sorted[countRule(rule, facts).end!]!.at)
}

async function saveProgress(tx: Tx, { userId, missionId, done }: { userId: string; missionId: string; done: number }) {
  await tx
    .updateTable('mission_join')
    .set({ done })
    .where('user_id', '=', userId)
    .where('mission_id', '=', missionId)
    .execute()
}

type Completing = { userId: string; watched: Watched; done: number; at: Date }

/**
 * A mission is done: it listens no more, and its reward waits, unless as many as may win have done it before. The
 * mission's own row comes last: it is everybody's.
 */
async function complete(tx: Tx, { userId, watched, done, at }: Completing): Promise<void> {
  const { mission_id: missionId, title } = watched
  await sql`delete from mission_watch where user_id = ${userId} and mission_id = ${missionId}`.execute(tx)
  await notify(tx, {
    userId,
    kind: missionCompleted,
    facts: { title },
    cause: `mission:${missionId}:completed`,
    now: at,
  })
  await sql`
    with counted as (
      update mission set completed = completed + 1, won = least(won + 1, winners) where id = ${missionId}
      returning completed <= winners as has_won
    )
    update mission_join set done = ${done}, completed_at = ${at},
      reward_state = case when (select has_won from counted) then 'waiting' else 'gone' end
    where user_id = ${userId} and mission_id = ${missionId}`.execute(tx)
}
