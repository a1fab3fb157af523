import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { koin } from '#lib/money.ts'
import type { MyPremium, PremiumView } from '../contract.ts'
import { listReports, toTotal } from './charity-queries.ts'
import { paceOf, readEarnings } from './pace-queries.ts'
import { findPremium, type PremiumRow, toItem } from './queries.ts'

/** A premium as a person sees it, or a visitor (null). Throws premium_not_found. */
export async function viewPremium(db: Db | Tx, id: string, userId: string | null, now: Date): Promise<PremiumView> {
  const premium = await findPremium(db, id)
  return {
    ...toItem(premium, now),
    description: premium.description,
    gallery: premium.gallery as PremiumView['gallery'],
    voucher: voucherOf(premium),
    charity: premium.type === 'charity' ? { ...toTotal(premium), reports: await listReports(db, id) } : null,
    mine: userId === null ? null : await readMine(db, premium, userId, now),
  }
}

/** What a voucher opens; null for other premiums. */
export function voucherOf({ voucher_opens: opens, voucher_words: words }: PremiumRow): PremiumView['voucher'] {
  return opens === null ? null : { opens: opens as 'event' | 'hangman', words }
}

async function readMine(db: Db | Tx, premium: PremiumRow, userId: string, now: Date): Promise<MyPremium> {
  const balance = await readBalance(db, userId)
  const missing = Math.max(0, premium.price - balance)
  const { bought, is_wished } = await readTies(db, premium.id, userId)
  const { per_person: max, type } = premium
  return {
    koin: balance,
    missing: koin(missing),
    pace: paceOf(await readEarnings(db, userId, now), missing),
    is_wished,
    bought,
    may_buy: max === null ? null : Math.max(0, max - bought),
    pays_not: await readReason(db, userId, 'buy', now),
    address_not: type === 'physical' ? await readReason(db, userId, 'buy_with_address', now) : null,
  }
}

async function readTies(db: Db | Tx, premiumId: string, userId: string) {
  const { rows } = await sql<{ bought: number; is_wished: boolean }>`
    select
      coalesce(
        (select bought from premium_buyer where user_id = ${userId} and premium_id = ${premiumId}), 0
      ) as bought,
      exists (select from wish where user_id = ${userId} and premium_id = ${premiumId}) as is_wished`.execute(db)
  return rows[0]!
}
