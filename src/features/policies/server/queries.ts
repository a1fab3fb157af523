import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { DocumentTree } from '#lib/document.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { PolicyType, type PolicyView } from '../contract.ts'
import { fillContact } from '../rules.ts'

/** The policies in force now, all or one kind, with the contact address filled in. */
export async function listPolicies(
  db: Db | Tx,
  { type, contact, now }: { type?: PolicyType | undefined; contact: string; now: Date },
): Promise<PolicyView[]> {
  const types = type ? [type] : PolicyType.options
  const { rows } = await sql<Omit<PolicyView, 'pdf_url'>>`
    select distinct on (type) type, version, effective, title, summary, changes, body
    from policy where effective <= ${bangkokDay(now)} and type = any (${types})
    order by type, version desc`.execute(db)
  return rows
    .toSorted((a, b) => types.indexOf(a.type) - types.indexOf(b.type))
    .map((row) => ({ ...row, body: fillContact(row.body as DocumentTree, contact), pdf_url: null }))
}

/** The version of each policy that is in force now: what somebody who signs up agrees to. Throws as long as one has none. */
export async function currentVersions(db: Db | Tx, now: Date): Promise<Record<PolicyType, number>> {
  const { rows } = await sql<{ type: PolicyType; version: number }>`
    select type, max(version) as version from policy where effective <= ${bangkokDay(now)} group by type`.execute(db)
  const versions = Object.fromEntries(rows.map(({ type, version }) => [type, version]))
  const missing = PolicyType.options.filter((type) => versions[type] === undefined)
  if (missing.length) throw new Error(`no policy is in force: ${missing.join(', ')}`)
  return versions as Record<PolicyType, number>
}
