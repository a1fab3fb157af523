import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { stampOfTerms } from '#features/glossary/server/queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import type { ArticleContent } from '#features/posts/documents/content.ts'
import type { ReadingLevel } from '#features/posts/documents/contract.ts'
import {
  type ClubType,
  type PostAuthor,
  type PostItem,
  type PostView,
  postErrors,
} from '#features/posts/documents/contract.ts'
import { filmIds, orderChoices } from '#features/posts/documents/document-rules.ts'
import {
  countPosts,
  type ItemRow,
  itemColumns,
  readPage,
  toItem,
} from '#features/posts/documents/server/list-queries.ts'
import { hrefOfPost, whereRef } from '#features/posts/documents/server/post-queries.ts'
import { findFilms } from '#features/videos/server/film-queries.ts'
import type { DocumentTree } from '#lib/document.ts'
import { refusals } from '#lib/errors.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { ClubView } from '../contract.ts'
import { listContents } from '../reading-rules.ts'
import type { MarkTerms } from './term-marker.ts'

const refusal = refusals(postErrors)

const itemsOfClub = 6

const tagsOfClub = 12

const relatedCount = 3
/** Related posts are searched among this many of the newest, so the cost does not depend on the size of the club. */
const relatedAmong = 60

/** The first page of a club. */
export async function viewClub(db: Db | Tx, club: ClubType): Promise<ClubView> {
  const first = { type: club, page: 1, limit: itemsOfClub }
  const [total, latest, popular, tags] = await Promise.all([
    countPosts(db, { type: club }),
    readPage(db, { ...first, order: 'new' }),
    readPage(db, { ...first, order: 'popular' }),
    listTags(db, club),
  ])
  return { club, total, latest, popular, tags }
}

function listTags(db: Db | Tx, club: ClubType) {
  return db
    .selectFrom('post_count')
    .select(['tag', 'total'])
    .where('club', '=', club)
    .where('tag', '<>', '')
    .where('total', '>', 0)
    .orderBy('total', 'desc')
    .orderBy('tag')
    .limit(tagsOfClub)
    .execute()
}

type PostRow = ItemRow & {
  key: string | null
  reading_level: ReadingLevel | null
  author_id: string | null
  body: DocumentTree
  updated_at: Date
  question: ArticleContent['question'] | null
  stamp: string
}

type Asked = { ref: string; now: Date; markTerms: MarkTerms }

/** A published post by id or content key, for its page. Throws post_not_found. */
export async function showPost(db: Db | Tx, { ref, now, markTerms }: Asked): Promise<PostView> {
  const { rows } = await sql<PostRow>`
    select ${itemColumns}, post.key, post.reading_level, post.author_id, post.body, post.updated_at, post.question,
      ${stampOfTerms} as stamp
    from post join post_stat on post_stat.post_id = post.id
    where ${isShown('post')} and ${whereRef(ref)}`.execute(db)
  if (!rows[0]) throw refusal('post_not_found')
  const { key, reading_level, author_id, body, updated_at, question, stamp, ...row } = rows[0]
  const item = toItem(row)
  const reading = await markTerms(db, body, stamp)
  return {
    ...item,
    key,
    level: reading_level,
    author: author_id === null ? null : await findAuthor(db, author_id, now),
    body: reading.tree,
    contents: listContents(reading.tree),
    // A term explained by this very article needs no link to it.
    terms: reading.terms.map((term) => (term.article?.key === key ? { ...term, article: null } : term)),
    films: await findFilms(db, filmIds(body)),
    updated_at: updated_at.toISOString(),
    question: question && (await showQuestion(db, item.id, question, now)),
    related: await listRelated(db, item),
  }
}

/** The author; null when erased, or when the name may not be shown now (may_show_name in the database). */
async function findAuthor(db: Db | Tx, userId: string, now: Date): Promise<PostAuthor | null> {
  const { rows } = await sql<PostAuthor>`
    select display_name as name, display_image || worn as image from user_account
    where user_id = ${userId} and may_show_name(user_id, ${bangkokDay(now)})`.execute(db)
  return rows[0] ?? null
}

async function showQuestion(
  db: Db | Tx,
  postId: string,
  { text, right, wrong }: ArticleContent['question'],
  now: Date,
): Promise<PostView['question']> {
  const { koin, points } = await readRate(db, 'article.question', now)
  return { text, choices: orderChoices(postId, [right, ...wrong]), koin, points }
}

/** The titles and addresses of published articles by content key; others are left out. */
export async function findArticleLinks(
  db: Db | Tx,
  keys: readonly string[],
): Promise<Map<string, { key: string; title: string; href: string }>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ id: string; key: string; title: string }>`
    select id, key, title from post where ${isShown('post')} and key = any (${keys})`.execute(db)
  return new Map(rows.map(({ id, key, title }) => [key, { key, title, href: hrefOfPost(id, title) }]))
}

async function listRelated(db: Db | Tx, { id, club, tags }: PostItem): Promise<PostItem[]> {
  const { rows } = await sql<ItemRow>`
    with near as materialized (
      select post_id, published_at from post_listing
      where club = ${club} and tag = '' and post_id <> ${id}
      order by published_at desc, post_id desc limit ${relatedAmong}
    ), chosen as (
      select post_id as id, (
        select count(*) from post_listing as own where own.post_id = near.post_id and own.tag = any (${tags})
      ) as shared
      from near order by shared desc, published_at desc, id desc limit ${relatedCount}
    )
    select ${itemColumns} from chosen join post on post.id = chosen.id join post_stat on post_stat.post_id = chosen.id
    order by chosen.shared desc, post.published_at desc, post.id desc`.execute(db)
  return rows.map(toItem)
}
