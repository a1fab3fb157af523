import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { type RoboNoticeKind, roboNoticeErrors } from '../contract.ts'
import type { NoticeFigures } from '../notice-words-rules.ts'
import { roboTold } from './notices.ts'

const refusal = refusals(roboNoticeErrors)

type NewRoboNotice = {
  userId: string
  accountId: string
  kind: RoboNoticeKind
  figures: NoticeFigures
  cause: string
  now: Date
}

/** Tells a person something of an account, in the account and by the bell, once per cause (`isNew`). */
export async function tellRobo(tx: Tx, told: NewRoboNotice): Promise<{ isNew: boolean }> {
  const { userId, accountId, kind, figures, cause, now } = told
  const { numAffectedRows } = await sql`
    insert into robo_notice (user_id, id, account_id, cause, kind, figures, made_at)
    values (${userId}, ${newId(now)}, ${accountId}, ${cause}, ${kind}, ${JSON.stringify(figures)}, ${now})
    on conflict (user_id, cause) do nothing`.execute(tx)
  if (numAffectedRows !== 1n) return { isNew: false }
  await notify(tx, { userId, kind: roboTold, facts: { kind, account: accountId, figures }, cause, now })
  return { isNew: true }
}

type Accepted = { userId: string; ids?: readonly string[] | undefined; accountId?: string | undefined; now: Date }

/** Acknowledges notices, or all that wait → how many were. Throws robo_notice_not_found where an id is not the person's. */
export async function acceptNotices(tx: Tx, { userId, ids, accountId, now }: Accepted): Promise<number> {
  if (ids) {
    const { rows } = await sql<{ known: number }>`
      select count(*)::int as known from robo_notice where user_id = ${userId} and id = any (${ids}::uuid[])
      ${accountId ? sql`and account_id = ${accountId}` : sql``}`.execute(tx)
    if (rows[0]!.known !== new Set(ids).size) throw refusal('robo_notice_not_found')
  }
  const { numAffectedRows } = await sql`
    update robo_notice set accepted_at = ${now} where user_id = ${userId} and accepted_at is null
    ${ids ? sql`and id = any (${ids}::uuid[])` : sql``}
    ${accountId ? sql`and account_id = ${accountId}` : sql``}`.execute(tx)
  return Number(numAffectedRows)
}
