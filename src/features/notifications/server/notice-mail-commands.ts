import type { Db, Tx } from '#db/open.ts'
import type { NoticeKinds } from '../contract.ts'
import { hasOptionalMail, type OptionalMailGroup } from '../notices.ts'
import { queueMail } from './commands.ts'
import { noticeMail } from './mails.ts'
import { queueNoticeMail } from './notice-commands.ts'
import { wantsMail } from './notice-queries.ts'
import { mailTime } from './rules.ts'
import { makeUnsubscribeToken } from './unsubscribe-commands.ts'

type Parts = {
  db: Db
  clock: () => Date
  /** The origin of our pages, for links in mails. */
  origin: string
  /** Every kind of notice of this release. */
  noticeKinds: NoticeKinds
  unsubscribeKey: string
}

/**
 * Puts the mail of a notice into the outbox, once. Whether it may be sent is decided now and not when it was queued:
 * not to an erased or leaving account, not when the person disabled such mails or read the notice meanwhile, and not to
 * an unverified address (except security). A job that runs late, in quiet hours, is postponed to 07:00.
 */
export async function mailNotice(parts: Parts, { userId, id }: { userId: string; id: string }): Promise<void> {
  const now = parts.clock()
  await parts.db.transaction().execute(async (tx) => {
    const notice = await claimNotice(tx, { userId, id, now })
    const kind = notice && parts.noticeKinds.get(notice.kind)
    const person = kind && (await findReceiver(tx, userId))
    if (!kind || !person) return
    const { group } = kind
    if (group !== 'security' && !person.verified_at) return
    if (hasOptionalMail(group) && ((notice.is_shown && notice.read_at) || !(await wantsMail(tx, userId, group)))) return
    const at = mailTime(group, now)
    if (at > now) return postpone(tx, { userId, id, at, now })
    const unsubscribe = hasOptionalMail(group) ? { group, url: unsubscribeUrl(parts, userId, group) } : null
    const { email: to, display_name: name } = person
    const mail = noticeMail({ name, notice: kind.tell(notice.facts as never), origin: parts.origin, unsubscribe })
    await queueMail(tx, { ...mail, userId, to, kind: notice.kind, unsubscribeUrl: unsubscribe?.url ?? null, now })
  })
}

/** The UPDATE that marks the notice decides: a job that runs twice finds nothing the second time. */
function claimNotice(tx: Tx, { userId, id, now }: { userId: string; id: string; now: Date }) {
  return tx
    .updateTable('notice')
    .set({ mailed_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .returning(['kind', 'facts', 'read_at', 'is_shown'])
    .executeTakeFirst()
}

async function postpone(tx: Tx, { userId, id, at, now }: { userId: string; id: string; at: Date; now: Date }) {
  await tx.updateTable('notice').set({ mailed_at: null }).where('user_id', '=', userId).where('id', '=', id).execute()
  await queueNoticeMail(tx, { userId, id, at, now })
}

function findReceiver(tx: Tx, userId: string) {
  return tx
    .selectFrom('user_account')
    .select(['email', 'display_name', 'verified_at'])
    .where('user_id', '=', userId)
    .where('user_id', 'not in', (e) => e.selectFrom('leaving').select('leaving.user_id'))
    .executeTakeFirst()
}

function unsubscribeUrl({ origin, unsubscribeKey }: Parts, userId: string, group: OptionalMailGroup): string {
  return `${origin}/unsubscribe?token=${makeUnsubscribeToken(unsubscribeKey, { userId, group })}`
}
