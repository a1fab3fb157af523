import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { type BankBasis, readBankBasis, readRatesOf } from '#features/bank/rates/server/terms-queries.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type BankClock, type BankDay, bankDayAt, startOfBankDay } from '../../clock/clock-rules.ts'
import { pauseAt, type RateRow, ratesOn } from '../../rates/rate-rules.ts'
import { type EndOfDayResult, type EndOfDayWorld, type PersonAtEndOfDay, runEndOfDays } from '../end-of-day-rules.ts'
import { type HalfWeights, halfOf, nextHalf, weighHalf } from '../savings-rules.ts'
import { listBookedSince, listOpen, lockDue, lockWallets, minSince, sumWeights } from './end-of-day-queries.ts'
import { storeEndOfDays } from './end-of-day-store-commands.ts'

/**
 * The bank's night: for everybody whose next bank day has come, all days up to now in order. Each batch of persons has its
 * own transaction and a person's days are one of them, so a night that died goes on where it stopped, and two processes
 * share the work. `batch`: persons in one transaction; `max`: batches after which it stops, as a process that dies does.
 * Returns the number of persons worked on.
 */
export async function runBankEndOfDay(
  db: Db,
  now: Date,
  { batch = 1_000, max = Number.POSITIVE_INFINITY } = {},
): Promise<number> {
  const basis = await readBankBasis(db)
  await addPersons(db, basis, now)
  let count = 0
  for (let [after, done]: [string | null, number] = [null, 0]; done < max; done++) {
    const last: string | null = await db.transaction().execute(async (tx) => {
      const persons = await lockDue(tx, { after, today: bankDayAt(basis.clock, now), limit: batch })
      await settleHeld(tx, basis, persons, now)
      count += persons.length
      return persons.at(-1)?.user_id ?? null
    })
    if (last === null) break
    after = last
  }
  return count
}

/** A row for everybody who has a wallet and an account and none yet: their savings interest begins with this half-year. */
async function addPersons(db: Db, { clock }: BankBasis, now: Date): Promise<void> {
  const half = halfOf(bankDayAt(clock, now))
  await sql`
    insert into bank_person (user_id, due_on, half_from)
    select user_id, ${nextHalf(half)}::date, ${half}::date from user_account
    where not exists (select from bank_person where bank_person.user_id = user_account.user_id)
    on conflict do nothing`.execute(db)
}

/**
 * Locks a person's bank until the end of the transaction, and works their days up to now: every act of a person in the bank
 * begins with it, so none sees a state that a night has still to change.
 */
export async function settlePerson(tx: Tx, basis: BankBasis, userId: string, now: Date): Promise<void> {
  const half = halfOf(bankDayAt(basis.clock, now))
  await sql`
    insert into bank_person (user_id, due_on, half_from) values (${userId}, ${nextHalf(half)}::date, ${half}::date)
    on conflict do nothing`.execute(tx)
  const person = await tx
    .selectFrom('bank_person')
    .select(['user_id', 'half_from', 'due_on'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (person.due_on <= bankDayAt(basis.clock, now)) await settleHeld(tx, basis, [person], now)
}

type Held = { user_id: string; half_from: BankDay }

async function settleHeld(tx: Tx, basis: BankBasis, held: readonly Held[], now: Date): Promise<void> {
  if (held.length === 0) return
  const persons = await readPersons(tx, held)
  const worldOf = await readWorld(tx, basis, persons, now)
  const results = new Map<string, EndOfDayResult>()
  for (const [userId, person] of persons) results.set(userId, runEndOfDays(person, worldOf(userId)))
  await storeEndOfDays(tx, results, { clock: basis.clock, now })
}

async function readPersons(tx: Tx, held: readonly Held[]): Promise<Map<string, PersonAtEndOfDay>> {
  const open = await listOpen(
    tx,
    held.map(({ user_id }) => user_id),
  )
  const fixed = Map.groupBy(open.fixed, ({ user_id }) => user_id)
  const thaweesup = new Map(open.thaweesup.map((one) => [one.user_id, one]))
  return new Map(
    held.map(({ user_id, half_from }) => [
      user_id,
      { halfFrom: half_from, fixed: fixed.get(user_id) ?? [], thaweesup: thaweesup.get(user_id) ?? null },
    ]),
  )
}

/** What the nights of these persons depend on: their wallets, locked, and what the ledger says of them. */
async function readWorld(tx: Tx, basis: BankBasis, persons: ReadonlyMap<string, PersonAtEndOfDay>, now: Date) {
  const { clock, pauses } = basis
  const today = bankDayAt(clock, now)
  const wallets = await lockWallets(tx, [...persons.keys()])
  const ratesFor = await readRatesOf(tx, basis, [...persons.keys()])
  const weightsFor = weightsOfRates(clock)
  const booked = new Map<BankDay, Map<string, number>>()
  for (const [half, userIds] of halvesOver(persons, today)) {
    const sums = new Map<string, number>()
    for (const [rates, ofThem] of Map.groupBy(userIds, ratesFor))
      for (const [userId, sum] of await sumWeights(tx, ofThem, weightsFor(rates)(half), clock)) sums.set(userId, sum)
    booked.set(half, sums)
  }
  const trying = [...persons].flatMap(([userId, { thaweesup }]) =>
    thaweesup?.next_try && thaweesup.next_try <= today
      ? [{ userId, at: startOfBankDay(clock, thaweesup.next_try) }]
      : [],
  )
  const lines = await listBookedSince(tx, trying)
  return (userId: string): EndOfDayWorld => ({
    clock,
    today,
    ratesOn: (day) => ratesOn(ratesFor(userId), bangkokDay(startOfBankDay(clock, day))),
    weightsOf: weightsFor(ratesFor(userId)),
    isFixedPausedAt: (at) => pauseAt(pauses, 'fixed', at) !== null,
    bookedSince: (at) => minSince(wallets.get(userId) ?? 0, lines.get(userId) ?? [], at),
    bookedWeight: (half) => booked.get(half)?.get(userId) ?? 0,
  })
}

/** The half-years that are over and whose interest is not credited, each with its persons. */
function halvesOver(persons: ReadonlyMap<string, PersonAtEndOfDay>, today: BankDay): Map<BankDay, string[]> {
  const found = new Map<BankDay, string[]>()
  for (const [userId, { halfFrom }] of persons)
    for (let half = halfFrom; nextHalf(half) <= today; half = nextHalf(half))
      found.set(half, [...(found.get(half) ?? []), userId])
  return found
}

/** The weights of half-years, each worked out once for all to whom the same rates hold. */
function weightsOfRates(clock: BankClock): (rates: readonly RateRow[]) => (half: BankDay) => HalfWeights {
  const known = new Map<readonly RateRow[], Map<BankDay, HalfWeights>>()
  return (rates) => (half) => {
    const halves = known.get(rates) ?? new Map<BankDay, HalfWeights>()
    known.set(rates, halves)
    const weights =
      halves.get(half) ?? weighHalf(half, (day) => ratesOn(rates, bangkokDay(startOfBankDay(clock, day))).savings)
    halves.set(half, weights)
    return weights
  }
}
