import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { Skill } from '#kit/skills.ts'
import { bangkokMonth, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { readGifts } from '../../gifts/server/queries.ts'
import type { Mission } from '../contract.ts'
import { landNames } from '../land-rules.ts'
import { kindsOf } from '../mission-rules.ts'
import type { Fact } from '../progress-rules.ts'
import type { Vocabulary } from '../sentence-rules.ts'
import { listCountedFacts, listFactsSince, toFact } from './fact-queries.ts'
import { findMission, type JoinRow, type MissionRow, readJoins, readMissions } from './mission-queries.ts'
import { type ChainPart, toMission, toMoved } from './mission-view.ts'

/** The reader of missions and the words of the rules. `userId` is null for visitors. */
export type Reader = { userId: string | null; words: Vocabulary; now: Date }

const soonMs = 14 * 24 * 3_600_000

/** Whether a mission can be joined at a moment, or opens within two weeks. */
export const isOpenOrSoon = (now: Date) => sql`(state = 'scheduled' and ends_at > ${now} and joins_until > ${now}
  and ended_at is null and opens_at < ${new Date(now.getTime() + soonMs)})`

/** Open missions and those that open within two weeks. */
export async function listOpen(db: Db | Tx, reader: Reader, skill?: Skill): Promise<Mission[]> {
  const { now } = reader
  const rows = await readMissions(
    db,
    sql`${isOpenOrSoon(now)} and (${skill ?? null}::text is null or skill = ${skill ?? null})`,
  )
  return viewMissions(db, rows, reader)
}

/** The missions of this Bangkok month: those that open or end in it, or have an occasion in it. */
export async function listOfMonth(db: Db | Tx, reader: Reader): Promise<{ month: string; missions: Mission[] }> {
  const { now } = reader
  const month = bangkokMonth(now)
  const start = startOfBangkokDay(`${month}-01`)
  const end = startOfBangkokDay(`${bangkokMonth(new Date(start.getTime() + 32 * 24 * 3_600_000))}-01`)
  const rows = await readMissions(
    db,
    sql`state = 'scheduled' and ended_at is null and opens_at < ${end} and ends_at > ${start}
      and (opens_at >= ${start} or ends_at <= ${end})`,
  )
  return { month, missions: await viewMissions(db, rows, reader) }
}

/** One mission. Throws mission_not_found. */
export async function viewMission(db: Db | Tx, id: string, reader: Reader): Promise<Mission> {
  return (await viewMissions(db, [await findMission(db, id)], reader))[0]!
}

/** All missions that a person has joined: under way first, then by when they joined, at most 200. `isCompleted`: those alone. */
export async function listJoined(
  db: Db | Tx,
  reader: Reader & { userId: string },
  which: 'all' | 'completed' = 'all',
): Promise<Mission[]> {
  const { rows } = await sql<MissionRow>`
    select mission.* from mission_join join mission on mission.id = mission_join.mission_id
    where mission_join.user_id = ${reader.userId}
    order by (mission_join.completed_at is null and mission.ends_at > ${reader.now}) desc, mission_join.joined_at desc, mission.id
    limit 200`.execute(db)
  const missions = await viewMissions(db, rows, reader)
  if (which === 'all') return missions
  const done = missions.filter(({ mine }) => mine!.reward_state !== 'none')
  return done.toSorted(
    (a, b) => Number(b.mine!.reward_state === 'waiting') - Number(a.mine!.reward_state === 'waiting'),
  )
}

const dayMs = 24 * 3_600_000
/** What is so new belongs to the act whose result is on the screen. */
const momentMs = 2 * 60_000

/** What is under way, and what was completed within a day. */
export async function readProgress(db: Db | Tx, reader: Reader & { userId: string }) {
  const since = new Date(reader.now.getTime() - dayMs)
  const { rows } = await sql<MissionRow>`
    select mission.* from mission_join join mission on mission.id = mission_join.mission_id
    where mission_join.user_id = ${reader.userId}
      and case when completed_at is null then mission.ends_at > ${reader.now} else completed_at > ${since} end
    order by mission_join.joined_at, mission.id limit 50`.execute(db)
  const joined = await readMine(db, rows, reader.userId)
  const missions = await viewMissions(db, rows, reader, joined)
  const moment = { words: reader.words, since: new Date(reader.now.getTime() - momentMs) }
  return missions.map(({ id, title, skill, reward, state, mine }, i) => ({
    id,
    title,
    skill,
    reward,
    state,
    progress: mine!.progress,
    moved: toMoved(rows[i]!.rule, joined.get(id)!.facts, moment),
    completed_at: mine!.completed_at,
  }))
}

/** Missions as somebody sees them. */
export async function viewMissions(
  db: Db | Tx,
  rows: MissionRow[],
  { userId, words, now }: Reader,
  joined?: Map<string, Joined>,
): Promise<Mission[]> {
  const mine = joined ?? (await readMine(db, rows, userId))
  const giftIds = rows.flatMap(({ reward }) => (reward.kind === 'gift' ? [reward.gift] : []))
  const gifts = await readGifts(db, giftIds)
  const chains = await readChains(db, rows)
  const completed = await readCompletedBefore(db, rows, userId)
  return rows.map((row) => toMission(row, { words, gifts, chains, completed, now }, mine.get(row.id) ?? null))
}

/**
 * Of the missions that come before these, those that the person has completed. By what is stored, as joining checks it: a
 * completion that a job still has to count opens nothing yet.
 */
async function readCompletedBefore(db: Db | Tx, rows: MissionRow[], userId: string | null): Promise<Set<string>> {
  const before = rows.flatMap(({ after_id: afterId }) => afterId ?? [])
  if (!userId || before.length === 0) return new Set()
  const done = await db
    .selectFrom('mission_join')
    .select('mission_id')
    .where('user_id', '=', userId)
    .where('mission_id', 'in', before)
    .where('completed_at', 'is not', null)
    .execute()
  return new Set(done.map(({ mission_id: id }) => id))
}

type Joined = { join: JoinRow; facts: Fact[] }

/** What a person has to do with these missions, by mission: those that they have joined. */
async function readMine(db: Db | Tx, rows: MissionRow[], userId: string | null): Promise<Map<string, Joined>> {
  const mine = new Map<string, Joined>()
  if (!userId) return mine
  const ids = rows.map(({ id }) => id)
  const joins = await readJoins(db, userId, ids)
  for (const row of rows) {
    const join = joins.get(row.id)
    if (join) mine.set(row.id, { join, facts: await readFacts(db, row, join) })
  }
  return mine
}

/** A completed mission shows what completed it; one under way all that happened since joining, whether counted yet or not. */
async function readFacts(db: Db | Tx, row: MissionRow, join: JoinRow): Promise<Fact[]> {
  const { user_id: userId, mission_id: missionId, joined_at: from, completed_at: completedAt } = join
  if (completedAt) return listCountedFacts(db, { userId, missionId })
  return (await listFactsSince(db, { userId, kinds: kindsOf(row.rule), from, until: row.ends_at })).map(toFact)
}

/** The missions that stand in chains with these, before and after. */
async function readChains(db: Db | Tx, rows: MissionRow[]): Promise<Map<string, ChainPart>> {
  if (rows.length === 0) return new Map()
  const { rows: parts } = await sql<ChainPart>`
    with recursive part as (
      select id, title, after_id from mission where id = any (${rows.map(({ id }) => id)}::uuid[])
      union
      select mission.id, mission.title, mission.after_id from mission join part
        on mission.id = part.after_id or mission.after_id = part.id where mission.state = 'scheduled'
    ) select id, title, after_id from part`.execute(db)
  return new Map(parts.map((part) => [part.id, part]))
}

/** The five lands with how many missions are open in each and how many somebody has completed there. */
export async function readLands(db: Db | Tx, missions: Mission[], userId: string | null) {
  const { rows } = await sql<{ skill: Skill; completed: number }>`
    select skill, count(*)::int as completed from mission_join join mission on mission.id = mission_join.mission_id
    where user_id = ${userId} and completed_at is not null group by skill`.execute(db)
  const completed = new Map(rows.map((row) => [row.skill, row.completed]))
  return Skill.options.map((skill) => ({
    skill,
    name: landNames[skill],
    open: missions.filter(
      (mission) => mission.skill === skill && mission.state !== 'upcoming' && mission.state !== 'locked',
    ).length,
    completed: completed.get(skill) ?? 0,
  }))
}

/** What waits for a person at all: joined and under way, completed, rewards to claim. */
export async function countMine(db: Db | Tx, userId: string, now: Date) {
  const { rows } = await sql<{ joined: number; completed: number; rewards_waiting: number }>`
    select count(*) filter (where completed_at is null and ends_at > ${now})::int as joined,
      count(completed_at)::int as completed,
      count(*) filter (where reward_state = 'waiting')::int as rewards_waiting
    from mission_join join mission on mission.id = mission_join.mission_id where user_id = ${userId}`.execute(db)
  return rows[0]!
}
