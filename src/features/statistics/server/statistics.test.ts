import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { giveKoin, openWallets, spendKoin } from '#features/koin/server/commands.ts'
import { koin } from '#lib/money.ts'
import { newId } from '#lib/server/new-id.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { addDays, bangkokDay, startOfBangkokDay, weekOfDay } from '#lib/thai/bangkok-time.ts'
import { type Learner, seedLearners } from '#tests/fixtures/learners.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { readStatistics } from '../admin-contract.ts'
import { ageBands, hideSmallGroups, hideSmallPart, minGroup } from '../count-rules.ts'
import { countStatistics } from './jobs.ts'

const fixture = await openTestbed()
const { db, clock, send } = fixture

// The Sunday of the last counted week; the job runs on the next morning.
const lastDay = '2026-11-22'
const firstDay = addDays(lastDay, -7 * 14 + 1)
const morning = new Date(startOfBangkokDay(addDays(lastDay, 1)).getTime() + 5 * 3_600_000)

const { people, learned } = await seedLearners(db, { firstDay, lastDay, count: 260 })
const admin = await aPerson({ ...fixture, clock: { now: morning } }, { roles: ['admin'] })

/** Koin of two people: given a millisecond before midnight and at midnight, and spent an hour later. */
async function seedKoin() {
  const [a, b] = people
  const midnight = startOfBangkokDay('2026-11-20').getTime()
  const reason = { title: 'ทดสอบ', href: null }
  await db.transaction().execute(async (tx) => {
    const give = (userId: string, cause: string, amount: number, now: Date) =>
      giveKoin(tx, { userId, cause, account: 'adjustment', amount: koin(amount), ...reason, now })
    for (const one of [a!, b!]) await openWallets(tx, { userId: one.id, now: one.madeAt })
    await give(a!.id, 'one', 5_000, new Date(midnight - 1))
    await give(b!.id, 'two', 700, new Date(midnight))
    await spendKoin(tx, {
      ...{ userId: a!.id, cause: 'buy', account: 'store_revenue', amount: koin(1_250), ...reason },
      now: new Date(midnight + 3_600_000),
    })
  })
}
await seedKoin()

/** Acts of kinds with many and few people, of one without words, and some before the last 28 days. */
const kindOf = (nth: number) => {
  if (nth < 20) return 'video.watched'
  return nth < 27 ? 'quiz.daily.answered' : nth < 44 ? 'post.question.answered' : 'old.kind'
}
const acted = Array.from({ length: 135 }, (_, i) => ({
  user: people[i % 45]!.id,
  kind: kindOf(i % 45),
  at: new Date(startOfBangkokDay(addDays(lastDay, -(i % 31))).getTime() + (i % 2) * 86_399_999),
}))
await db
  .insertInto('activity')
  .values(
    acted.map(({ user, kind, at }, i) => ({
      ...{ user_id: user, id: newId(at), cause: `acted:${i}`, kind, subject_id: null, facts: '{}' },
      ...{ day: bangkokDay(at), happened_at: at },
    })),
  )
  .execute()
await countStatistics(db, morning)
clock.now = morning

const read = async (query: { days?: number; by?: 'age' | 'province' } = {}) =>
  (await send(admin, readStatistics, { query: { days: query.days ?? 91, by: query.by ?? 'age' } })).json

const learnersOf = (from: string, to: string) =>
  new Set(learned.filter(({ day }) => day >= from && day <= to).map((one) => one.user_id))

test('learners of a day, of 7 and of 28 days equal those counted from the rows, small numbers hidden', async () => {
  const { counted_to: to, active } = await read({ days: 91 })
  expect(to).toBe(lastDay)
  const shown = (count: number) => (count < minGroup ? null : count)
  const days = Array.from({ length: 91 }, (_, i) => addDays(lastDay, i - 90))
  expect(active).toEqual(
    days.map((day) => ({
      day,
      d1: shown(learnersOf(day, day).size),
      d7: shown(learnersOf(addDays(day, -6), day).size),
      d28: shown(learnersOf(addDays(day, -27), day).size),
    })),
  )
})

