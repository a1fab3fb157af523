import { sql } from 'kysely'
import type { Db } from '#db/open.ts'

/** The UUIDs of a person, session and request key are these prefixes and the person's twelve-digit number. */
const front = {
  person: '00000000-0000-4000-8000-',
  session: '00000000-0000-7000-8000-',
  key: '00000000-0000-4000-9000-',
}

/** The number of the first copy; the others follow. */
export const firstPerson = 100_000_000_000
export const lastPerson = 999_999_999_999

export const personId = (n: number) => front.person + n
export const sessionId = (n: number) => front.session + n
export const requestKey = (n: number) => front.key + n

/** The tables of a person in the middle of a quiz, and the columns that differ between persons. */
const tables = {
  user_account: sql`jsonb_build_object('email_key', n, 'name_key', n)`,
  session: sql`jsonb_build_object('id', ${front.session} || n)`,
  wallet: sql`'{}'::jsonb`,
  daily_quiz_attempt: sql`'{}'::jsonb`,
  daily_quiz_answer: sql`'{}'::jsonb`,
}

type Copies = { first: number; count: number; isWhole?: boolean }

/** Makes copies of a person, each with wallets, session and quiz in their current state, or with the account only. */
export async function copyPerson(db: Db, model: string, { first, count, isWhole = true }: Copies) {
  const copied = Object.entries(tables).filter(([table]) => isWhole || table === 'user_account')
  for (const [table, own] of copied) {
    const columns = await listColumns(db, table)
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      select ${sql.join(columns.map((name) => sql.ref(`copy.${name}`)))} from ${sql.table(table)} as model, generate_series(${first}::bigint, ${first + count - 1}::bigint) as n,
        jsonb_populate_record(null::${sql.table(table)},
          to_jsonb(model) || jsonb_build_object('user_id', ${front.person} || n) || ${own}) as copy
      where model.user_id = ${model}`.execute(db)
  }
}

/** The writable columns of a table, without generated ones. */
async function listColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  return rows.map(({ name }) => name)
}
