import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { DocumentTree } from '#lib/document.ts'
import { blockText } from '#lib/document-text.ts'
import { analyserVersion } from './analysis-rules.ts'
import { lexicon } from './lexicon.data.ts'
import { lexemesOf, vocabularyOf } from './search-rules.ts'
import { formsOf } from './spelling-rules.ts'

const batch = 20
/**
 * The number of letters of a post that are indexed: five times our longest article, and few enough not to block the
 * event loop.
 */
export const maxRead = 15_000

type Waiting = {
  post_id: string
  /** Changes with every write of the row, so an edit of the text changes it. */
  state: string
  title: string
  summary: string
  tags: string[]
  author_name: string
  author_id: string | null
  body: DocumentTree
}
type Read = Waiting & { lexemes: string[] }

async function listWaiting(db: Db): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select post_id, post_search.xmin::text as state, title, summary, tags, author_name, author_id, body
    from post_search join post on post.id = post_id
    where analyser < ${analyserVersion} order by analyser limit ${batch}`.execute(db)
  return rows
}

function readPost(post: Waiting): Read {
  const { title, summary, tags, author_name: author, body } = post
  let left = maxRead
  const blocks = body.content.map((block) => {
    const text = blockText(block).slice(0, left)
    left -= text.length
    return { text, isHead: block.type === 'heading' || block.type === 'keyPoint' }
  })
  return { ...post, lexemes: lexemesOf(lexicon, { title, summary, tags, author, blocks }) }
}

/**
 * Adds the spelling forms of new words, in word order and once per transaction, so that concurrent writers wait for
 * each other without a deadlock.
 */
export async function learnWords(tx: Tx, words: readonly string[]): Promise<void> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as one (word)
    where not exists (select from post_word_form where form = '=' || word and post_word_form.word = one.word)`.execute(
    tx,
  )
  const forms = rows
    .flatMap(({ word }) => formsOf(word).map((form) => ({ form, word })))
    .toSorted((a, b) => (`${a.form}\n${a.word}` < `${b.form}\n${b.word}` ? -1 : 1))
  if (forms.length === 0) return
  await sql`
    insert into post_word_form (form, word)
    select * from unnest(${forms.map(({ form }) => form)}::text[], ${forms.map(({ word }) => word)}::text[])
    on conflict do nothing`.execute(tx)
}

/**
 * Indexes posts that are new, edited or analysed by an older version, in batches, until none is left or `max` are
 * done. Returns their number. Concurrent calls may analyse the same posts, but each is written once. A job runs it
 * every minute; call it after writing posts to make them searchable at once.
 */
export async function indexWaitingPosts(db: Db, max = Number.POSITIVE_INFINITY): Promise<number> {
  for (let total = 0; ; ) {
    const waiting = await listWaiting(db)
    // Analysed outside the transaction: on a slow machine it takes longer than the idle-in-transaction timeout.
    const read: Read[] = []
    for (const post of waiting) {
      read.push(readPost(post))
      // Yields the event loop between two posts.
      await nextTurn()
    }
    const written = await db.transaction().execute((tx) => writeWords(tx, read))
    total += written
    // Posts that another process writes, or that an edit has locked, are left to the next job.
    if (waiting.length < batch || written === 0 || total >= max) return total
  }
}

/** The job that indexes waiting posts. */
export const indexPostsTask = 'index-posts'

/** Queues the indexing job; at most one is queued. */
export async function askForIndexing(db: Db | Tx): Promise<void> {
  await sql`select from graphile_worker.add_job(${indexPostsTask}, job_key => ${indexPostsTask})`.execute(db)
}

/** Writes the posts that are unchanged since they were read. Returns their number. */
async function writeWords(tx: Tx, read: readonly Read[]): Promise<number> {
  // The role's limit is for requests: indexing all posts for the first time takes longer on a slow machine.
  await sql`set local statement_timeout = '60s'`.execute(tx)
  const [ids, states] = [read.map(({ post_id }) => post_id), read.map(({ state }) => state)]
  // A row locked by an edit is skipped: the edit queues its post again.
  const { rows } = await sql<{ post_id: string }>`
    select post_id from post_search
    where (post_id, xmin::text) in (select * from unnest(${ids}::uuid[], ${states}::text[]))
    order by post_id for update skip locked`.execute(tx)
  const held = new Set(rows.map(({ post_id }) => post_id))
  const words = new Set<string>()
  for (const { post_id, author_id, lexemes } of read.filter((one) => held.has(one.post_id))) {
    await sql`
      update post_search set analyser = ${analyserVersion}, words = array_to_tsvector(${lexemes}::text[])
      where post_id = ${post_id}`.execute(tx)
    // Words outlive their posts, so words of members' posts are not added.
    if (author_id === null) for (const word of vocabularyOf(lexemes)) words.add(word)
  }
  await learnWords(tx, [...words])
  return held.size
}
