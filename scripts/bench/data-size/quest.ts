import { sql } from 'kysely'
import { type Db, openDb } from '#db/open.ts'
import type { Rule } from '#features/superquest/missions/mission-rules.ts'
import { applyActivity } from '#features/superquest/missions/server/progress-commands.ts'
import type { Ground } from '../support/ground.ts'
import { canReadCpu } from '../support/process-cpu.ts'
import { budget, figure, type Row, skipped } from '../support/row.ts'
import { compareSides, costOf, openSides } from '../support/sides.ts'
import { sizeOf } from '../support/toy.ts'

const maxGrowth = 1.5
const [few, many] = [10, sizeOf(1_000, 20)]
const people = sizeOf(1_000, 20)
const facts = sizeOf(100_000, 400)
/** Facts that no job has come to yet: each is counted once on each side. */
const waiting = 2_000
/** A mission for each kind; everybody has joined one of each. */
const kinds = 10

const idOf = (n: string) => sql.raw(`('01900000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`)

/** What counting one fact costs with ten missions and with a thousand, among a hundred thousand facts. */
export async function measureQuest(ground: Ground): Promise<Row[]> {
  if (!canReadCpu) return [skipped('quest: one fact', 'needs /proc to read the CPU of single processes')]
  const fill = (missions: number) => (owner: string) => fillMissions(owner, missions)
  const { small, large, close } = await openSides(ground, 'quest', { few: fill(few), many: fill(many) })
  const fold = newFold()
  const name = `quest: one fact, ${many.toLocaleString('en')} missions`
  const rows = [
    budget(
      { max: maxGrowth },
      `${name} / ${few}, ${facts.toLocaleString('en')} facts`,
      await compareSides(small, large, fold),
      '×',
    ),
    figure(name, await costOf(large, fold), 'ms'),
  ]
  await close()
  return rows
}

/** Counts the next waiting fact of a side, each time another one. */
function newFold() {
  const next = new WeakMap<Db, number>()
  return async (db: Db) => {
    const n = next.get(db) ?? 0
    next.set(db, n + 1)
    if (n >= waiting) throw new Error('no fact waits any more')
    const [activityId, userId] = [plainId(facts + n), plainId(n % people)]
    await db.transaction().execute((tx) => applyActivity(tx, { userId, activityId }))
  }
}

function plainId(n: number): string {
  return `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
}

async function fillMissions(owner: string, missions: number): Promise<void> {
  const db = openDb(owner)
  const rule = (kind: string): Rule => ({ rule: 'distinct_days', of: { kinds: [kind] }, days: 92 })
  const text = JSON.stringify(rule('bench.KIND'))
  await sql`
    insert into mission (id, title, summary, why, skill, rule, reward, winners, opens_at, joins_until, ends_at, state, made_at, updated_at)
    select ${idOf('n')}, 'ภารกิจ ' || n, 'ลองวัด', 'ลองวัด', 'saving', replace(${text}, 'KIND', (n % ${sql.lit(kinds)})::text)::jsonb,
      '{"kind": "koin", "koin": 100, "points": null}', 1000, '2026-01-01Z', '2026-12-01Z', '2026-12-31Z', 'scheduled',
      '2026-01-01Z', '2026-01-01Z'
    from generate_series(0, ${sql.lit(missions - 1)}) as n`.execute(db)
  // Of each kind the mission that the person's number leads to.
  const joined = sql`
    select ${idOf('p')} as user_id, k, ${idOf(`(p * ${kinds} % ${(missions / kinds) * kinds} / ${kinds}) * ${kinds} + k`)} as mission_id
    from generate_series(0, ${sql.lit(people - 1)}) as p, generate_series(0, ${sql.lit(kinds - 1)}) as k`
  await sql`
    insert into mission_join (user_id, mission_id, joined_at, of)
    select user_id, mission_id, '2026-01-01Z', 92 from (${joined}) j`.execute(db)
  await sql`
    insert into mission_watch (user_id, kind, mission_id)
    select user_id, 'bench.' || k, mission_id from (${joined}) j`.execute(db)
  await sql`
    insert into activity (user_id, id, cause, kind, subject_id, day, facts, happened_at)
    select ${idOf(`n % ${people}`)}, ${idOf('n')}, 'bench:' || n, 'bench.' || n / ${sql.lit(people)} % ${sql.lit(kinds)}, null,
      date '2026-01-02' + (n / ${sql.lit(people * kinds)} % 80), '{}',
      timestamptz '2026-01-02Z' + (n / ${sql.lit(people * kinds)} % 80) * interval '1 day'
    from generate_series(0, ${sql.lit(facts + waiting - 1)}) as n`.execute(db)
  await sql`
    insert into mission_fact (user_id, mission_id, activity_id)
    select a.user_id, w.mission_id, a.id from activity a
    join mission_watch w on w.user_id = a.user_id and w.kind = a.kind where a.id < ${idOf(String(facts))}`.execute(db)
  for (const table of ['mission', 'mission_join', 'mission_watch', 'mission_fact', 'activity'])
    await sql.raw(`vacuum analyze ${table}`).execute(db)
  await db.destroy()
}
