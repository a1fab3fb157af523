import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { RoboNotice, RoboNoticeKind } from '../contract.ts'
import { wordsOf } from '../notice-words-rules.ts'

type NoticeRow = {
  id: string
  account_id: string
  account_name: string
  kind: RoboNoticeKind
  figures: Record<string, number>
  made_at: Date
  accepted_at: Date | null
}
type Asked = { userId: string; accountId?: string | undefined; state: 'all' | 'open'; page: number; limit: number }

/** A page of a person's notices, newest first, with how many are open in all accounts. */
export async function listNotices(db: Db | Tx, { userId, accountId, state, page, limit }: Asked) {
  const where = sql`told.user_id = ${userId} ${accountId ? sql`and told.account_id = ${accountId}` : sql``}
    ${state === 'open' ? sql`and told.accepted_at is null` : sql``}`
  const { rows } = await sql<NoticeRow>`
    select told.id, told.account_id, account.name as account_name, kind, figures, told.made_at, told.accepted_at
    from robo_notice as told join robo_account as account on account.user_id = told.user_id and account.id = told.account_id
    where ${where} order by told.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from robo_notice as told where ${where}`.execute(db)
  return { items: rows.map(toNotice), total: counted[0]!.total, open: await countOpenNotices(db, userId) }
}

function toNotice({ account_id: accountId, made_at, accepted_at, ...row }: NoticeRow): RoboNotice {
  return {
    ...row,
    accountId,
    ...wordsOf(row.kind, row.figures, accountId),
    made_at: made_at.toISOString(),
    accepted_at: accepted_at?.toISOString() ?? null,
  }
}

/** How many notices of a person wait to be acknowledged, in all accounts or in one. */
export async function countOpenNotices(db: Db | Tx, userId: string, accountId: string | null = null): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from robo_notice
    where user_id = ${userId} and accepted_at is null
    ${accountId ? sql`and account_id = ${accountId}` : sql``}`.execute(db)
  return rows[0]!.open
}

/** The figures of the last notice of a kind that its owner acknowledged after a moment; null for none. */
export async function findAccepted(
  db: Db | Tx,
  { userId, accountId, kind, after }: { userId: string; accountId: string; kind: RoboNoticeKind; after: Date },
): Promise<{ figures: Record<string, number>; accepted_at: Date } | null> {
  const { rows } = await sql<{ figures: Record<string, number>; accepted_at: Date }>`
    select figures, accepted_at from robo_notice
    where user_id = ${userId} and account_id = ${accountId} and kind = ${kind} and made_at > ${after}
      and accepted_at is not null
    order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}
