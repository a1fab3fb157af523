import type { Tx } from '#db/open.ts'
import { type ShelfContent, ShelfFile } from '#features/posts/documents/content.ts'
import { readContentFile } from '#lib/server/content-files.ts'

/** Reads content/shelves.json. Throws when it does not match its schema. */
export async function readShelfFile(file: URL): Promise<ShelfContent[]> {
  return (await readContentFile(file, ShelfFile)).shelves
}

/** Makes the stored shelves those of the file, in its order. Idempotent. */
export async function importShelves(tx: Tx, shelves: ShelfContent[]): Promise<void> {
  const rows = shelves.map(({ key, title, lead, articles }, position) => ({
    key,
    position,
    title,
    lead,
    post_keys: articles,
  }))
  await tx
    .deleteFrom('post_shelf')
    .where('key', 'not in', ['', ...rows.map(({ key }) => key)])
    .execute()
  for (const { key, ...values } of rows)
    await tx
      .insertInto('post_shelf')
      .values({ key, ...values })
      .onConflict((c) => c.column('key').doUpdateSet(values))
      .execute()
}
