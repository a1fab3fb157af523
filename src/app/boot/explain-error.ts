import { isPoolTimeout } from '#db/open.ts'
import { commonRefusal, type Refusal } from '#lib/errors.ts'

/**
 * SQLSTATEs of a database that is unavailable or busy: query cancelled, shutdown, start-up, deadlock. The transaction
 * was rolled back.
 */
const busyCodes = new Set(['57014', '57P01', '57P02', '57P03', '53300', '40001', '40P01', '55P03', '08006', '08001'])
const busyTexts = /Connection terminated|ECONNREFUSED|ECONNRESET|EPIPE|Client has encountered a connection error/

/** Maps temporary database errors to a 503 with Retry-After; null for all other errors. */
export function explainError(error: unknown): Refusal | null {
  const code = (error as { code?: unknown } | null)?.code
  const isBusy =
    isPoolTimeout(error) ||
    (typeof code === 'string' && busyCodes.has(code)) ||
    (error instanceof Error && busyTexts.test(`${code ?? ''} ${error.message}`))
  return isBusy ? commonRefusal('overloaded', { retryAfter: 2 }) : null
}
