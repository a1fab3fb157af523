import type { Tx } from '#db/open.ts'
import { readContentFolder } from '#lib/server/content-files.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { PolicyContent } from '../content.ts'
import { importVersions, type PolicyImport } from './import-commands.ts'

/**
 * Reads the policies of a folder (content/policies). Throws an error that names the file when one does not match its
 * schema.
 */
export async function readPolicies(folder: URL): Promise<PolicyContent[]> {
  return (await readContentFolder(folder, PolicyContent)).map(({ content }) => content)
}

/** Imports the policies of the site (importVersions). */
export function importPolicies(tx: Tx, policies: PolicyContent[], now: Date): Promise<PolicyImport> {
  const store = (policy: PolicyContent, hash: string) => storePolicy(tx, policy, hash, bangkokDay(now))
  return importVersions(tx, { table: 'policy', policies, store, now })
}

async function storePolicy(tx: Tx, { body, ...policy }: PolicyContent, hash: string, today: string) {
  const values = { ...policy, body: JSON.stringify(body), content_hash: hash }
  await tx
    .insertInto('policy')
    .values(values)
    .onConflict((c) => c.columns(['type', 'version']).doUpdateSet(values).where('policy.effective', '>', today))
    .execute()
}
