import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { addDays, bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { adminRateErrors, type BankRateKey } from '../admin-contract.ts'
import type { BankProduct } from '../contract.ts'
import { pauseAt, rateOn } from '../rate-rules.ts'
import { listBankRates, listPauses } from './queries.ts'

const refusal = refusals(adminRateErrors)

type NewRate = { actorId: string; key: BankRateKey; rate: number; startsOn: string; now: Date }

/**
 * Announces a rate that begins on a day to come, in hundredths of a percent. Open deposits keep theirs. Refuses with
 * rate_starts_early (today and before) or rate_known.
 */
export async function setBankRate(tx: Tx, { actorId, key, rate, startsOn, now }: NewRate): Promise<void> {
  const today = bangkokDay(now)
  if (startsOn <= today)
    throw refusal('rate_starts_early', {
      values: { day: formatThaiDate(addDays(today, 1)) },
      fields: [{ path: 'starts_on', code: 'rate_starts_early', detail: 'เริ่มได้ตั้งแต่พรุ่งนี้เป็นต้นไป' }],
    })
  const before = rateOn(await listBankRates(tx), key, startsOn)
  const stored = await tx
    .insertInto('bank_rate')
    .values({ key, starts_on: startsOn, rate, made_by: actorId, made_at: now })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (stored.numInsertedOrUpdatedRows !== 1n) throw refusal('rate_known')
  const subject = { kind: 'bank_rate', id: `${key}:${startsOn}` } as const
  await recordStaffAct(tx, { actorId, act: 'bank.rate-set', subject, before: { rate: before }, after: { rate }, now })
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
