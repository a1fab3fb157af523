import { hashContent } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { readContentFolder } from '#lib/server/content-files.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { PolicyContent } from '../content.ts'

/** The policies of a folder (content/policies). Throws, naming the file, on one that is not as its schema says. */
export async function readPolicies(folder: URL): Promise<PolicyContent[]> {
  return (await readContentFolder(folder, PolicyContent)).map(({ content }) => content)
}

/** How an import went. `frozen` names versions whose file was changed after they had come into force. */
type PolicyImport = { added: number; changed: number; same: number; frozen: string[] }

/**
 * Brings the policies of content files into the database, one row for each version. A version that is in force keeps the
 * text that people agreed to: its file may only change under a higher version, and until then is named in `frozen`.
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
