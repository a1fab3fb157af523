import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { NewsTopic, RoboNews } from '../contract.ts'

export type NewsRow = Omit<RoboNews, 'published_at'> & { published_at: Date; hidden_at: Date | null; version: number }

const selectNews = sql`
  select id, topic, title, summary, paragraphs, article, published_at, hidden_at, version from robo_news`

type Asked = { topic?: NewsTopic | undefined; page: number; limit: number }

/** A page of the notes that are published and not hidden, newest first. */
export async function listNews(db: Db | Tx, { topic, page, limit }: Asked, now: Date) {
  const where = sql`published_at <= ${now} and hidden_at is null ${topic ? sql`and topic = ${topic}` : sql``}`
  return readPage(db, where, { page, limit })
}

/** A page of all notes, for staff. */
export async function listAllNews(db: Db | Tx, asked: { page: number; limit: number }) {
  return readPage(db, sql`true`, asked)
}

async function readPage(db: Db | Tx, where: ReturnType<typeof sql>, { page, limit }: { page: number; limit: number }) {
  const { rows } = await sql<NewsRow>`
    ${selectNews} where ${where} order by published_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`.execute(
    db,
  )
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from robo_news where ${where}`.execute(db)
  return { rows, total: counted[0]!.total }
}

/** A note by its id; null for none. */
export async function findNews(db: Db | Tx, id: string): Promise<NewsRow | null> {
  const { rows } = await sql<NewsRow>`${selectNews} where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** A note as everybody sees it. */
export function toNews({ hidden_at: _, version: __, published_at, ...row }: NewsRow): RoboNews {
  return { ...row, published_at: published_at.toISOString() }
}

/** A note as staff sees it. */
export function toAdminNews(row: NewsRow) {
  return { ...toNews(row), version: row.version, hidden_at: row.hidden_at?.toISOString() ?? null }
}
