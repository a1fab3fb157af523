import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordActivities } from '#features/activity/server/commands.ts'
import { giveSkillPointsToMany, type KoinTransfer, moveKoinOfMany } from '#features/koin/server/batch-commands.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { notifyMany } from '#features/notifications/server/notice-commands.ts'
import { type BankClock, startOfBankDay } from '../../clock/clock-rules.ts'
import { forgivenMonths, instalmentDays, thaweesupMonths } from '../../rates/terms-rules.ts'
import { bookingOf, nameOfFixed, thaweesupName } from '../book-rules.ts'
import type { EndOfDayEvent, EndOfDayResult } from '../end-of-day-rules.ts'
import { countMissed } from '../instalment-rules.ts'
import { depositSaved } from './activities.ts'
import { depositMatured, depositRolled, instalmentMissed, instalmentShort, thaweesupStopped } from './notices.ts'

export type Happened = { userId: string; event: EndOfDayEvent }

/** Stores what the nights of persons came to, whose rows and wallets are locked: ledger, deposits, notices, facts, points. */
export async function storeEndOfDays(
  tx: Tx,
  results: ReadonlyMap<string, EndOfDayResult>,
  { clock, now }: { clock: BankClock; now: Date },
): Promise<void> {
  const happened = [...results].flatMap(([userId, { events }]) => events.map((event) => ({ userId, event })))
  await moveKoinOfMany(tx, happened.flatMap(transferOf))
  await storeFixed(tx, happened)
  await storeThaweesup(tx, happened)
  await storePersons(tx, results)
  await tellEndOfDays(tx, happened, { clock, now })
  await rewardSaved(tx, happened, now)
}

function transferOf({ userId, event }: Happened): KoinTransfer[] {
  const booking = bookingOf(event)
  return booking ? [{ userId, ...booking, now: event.at }] : []
}

async function storeFixed(tx: Tx, happened: readonly Happened[]): Promise<void> {
  const rows = new Map<string, object>()
  for (const { userId, event } of happened) {
    if (event.kind === 'rolled') rows.set(event.deposit.id, { user_id: userId, ...event.next, state: 'open' })
    if (event.kind === 'matured') {
      const { interest, tax } = event.payout
      const end = { state: 'matured', ended_on: event.on, interest, tax }
      rows.set(event.deposit.id, { user_id: userId, ...event.deposit, ...end })
    }
  }
  if (rows.size === 0) return
  await sql`
    update fixed_deposit set principal = after.principal, round = after.round, opened_on = after.opened_on,
      matures_on = after.matures_on, rate = after.rate, early_rate = after.early_rate, state = after.state,
      ended_on = after.ended_on, interest = after.interest, tax = after.tax
    from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb) as after (
      user_id uuid, id uuid, principal bigint, round integer, opened_on date, matures_on date, rate integer,
      early_rate integer, state text, ended_on date, interest bigint, tax bigint
    )
    where fixed_deposit.user_id = after.user_id and fixed_deposit.id = after.id`.execute(tx)
}

async function storeThaweesup(tx: Tx, happened: readonly Happened[]): Promise<void> {
  const rows = new Map<string, object>()
  for (const { userId, event } of happened) {
    if (event.kind === 'savings' || event.kind === 'matured' || event.kind === 'rolled') continue
    const { id, squares, next_try, state } = event.deposit
    const row = { user_id: userId, id, squares: `{${squares.join(',')}}`, next_try, state }
    if (event.kind !== 'finished') rows.set(id, row)
    else {
      const { interest, tax } = event.payout
      rows.set(id, { ...row, state: 'finished', ended_on: event.on, interest, tax })
    }
  }
  if (rows.size === 0) return
  await sql`
    update thaweesup set squares = after.squares::integer[], next_try = after.next_try, state = after.state,
      ended_on = after.ended_on, interest = after.interest, tax = after.tax
    from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb) as after (
      user_id uuid, id uuid, squares text, next_try date, state text, ended_on date, interest bigint, tax bigint
    )
    where thaweesup.user_id = after.user_id and thaweesup.id = after.id`.execute(tx)
}

