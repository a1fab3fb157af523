import { sql } from 'kysely'
import { compareContent, type ImportCount } from '#db/content-rows.ts'
import type { Db, Tx } from '#db/open.ts'
import { ArticleContent } from '#features/posts/documents/content.ts'
import { readingMinutes, withSources } from '#features/posts/documents/document-rules.ts'
import type { DocumentTree } from '#lib/document.ts'
import { blockTexts } from '#lib/document-text.ts'
import { readContentFolder } from '#lib/server/content-files.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { countWords } from '#lib/thai/words.ts'

/** Increase it when this file makes other rows from the same content: the next start then writes them again. */
const rowForm = 6

/**
 * Reads the articles of a folder (content/articles), sorted by key. Throws an error that names the file when one does
 * not match its schema.
 */
export async function readArticles(folder: URL): Promise<ArticleContent[]> {
  return (await readContentFolder(folder, ArticleContent)).map(({ content }) => content)
}

/**
 * Imports the articles of content files, published on their dates. Unchanged rows and rows edited by staff are left
 * alone; what opens on a later day waits in its file. Safe to run in several processes at once.
 */
export async function importArticles(tx: Tx, written: ArticleContent[], now: Date): Promise<ImportCount> {
  const articles = written.filter(({ opens }) => !opens || opens <= bangkokDay(now))
  const stored = await tx
    .selectFrom('post')
    .select(['key', 'content_hash', 'edited_by_staff_at'])
    .where('key', 'in', ['', ...articles.map(({ key }) => key)])
    .execute()
  const { fresh, count } = compareContent(articles, { keyOf: ({ key }) => key, stored, rowForm })
  // Of one day in the order of their keys, in every database: ids of one moment count up.
  const inOrder = fresh.toSorted((a, b) => firstDayOf(a.content).localeCompare(firstDayOf(b.content)))
  for (const { content, hash } of inOrder) await storeArticle(tx, content, hash, now)
  return count
}

/** Imports what opens today. What is stored already stays as it is, also when a day was missed or the job runs twice. */
export async function openArticles(db: Db, content: URL, now: Date): Promise<void> {
  const articles = await readArticles(new URL('articles/', content))
  const dated = articles.filter(({ opens }) => opens)
  await db.transaction().execute((tx) => importArticles(tx, dated, now))
}

/** The day on which readers first find it: of most that on which it was written. */
function firstDayOf({ opens, published }: Pick<ArticleContent, 'opens' | 'published'>): string {
  return opens ?? published
}

async function storeArticle(tx: Tx, article: ArticleContent, hash: string, now: Date) {
  const publishedAt = startOfBangkokDay(firstDayOf(article))
  const { revised = '' } = article
  const revisedAt = revised > firstDayOf(article) ? startOfBangkokDay(revised) : publishedAt
  const values = { ...rowOfArticle(article), published_at: publishedAt, content_hash: hash }
  await tx
    .insertInto('post')
    .values({ ...values, id: newId(publishedAt), key: article.key, status: 'published', updated_at: revisedAt })
    .onConflict((c) =>
      c
        .column('key')
        .doUpdateSet({ ...values, updated_at: movedAt(now) })
        .where('post.edited_by_staff_at', 'is', null)
        // A process that started at the same time has already stored it: then nothing changes.
        .where('post.content_hash', 'is distinct from', hash),
    )
    .execute()
}

/** Readers see when an article was changed: another day of review, or another form of the row, is no change of its words. */
const movedAt = (now: Date) => sql<Date>`
  case when (post.title, post.summary, post.body, post.question) is distinct from
    (excluded.title, excluded.summary, excluded.body, excluded.question) then ${now}::timestamptz else post.updated_at end`

/** A member's post for demos and tests. */
export type MemberPost = Pick<ArticleContent, 'club' | 'skill' | 'title' | 'summary' | 'cover' | 'tags'> & {
  author: { userId: string; name: string }
  body: DocumentTree
  at: Date
}

/** Stores a member's post as published at a moment, without any check: for demos and tests. Returns its id. */
export async function storeMemberPost(tx: Tx, { author, body, cover, at, ...post }: MemberPost): Promise<string> {
  const id = newId(at)
  await tx
    .insertInto('post')
    .values({
      ...post,
      id,
      cover: JSON.stringify(cover),
      body: JSON.stringify(body),
      minutes: readingMinutes(countWords(blockTexts(body).join('\n'))),
      author_id: author.userId,
      author_name: author.name,
      status: 'published',
      published_at: at,
      updated_at: at,
    })
    .execute()
  return id
}

/** The body with its sources at its end, without what they are called in our list of facts. */
export function bodyWithSources({ body, sources }: Pick<ArticleContent, 'body' | 'sources'>): DocumentTree {
  const notes = sources.map((note) => note.replace(/^FACTS (F\d{3}[ ,]*)+· /, ''))
  return withSources(body, notes)
}

function rowOfArticle(article: ArticleContent) {
  const { club, skill, level, title, titlePhrases, summary, cover, body, tags, author, voice, question, reviewBy } =
    article
  return {
    club,
    skill,
    reading_level: level,
    title,
    title_phrases: titlePhrases ?? null,
    summary,
    cover: JSON.stringify(cover),
    body: JSON.stringify(bodyWithSources(article)),
    // Sources are looked up, not read through.
    minutes: readingMinutes(countWords(blockTexts(body).join('\n'))),
    tags,
    author_name: author,
    voice: voice ?? null,
    question: JSON.stringify(question),
    review_by: reviewBy ?? null,
  }
}
