import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { blockText } from '#features/posts/documents/document-rules.ts'
import type { DocumentTree } from '#lib/document.ts'
import { plainTitle } from '#lib/plain-title.ts'
import { analyserVersion } from './analysis-rules.ts'
import { lexicon } from './lexicon.data.ts'
import { lexemesOf, vocabularyOf } from './search-rules.ts'
import { formsOf } from './spelling-rules.ts'

const batch = 20
/** As many letters of a post are found: five times our longest article, and read in less than the event loop may stand. */
export const mostRead = 15_000

type Waiting = {
  post_id: string
  /** Another one as soon as anybody has written the row: an edit of the text does. */
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
  let left = mostRead
  const blocks = body.content.map((block) => {
    const text = blockText(block).slice(0, left)
    left -= text.length
    return { text, isHead: block.type === 'heading' || block.type === 'keyPoint' }
  })
  return { ...post, lexemes: lexemesOf(lexicon, { title: plainTitle(title), summary, tags, author, blocks }) }
}

/**
 * Keeps the forms of words that no text of ours had before. In order, and once in a transaction, so that two writers wait for each
 * other and never both.
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
 * Reads the posts that nobody has read since they were written, or only an older analyser, a few at a time, until there are
 * none or `most` are done; answers how many. Two at once may read the same ones, and write each once. A job calls it every
 * minute, and whoever writes posts may call it after, so that they are found at once.
 */
export async function indexWaitingPosts(db: Db, most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let total = 0; ; ) {
    const waiting = await listWaiting(db)
    // Cut outside of the transaction: on a slow machine it takes longer than one may stand idle.
    const read: Read[] = []
    for (const post of waiting) {
      read.push(readPost(post))
      // Others have their turn between two posts.
      await nextTurn()
    }
    const written = await db.transaction().execute((tx) => writeWords(tx, read))
    total += written
    // Where another writes them, or an edit holds them, their turn comes with the next job.
    if (waiting.length < batch || written === 0 || total >= most) return total
  }
}

/** The job that reads waiting posts. */
export const indexPostsTask = 'index-posts'

/** Has the waiting posts read soon; asked for more than once it is one job. */
export async function askForIndexing(db: Db | Tx): Promise<void> {
  await sql`select from graphile_worker.add_job(${indexPostsTask}, job_key => ${indexPostsTask})`.execute(db)
}

/** Writes what is still as it was read; answers how many. */
async function writeWords(tx: Tx, read: readonly Read[]): Promise<number> {
  // The limit is for requests: on a slow machine the first words of all posts take longer.
  await sql`set local statement_timeout = '60s'`.execute(tx)
  const [ids, states] = [read.map(({ post_id }) => post_id), read.map(({ state }) => state)]
  // An edit under way holds the row: it has its post read anew.
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
    // Words stay when their posts go, and what people write goes with them.
    if (author_id === null) for (const word of vocabularyOf(lexemes)) words.add(word)
  }
  await learnWords(tx, [...words])
  return held.size
}
