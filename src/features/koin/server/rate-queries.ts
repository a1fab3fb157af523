import type { Db, Tx } from '#db/open.ts'
import type { Koin } from '#lib/money.ts'
import type { RateKey } from './rules.ts'

/**
 * What a key earns at a moment, in hundredths of koin. When `koin` is an amount per piece, `koinMost` is the maximum
 * for one act.
 */
export type Rate = {
  koin: Koin
  koinMost: Koin | null
  /** `points` are given for every `pointsPer` pieces. */
  points: number
  pointsPer: number
  /** The least result that pays: a percentage of right answers, or a count. */
  threshold: number | null
  /** How often it pays, or may be tried, per period; null: no limit of its own. */
  quota: number | null
  quotaPeriod: string | null
  waitHours: number | null
}

/** The rate of a key in effect at a moment. */
export async function readRate(db: Db | Tx, key: RateKey, now: Date): Promise<Rate> {
  return (await readRates(db, [key], now))[key]
}

/** The rates of several keys in effect at a moment, in one round trip. */
export async function readRates<K extends RateKey>(db: Db | Tx, keys: readonly K[], now: Date) {
  const rows = await db
    .selectFrom('rate')
    .selectAll()
    .distinctOn('key')
    .where('key', 'in', keys)
    .where('effective_from', '<=', now)
    .orderBy('key')
    .orderBy('effective_from', 'desc')
    .execute()
  if (rows.length < new Set(keys).size) throw new Error(`a rate is missing among ${keys.join(', ')}`)
  return Object.fromEntries(
    rows.map((row) => [
      row.key,
      {
        koin: row.koin,
        koinMost: row.koin_most,
        points: row.points,
        pointsPer: row.points_per,
        threshold: row.threshold,
        quota: row.quota,
        quotaPeriod: row.quota_period,
        waitHours: row.wait_hours,
      },
    ]),
  ) as Record<K, Rate>
}
