import { hashContent } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { PolicyTable } from './version-queries.ts'

/** The counts of an import. `frozen` names versions in force whose file was changed. */
export type PolicyImport = { added: number; changed: number; same: number; frozen: string[] }

type Importing<C> = {
  table: PolicyTable
  policies: readonly C[]
  /** Stores a version, or replaces one that is not in force yet. */
  store: (policy: C, hash: string) => Promise<void>
  now: Date
}

/**
 * Imports the policies of content files, one row per version. A version in force keeps the text that people accepted: a
 * changed file needs a higher version, and until then is listed in `frozen`.
 */
export async function importVersions<C extends { type: string; version: number }>(
  tx: Tx,
  { table, policies, store, now }: Importing<C>,
): Promise<PolicyImport> {
  const result: PolicyImport = { added: 0, changed: 0, same: 0, frozen: [] }
  const stored = await tx.selectFrom(table).select(['type', 'version', 'effective', 'content_hash']).execute()
  for (const policy of policies.toSorted((a, b) => (a.type < b.type ? -1 : 1))) {
    const row = stored.find(({ type, version }) => type === policy.type && version === policy.version)
    const hash = hashContent(policy)
    if (row?.content_hash === hash) result.same++
    else if (row && row.effective <= bangkokDay(now)) result.frozen.push(`${policy.type} ${policy.version}`)
    else {
      await store(policy, hash)
      result[row ? 'changed' : 'added']++
    }
  }
  return result
}
