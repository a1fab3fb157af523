import type { Db, Tx } from '#db/open.ts'
import type { AdminPremium, PremiumForm } from '../admin-contract.ts'
import type { PremiumType } from '../contract.ts'
import { type PremiumRow, toItem } from './queries.ts'
import { costOf } from './value-queries.ts'
import { voucherOf } from './view-queries.ts'

const maxListed = 500

/** Every premium, also those whose window is over; the newest first. */
export async function listAdminPremiums(
  db: Db | Tx,
  type: PremiumType | undefined,
  now: Date,
): Promise<AdminPremium[]> {
  const rows = await db
    .selectFrom('premium')
    .selectAll()
    .$if(type !== undefined, (q) => q.where('type', '=', type!))
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()
  return rows.map((row) => adminItem(row, now))
}

/** A premium as staff's lists have it. */
export function adminItem(row: PremiumRow, now: Date): AdminPremium {
  const { sold, taken, stock, low_mark: mark, banner } = row
  const isCodesLow = row.type === 'code' && mark !== null && (stock ?? 0) < mark
  return { ...toItem(row, now), sold, taken, is_codes_low: isCodesLow, has_banner: banner !== null }
}

/** A row as staff's form has it. */
export function formOf(row: PremiumRow): PremiumForm {
  const { title, summary, description, image, price, per_person, banner, partner, aim, low_mark, how_to_use } = row
  return {
    type: row.type as PremiumType,
    is_simulated: row.is_simulated,
    title,
    summary,
    description,
    image,
    gallery: row.gallery as PremiumForm['gallery'],
    price,
    cost: costOf(row),
    per_person,
    on_sale_from: row.on_sale_from.toISOString(),
    on_sale_until: row.on_sale_until?.toISOString() ?? null,
    banner,
    voucher: voucherOf(row),
    charity: partner === null ? null : { partner, aim },
    low_mark,
    how_to_use,
  }
}
