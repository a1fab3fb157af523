import { sql } from 'kysely'
import { type Db, openDb } from '#db/open.ts'
import { postOrders } from '#features/posts/documents/contract.ts'
import { listPublished, listRunStarts } from '#features/posts/reading/server/published-queries.ts'
import { listPosts } from '#features/posts/search/server/search-queries.ts'
import type { Ground } from '../support/ground.ts'
import { canReadCpu } from '../support/process-cpu.ts'
import { budget, figure, type Row, skipped } from '../support/row.ts'
import { compareSides, costOf, openSides, type Read } from '../support/sides.ts'
import { sizeOf } from '../support/toy.ts'

const maxGrowth = 1.5
const few = sizeOf(10_000, 1_000)
const many = Number(process.env.BENCH_LIST_POSTS ?? sizeOf(1_000_000, 2_000))
/** The batches in which the sitemap is read: app/seo/sitemap.ts. */
const [fileSize, batch] = [50_000, 2_000]

/** The measured lists: every order, for all clubs and for a club with a tag, the first page and the last. */
const lists: Record<string, Read> = Object.fromEntries(
  [1, 100].flatMap((page) =>
    postOrders.map((order) => [
      `list of posts, ${order}, page ${page}`,
      async (db: Db) => {
        await listPosts(db, { order, page, limit: 12 })
        await listPosts(db, { order, page, limit: 12, type: 'greenery', tag: 'ออม' })
      },
    ]),
  ),
)
const sitemapFile: Read = async (db) => {
  let after = `01900000-0000-7000-8000-${`${few / 2}`.padStart(12, '0')}`
  for (let left = few / 5; left > 0; left -= batch) {
    const posts = await listPublished(db, { after, limit: Math.min(batch, left) })
    after = posts.at(-1)!.id
  }
}

/** The CPU cost of post lists and the sitemap, on both sides, with ten thousand posts and with a million. */
export async function measurePostLists(ground: Ground): Promise<Row[]> {
  if (!canReadCpu) return [skipped('post lists', 'needs /proc to read the CPU of single processes')]
  const { small, large, close } = await openSides(ground, 'lists', {
    few: (owner) => fillLists(owner, few),
    many: (owner) => fillLists(owner, many),
  })
  const of = `${many.toLocaleString('en')} posts / ${few.toLocaleString('en')}`
  const rows: Row[] = []
  for (const [name, read] of Object.entries({ ...lists, 'a file of the sitemap': sitemapFile })) {
    const ratio = await compareSides(small, large, read)
    rows.push(budget({ max: maxGrowth }, `${name}, ${of}`, ratio, '×'))
  }
  const index = await costOf(large, (db) => listRunStarts(db, fileSize), 1)
  rows.push(figure(`the index of the sitemap of ${many.toLocaleString('en')} posts, when it is made anew`, index, 'ms'))
  await close()
  return rows
}

/** Inserts published posts, a minute apart, in five clubs; every fourth about saving, with some likes and views. */
async function fillLists(owner: string, posts: number): Promise<void> {
  const db = openDb(owner)
  const perInsert = 10_000
  for (let from = 0; from < posts; from += perInsert)
    await sql`
      insert into post (id, club, skill, title, summary, cover, body, minutes, tags, author_name, status, published_at, updated_at)
      select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
        (array['hit', 'biz-master', 'smart-society', 'play-yard', 'greenery'])[1 + n % 5], 'saving',
        'เรื่องที่ ' || n, 'สรุปของเรื่องที่ ' || n || ' ว่าด้วยการออม', '{"art": "compound", "alt": "ภาพ"}',
        jsonb_build_object('type', 'doc', 'content', '[]'::jsonb), 2,
        case when n / 5 % 4 = 0 then array['ออม'] else array['ใช้เงิน'] end, 'กอง', 'published',
        timestamptz '2024-01-01' + n * interval '1 minute', timestamptz '2024-01-01' + n * interval '1 minute'
      from generate_series(${sql.lit(from)}::int, ${sql.lit(Math.min(posts, from + perInsert) - 1)}::int) as n`.execute(
      db,
    )
  for (const table of ['post', 'post_listing', 'post_stat', 'post_count'])
    await sql.raw(`vacuum analyze ${table}`).execute(db)
  await db.destroy()
}
