import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { listTerms } from '#features/glossary/server/queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import type { PostView } from '#features/posts/documents/contract.ts'
import { filmIds, orderChoices, readingMinutes } from '#features/posts/documents/document-rules.ts'
import { listContents, markReading } from '#features/posts/reading/reading-rules.ts'
import { findFilms } from '#features/videos/server/film-queries.ts'
import { blockTexts } from '#lib/document-text.ts'
import { slugOf } from '#lib/slug.ts'
import { countWords } from '#lib/thai/words.ts'
import type { DraftQuestion } from '../contract.ts'
import { summaryOf } from '../draft-rules.ts'
import { readDraft } from './draft-queries.ts'

/** A saved draft as its page would show it, with placeholders for missing parts. Throws draft_not_found. */
export async function previewDraft(db: Db | Tx, userId: string, id: string, now: Date): Promise<PostView> {
  const { content, saved_at } = await readDraft(db, userId, id)
  const { title, body, question } = content
  const terms = await listTerms(db)
  const author = await findSelf(db, userId)
  const reading = markReading(body, terms)
  return {
    id,
    key: null,
    level: null,
    slug: slugOf(title),
    club: content.club ?? 'hit',
    skill: content.skill ?? 'saving',
    title: title || 'ยังไม่มีชื่อเรื่อง',
    title_phrases: null,
    summary: summaryOf(body),
    cover: content.cover ?? { art: 'goal-path', alt: '' },
    minutes: readingMinutes(countWords(blockTexts(body).join('\n'))),
    author_name: author?.name ?? '',
    voice: null,
    author,
    published_at: saved_at,
    updated_at: saved_at,
    view_count: 0,
    like_count: 0,
    tags: content.tags,
    body: reading.tree,
    contents: listContents(reading.tree),
    terms: reading.terms,
    films: await findFilms(db, filmIds(body)),
    question: question && (await previewQuestion(db, id, question, now)),
    related: [],
  }
}

async function previewQuestion(db: Db | Tx, id: string, { text, choices }: DraftQuestion, now: Date) {
  const { koin, points } = await readRate(db, 'article.question', now)
  return { text, choices: orderChoices(id, choices), koin, points }
}

/** The author as they see themselves, whether or not readers will see the name. */
async function findSelf(db: Db | Tx, userId: string): Promise<PostView['author']> {
  const person = await db
    .selectFrom('user_account')
    .select(['display_name as name', sql<string>`display_image || worn`.as('image')])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return person ?? null
}