async function storePersons(tx: Tx, results: ReadonlyMap<string, EndOfDayResult>): Promise<void> {
  const rows = [...results].map(([userId, { dueOn, halfFrom }]) => ({ userId, dueOn, halfFrom }))
  await sql`
    update bank_person set due_on = after.due_on, half_from = after.half_from
    from unnest(
      ${rows.map((row) => row.userId)}::uuid[], ${rows.map((row) => row.dueOn)}::date[],
      ${rows.map((row) => row.halfFrom)}::date[]
    ) as after (user_id, due_on, half_from)
    where bank_person.user_id = after.user_id`.execute(tx)
}

async function tellEndOfDays(
  tx: Tx,
  happened: readonly Happened[],
  { clock, now }: { clock: BankClock; now: Date },
): Promise<void> {
  const of = <K extends EndOfDayEvent['kind']>(kind: K) =>
    happened.filter((one): one is { userId: string; event: EndOfDayEvent & { kind: K } } => one.event.kind === kind)
  const paid = [...of('matured'), ...of('finished')].map(({ userId, event }) => {
    const { paid, interest, tax } = event.payout
    const name = event.kind === 'matured' ? nameOfFixed(event.deposit.term) : thaweesupName
    const facts = { id: event.deposit.id, name, paid, interest, tax }
    return { userId, kind: depositMatured, facts, cause: `bank:${event.deposit.id}:mature`, now }
  })
  await notifyMany(tx, paid)
  const rolled = of('rolled').map(({ userId, event: { deposit, payout } }) => {
    const { paid, interest, tax } = payout
    const facts = { id: deposit.id, name: nameOfFixed(deposit.term), paid, interest, tax }
    return { userId, kind: depositRolled, facts, cause: `bank:${deposit.id}:roll:${deposit.round}`, now }
  })
  await notifyMany(tx, rolled)
  const firstTries = of('retry').filter(({ event }) => Number(event.on.slice(8)) === instalmentDays[0])
  const short = firstTries.map(({ userId, event: { deposit, nth } }) => {
    const next = deposit.next_try!
    const facts = { id: deposit.id, monthly: deposit.monthly, next, at: startOfBankDay(clock, next).toISOString() }
    return { userId, kind: instalmentShort, facts, cause: `bank:${deposit.id}:short:${nth}`, now }
  })
  await notifyMany(tx, short)
  const missed = of('missed').map(({ userId, event: { deposit, nth } }) => {
    const facts = { id: deposit.id, nth, left: forgivenMonths - countMissed(deposit.squares) }
    return { userId, kind: instalmentMissed, facts, cause: `bank:${deposit.id}:missed:${nth}`, now }
  })
  await notifyMany(tx, missed)
  const stopped = of('stopped').map(({ userId, event: { deposit } }) => {
    return { userId, kind: thaweesupStopped, facts: { id: deposit.id }, cause: `bank:${deposit.id}:stopped`, now }
  })
  await notifyMany(tx, stopped)
}

/**
 * A deposit kept to its term gives a fact for quests and skill points (koin.md). Points once a bank month, whatever ends in it,
 * and a fact once for each kind, so that splitting a deposit gives no more. A stopped Thaweesup was not kept.
 */
async function rewardSaved(tx: Tx, happened: readonly Happened[], now: Date): Promise<void> {
  const saved = happened.flatMap(({ userId, event }) => {
    if (event.kind !== 'matured' && event.kind !== 'rolled' && event.kind !== 'finished') return []
    if (event.kind === 'finished' && event.deposit.state === 'stopped') return []
    const isFixed = event.kind !== 'finished'
    const facts = {
      type: isFixed ? 'fixed' : 'thaweesup',
      term: isFixed ? event.deposit.term : thaweesupMonths,
      interest: event.payout.interest as number,
    }
    const booking = bookingOf(event)!
    const month = event.on.slice(0, 7)
    const cause = `bank:kept:${facts.type}:${month}`
    const { title, href } = booking
    return [{ userId, cause, facts, subjectId: event.deposit.id, title, href, month, at: event.at }]
  })
  if (saved.length === 0) return
  await recordActivities(
    tx,
    saved.map(({ at, title, href, month, ...one }) => ({ ...one, kind: depositSaved, now: at })),
  )
  const { points } = await readRate(tx, 'deposit.held', now)
  const gains = saved.map(({ userId, title, href, month, at }) => {
    const cause = `bank:kept:${month}`
    return { userId, cause, title, href, skill: 'saving' as const, points, now: at }
  })
  await giveSkillPointsToMany(tx, gains, now)
}
