import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { learnWords } from '#features/posts/search/server/search-commands.ts'
import { readingVersion, readWords } from '#features/posts/search/server/search-words.ts'
import type { SearchThing } from '#kit/search-thing.ts'
import type { ThingListers } from '#kit/server/thing-lister.ts'
import { listThings } from './listed-queries.ts'

/**
 * Indexes what features list now: new and changed things are analysed, those that are no longer listed go. Concurrent
 * calls only duplicate work. Returns the number of analysed things.
 */
export async function indexListed(db: Db, listers: ThingListers, now: Date): Promise<number> {
  const listed = (await listThings(db, listers, now)).map((thing) => ({ ...thing, hash: hashOf(thing) }))
  const known = await db.selectFrom('search_thing').select(['kind', 'key', 'analyser', 'content_hash']).execute()
  const isRead = new Set(
    known.flatMap((row) => (row.analyser >= readingVersion ? [`${row.kind} ${row.key} ${row.content_hash}`] : [])),
  )
  // Analysed outside the transaction: on a slow machine it takes longer than the idle-in-transaction timeout.
  const read = listed
    .filter(({ kind, key, hash }) => !isRead.has(`${kind} ${key} ${hash}`))
    .map((thing) => ({ ...thing, ...analyse(thing) }))
    // In one order, so that concurrent writers do not deadlock.
    .toSorted((a, b) => (`${a.kind} ${a.key}` < `${b.kind} ${b.key}` ? -1 : 1))
  const names = new Set(listed.map(({ kind, key }) => `${kind} ${key}`))
  const gone = known.filter(({ kind, key }) => !names.has(`${kind} ${key}`))
  if (read.length + gone.length === 0) return 0
  await db.transaction().execute(async (tx) => {
    for (const { kind, key, hash, lexemes } of read)
      await sql`
        insert into search_thing (kind, key, analyser, content_hash, words)
        values (${kind}, ${key}, ${readingVersion}, ${hash}, array_to_tsvector(${lexemes}::text[]))
        on conflict (kind, key) do update
        set analyser = excluded.analyser, content_hash = excluded.content_hash, words = excluded.words`.execute(tx)
    for (const { kind, key } of gone)
      await tx.deleteFrom('search_thing').where('kind', '=', kind).where('key', '=', key).execute()
    await learnWords(tx, [...new Set(read.flatMap(({ vocabulary }) => vocabulary))])
  })
  return read.length
}

/** The title, line and tags of a thing as one value that changes with them. */
function hashOf({ title, line, tags }: SearchThing): string {
  return createHash('sha256')
    .update(JSON.stringify([title, line, tags]))
    .digest('hex')
}

function analyse({ title, line, tags }: SearchThing) {
  return readWords({ title, summary: line, tags, author: '', blocks: [] })
}
