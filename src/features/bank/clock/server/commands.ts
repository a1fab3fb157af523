import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { listFamily } from '#features/identity/accounts/server/gain-queries.ts'
import { koinErrors } from '#features/koin/contract.ts'
import { sumAccount } from '#features/koin/server/queries.ts'
import { decideProposal, proposeChange } from '#features/proposals/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { adminClockErrors, type ClockProposal } from '../admin-contract.ts'
import { type ClockPart, changeClock, lengthBefore, maxClockStep } from '../clock-rules.ts'
import { readBankClock } from './queries.ts'

const refusal = refusals({ ...adminClockErrors, own_gain: koinErrors.own_gain })

type Change = { daysPerMonth: number; now: Date }

/**
 * The part that a change would add now. `staffIds` are those who propose and decide it. Refuses with clock_same,
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

type Staff = { actorId: string; now: Date }

/** Has another length of the month wait for a second person. Refuses as judgeClockChange, and with change_waiting. */
export async function askBankClock(tx: Tx, { actorId, daysPerMonth, now }: Staff & Change): Promise<void> {
  const { part, before } = await judgeClockChange(tx, { daysPerMonth, staffIds: [actorId], now })
  const body: ClockProposal = { days_per_month: daysPerMonth }
  await proposeChange(tx, { kind: 'bank.clock', subject: 'clock', body, actorId, now })
  const subject = { kind: 'bank_clock', id: String(part.month) } as const
  const figures = { before: { days_per_month: before }, after: body }
  await recordStaffAct(tx, { actorId, act: 'bank.clock-asked', subject, ...figures, now })
}

type Deciding = Staff & { id: string; decision: 'confirm' | 'drop' }

/** Confirms or drops a proposed length of the month. Refuses as decideProposal and setBankClock. */
export async function decideBankClock(tx: Tx, { actorId, id, decision, now }: Deciding): Promise<void> {
  await decideProposal<ClockProposal>(tx, {
    ...{ kind: 'bank.clock', id, decision, actorId, now },
    apply: ({ body, madeBy }) =>
      setBankClock(tx, { daysPerMonth: body.days_per_month, madeBy, decidedBy: actorId, now }),
  })
  if (decision === 'confirm') return
  const subject = { kind: 'bank_clock', id } as const
  await recordStaffAct(tx, { actorId, act: 'bank.clock-dropped', subject, before: null, after: null, now })
}

/** Adds the job that tells people of announced rates and clocks (deposits), in the transaction that announces them. */
export async function tellBankChanges(tx: Tx): Promise<void> {
  await sql`select from graphile_worker.add_job('tell-bank-changes', max_attempts => 12)`.execute(tx)
}
