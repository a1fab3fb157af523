import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { NoticeKinds, NoticeText } from '../contract.ts'
import type { Notice, NoticeChoices } from '../notice-contract.ts'
import {
  canChoose,
  isOnByDefault,
  isPushGroup,
  type NoticeChannel,
  type NoticeGroup,
  noticeGroupNames,
  noticeGroups,
  type OptionalMailGroup,
} from '../notices.ts'

/** The badge shows 99+ from here on. */
const maxUnread = 100
/** The hundredth page of fifty. */
const maxPaged = 5_000

/** The number of unread notices, at most 100: reads at most 100 keys of a partial index. */
export async function readUnread(db: Db | Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from notice where user_id = ${userId} and read_at is null limit ${maxUnread}
    ) as counted`.execute(db)
  return rows[0]!.unread
}

/** The number of notices that can be paged to, at most 5,000 index keys. There is no counter (see the migration). */
export async function countNotices(db: Db | Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from notice where user_id = ${userId} and is_shown limit ${maxPaged}) as counted`.execute(
    db,
  )
  return rows[0]!.total
}

type Row = { id: string; kind: string; facts: unknown; made_at: Date; read_at: Date | null }
type Slice = { userId: string; page: number; limit: number }

/**
 * A page of a person's notices, newest first, with texts by the `kinds` of this release. The first row is found in the
 * index, and the page is read by keyset from there.
 */
export async function readNoticePage(db: Db | Tx, kinds: NoticeKinds, slice: Slice): Promise<Notice[]> {
  const { rows } = await noticePage(slice).execute(db)
  return rows.map(({ id, kind, facts, made_at, read_at }) => {
    const known = kinds.get(kind)
    return {
      id,
      group: known?.group ?? 'account',
      ...(known?.tell(facts as never) ?? untold),
      made_at: made_at.toISOString(),
      is_read: read_at !== null,
    }
  })
}

/** The statement of readNoticePage, exported for tests of its query plan. */
export function noticePage({ userId, page, limit }: Slice) {
  return sql<Row>`
    select id, kind, facts, made_at, read_at from notice
    where user_id = ${userId} and is_shown and id <= (
      select id from notice where user_id = ${userId} and is_shown order by id desc offset ${(page - 1) * limit} limit 1
    )
    order by id desc limit ${limit}`
}

/** The text of a notice from a newer release, while an older one still runs. */
const untold: NoticeText = {
  title: 'มีเรื่องใหม่ในบัญชีของคุณ',
  body: 'โหลดหน้านี้ใหม่อีกครั้งเพื่อดูรายละเอียด',
  href: '/notifications',
}

/**
 * The groups of notices with a person's choices: what was chosen, else the group's default. The notices for staff are
 * listed for staff only.
 */
export async function readNoticeChoices(
  db: Db | Tx,
  { userId, isStaff }: { userId: string; isStaff: boolean },
): Promise<NoticeChoices> {
  const rows = await db
    .selectFrom('mail_choice')
    .select(['notice_group', 'is_on', 'in_app', 'by_push'])
    .where('user_id', '=', userId)
    .execute()
  const stateOf = (group: NoticeGroup, channel: NoticeChannel) => {
    const row = rows.find((one) => one.notice_group === group)
    const isFixed = !canChoose(group, channel)
    const chosen = isFixed ? null : row?.[columnOf[channel]]
    return { is_on: chosen ?? isOnByDefault(group, channel), is_fixed: isFixed }
  }
  const items = noticeGroupNames
    .filter((group) => isStaff || group !== 'staff')
    .map((group) => ({
      group,
      app: stateOf(group, 'app'),
      mail: noticeGroups[group].mail === null ? null : stateOf(group, 'mail'),
      push: isPushGroup(group) ? stateOf(group, 'push') : null,
    }))
  return { items }
}

/** The column of mail_choice that holds the choice for a channel. */
export const columnOf = { app: 'in_app', mail: 'is_on', push: 'by_push' } as const

/** Whether a person wants the mails of a group. */
export async function wantsMail(db: Db | Tx, userId: string, group: OptionalMailGroup): Promise<boolean> {
  const row = await db
    .selectFrom('mail_choice')
    .select('is_on')
    .where('user_id', '=', userId)
    .where('notice_group', '=', group)
    .executeTakeFirst()
  return row?.is_on ?? false
}
