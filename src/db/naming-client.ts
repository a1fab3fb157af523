import pg from 'pg'

const most = 500

/**
 * A client class for one pool that gives each statement with parameters a name, so that a connection plans it once and
 * not each time: half of what a short transaction costs. Without a name stay statements beyond the first 500 different
 * ones, since every connection keeps all it has seen, and those that ask for `*`: a column added by the next release
 * would break the kept plan. PgBouncer carries names through from 1.21 on (`max_prepared_statements`).
 */
export function newNamingClient(): typeof pg.Client {
  const names = new Map<string, string>()

  function nameOf(text: string): string | null {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= most || /(?:select|returning|,)\s+\*|\.\*/.test(text)) return null
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }

  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's seven signatures meet here.
    override query(...args: any[]): any {
      const [text, values, ...rest] = args
      const name = typeof text === 'string' && values?.length > 0 ? nameOf(text) : null
      const given = name === null ? args : [{ name, text, values }, ...rest]
      return (super.query as (...args: unknown[]) => unknown).apply(this, given)
    }
  }
}
