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

/** The oldest version of each policy whose consent still holds: the newest one in force that asks again, else 1. */
export async function versionsThatHold(db: Db | Tx, now: Date): Promise<Record<PolicyType, number>> {
  const { rows } = await sql<{ type: PolicyType; version: number }>`
    select type, max(version) as version from policy
    where asks_again and effective <= ${bangkokDay(now)} group by type`.execute(db)
  const found = Object.fromEntries(rows.map(({ type, version }) => [type, version]))
  return Object.fromEntries(PolicyType.options.map((type) => [type, found[type] ?? 1])) as Record<PolicyType, number>
}

/**
 * What pages need to ask about cookies: the version in force, and the Bangkok day since which an answer counts (null where
 * no version has asked again). Throws as long as no policy is in force.
 */
export async function readCookiePolicy(
  db: Db | Tx,
  now: Date,
): Promise<{ cookiesVersion: number; cookiesAskedSince: string | null }> {
  const { cookies: cookiesVersion } = await currentVersions(db, now)
  const { rows } = await sql<{ effective: string }>`
    select effective from policy where type = 'cookies' and asks_again and effective <= ${bangkokDay(now)}
    order by version desc limit 1`.execute(db)
  return { cookiesVersion, cookiesAskedSince: rows[0]?.effective ?? null }
}
