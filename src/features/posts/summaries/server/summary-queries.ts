import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import type { Flag } from '#features/moderation/server/text-flags.ts'
import { hrefOfPost } from '#features/posts/documents/server/post-queries.ts'
import type { WorkKind } from '#kit/server/work-kind.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { GivenSummary, MySummary, PostSummary } from '../contract.ts'
import type { WaitingSummary } from '../summary-admin-contract.ts'

type Paging = { page: number; limit: number }

/** A summary as stored, with its post. */
export type SummaryRow = {
  user_id: string
  post_id: string
  id: string
  day: string
  text: string
  version: number
  state: Exclude<MySummary['state'], 'hidden'>
  is_for_staff: boolean
  flags: Flag[]
  reason: MySummary['reason']
  updated_at: Date
  hidden_at: Date | null
}

/** Summaries that wait for the staff, as work that one of them takes. */
export const summaryWork: WorkKind = {
  name: 'summaries',
  label: 'สรุปที่รอตรวจ',
  to: '/admin/summaries',
  roles: ['moderator'],
  isFor: async (tx, { id, userId }) => {
    const { rows } = await sql`
      select from post_summary where id = ${id} and state = 'waiting' and user_id <> ${userId}`.execute(tx)
    return rows.length > 0
  },
}

/** A person's summary of a post; null when there is none. */
export async function readMySummary(db: Db | Tx, userId: string, postId: string): Promise<MySummary | null> {
  const { rows } = await sql<SummaryRow>`
    select * from post_summary where user_id = ${userId} and post_id = ${postId}`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { text, reason, flags } = row
  const state = row.hidden_at ? 'hidden' : row.state
  return { text, state, reason, notice: state === 'waiting' ? noticeOf(flags) : null }
}

/** The most important kind of the flags. */
export function noticeOf(flags: readonly Flag[]): MySummary['notice'] {
  const kinds = flags.map(({ kind }) => kind)
  return (['help', 'contact', 'word'] as const).find((kind) => kinds.includes(kind)) ?? null
}

/**
 * A page of a post's accepted summaries, latest first, with the names that may be shown now; none of people who are
 * leaving.
 */
export async function listSummaries(db: Db | Tx, postId: string, { page, limit, now }: Paging & { now: Date }) {
  const shown = sql`
    from post_summary where post_id = ${postId} and state = 'accepted' and hidden_at is null
      and not exists (select from leaving where leaving.user_id = post_summary.user_id)`
  const { rows } = await sql<PostSummary>`
    select id, shown_name(user_id, ${bangkokDay(now)}) as author_name, text ${shown}
    order by decided_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const total = await sql<{ count: number }>`select count(*)::int as count ${shown}`.execute(db)
  return { items: rows, total: total.rows[0]!.count }
}

/** A reader's unused seat, assigned since a moment; null when there is none. */
export async function findSeat(db: Db | Tx, userId: string, since: Date): Promise<GivenSummary | null> {
  const { rows } = await sql<{
    id: string
    version: number
    text: string
    post_id: string
    title: string
    summary: string
  }>`
    select one.id, one.version, one.text, post.id as post_id, post.title, post.summary
    from post_summary_review as seat
    join post_summary as one on one.id = seat.summary_id and one.version = seat.version
    join post on post.id = one.post_id
    where seat.user_id = ${userId} and seat.verdict is null and seat.given_at > ${since}
      and one.state = 'waiting' and not one.is_for_staff and ${isShown('post')}
    order by seat.given_at limit 1`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { id, version, text, post_id, title, summary } = row
  return { id, version, text, post: { title, summary, href: hrefOfPost(post_id, title) } }
}

/** A page of waiting summaries: those that only staff can decide first, then the oldest. */
export async function listWaiting(db: Db | Tx, { page, limit }: Paging) {
  type Row = SummaryRow & { author_name: string; title: string; verdicts: WaitingSummary['verdicts'] | null }
  const { rows } = await sql<Row>`
    select one.*, display_name as author_name, post.title, (
      select json_agg(verdict order by voted_at) from post_summary_review as seat
      where seat.summary_id = one.id and seat.version = one.version and verdict is not null
    ) as verdicts
    from post_summary as one join user_account using (user_id) join post on post.id = one.post_id
    where one.state = 'waiting'
    order by one.is_for_staff desc, one.updated_at, one.id limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const total = await sql<{ count: number }>`
    select count(*)::int as count from post_summary where state = 'waiting'`.execute(db)
  const items = rows.map(({ id, version, text, author_name, is_for_staff, flags, verdicts, updated_at, ...row }) => ({
    id,
    version,
    text,
    author_name,
    is_for_staff,
    flags: flags.map(({ kind, excerpt }) => ({ kind, excerpt })),
    verdicts: verdicts ?? [],
    updated_at: updated_at.toISOString(),
    post: { title: row.title, href: hrefOfPost(row.post_id, row.title) },
  }))
  return { items, total: total.rows[0]!.count }
}
