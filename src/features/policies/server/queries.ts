import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { DocumentTree } from '#lib/document.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { PolicyType, type PolicyView } from '../contract.ts'
import { fillContact, pdfPath } from '../rules.ts'
import { byType, shownVersion, versionsOf, withStates } from './version-queries.ts'

type Asked = { type?: PolicyType | undefined; version?: number | undefined; contact: string; now: Date }
type PolicyRow = Pick<PolicyView, 'type' | 'version' | 'effective' | 'title' | 'summary' | 'changes'> & {
  body: DocumentTree
  versions: Omit<PolicyView['versions'][number], 'state'>[]
}

/**
 * The policies in force, all or of one type, with the contact filled in; with `version` that version, whatever its
 * state.
 */
export async function listPolicies(db: Db | Tx, { type, version, contact, now }: Asked): Promise<PolicyView[]> {
  const types = type ? [type] : PolicyType.options
  const { rows } = await sql<PolicyRow>`
    select distinct on (type) type, version, effective, title, summary, changes, body,
      ${versionsOf('policy')} as versions
    from policy where ${shownVersion({ types, version, now })}
    order by type, version desc`.execute(db)
  return rows.toSorted(byType(types)).map((row) => ({
    ...withStates(row, now),
    body: fillContact(row.body, contact),
    pdf_url: pdfPath(row.type, row.version),
  }))
}

/** The version of each policy in force: what a sign-up accepts. Throws when a policy has none. */
export async function currentVersions(db: Db | Tx, now: Date): Promise<Record<PolicyType, number>> {
  const { rows } = await sql<{ type: PolicyType; version: number }>`
    select type, max(version) as version from policy where effective <= ${bangkokDay(now)} group by type`.execute(db)
  const versions = Object.fromEntries(rows.map(({ type, version }) => [type, version]))
  const missing = PolicyType.options.filter((type) => versions[type] === undefined)
  if (missing.length) throw new Error(`no policy is in force: ${missing.join(', ')}`)
  return versions as Record<PolicyType, number>
}

/**
 * The oldest version of each policy whose acceptance is still valid: the newest one in force that asks again, else 1.
 */
export async function versionsThatHold(db: Db | Tx, now: Date): Promise<Record<PolicyType, number>> {
  const { rows } = await sql<{ type: PolicyType; version: number }>`
    select type, max(version) as version from policy
    where asks_again and effective <= ${bangkokDay(now)} group by type`.execute(db)
  const found = Object.fromEntries(rows.map(({ type, version }) => [type, version]))
  return Object.fromEntries(PolicyType.options.map((type) => [type, found[type] ?? 1])) as Record<PolicyType, number>
}

/**
 * The facts for the cookie banner: the version in force, and the Bangkok day since when an answer is valid (null when
 * no version has asked again). Throws when no policy is in force.
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
