import { sql } from 'kysely'
import type { Db } from '#db/open.ts'

const dayMs = 24 * 3_600_000
const shownMs = 7 * dayMs
/** Mails leave at once; what is older than this waits for a mail server. */
const lateMs = 15 * 60_000

type Row = {
  id: string
  kind: string
  made_at: Date
  attempts: number
  error: string | null
  failed_at: Date | null
  has_text: boolean
}

/** How many mails were sent, bounced or wait, of seven days, and those in trouble without their addresses, newest first. */
export async function listTroubledMails(db: Db, now: Date) {
  const since = new Date(now.getTime() - shownMs)
  const isWaiting = sql`sent_at is null and failed_at is null`
  const { rows: counted } = await sql<{ sent: number; bounced: number; waiting: number }>`
    select (count(*) filter (where sent_at > ${since}))::int as sent,
      (count(*) filter (where failed_at > ${since}))::int as bounced,
      (count(*) filter (where ${isWaiting}))::int as waiting
    from mail`.execute(db)
  const { rows } = await sql<Row>`
    select id, kind, made_at, attempts, error, failed_at, text is not null as has_text from mail
    where failed_at > ${since}
      or (${isWaiting} and (error is not null or made_at < ${new Date(now.getTime() - lateMs)}))
    order by id desc limit 50`.execute(db)
  return {
    ...counted[0]!,
    items: rows.map(({ id, kind, made_at: madeAt, attempts, error, failed_at: failedAt, has_text: hasText }) => ({
      id,
      kind,
      written_at: madeAt.toISOString(),
      attempts,
      error,
      state: failedAt ? ('bounced' as const) : ('waiting' as const),
      may_resend: hasText && (failedAt !== null || error !== null),
    })),
  }
}
