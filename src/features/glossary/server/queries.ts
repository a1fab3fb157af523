import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import type { GlossaryEntry } from '../contract.ts'

type Row = Omit<GlossaryEntry, 'article'> & { article_key: string | null; article_title: string | null }

/** All terms in Thai dictionary order, each with its article if that is published. */
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

/** A version stamp of the terms: it changes when any term does. For caches of derived data. */
export const stampOfTerms = sql<string>`(
  select count(*) || ':' || coalesce(max(xmin::text::bigint), 0) from glossary_term
)`

/** A term with the content key of its article, published or not. */
export type Word = Omit<GlossaryEntry, 'article'> & { article_key: string | null }

/** All terms in Thai dictionary order, without looking up their articles. */
export async function listWords(db: Db | Tx): Promise<Word[]> {
  const { rows } = await sql<Word>`
    select key, term, also, meaning, example, article_key
    from glossary_term order by term collate "th-x-icu", key`.execute(db)
  return rows
}

/** The term of a Bangkok day, the same for everybody; null without terms. */
export async function findWordOfDay(
  db: Db | Tx,
  day: string,
): Promise<Pick<GlossaryEntry, 'key' | 'term' | 'meaning'> | null> {
  const { rows } = await sql<Pick<GlossaryEntry, 'key' | 'term' | 'meaning'>>`
    select key, term, meaning from glossary_term order by md5(key || ${day}), key limit 1`.execute(db)
  return rows[0] ?? null
}
