import { hashContent } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { readContentFolder } from '#lib/server/content-files.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { PolicyContent } from '../content.ts'

/**
 * Reads the policies of a folder (content/policies). Throws an error that names the file when one does not match its
 * schema.
 */
export async function readPolicies(folder: URL): Promise<PolicyContent[]> {
  return (await readContentFolder(folder, PolicyContent)).map(({ content }) => content)
}

/** The counts of an import. `frozen` names versions in force whose file was changed. */
type PolicyImport = { added: number; changed: number; same: number; frozen: string[] }

/**
 * Imports the policies of content files, one row per version. A version in force keeps the text that people accepted: a
 * changed file needs a higher version, and until then is listed in `frozen`.
 */
export async function importPolicies(tx: Tx, policies: PolicyContent[], now: Date): Promise<PolicyImport> {
  const result: PolicyImport = { added: 0, changed: 0, same: 0, frozen: [] }
  const stored = await tx.selectFrom('policy').select(['type', 'version', 'effective', 'content_hash']).execute()
  for (const policy of policies.toSorted((a, b) => (a.type < b.type ? -1 : 1))) {
    const row = stored.find(({ type, version }) => type === policy.type && version === policy.version)
    const hash = hashContent(policy)
    if (row?.content_hash === hash) result.same++
    else if (row && row.effective <= bangkokDay(now)) result.frozen.push(`${policy.type} ${policy.version}`)
    else {
      await storePolicy(tx, policy, hash, bangkokDay(now))
      result[row ? 'changed' : 'added']++
    }
  }
  return result
}

async function storePolicy(tx: Tx, { body, ...policy }: PolicyContent, hash: string, today: string) {
  const values = { ...policy, body: JSON.stringify(body), content_hash: hash }
  await tx
    .insertInto('policy')
    .values(values)
    .onConflict((c) => c.columns(['type', 'version']).doUpdateSet(values).where('policy.effective', '>', today))
    .execute()
}
