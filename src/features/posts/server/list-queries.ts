import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Skill } from '#features/koin/contract.ts'
import { slugOf } from '#lib/slug.ts'
import { toSearchQuery } from '#lib/thai/words.ts'
import type { ClubType, PostCover, PostItem, PostOrder } from '../contract.ts'

/** Which posts a list holds; what is left out or empty filters nothing. */
export type PostFilter = { type?: ClubType | undefined; tag?: string | undefined; keyword?: string | undefined }
export type PostSlice = PostFilter & { order: PostOrder; page: number; limit: number }

/** As far as pages go: 100 of 50. Found posts are counted up to here, for nobody can turn further. */
const countedAtMost = 5_000

/** The published posts of a page, and how many there are on all pages. */
export async function listPosts(db: Db | Tx, slice: PostSlice): Promise<{ items: PostItem[]; total: number }> {
  return { items: await readPage(db, slice), total: await countPosts(db, slice) }
}

/** The published posts of a page. */
export async function readPage(db: Db | Tx, slice: PostSlice): Promise<PostItem[]> {
  const { rows } = await pageQuery(slice).execute(db)
  return rows.map(toItem)
}

/**
 * The statement of a page. It finds the page's ids by walking the list's index alone, some 100 entries to a block, and
 * only then reads the posts: the hundredth page reads a few blocks of index more than the first. Found posts, which
 * have no list of their own, are all looked at for every page.
 */
export function pageQuery({ order, page, limit, ...filter }: PostSlice): RawBuilder<ItemRow> {
  const search = searchOf(filter.keyword)
  const from = search
    ? sql`post_listing join post on post.id = post_listing.post_id
        and post.status = 'published' and post.search @@ ${search}::tsquery`
    : sql`post_listing`
  const key = order === 'popular' ? sql`post_listing.step` : sql`post_listing.published_at`
  const turn = order === 'oldest' ? sql`asc` : sql`desc`
  return sql<ItemRow>`
    with page as materialized (
      select post_listing.post_id, ${key} as key from ${from} where ${isListed(filter)}
      order by ${key} ${turn}, post_listing.post_id ${turn} limit ${limit} offset ${(page - 1) * limit}
    )
    select ${itemColumns} from page join post on post.id = page.post_id join post_stat on post_stat.post_id = page.post_id
    order by page.key ${turn}, page.post_id ${turn}`
}

function isListed({ type, tag }: PostFilter): RawBuilder<unknown> {
  return sql`post_listing.tag = ${tag ?? ''} ${type ? sql`and post_listing.club = ${type}` : sql``}`
}

/** How many posts a list has: a kept number, and for found posts a count that ends where pages end. */
export async function countPosts(db: Db | Tx, { type, tag, keyword }: PostFilter): Promise<number> {
  const search = searchOf(keyword)
  const { rows } = search
    ? await sql<{ total: number }>`
        select count(*) as total from (
          select from post where status = 'published' and search @@ ${search}::tsquery
            ${type ? sql`and club = ${type}` : sql``} ${tag ? sql`and ${tag} = any (tags)` : sql``}
          limit ${countedAtMost}
        ) as found`.execute(db)
    : await sql<{ total: number }>`
        select coalesce(sum(total), 0) as total from post_count
        where tag = ${tag ?? ''} ${type ? sql`and club = ${type}` : sql``}`.execute(db)
  return rows[0]!.total
}

/** Null when nothing is searched for; a keyword without any word in it filters nothing either. */
function searchOf(keyword: string | undefined): string | null {
  return keyword ? toSearchQuery(keyword) : null
}

export const itemColumns = sql`post.id, post.club, post.skill, post.title, post.summary, post.cover, post.minutes,
  post.author_name, post.published_at, post.tags, post_stat.view_count, post_stat.like_count`

export type ItemRow = {
  id: string
  club: ClubType
  skill: Skill
  title: string
  summary: string
  cover: PostCover
  minutes: number
  author_name: string
  published_at: Date
  tags: string[]
  view_count: number
  like_count: number
}

export function toItem({ published_at, ...row }: ItemRow): PostItem {
  return { ...row, slug: slugOf(row.title), published_at: published_at.toISOString() }
}
