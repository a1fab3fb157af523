import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Skill } from '#kit/skills.ts'
import { slugOf } from '#lib/slug.ts'
import type { ClubType, PostCover, PostItem, PostOrder, Voice } from '../contract.ts'

/** The filter of a list; omitted or empty fields do not filter. */
export type PostFilter = { type?: ClubType | undefined; tag?: string | undefined }
export type PostSlice = PostFilter & { order: PostOrder; page: number; limit: number }

/** The published posts of a page. */
export async function readPage(db: Db | Tx, slice: PostSlice): Promise<PostItem[]> {
  const { rows } = await pageQuery(slice).execute(db)
  return rows.map(toItem)
}

/**
 * The statement of a page. It finds the page's ids with an index-only scan of some 100 entries per block, and only then
 * reads the posts: the hundredth page reads a few more index blocks than the first. `among` restricts the list to the
 * posts of a subquery.
 */
export function pageQuery(
  { order, page, limit, type, tag }: PostSlice,
  among?: RawBuilder<unknown>,
): RawBuilder<ItemRow> {
  const key = order === 'popular' ? sql`post_listing.step` : sql`post_listing.published_at`
  const turn = order === 'oldest' ? sql`asc` : sql`desc`
  return sql<ItemRow>`
    with page as materialized (
      select post_listing.post_id, ${key} as key from post_listing ${among ? sql`join (${among}) as chosen using (post_id)` : sql``}
      where post_listing.tag = ${tag ?? ''} ${type ? sql`and post_listing.club = ${type}` : sql``}
      order by ${key} ${turn}, post_listing.post_id ${turn} limit ${limit} offset ${(page - 1) * limit}
    )
    select ${itemColumns} from page join post on post.id = page.post_id join post_stat on post_stat.post_id = page.post_id
    order by page.key ${turn}, page.post_id ${turn}`
}

/** The number of posts in a list: a stored counter. */
export async function countPosts(db: Db | Tx, { type, tag }: PostFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(total), 0) as total from post_count
    where tag = ${tag ?? ''} ${type ? sql`and club = ${type}` : sql``}`.execute(db)
  return rows[0]!.total
}

export const itemColumns = sql`post.id, post.club, post.skill, post.title, post.title_phrases, post.summary, post.cover, post.minutes,
  post.author_name, post.voice, post.published_at, post.tags, post_stat.view_count, post_stat.like_count`

export type ItemRow = {
  id: string
  club: ClubType
  skill: Skill
  title: string
  title_phrases: string[] | null
  summary: string
  cover: PostCover
  minutes: number
  author_name: string
  voice: Voice | null
  published_at: Date
  tags: string[]
  view_count: number
  like_count: number
}

export function toItem({ published_at, ...row }: ItemRow): PostItem {
  return { ...row, slug: slugOf(row.title), published_at: published_at.toISOString() }
}

/** When the newest post of a club, or of all, was published (ISO). */
export async function readNewest(db: Db | Tx, type?: ClubType): Promise<string | undefined> {
  return (await readPage(db, { type, order: 'new', page: 1, limit: 1 }))[0]?.published_at
}
