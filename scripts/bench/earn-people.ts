import { sql } from 'kysely'
import type { Db } from '#db/open.ts'

/** A person's, a session's and a request key's UUID is this and the person's number of twelve digits. */
const front = {
  person: '00000000-0000-4000-8000-',
  session: '00000000-0000-7000-8000-',
  key: '00000000-0000-4000-9000-',
}

/** The number of the first copy; the others count on from it. */
export const firstPerson = 100_000_000_000
export const lastPerson = 999_999_999_999

export const personId = (n: number) => front.person + n
export const sessionId = (n: number) => front.session + n
export const requestKey = (n: number) => front.key + n

/** Tables whose rows make up somebody in the middle of a quiz, and what is not the same for everyone in them. */
const tables = {
  user_account: sql`jsonb_build_object('email_key', n, 'name_key', n)`,
  session: sql`jsonb_build_object('id', ${front.session} || n)`,
  wallet: sql`'{}'::jsonb`,
  daily_quiz_attempt: sql`'{}'::jsonb`,
  daily_quiz_answer: sql`'{}'::jsonb`,
}

type Copies = { first: number; count: number; isWhole?: boolean }

/** Makes so many copies of a person, each with wallets, login and quiz as they are now, or with the account alone. */
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

/** The columns that are written; what PostgreSQL generates from others is not among them. */
async function listColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  return rows.map(({ name }) => name)
}
