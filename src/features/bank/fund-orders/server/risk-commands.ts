import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { findFund } from '#features/bank/funds/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { fundOrderErrors } from '../contract.ts'
import { highRiskVersion, isHighRisk } from '../high-risk-rules.ts'
import { type Placing, placeBuy, placeSwitch, type SellWanted } from './place-commands.ts'

const refusal = refusals(fundOrderErrors)

/** `riskRead`: the version of the text on funds of level 6 to 8 that was ticked with the order. */
type OwnPlacing = Omit<Placing, 'account'> & { code: string; riskRead: number | undefined }

/** Buys for one's own account → the order's id. As placeBuy; throws risk_not_acknowledged before a first fund of level 6 to 8. */
export async function buyOwn(tx: Tx, { riskRead, ...placing }: OwnPlacing & { amount: number }): Promise<string> {
  await requireRiskRead(tx, { ...placing, riskRead })
  return placeBuy(tx, { ...placing, account: 'own' })
}

/** Switches in one's own account → both orders' ids. As placeSwitch, and refuses as buyOwn by the fund that is bought. */
export async function switchOwn(
  tx: Tx,
  { riskRead, ...placing }: OwnPlacing & { to: string; wanted: SellWanted },
): Promise<[sell: string, buy: string]> {
  await requireRiskRead(tx, { ...placing, code: placing.to, riskRead })
  return placeSwitch(tx, { ...placing, account: 'own' })
}

async function requireRiskRead(tx: Tx, { userId, code, riskRead, now }: OwnPlacing): Promise<void> {
  if (!isHighRisk((await findFund(tx, code)).risk)) return
  if ((await findRiskRead(tx, userId)) !== null) return
  if (riskRead !== highRiskVersion) throw refusal('risk_not_acknowledged')
  // Of two purchases at once the second finds the row: the first moment stands.
  await sql`
    insert into fund_risk_acknowledgement as own (user_id, version, created_at)
    values (${userId}, ${highRiskVersion}, ${now})
    on conflict (user_id) do update set version = excluded.version, created_at = excluded.created_at
    where own.version < excluded.version`.execute(tx)
}

/** What a person acknowledged of the text as it is now; null: nothing, or an older version. */
export async function findRiskRead(
  db: Db | Tx,
  userId: string,
): Promise<{ version: number; created_at: string } | null> {
  const row = await db
    .selectFrom('fund_risk_acknowledgement')
    .select(['version', 'created_at'])
    .where('user_id', '=', userId)
    .where('version', '>=', highRiskVersion)
    .executeTakeFirst()
  return row ? { version: row.version, created_at: row.created_at.toISOString() } : null
}
