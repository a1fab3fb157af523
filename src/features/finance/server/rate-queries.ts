import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import type { RewardSource } from '#features/koin/server/rules.ts'
import { type Koin, koin } from '#lib/money.ts'
import { firstIdAt } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type ChangeableKey, changeableKeys, type Group, simulatedGroups } from '../forecast-rules.ts'
import type { KoinRateProposal } from '../rate-contract.ts'

/** The desk of rates. */
export async function readKoinRates(db: Db | Tx, now: Date) {
  const now_ = await readRates(db, changeableKeys, now)
  return {
    rates: changeableKeys.map((key) => {
      const { koin: paid, quota, quotaPeriod } = now_[key]
      return { key, koin: paid, quota, quota_period: quotaPeriod }
    }),
    upcoming: await listUpcoming(db, now),
  }
}

/** The rows that have not begun, earliest first. */
export async function listUpcoming(db: Db | Tx, now: Date): Promise<KoinRateProposal[]> {
  const rows = await db
    .selectFrom('rate')
    .select(['key', 'koin', 'quota', 'effective_from'])
    .where('effective_from', '>', now)
    .where('key', 'in', changeableKeys)
    .orderBy('effective_from')
    .orderBy('key')
    .execute()
  return rows.map(({ key, koin: paid, quota, effective_from: from }) => ({
    key: key as ChangeableKey,
    koin: paid,
    quota,
    starts_on: bangkokDay(from),
  }))
}

/** The row of a key that begins last: a proposal that was made before it is stale. */
export async function readNewest(db: Db | Tx, key: string): Promise<Omit<KoinRateProposal, 'key'>> {
  const row = await db
    .selectFrom('rate')
    .select(['koin', 'quota', 'effective_from'])
    .where('key', '=', key)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { koin: row.koin, quota: row.quota, starts_on: bangkokDay(row.effective_from) }
}

const days = 28
/** With fewer people a month tells more of them than of a change. */
const minPeople = 20

/** Who earns what: recorded rewards of the last 28 days, or the simulated mix while too few have earned. */
export async function readGroups(
  db: Db | Tx,
  now: Date,
): Promise<{ basis: 'recorded' | 'simulated'; groups: Group[] }> {
  const since = new Date(now.getTime() - days * 24 * 3_600_000)
  const { rows } = await sql<{ source: RewardSource | null; people: number; sum: Koin }>`
    select substring(account from 8) as source, count(distinct user_id)::int as people, -sum(satang)::bigint as sum
    from ledger_entry
    where currency = 'koin' and account like 'reward:%' and transfer_id >= ${firstIdAt(since)}
    group by grouping sets ((account), ())`.execute(db)
  const people = rows.find(({ source }) => source === null)?.people ?? 0
  if (people < minPeople) return { basis: 'simulated', groups: simulatedGroups() }
  const sources = Object.fromEntries(
    rows.flatMap(({ source, sum }) => (source === null ? [] : [[source, (sum * 30) / days / people]])),
  )
  const { rows: paid } = await sql<{ week: string; paid: Koin[] }>`
    select week, paid from reward_week where week >= ${bangkokDay(since)}::date`.execute(db)
  const counted = (values: number[]) =>
    [...Map.groupBy(values, (one) => one)].map(([one, same]) => ({ koin: one, count: same.length }))
  const weeks = counted(paid.map((one) => one.paid.reduce((sum, day) => sum + day, 0)))
  const ofDays = counted(paid.flatMap((one) => one.paid.filter((day) => day > 0)))
  return { basis: 'recorded', groups: [{ people, sources, days: ofDays, weeks }] }
}

/** The caps that hold at a moment, in hundredths. */
export async function readCaps(db: Db | Tx, now: Date) {
  const caps = await readRates(db, ['reward-cap.day', 'reward-cap.week'], now)
  return { day: koin(caps['reward-cap.day'].koin), week: koin(caps['reward-cap.week'].koin) }
}
