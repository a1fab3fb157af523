import { isPoolTimeout } from '#db/open.ts'
import { commonRefusal, type Refusal } from '#lib/errors.ts'
import { StorageError } from '#lib/server/storage.ts'

/**
 * SQLSTATEs of a database that is unavailable or busy: query cancelled, shutdown, start-up, deadlock, and a former primary
 * that only reads now. The transaction was rolled back.
 */
const busyCodes = new Set([
  '25006',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '40001',
  '40P01',
  '55P03',
  '08006',
  '08001',
])
const busyTexts =
  /Connection terminated|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|Client has encountered a connection error/
/** The name of the database's machine leads nowhere: the servers of names do not answer. */
const withoutNames = /^getaddrinfo (ENOTFOUND|EAI_AGAIN) /

/** PgBouncer has one code for all that it says itself, that of a broken protocol; this is what it says without a primary. */
const ofPooler = '08P01'
const poolerTexts =
  /server login has been failing|server conn crashed|query_wait_timeout|connect failed|server_login_retry|no more connections|shutting down/

/** Whether a read that failed on a replica may succeed on the primary. A statement that took too long would again. */
export function isTemporary(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code !== '57014' && explainError(error) !== null
}

/** Maps temporary errors of the database and of the files' place to a 503 with Retry-After; null for all other errors. */
export function explainError(error: unknown): Refusal | null {
  if (error instanceof StorageError) return commonRefusal('files_unavailable', { retryAfter: 10 })
  const code = (error as { code?: unknown } | null)?.code
  const isBusy =
    isPoolTimeout(error) ||
    (code === ofPooler && error instanceof Error && poolerTexts.test(error.message)) ||
    (typeof code === 'string' && busyCodes.has(code)) ||
    (error instanceof Error && (busyTexts.test(`${code ?? ''} ${error.message}`) || withoutNames.test(error.message)))
  return isBusy ? commonRefusal('overloaded', { retryAfter: 2 }) : null
}
