import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { listFamily } from '#features/identity/accounts/server/gain-queries.ts'
import { koinErrors } from '#features/koin/contract.ts'
import { sumAccount } from '#features/koin/server/queries.ts'
import { propose } from '#features/staff-value/server/proposal-commands.ts'
import type { ProposalKind } from '#features/staff-value/server/proposal-queries.ts'
import { refusals } from '#lib/errors.ts'
import { adminClockErrors } from '../admin-contract.ts'
import { type ClockPart, changeClock, lengthBefore, maxClockStep } from '../clock-rules.ts'
import { readBankClock } from './queries.ts'

const refusal = refusals({ ...adminClockErrors, own_gain: koinErrors.own_gain })

type Change = { daysPerMonth: number; now: Date }

/**
 * The part that a change would add now. `staffIds` are those who propose and decide it. Throws clock_same,
 * clock_step_too_big, and own_gain: nobody shortens the month while they or their family have an open deposit, since its
 * interest would come sooner.
 */
export async function judgeClockChange(
  tx: Tx,
  { daysPerMonth, staffIds, now }: Change & { staffIds: readonly string[] },
): Promise<{ part: ClockPart; before: number }> {
  const clock = await readBankClock(tx)
  const part = changeClock(clock, daysPerMonth, now)
  const before = lengthBefore(clock, part)
  if (daysPerMonth === before) throw refusal('clock_same')
  if (Math.abs(daysPerMonth - before) > maxClockStep)
    throw refusal('clock_step_too_big', { values: { days: `${maxClockStep}` } })
  if (daysPerMonth < before)
    for (const staffId of staffIds)
      if ((await sumAccount(tx, 'deposit', await listFamily(tx, staffId))) > 0) throw refusal('own_gain')
  return { part, before }
}

type Decided = Change & { madeBy: string; decidedBy: string }

/**
 * Sets how many real days a bank month lasts, from the first month that leaves the notice on; it was proposed by `madeBy`. The
 * people whose deposits it moves are told by a job. Refuses as judgeClockChange.
 */
export async function setBankClock(tx: Tx, { daysPerMonth, madeBy, decidedBy, now }: Decided): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank-clock', 0))`.execute(tx)
  const { part, before } = await judgeClockChange(tx, { daysPerMonth, staffIds: [madeBy, decidedBy], now })
  const row = { ...part, made_by: madeBy, decided_by: decidedBy, made_at: now }
  const { month: _, ...change } = row
  await tx
    .insertInto('bank_clock')
    .values(row)
    .onConflict((c) => c.column('month').doUpdateSet(change))
    .execute()
  await recordStaffAct(tx, {
    actorId: decidedBy,
    act: 'bank.clock-set',
    subject: { kind: 'bank_clock', id: String(part.month) },
    before: { days_per_month: before },
    after: part,
    now,
  })
  await tellBankChanges(tx)
}

const tellLength = (days: number) => ({ วันจริงต่อเดือน: `${days} วัน` })

/** A length of the bank's month, which a second person decides. */
export const bankClock: ProposalKind = {
  name: 'bank-clock',
  roles: ['finance'],
  read: async (db) => tellLength((await readBankClock(db)).at(-1)!.days_per_month),
  tell: async (_db, { payload }) => tellLength((payload as { days: number }).days),
  apply: (tx, { payload, proposedBy, decidedBy, now }) =>
    setBankClock(tx, { daysPerMonth: (payload as { days: number }).days, madeBy: proposedBy, decidedBy, now }),
}

/** Has another length of the month wait for a second person. Refuses as judgeClockChange. */
export async function askBankClock(
  tx: Tx,
  { actorId, daysPerMonth, now }: Change & { actorId: string },
): Promise<void> {
  await judgeClockChange(tx, { daysPerMonth, staffIds: [actorId], now })
  const subject = { kind: 'bank_clock', id: 'clock' } as const
  const asked = { title: 'ความยาวของเดือนธนาคาร', payload: { days: daysPerMonth }, value: 0, actorId, now }
  await propose(tx, { kind: bankClock, subject, ...asked })
}

/** Adds the job that tells people of announced rates and clocks (deposits), in the transaction that announces them. */
export async function tellBankChanges(tx: Tx): Promise<void> {
  await sql`select from graphile_worker.add_job('tell-bank-changes', max_attempts => 12)`.execute(tx)
}
