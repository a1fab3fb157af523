import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { staffValueErrors } from '#features/staff-value/contract.ts'
import { spendAlone } from '#features/staff-value/server/value-commands.ts'
import { findPremium } from '#features/store/premiums/server/queries.ts'
import { addStock } from '#features/store/premiums/server/stock-commands.ts'
import { givenAway } from '#features/store/premiums/server/value-queries.ts'
import { readCsv } from '#lib/csv.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { encrypt } from '#lib/server/secrets/encryption.ts'
import { adminCodeErrors } from '../admin-contract.ts'
import { readCodes } from '../pool-rules.ts'
import { hashCode, openCodeKey, type ServerKeys } from './key-commands.ts'

const refusal = refusals({ ...staffValueErrors, ...adminCodeErrors })
const maxNamed = 50

type Import = { actorId: string; premiumId: string; csv: string; keys: ServerKeys; now: Date }

/**
 * Puts the codes of a CSV file into a premium's pool, sealed, and on sale; those that any pool has already are left out and
 * named by row. Throws premium_not_found, not_codes, alone_spent (codes that are sold below cost), codes_unreadable (naming the rows): then nothing is imported.
 */
export async function importCodes(tx: Tx, { actorId, premiumId, csv, keys, now }: Import) {
  const premium = await findPremium(tx, premiumId)
  if (premium.type !== 'code') throw refusal('not_codes')
  const { codes, wrong } = readCodes(readCsv(csv) ?? [])
  if (wrong.length > 0 || codes.length === 0) throw refuseRows(wrong.length > 0 ? wrong : [1])
  const duplicates = await storeCodes(tx, { premiumId, codes, keys, now })
  const added = codes.length - duplicates.length
  // The shared row comes last.
  const value = added * givenAway(premium)
  const about = { kind: 'premium', id: premiumId } as const
  if (!(await spendAlone(tx, { actorId, kind: 'goods', subject: about, value, now }))) throw refusal('alone_spent')
  if (added > 0) await addStock(tx, { premiumId, quantity: added })
  const after = { added, duplicates: duplicates.length }
  const subject = { kind: 'premium', id: premiumId } as const
  await recordStaffAct(tx, { actorId, act: 'store.codes-imported', subject, before: null, after, now })
  return { added, duplicates }
}

type Storing = { premiumId: string; codes: { row: number; code: string }[]; keys: ServerKeys; now: Date }

/** Stores the codes that are new → the rows of the others. */
async function storeCodes(tx: Tx, { premiumId, codes, keys, now }: Storing): Promise<{ row: number }[]> {
  const { id: keyId, key } = await openCodeKey(tx, keys, now)
  const seen = new Map<string, number>()
  const duplicates: { row: number }[] = []
  const made = codes.flatMap(({ row, code }) => {
    const hash = hashCode(keys, code)
    if (seen.has(hash)) duplicates.push({ row })
    if (seen.has(hash)) return []
    seen.set(hash, row)
    const id = newId(now)
    return [{ id, hash, sealed: encrypt(key, Buffer.from(code), id) }]
  })
  // In one order, so that two imports of the same file do not wait for each other in a ring.
  const ordered = made.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
  const { rows } = await sql<{ code_hash: string }>`
    insert into premium_code (id, premium_id, key_id, sealed, code_hash, imported_at)
    select id, ${premiumId}, ${keyId}, sealed, hash, ${now} from unnest(
      ${ordered.map(({ id }) => id)}::uuid[], ${ordered.map(({ sealed }) => sealed)}::text[],
      ${ordered.map(({ hash }) => hash)}::text[]
    ) as given (id, sealed, hash)
    on conflict (code_hash) do nothing
    returning code_hash`.execute(tx)
  const stored = new Set(rows.map(({ code_hash }) => code_hash))
  const known = made.filter(({ hash }) => !stored.has(hash)).map(({ hash }) => ({ row: seen.get(hash)! }))
  return [...duplicates, ...known].toSorted((a, b) => a.row - b.row)
}

function refuseRows(rows: number[]) {
  const code = 'codes_unreadable'
  const detail = 'แถวนี้ไม่ใช่โค้ด โค้ดมี 4 ถึง 200 ตัว เป็นอังกฤษ ตัวเลข หรือเครื่องหมาย ไม่มีเว้นวรรค'
  return refusal(code, { fields: rows.slice(0, maxNamed).map((row) => ({ path: `rows.${row}`, code, detail })) })
}