test('age is that of the counted day, and each dimension is a partition of the learners', async () => {
  const learners = learnersOf(addDays(lastDay, -27), lastDay)
  const byAge = new Map<string, number>()
  const byProvince = new Map<string, number>()
  for (const { id, birth, province } of people) {
    if (!learners.has(id)) continue
    const had = birth.slice(5) <= lastDay.slice(5)
    const age = Number(lastDay.slice(0, 4)) - Number(birth.slice(0, 4)) - (had ? 0 : 1)
    const band = ageBands.findLast(({ from }) => from <= age)!.key
    byAge.set(band, (byAge.get(band) ?? 0) + 1)
    byProvince.set(province, (byProvince.get(province) ?? 0) + 1)
  }
  const expected = (of: Map<string, number>) =>
    hideSmallGroups([...of].map(([part, count]) => ({ part, people: count })))
  const sorted = (groups: readonly { part: string }[]) => groups.toSorted((a, b) => (a.part < b.part ? -1 : 1))
  expect(sorted((await read({ by: 'age' })).groups)).toEqual(sorted(expected(byAge)))
  const { groups } = await read({ by: 'province' })
  expect(sorted(groups)).toEqual(sorted(expected(byProvince)))
  expect([...byProvince.values()].reduce((a, b) => a + b)).toBe(learners.size)
})

test('the retention triangle and the funnel equal those counted from the rows', async () => {
  const { cohorts, funnel } = await read()
  const lastWeek = weekOfDay(lastDay)
  const weeks = Array.from({ length: 12 }, (_, i) => addDays(lastWeek, -7 * i))
  const joinedIn = (week: string) => people.filter(({ madeAt }) => weekOfDay(bangkokDay(madeAt)) === week)
  expect(cohorts).toEqual(
    weeks.map((week, i) => {
      const members = joinedIn(week)
      const learnedIn = (from: string) => {
        const learners = learnersOf(from, addDays(from, 6))
        return members.filter(({ id }) => learners.has(id)).length
      }
      return {
        week,
        size: members.length < minGroup ? null : members.length,
        weeks: Array.from({ length: i + 1 }, (_, after) =>
          hideSmallPart(learnedIn(addDays(week, 7 * after)), members.length),
        ),
      }
    }),
  )
  const all = weeks.flatMap(joinedIn)
  const daysOf = (id: string) => learned.filter((one) => one.user_id === id).map(({ day }) => day)
  // Funnels are counted on the Sunday of their week and the seven after it; the oldest four cohorts stand as then.
  const asOf = ({ madeAt }: Learner) => {
    const sunday = addDays(weekOfDay(bangkokDay(madeAt)), 6 + 7 * 7)
    return sunday < lastDay ? sunday : lastDay
  }
  const started = all.filter((one) => daysOf(one.id).some((day) => day <= asOf(one)))
  const stayed = all.filter((one) => {
    const until = addDays(bangkokDay(one.madeAt), 14)
    return daysOf(one.id).filter((day) => day < until && day <= asOf(one)).length >= 3
  })
  expect(funnel).toEqual({
    joined: all.length,
    verified: hideSmallPart(all.filter(({ verified }) => verified).length, all.length),
    learned: hideSmallPart(started.length, all.length),
    stayed: hideSmallPart(stayed.length, all.length),
    guardian_asked: hideSmallPart(all.filter(({ guardian }) => guardian).length, all.length),
    guardian_allowed: hideSmallPart(
      all.filter(({ guardian }) => guardian === 'allowed').length,
      all.filter(({ guardian }) => guardian).length,
    ),
  })
})

test('what people finished in 28 days equals the rows, few people and their acts are hidden', async () => {
  const { acts } = await read()
  const counted = acted.filter(({ at }) => bangkokDay(at) > addDays(lastDay, -28))
  expect(counted.length).toBeLessThan(acted.length)
  const of = (kind: string) => counted.filter((one) => one.kind === kind)
  const peopleIn = (rows: typeof acted) => new Set(rows.map(({ user }) => user)).size
  const shown = (kind: string, title: string) => ({ kind, title, people: peopleIn(of(kind)), acts: of(kind).length })
  expect(acts).toEqual({
    to: lastDay,
    people: peopleIn(counted),
    kinds: [
      shown('video.watched', 'ดูวิดีโอจนจบ'),
      shown('post.question.answered', 'อ่านบทความแล้วตอบคำถามท้ายเรื่อง'),
      { kind: 'quiz.daily.answered', title: 'ตอบควิซประจำวัน', people: null, acts: null },
    ],
  })
})

