import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { nameKeyOf } from '#features/identity/accounts/server/member-queries.ts'
import { refusals } from '#lib/errors.ts'
import { koin } from '#lib/money.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { adminMissionErrors, type RewardForm } from '../admin-contract.ts'
import { kindsOf, type Rule } from '../mission-rules.ts'
import { countRule, type Fact } from '../progress-rules.ts'
import { type FactRow, toFact } from './fact-queries.ts'

const refusal = refusals(adminMissionErrors)
const dayMs = 24 * 3_600_000
/** Ids of persons are random, so the first ones are a fair sample. */
const maxPeople = 5_000
const atOnce = 250

type Asked = { rule: Rule; reward: RewardForm; winners: number; days: number; now: Date }

/** Counts a rule over what a sample of people did in the last days, as if all had joined then. Changes nothing. */
export async function forecast(db: Db, { rule, reward, winners, days, now }: Asked) {
  const from = new Date(now.getTime() - days * dayMs)
  const kinds = kindsOf(rule)
  const spread = Array.from({ length: 11 }, () => 0)
  const daysTaken: number[] = []
  let [people, seen, after] = [0, 0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const ids = await listPeople(db, after, Math.min(atOnce, maxPeople - seen))
    if (ids.length === 0) break
    after = ids.at(-1)!
    seen += ids.length
    for (const facts of (await readFactsOf(db, { ids, kinds, from, until: now })).values()) {
      people++
      const { done, of, end } = countRule(rule, facts)
      spread[Math.min(10, Math.floor((10 * done) / of))]!++
      if (end !== null) daysTaken.push(daysUntil(facts, end, from))
    }
  }
  const all = await countPeople(db)
  const likely = Math.min(winners, seen === 0 ? 0 : Math.round((daysTaken.length * all) / seen))
  return {
    from: from.toISOString(),
    people,
    is_sample: all > seen,
    finished: daysTaken.length,
    winners: likely,
    median_days: medianOf(daysTaken),
    koin: koin(reward.kind === 'koin' ? likely * reward.koin : 0),
    gifts: reward.kind === 'gift' ? likely : 0,
    spread,
  }
}

/** The rule on the past of one member, by name. Throws quest_person_not_found. */
export async function readPastOf(
  db: Db,
  { name, rule, days, now }: { name: string; rule: Rule; days: number; now: Date },
) {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from user_account where name_key = ${nameKeyOf(name)}`.execute(db)
  if (!rows[0]) throw refusal('quest_person_not_found')
  const from = new Date(now.getTime() - days * dayMs)
  const ids = [rows[0].user_id]
  const facts = (await readFactsOf(db, { ids, kinds: kindsOf(rule), from, until: now })).get(ids[0]!) ?? []
  const { end } = countRule(rule, facts)
  return { facts, completedOn: end === null ? null : bangkokDay(new Date(inOrder(facts)[end]!.at)) }
}

type Of = { ids: string[]; kinds: string[]; from: Date; until: Date }

async function readFactsOf(db: Db, { ids, kinds, from, until }: Of): Promise<Map<string, Fact[]>> {
  const { rows } = await sql<FactRow & { user_id: string }>`
    select user_id, id, kind, subject_id, day, facts, happened_at from activity
    where user_id = any (${ids}::uuid[]) and kind = any (${kinds}) and day >= ${bangkokDay(from)}
      and happened_at >= ${from} and happened_at < ${until}`.execute(db)
  const facts = new Map<string, Fact[]>()
  for (const { user_id: userId, ...row } of rows) {
    const own = facts.get(userId) ?? []
    own.push(toFact(row))
    facts.set(userId, own)
  }
  return facts
}

async function listPeople(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from user_account where user_id > ${after} order by user_id limit ${limit}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

async function countPeople(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from user_account`.execute(db)
  return rows[0]!.count
}

function daysUntil(facts: Fact[], end: number, from: Date): number {
  return Math.ceil((inOrder(facts)[end]!.at - from.getTime()) / dayMs)
}

function inOrder(facts: Fact[]): Fact[] {
  return facts.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

function medianOf(counts: number[]): number | null {
  return counts.toSorted((a, b) => a - b)[Math.floor((counts.length - 1) / 2)] ?? null
}
