import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import type { GlossaryEntry } from '../contract.ts'

type Row = Omit<GlossaryEntry, 'article'> & { article_key: string | null; article_title: string | null }

/** All words, in the order of a Thai dictionary. An article that is not published is left out of its word. */
export async function listTerms(db: Db | Tx): Promise<GlossaryEntry[]> {
  const { rows } = await sql<Row>`
    select term.key, term, also, meaning, example, post.key as article_key, post.title as article_title
    from glossary_term as term
    left join post on post.key = term.article_key and ${isShown('post')}
    order by term collate "th-x-icu", term.key`.execute(db)
  return rows.map(({ article_key: key, article_title: title, ...term }) => ({
    ...term,
    article: key === null || title === null ? null : { key, title, href: `/post/detail/${key}` },
  }))
}

/** A text that is another one as soon as any word is: for whoever keeps what they made of the words. */
export const stampOfTerms = sql<string>`(
  select count(*) || ':' || coalesce(max(xmin::text::bigint), 0) from glossary_term
)`

/** A word with the content key of the article that explains it, whether that is published or not. */
export type Word = Omit<GlossaryEntry, 'article'> & { article_key: string | null }

/** All words without asking about their articles, in the order of a Thai dictionary. */
export async function listWords(db: Db | Tx): Promise<Word[]> {
  const { rows } = await sql<Word>`
    select key, term, also, meaning, example, article_key
    from glossary_term order by term collate "th-x-icu", key`.execute(db)
  return rows
}
