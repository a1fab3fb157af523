import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Tracing } from '#lib/server/tracing/tracing.ts'

const maxNames = 500

/**
 * Wraps a pool so that Kysely's statements with parameters are prepared: a connection then plans each statement once,
 * which halves the cost of a short transaction. Not prepared are statements beyond the first 500 different ones (each
 * connection keeps all it has seen) and those with `*` (a column added by the next release would break the cached
 * plan), and those of a recorded trace, whose comment makes each text another. PgBouncer supports prepared statements from
 * 1.21 on (`max_prepared_statements`).
 */
export function withPreparedStatements(pool: pg.Pool, tracing: Tracing | null = null): PostgresPool {
  const nameOf = newNames()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const seen = known.get(client) ?? preparing(client, nameOf, tracing)
      known.set(client, seen)
      return seen
    },
  }
}

type NameOf = (text: string) => string | undefined

function newNames(): NameOf {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= maxNames || /(?:select|returning|,)\s+\*|\.\*/.test(text)) return undefined
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}

function preparing(client: pg.PoolClient, nameOf: NameOf, tracing: Tracing | null): PostgresPoolClient {
  const send = (text: string, values: readonly unknown[]) =>
    client.query({ text, values: [...values], ...(values.length > 0 && { name: nameOf(text) }) })
  const query = (text: string, values: readonly unknown[]) =>
    tracing
      ? tracing.runQuery(text, (marked, isMarked) =>
          isMarked ? client.query({ text: marked, values: [...values] }) : send(text, values),
        )
      : send(text, values)
  // Kysely's second overload takes a cursor; nothing here streams.
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
}
