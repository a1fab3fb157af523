import { type RawBuilder, sql } from 'kysely'
import { hashContent } from '#db/content-rows.ts'
import type { Db, Tx } from '#db/open.ts'
import type { ArticleContent } from '#features/posts/documents/content.ts'
import type { PostCover } from '#features/posts/documents/contract.ts'
import { splitSources } from '#features/posts/documents/document-rules.ts'
import { cleanTree } from '#features/posts/documents/tree-rules.ts'
import type { DocumentTree } from '#lib/document.ts'
import { typeTitle } from '#lib/title-phrases.ts'
import type { ArticleForm } from '../article-rules.ts'

type Row = Pick<ArticleForm, 'summary' | 'club' | 'skill' | 'tags' | 'review_by'> & {
  id: string
  title: string
  title_phrases: string[] | null
  reading_level: ArticleForm['level'] | null
  cover: PostCover
  body: DocumentTree
  question: ArticleContent['question']
  status: string
}

/** An article of ours as editors have it: `version` is a hash of what they change. `question` has the right answer. */
export type StaffArticle = {
  id: string
  version: string
  status: string
  words: { [name in keyof ArticleForm]: ArticleForm[name] | null }
  question: ArticleContent['question']
}

/** An article of ours, whether readers see it or not; null where there is none. `lock` is added to the statement. */
export async function findStaffArticle(
  db: Db | Tx,
  id: string,
  lock: RawBuilder<unknown> = sql``,
): Promise<StaffArticle | null> {
  const { rows } = await sql<Row>`
    select id, title, title_phrases, summary, club, skill, reading_level, tags, cover, body, question, status,
      review_by::text as review_by
    from post where id = ${id} and author_id is null ${lock}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { body, sources } = splitSources(row.body)
  // As the text editor writes it, so that what nobody touched is the same after a save.
  const clean = cleanTree(body) ?? body
  const words = {
    title: typeTitle(row),
    summary: row.summary,
    body: clean,
    sources,
    club: row.club,
    skill: row.skill,
    level: row.reading_level,
    tags: row.tags,
    cover_art: (row.cover.art ?? null) as ArticleForm['cover_art'] | null,
    cover_alt: row.cover.alt,
    question_text: row.question.text,
    question_explanation: row.question.explanation,
    review_by: row.review_by,
  }
  return { id, version: hashContent(words), status: row.status, words, question: row.question }
}
