import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { refusals } from '#lib/errors.ts'
import { resendErrors } from '../resend-contract.ts'
import { sendMailTask } from './commands.ts'

const refusal = refusals(resendErrors)

/** What stood there before, for the log. */
export type Resent = { kind: string; state: 'bounced' | 'waiting'; attempts: number; error: string | null }

/**
 * Lets a mail that bounced, or that still waits after a failed attempt, be sent again to the same address, at once. Of two
 * members of staff at once one succeeds. Throws mail_not_found, mail_sent, mail_under_way, mail_forgotten.
 */
export async function resendMail(tx: Tx, id: string): Promise<Resent> {
  const mail = await tx
    .selectFrom('mail')
    .select(['kind', 'attempts', 'error', 'sent_at', 'failed_at', 'text'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!mail) throw refusal('mail_not_found')
  if (mail.sent_at) throw refusal('mail_sent')
  if (mail.text === null) throw refusal('mail_forgotten')
  if (!mail.failed_at && mail.error === null) throw refusal('mail_under_way')
  await tx.updateTable('mail').set({ failed_at: null, error: null }).where('id', '=', id).execute()
  await sql`
    select from graphile_worker.add_job(
      ${sendMailTask}, payload => ${JSON.stringify({ id })}::json, max_attempts => 12, job_key => ${`resend:${id}`}
    )`.execute(tx)
  const { kind, attempts, error } = mail
  return { kind, state: mail.failed_at ? 'bounced' : 'waiting', attempts, error }
}
