import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { GlossaryEntry } from '../contract.ts'

type Row = Omit<GlossaryEntry, 'article'> & { article_key: string | null; article_title: string | null }

/** All words, in the order of a Thai dictionary. An article that is not published is left out of its word. */
export async function listTerms(db: Db | Tx): Promise<GlossaryEntry[]> {
  const { rows } = await sql<Row>`
    select term.key, term, also, meaning, example, post.key as article_key, post.title as article_title
    from glossary_term as term
    left join post on post.key = term.article_key and post.status = 'published'
    order by term collate "th-x-icu", term.key`.execute(db)
  return rows.map(({ article_key: key, article_title: title, ...term }) => ({
    ...term,
    article: key === null || title === null ? null : { key, title, href: `/post/detail/${key}` },
  }))
}
