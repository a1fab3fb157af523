import type pg from 'pg'
import { StartError } from './start-error.ts'

type Facts = { version: number; encoding: string; ctype: string; has_thai: boolean; name: string }

/** Throws a StartError when the database is too old, or would sort, lower-case or search Thai text wrongly. */
export async function checkDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Facts>(`
    select current_setting('server_version_num')::int as version, pg_encoding_to_char(encoding) as encoding,
      datctype as ctype, datname as name,
      exists (select from pg_collation where collname = 'th-x-icu') as has_thai
    from pg_database where datname = current_database()`)
  const { version, encoding, ctype, has_thai, name } = rows[0]!
  const again = `make it anew: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 ${name}`
  if (version < 150_000) throw new StartError(`PostgreSQL 15 or newer is needed, and this is ${version / 10_000}`)
  if (encoding !== 'UTF8') throw new StartError(`the database ${name} has the encoding ${encoding}, not UTF8; ${again}`)
  if (/^(C|POSIX)$/i.test(ctype))
    throw new StartError(`the database ${name} has LC_CTYPE ${ctype}, under which only ASCII has letters; ${again}`)
  if (!has_thai) throw new StartError('this PostgreSQL was built without ICU, whose collation th-x-icu sorts Thai')
}
