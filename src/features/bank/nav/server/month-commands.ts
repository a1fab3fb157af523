import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { bangkokMonth } from '#lib/thai/bangkok-time.ts'
import { drawFirstRegime } from '../first-nav-rules.ts'
import type { Regime } from '../market-rules.ts'
import { fromHex, hashSecret, toHex } from '../secret-rules.ts'

/** How many months ahead are promised: a server that was off for long still has NAVs that were promised before. */
const monthsAhead = 12

/** 'YYYY-MM' some months later. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/**
 * Promises the running month and the next twelve: a random secret each, kept, and its hash, published. After a pause that was
 * longer than what was promised, the months between are promised too, late, as their `committed_at` says: without them the
 * series would stand still for ever. Idempotent.
 */
export async function promiseMonths(db: Db | Tx, now: Date): Promise<void> {
  const running = bangkokMonth(now)
  const { last } = await db
    .selectFrom('nav_month')
    .select(({ fn }) => fn.max('month').as('last'))
    .executeTakeFirstOrThrow()
  const until = addMonths(running, monthsAhead)
  const months: string[] = []
  for (let month = last && last < running ? addMonths(last, 1) : running; month <= until; month = addMonths(month, 1))
    months.push(month)
  await storePromises(db, months, now)
}

async function storePromises(db: Db | Tx, months: readonly string[], now: Date): Promise<void> {
  const made = await Promise.all(
    months.map(async (month) => {
      const secret = new Uint8Array(randomBytes(32))
      return { month, secret: toHex(secret), commitment: await hashSecret(secret) }
    }),
  )
  await sql`
    with given as (
      select * from unnest(${made.map(({ month }) => month)}::text[], ${made.map(({ secret }) => secret)}::text[],
        ${made.map(({ commitment }) => commitment)}::text[]) as one (month, secret, commitment)
    ), promised as (
      insert into nav_month (month, commitment, committed_at) select month, commitment, ${now} from given
      on conflict (month) do nothing returning month
    )
    insert into nav_secret (month, secret) select month, secret from given join promised using (month)`.execute(db)
}

type History = { seed: string; first_day: string }

/** The months before this one, as history: their secret is public from the start. Does nothing where there are months. */
export async function storeHistoryMonths(tx: Tx, { seed, first_day }: History, now: Date): Promise<void> {
  const any = await tx.selectFrom('nav_month').select('month').limit(1).executeTakeFirst()
  if (any) return
  const secret = await historySecret(seed)
  const commitment = await hashSecret(secret)
  const months: { month: string; regime: Regime }[] = []
  for (let month = first_day.slice(0, 7); month < bangkokMonth(now); month = addMonths(month, 1)) {
    const before = months.at(-1)?.regime
    months.push({ month, regime: before ? await drawFirstRegime(secret, month, before) : 'calm' })
  }
  if (months.length === 0) return
  await tx
    .insertInto('nav_month')
    .values(
      months.map((one) => ({ ...one, commitment, committed_at: now, is_history: true, recipe: 1, opened_at: now })),
    )
    .execute()
  await tx
    .insertInto('nav_secret')
    .values(months.map(({ month }) => ({ month, secret: toHex(secret) })))
    .execute()
}

async function historySecret(seed: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)))
}

/** `regime`: of the first recipe the month's state, of the second the state before its first day. */
export type OpenMonth = { secret: Uint8Array; recipe: 1 | 2; regime: Regime }

/** A month's secret, recipe and state, which is settled when it is first needed. Throws where the month was not promised. */
export async function openMonth(db: Db | Tx, month: string): Promise<OpenMonth> {
  const stored = await db
    .selectFrom('nav_month')
    .innerJoin('nav_secret', 'nav_secret.month', 'nav_month.month')
    .select(['nav_secret.secret', 'nav_month.regime', 'nav_month.recipe'])
    .where('nav_month.month', '=', month)
    .executeTakeFirst()
  if (!stored) throw new Error(`the NAVs of ${month} were never promised`)
  const secret = fromHex(stored.secret)
  const recipe = stored.recipe === 1 ? 1 : 2
  if (stored.regime) return { secret, recipe, regime: stored.regime as Regime }
  const before = await stateBefore(db, month)
  const regime = recipe === 1 && before ? await drawFirstRegime(secret, month, before) : (before ?? 'calm')
  await db.updateTable('nav_month').set({ regime }).where('month', '=', month).where('regime', 'is', null).execute()
  return { secret, recipe, regime }
}

/** The state in which the days before a month left the market; null where there are none. */
async function stateBefore(db: Db | Tx, month: string): Promise<Regime | null> {
  const { rows } = await sql<{ state: Regime | null }>`
    select coalesce(
      (select state from nav_day where day < (${month} || '-01')::date order by day desc limit 1),
      (select regime from nav_month where month < ${month} and recipe = 1 order by month desc limit 1)
    ) as state`.execute(db)
  return rows[0]!.state
}