test('koin by day equal the ledger: a second before midnight counts for the day before', async () => {
  const { koin: numbers } = await read({ days: 28 })
  const of = (day: string) => numbers!.days.find((one) => one.day === day)
  expect(of('2026-11-19')).toEqual({ day: '2026-11-19', minted: 5_000, spent: 0, supply: 5_000 })
  expect(of('2026-11-20')).toEqual({ day: '2026-11-20', minted: 700, spent: 1_250, supply: 4_450 })
  expect(numbers!.sources).toEqual([{ account: 'adjustment', satang: 5_700 }])
  expect(numbers!.sinks).toEqual([{ account: 'store_revenue', satang: 1_250 }])
  const { rows } = await sql<{ day: string; satang: number }>`
    select (t.made_at at time zone 'Asia/Bangkok')::date as day, sum(e.satang)::bigint as satang
    from ledger_entry e join ledger_transfer t on (t.user_id, t.currency, t.id) = (e.user_id, e.currency, e.transfer_id)
    where e.currency = 'koin' and e.account in ('wallet', 'deposit') group by 1 order by 1`.execute(db)
  let supply = 0
  for (const { day, satang } of rows) {
    supply += Number(satang)
    expect(of(day)?.supply).toBe(supply)
  }
  expect(numbers!.supply).toBe(supply)
  // If it goes on as in the last 28 days: what the ledger moved in them comes once more.
  const recent = rows
    .filter(({ day }) => day > addDays(lastDay, -28))
    .reduce((sum, { satang }) => sum + Number(satang), 0)
  expect(numbers!.forecast).toBe(supply + recent)
  expect((await read({ days: 91 })).koin!.forecast).toBe(supply + recent)
})

test('counting again, also by two jobs at once, changes nothing; a missed day is caught up with', async () => {
  const rows = async () =>
    Promise.all(
      (['people_count', 'cohort_count', 'funnel_count', 'act_count', 'koin_count'] as const).map(
        async (table) =>
          (await sql<object>`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(db)).rows,
      ),
    )
  const before = await rows()
  await sql`delete from people_count where day > ${addDays(lastDay, -8)}`.execute(db)
  await Promise.all([countStatistics(db, morning), countStatistics(db, morning)])
  expect(await rows()).toEqual(before)
})

test('editors see no koin, other staff and people see nothing', async () => {
  const seen = await Promise.all(
    staffRoles.map(async (role) => {
      const who = await aPerson(fixture, { roles: [role] })
      const { status, json } = await send(who, readStatistics, { query: { days: 28, by: 'age' } })
      return [role, status, status === 200 ? json.koin !== null : null] as const
    }),
  )
  expect(Object.fromEntries(seen.map(([role, ...rest]) => [role, rest]))).toEqual({
    editor: [200, false],
    moderator: [403, null],
    fulfilment: [403, null],
    finance: [200, true],
    admin: [200, true],
  })
})

test('no hidden group can be found by subtraction', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 })
  fc.assert(
    fc.property(sizes, (people) => {
      const groups = people.map((count, i) => ({ part: String(i), people: count }))
      const shown = hideSmallGroups(groups)
      const hidden = shown.filter((one) => one.people === null)
      const rest = hidden.map(({ part }) => people[Number(part)]!)
      expect(shown.every((one) => one.people === null || one.people >= minGroup)).toBe(true)
      if (hidden.length === 0 || hidden.length === shown.length) return
      expect(hidden.length).toBeGreaterThan(1)
      expect(rest.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(minGroup)
    }),
  )
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), (part, more) => {
      const shown = hideSmallPart(part, part + more)
      expect(shown).toBe(part >= minGroup && more >= minGroup ? part : null)
    }),
  )
})
