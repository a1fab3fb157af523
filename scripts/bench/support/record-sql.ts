import pg from 'pg'

/** A statement as sent to PostgreSQL; values are texts, or null for NULL. */
export type Statement = { text: string; values: (string | null)[] }

type Config = { text: string; values?: unknown[] }
type Query = (this: unknown, query: string | Config, values?: unknown, ...rest: unknown[]) => unknown

/** Runs some work and returns all SQL that this process sent meanwhile, in order. */
export async function recordSql(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const client = pg.Client.prototype as unknown as { query: Query }
  const real = client.query
  client.query = function record(query, values, ...rest) {
    const { text, values: own = values } = typeof query === 'string' ? { text: query } : query
    statements.push({ text, values: Array.isArray(own) ? own.map(toText) : [] })
    return real.call(this, query, values, ...rest)
  }
  try {
    await work()
  } finally {
    client.query = real
  }
  return statements
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(toText(one))).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
