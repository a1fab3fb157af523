import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { learnWords } from '#features/posts/search/server/search-commands.ts'
import { readingVersion, readWords } from '#features/posts/search/server/search-words.ts'

const batch = 20

/** A searchable thing other than a post. `heads` are titles of its parts. */
type Thing = {
  kind: 'video' | 'event'
  id: string
  read_at: Date
  title: string
  summary: string
  author: string
  tags: string[]
  heads: string[]
  texts: string[]
}

/**
 * Indexes videos and events that are new, changed or analysed by an older version, in batches. Returns their number.
 * Concurrent calls only duplicate work. Drafts are indexed too; the search filters what is visible.
 */
export async function indexWaitingThings(db: Db): Promise<number> {
  for (let total = 0; ; ) {
    // Analysed outside the transaction: on a slow machine it takes longer than the idle-in-transaction timeout.
    const read = (await listWaiting(db)).map(readThing)
    await db.transaction().execute((tx) => writeThings(tx, read))
    total += read.length
    if (read.length < batch) return total
  }
}

async function writeThings(tx: Tx, read: readonly ReadThing[]): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(tx)
  // In id order, so that concurrent writers do not deadlock.
  for (const thing of read.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await writeThing(tx, thing)
  await learnWords(tx, [...new Set(read.flatMap(({ vocabulary }) => vocabulary))])
}

async function listWaiting(db: Db): Promise<Thing[]> {
  const isWaiting = (kind: string, table: string) =>
    sql`not exists (select from search_entry where kind = ${kind} and subject_id = ${sql.ref(`${table}.id`)}
      and analyser >= ${readingVersion} and read_at = date_trunc('milliseconds', ${sql.ref(`${table}.updated_at`)}))`
  const { rows } = await sql<Thing>`
    (select 'video' as kind, video.id, video.updated_at as read_at, video.title, summary, author_name as author,
      array_remove(array[video_series.title], null) as tags,
      array(select chapter ->> 'title' from jsonb_array_elements(chapters) as chapter) as heads,
      -- A sentence goes on from one caption to the next.
      array[(select coalesce(string_agg(cue ->> 'text', ' '), '') from jsonb_array_elements(captions) as cue)] as texts
    from video left join video_series on video_series.key = video.series_key
    where ${isWaiting('video', 'video')} limit ${batch})
    union all
    (select 'event', id, updated_at, title, summary, organiser, '{}', '{}', array_remove(array[description, place], null)
    from event where ${isWaiting('event', 'event')} limit ${batch})
    limit ${batch}`.execute(db)
  return rows
}

type ReadThing = Pick<Thing, 'kind' | 'id' | 'read_at'> & { lexemes: string[]; vocabulary: string[] }

function readThing({ kind, id, read_at, heads, texts, ...thing }: Thing): ReadThing {
  const blocks = [...heads.map((text) => ({ text, isHead: true })), ...texts.map((text) => ({ text, isHead: false }))]
  return { kind, id, read_at, ...readWords({ ...thing, blocks }) }
}

async function writeThing(tx: Tx, { kind, id, read_at, lexemes }: ReadThing): Promise<void> {
  await sql`
    insert into search_entry (kind, subject_id, analyser, read_at, words)
    values (${kind}, ${id}, ${readingVersion}, ${read_at}, array_to_tsvector(${lexemes}::text[]))
    on conflict (kind, subject_id) do update
    set analyser = excluded.analyser, read_at = excluded.read_at, words = excluded.words`.execute(tx)
}
