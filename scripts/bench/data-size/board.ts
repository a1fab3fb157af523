import { sql } from 'kysely'
import { openDb } from '#db/open.ts'
import type { Period } from '#features/games/catch-me/catch-me-contract.ts'
import { scoresSince } from '#features/games/catch-me/rules.ts'
import { readBoard, readPlaces } from '#features/games/catch-me/server/board-queries.ts'
import { bangkokWeek } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { copyPerson, personId } from '../support/earn-people.ts'
import type { Ground } from '../support/ground.ts'
import { canReadCpu } from '../support/process-cpu.ts'
import { budget, type Row, skipped } from '../support/row.ts'
import { compareSides, openSides, type Read } from '../support/sides.ts'
import { sizeOf } from '../support/toy.ts'

const maxGrowth = 1.5
const few = sizeOf(10_000, 1_000)
const many = Number(process.env.BENCH_PLAYS ?? sizeOf(1_000_000, 2_000))
const now = new Date('2026-11-21T09:00:00Z')
const firstPlayer = 700_000_000_000
const way = 'turns'

/** One in twenty has the best possible score, the others any below it: many ties. */
const bestScore = 990
const first = personId(firstPlayer)
const amongTheBest = personId(firstPlayer + 400)
const farBelow = personId(firstPlayer + few / 2 + 1)

const board = (period: Period, userId: string): Read => {
  return (db) => readBoard(db, { userId, way, period, now })
}
/** A person's rank and the board on the same page. */
const atEnd = (userId: string): Read => {
  return async (db) => {
    await readPlaces(db, { userId, way, now })
    await readBoard(db, { userId, way, period: 'week', now })
  }
}
const reads: Record<string, Read> = {
  'the week, by its first': board('week', first),
  'the week, by one far below': board('week', farBelow),
  'all time, by its first': board('all', first),
  'all time, by one among the best': board('all', amongTheBest),
  'the end of a play, by the first': atEnd(first),
  'the end of a play, by one among the best': atEnd(amongTheBest),
  'the end of a play, by one far below': atEnd(farBelow),
}

/** The cost of catch-me's boards with ten thousand plays by as many people, and with a million. */
export async function measureBoard(ground: Ground): Promise<Row[]> {
  if (!canReadCpu) return [skipped('board of catch-me', 'needs /proc to read the CPU of single processes')]
  const { small, large, close } = await openSides(ground, 'board', {
    few: (owner) => fillBoard(owner, few),
    many: (owner) => fillBoard(owner, many),
  })
  const of = `${many.toLocaleString('en')} plays / ${few.toLocaleString('en')}`
  const rows: Row[] = []
  for (const [name, read] of Object.entries(reads))
    rows.push(budget({ max: maxGrowth }, `board: ${name}, ${of}`, await compareSides(small, large, read), '×'))
  await close()
  return rows
}

/** Inserts people who are listed on the boards, each with a play of this week that is their best. */
async function fillBoard(owner: string, plays: number): Promise<void> {
  const db = openDb(owner)
  const model = await aPerson({ db, clock: { now } })
  await copyPerson(db, model.id, { first: firstPlayer, count: plays, isWhole: false })
  const perInsert = 50_000
  for (let from = 0; from < plays; from += perInsert) {
    const player = sql`(${personId(0).slice(0, -1)}::text || (${sql.lit(firstPlayer)}::bigint + n))::uuid`
    const score = sql`(case when n % 20 = 0 then ${sql.lit(bestScore)} else 1 + n::bigint * 7919 % ${sql.lit(bestScore - 1)} end)::int`
    const at = sql`${now}::timestamptz - interval '2 days' + n * interval '0.1 second'`
    const some = sql`generate_series(${sql.lit(from)}::int, ${sql.lit(Math.min(plays, from + perInsert) - 1)}::int) as n`
    await sql`insert into catch_me_player (user_id, spent_until, is_listed) select ${player}, ${at}, true from ${some}`.execute(
      db,
    )
    await sql`
      insert into catch_me_play (user_id, id, way, seed, started_at, answered_at, day, score, is_paid, result)
      select ${player}, ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${way}, n, ${at}, ${at}, '2026-11-21',
        ${score}, true, '{}' from ${some}`.execute(db)
    await sql`
      insert into catch_me_best (user_id, way, period, score, reached_at, is_listed)
      select ${player}, ${way}, period, ${score}, ${at}, true
      from ${some}, (values (${scoresSince}), (${bangkokWeek(now)})) as board (period)`.execute(db)
  }
  for (const table of ['user_account', 'catch_me_player', 'catch_me_play', 'catch_me_best'])
    await sql.raw(`vacuum analyze ${table}`).execute(db)
  await db.destroy()
}
