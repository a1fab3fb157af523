import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { DocumentTree } from '#lib/document.ts'
import { blockText, plainTitle } from '../rules.ts'
import { analyserVersion } from './analysis-rules.ts'
import { lexicon } from './lexicon.data.ts'
import { lexemesOf, vocabularyOf } from './search-rules.ts'
import { formsOf } from './spelling-rules.ts'

const batch = 20

/**
 * Reads a post for the search, and answers the words that it teaches; none when there is no such post, or a person wrote
 * it: words stay when their posts go, and what people write goes with them.
 */
async function indexPost(tx: Tx, postId: string): Promise<string[]> {
  const post = await tx
    .selectFrom('post')
    .select(['title', 'summary', 'tags', 'author_name', 'author_id', 'body'])
    .where('id', '=', postId)
    .executeTakeFirst()
  if (!post) return []
  const lexemes = lexemesOf(lexicon, {
    title: plainTitle(post.title),
    summary: post.summary,
    tags: post.tags,
    author: post.author_name,
    blocks: (post.body as DocumentTree).content.map((block) => ({
      text: blockText(block),
      isHead: block.type === 'heading' || block.type === 'keyPoint',
    })),
  })
  await sql`
    update post_search set analyser = ${analyserVersion}, words = array_to_tsvector(${lexemes}::text[])
    where post_id = ${postId}`.execute(tx)
  return post.author_id ? [] : vocabularyOf(lexemes)
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
 * Reads the posts that nobody has read since they were written, or only an older analyser, a few in a transaction, until
 * there are none or `most` are done; answers how many. Two at once take different posts. A job calls it every minute, and
 * whoever writes posts may call it after, so that they are found at once.
 */
export async function indexWaitingPosts(db: Db, most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let total = 0; ; ) {
    const read = await db.transaction().execute(indexSome)
    total += read
    if (read < batch || total >= most) return total
  }
}

/** The job that reads waiting posts. */
export const indexPostsTask = 'index-posts'

/** Has the waiting posts read soon; asked for more than once it is one job. */
export async function askForIndexing(db: Db | Tx): Promise<void> {
  await sql`select from graphile_worker.add_job(${indexPostsTask}, job_key => ${indexPostsTask})`.execute(db)
}

async function indexSome(tx: Tx): Promise<number> {
  // The limit is for requests: on a slow machine the first words of all posts take longer.
  await sql`set local statement_timeout = '60s'`.execute(tx)
  // An edit under way holds the row: it reads its post itself.
  const { rows } = await sql<{ post_id: string }>`
    select post_id from post_search where analyser < ${analyserVersion}
    order by analyser limit ${batch} for update skip locked`.execute(tx)
  const words = new Set<string>()
  for (const { post_id } of rows) for (const word of await indexPost(tx, post_id)) words.add(word)
  await learnWords(tx, [...words])
  return rows.length
}
