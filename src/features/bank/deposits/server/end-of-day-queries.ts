import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import type { Koin } from '#lib/money.ts'
import { firstIdAt, momentOfId } from '#lib/server/new-id.ts'
import { addBankDays, type BankClock, type BankDay, bankDaysBetween, startOfBankDay } from '../../clock/clock-rules.ts'
import type { OpenFixed, OpenThaweesup } from '../end-of-day-rules.ts'
import type { HalfWeights } from '../savings-rules.ts'

type OfUser<T> = T & { user_id: string }

/** The open deposits of some persons, fixed ones by maturity. */
export async function listOpen(tx: Tx, userIds: readonly string[]) {
  const { rows: fixed } = await sql<OfUser<OpenFixed>>`
    select user_id, id, term, principal, round, opened_on, matures_on, rate, early_rate, at_maturity
    from fixed_deposit where user_id = any (${userIds}::uuid[]) and state = 'open'
    order by user_id, matures_on, id`.execute(tx)
  const { rows: thaweesup } = await sql<OfUser<OpenThaweesup>>`
    select user_id, id, monthly, opened_on, matures_on, rate, early_rate, squares, next_try, state
    from thaweesup where user_id = any (${userIds}::uuid[]) and state in ('open', 'stopped')`.execute(tx)
  return { fixed, thaweesup }
}

/**
 * Locks the wallets of persons until the end of the transaction → what is in them. Statements after it see every movement of
 * these wallets that was booked before.
 */
export async function lockWallets(tx: Tx, userIds: readonly string[]): Promise<Map<string, Koin>> {
  const { rows } = await sql<{ user_id: string; satang: Koin }>`
    select user_id, satang from wallet where user_id = any (${userIds}::uuid[]) and currency = 'koin'
    order by user_id for no key update`.execute(tx)
  return new Map(rows.map(({ user_id, satang }) => [user_id, satang]))
}

/** Sum of balance × rate over a half-year for each person, as booked. Entries count from the bank day they were made on. */
export async function sumWeights(
  tx: Pick<Tx, 'getExecutor' | 'executeQuery'> | Tx,
  userIds: readonly string[],
  weights: HalfWeights,
  clock: BankClock,
): Promise<Map<string, number>> {
  const { half, until, byDay } = weights
  if (byDay.length === 0) return new Map()
  const starts = Array.from({ length: bankDaysBetween(half, until) + 1 }, (_, nth) =>
    firstIdAt(startOfBankDay(clock, addBankDays(half, nth))),
  )
  const { rows } = await sql<{ user_id: string; weighted: number }>`
    select wallet.user_id, (
      (wallet.satang - coalesce(sum(line.satang), 0)) * ${byDay[0]}::bigint + coalesce(sum(
        line.satang * (${byDay}::bigint[])[width_bucket(line.transfer_id, ${starts}::uuid[])]
      ) filter (where line.transfer_id < ${starts.at(-1)}::uuid), 0)
    )::bigint as weighted
    from wallet left join ledger_entry as line on line.user_id = wallet.user_id and line.currency = 'koin'
      and line.account = 'wallet' and line.transfer_id >= ${starts[0]}::uuid
    where wallet.user_id = any (${userIds}::uuid[]) and wallet.currency = 'koin'
    group by wallet.user_id, wallet.satang`.execute(tx as Tx)
  return new Map(rows.map(({ user_id, weighted }) => [user_id, weighted]))
}

export type Booked = { at: number; satang: number }

/** The wallet lines of each person from a moment of their own on, newest first. */
export async function listBookedSince(
  tx: Tx,
  since: readonly { userId: string; at: Date }[],
): Promise<Map<string, Booked[]>> {
  const found = new Map<string, Booked[]>(since.map(({ userId }) => [userId, []]))
  if (since.length === 0) return found
  const { rows } = await sql<{ user_id: string; transfer_id: string; satang: number }>`
    select line.user_id, line.transfer_id, line.satang
    from unnest(${since.map((one) => one.userId)}::uuid[], ${since.map((one) => firstIdAt(one.at))}::uuid[])
      as whose (user_id, first_id)
    join ledger_entry as line on line.user_id = whose.user_id and line.currency = 'koin' and line.account = 'wallet'
      and line.transfer_id >= whose.first_id
    order by line.user_id, line.transfer_id desc`.execute(tx)
  for (const { user_id, transfer_id, satang } of rows)
    found.get(user_id)!.push({ at: momentOfId(transfer_id).getTime(), satang })
  return found
}

/** The least that a wallet has held from a moment until now, from its lines since then (newest first). */
export function minSince(balance: number, lines: readonly Booked[], at: Date): number {
  let [held, min] = [balance, balance]
  for (const line of lines) {
    if (line.at < at.getTime()) break
    held -= line.satang
    min = Math.min(min, held)
  }
  return min
}

/** The persons whose next day has come, in order after one of them; those that another process works on are left to it. */
export async function lockDue(
  tx: Tx,
  { after, today, limit }: { after: string | null; today: BankDay; limit: number },
) {
  const { rows } = await sql<{ user_id: string; half_from: BankDay }>`
    select user_id, half_from from bank_person
    where due_on <= ${today}::date and (${after}::uuid is null or user_id > ${after})
    order by user_id limit ${limit} for no key update skip locked`.execute(tx)
  return rows
}
