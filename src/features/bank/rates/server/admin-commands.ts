import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { propose } from '#features/staff-value/server/proposal-commands.ts'
import type { ProposalKind } from '#features/staff-value/server/proposal-queries.ts'
import { refusals } from '#lib/errors.ts'
import { addDays, bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { tellBankChanges } from '../../clock/server/commands.ts'
import { adminRateErrors, type RateProposal } from '../admin-contract.ts'
import { faultOfChange, type RateChange, rateNoticeDays } from '../change-rules.ts'
import type { BankProduct } from '../contract.ts'
import { bankRateNames } from '../rate-name-rules.ts'
import { formatRate, pauseAt, rateOn } from '../rate-rules.ts'
import { listBankRates, listPauses } from './queries.ts'

const refusal = refusals(adminRateErrors)

type NewRate = { change: RateChange; now: Date }

/**
 * The rate that a change follows. Throws rate_starts_early, rate_known, rate_too_high, rate_step_too_big.
 */
export async function judgeRateChange(tx: Tx, { change, now }: NewRate): Promise<number> {
  const rows = await listBankRates(tx)
  const earliest = addDays(bangkokDay(now), rateNoticeDays)
  const fault = faultOfChange(rows, change, earliest)
  if (fault === 'rate_starts_early')
    throw refusal(fault, {
      values: { day: formatThaiDate(earliest) },
      fields: [{ path: 'starts_on', code: fault, detail: `เริ่มได้ตั้งแต่ ${formatThaiDate(earliest)}` }],
    })
  if (fault) throw refusal(fault)
  return rateOn(rows, change.key, change.startsOn)
}

/**
 * Announces a rate, in basis points, that `madeBy` proposed. Open deposits keep theirs, and a rise is not for the two
 * nor their families (ratesForFamily). A job tells the people whom it affects. Refuses as judgeRateChange.
 */
export async function announceBankRate(
  tx: Tx,
  { change, madeBy, decidedBy, now }: NewRate & { madeBy: string; decidedBy: string },
): Promise<void> {
  // The step is measured against other rows, so announcements follow each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('bank-rates', 0))`.execute(tx)
  const before = await judgeRateChange(tx, { change, now })
  const { key, rate, startsOn } = change
  await tx
    .insertInto('bank_rate')
    .values({ key, starts_on: startsOn, rate, made_by: madeBy, decided_by: decidedBy, made_at: now })
    .execute()
  const subject = { kind: 'bank_rate', id: `${key}:${startsOn}` } as const
  const figures = { before: { rate: before }, after: { rate } }
  await recordStaffAct(tx, { actorId: decidedBy, act: 'bank.rate-set', subject, ...figures, now })
  await tellBankChanges(tx)
}

const tellRate = ({ rate, starts_on: day }: Pick<RateProposal, 'rate' | 'starts_on'>) => ({
  ต่อปี: `${formatRate(rate)} %`,
  เริ่มวันที่: formatThaiDate(day),
})

/** A rate of the bank from a day on, which a second person decides. */
export const bankRate: ProposalKind = {
  name: 'bank-rate',
  roles: ['finance'],
  // Newest first: a proposal that was made before the newest rate of its key is stale.
  read: async (db, key) => tellRate((await listBankRates(db)).find((row) => row.key === key)!),
  tell: async (_db, { payload }) => tellRate(payload as RateProposal),
  apply: (tx, { payload, proposedBy, decidedBy, now }) =>
    announceBankRate(tx, { change: changeOf(payload as RateProposal), madeBy: proposedBy, decidedBy, now }),
}

type Asked = { actorId: string; body: RateProposal; now: Date }

/** Has a rate wait for a second person. Refuses as judgeRateChange. */
export async function askBankRate(tx: Tx, { actorId, body, now }: Asked): Promise<void> {
  await judgeRateChange(tx, { change: changeOf(body), now })
  const subject = { kind: 'bank_rate', id: body.key } as const
  const title = `อัตราดอกเบี้ย: ${bankRateNames[body.key]}`
  await propose(tx, { kind: bankRate, subject, title, payload: body, value: 0, actorId, now })
}

function changeOf({ key, rate, starts_on: startsOn }: RateProposal): RateChange {
  return { key, rate, startsOn }
}

type Pause = { actorId: string; product: BankProduct; reason: string | null; now: Date }

/** Pauses a product for new accounts, or ends the pause (reason null). The same again changes nothing. */
export async function pauseProduct(tx: Tx, { actorId, product, reason, now }: Pause): Promise<void> {
  const before = pauseAt(await listPauses(tx), product, now)
  if (before === reason) return
  await tx
    .insertInto('bank_pause')
    .values({ product, starts_at: now, reason, made_by: actorId })
    .onConflict((c) => c.doNothing())
    .execute()
  const subject = { kind: 'bank_product', id: product } as const
  const change = { before: { is_paused: before !== null }, after: { is_paused: reason !== null } }
  await recordStaffAct(tx, { actorId, act: 'bank.product-paused', subject, ...change, now })
}
