import pg from 'pg'

/** One statement as it went to PostgreSQL; values are the texts that were sent, null for SQL's null. */
export type Statement = { text: string; values: (string | null)[] }

type Query = (this: unknown, text: unknown, values?: unknown, ...rest: unknown[]) => unknown

/** Does some work and answers all SQL that this process sent meanwhile, in order. */
export async function recordSql(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const client = pg.Client.prototype as unknown as { query: Query }
  const real = client.query
  client.query = function record(text, values, ...rest) {
    if (typeof text !== 'string') throw new Error('SQL was sent in a form that is not recorded here')
    statements.push({ text, values: Array.isArray(values) ? values.map(toText) : [] })
    return real.call(this, text, values, ...rest)
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
