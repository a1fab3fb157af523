import { isPoolTimeout } from '#db/open.ts'
import { commonRefusal, type Refusal } from '#lib/errors.ts'

/** The database is away or busy: cancelled by its time limit, shutting down, starting, deadlocked. Nothing was changed. */
const busyCodes = new Set(['57014', '57P01', '57P02', '57P03', '53300', '40001', '40P01', '55P03', '08006', '08001'])
const busyTexts = /Connection terminated|ECONNREFUSED|ECONNRESET|EPIPE|Client has encountered a connection error/

/** Errors of the database that mean "not now" are a 503 with a time to wait; null for everything else. */
export function explainError(error: unknown): Refusal | null {
  const code = (error as { code?: unknown } | null)?.code
  const isBusy =
    isPoolTimeout(error) ||
    (typeof code === 'string' && busyCodes.has(code)) ||
    (error instanceof Error && busyTexts.test(`${code ?? ''} ${error.message}`))
  return isBusy ? commonRefusal('overloaded', { retryAfter: 2 }) : null
}
