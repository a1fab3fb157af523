import { sql } from 'kysely'
import { listKoins } from '#features/koin/contract.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { copyPerson, firstPerson, personId } from './earn-people.ts'
import { openServer, type Urls } from './earn-server.ts'
import { packRequest } from './send-requests.ts'

/** The ledger_entry rows per reader: a hundred movements of two entries. */
export const rowsOfReader = 200
/** Far from the numbers of the people that earning acts use. */
const firstReader = firstPerson + 500_000_000_000
const path = `${listKoins.path}?page=1&limit=20`

/** Makes people with a koin history of a hundred movements each; `request` asks for the first page of their own. */
export async function openReaders(urls: Urls, people: number) {
  const { db, owner, now, signIn, close } = await openServer(urls)
  const model = await aPerson({ db, clock: { now } })
  await copyPerson(owner, model.id, { first: firstReader, count: people })
  await sql`
    with person as (
      select user_id as id from user_account where user_id between ${personId(firstReader)} and ${personId(firstReader + people - 1)}
    ), moved as (
      insert into ledger_transfer (user_id, currency, id, cause, title, href, made_at)
      select person.id, 'koin', ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'bench:' || n,
        'ตอบควิซประจำวันถูก ' || n || ' ข้อ', '/quiz/daily', ${now}::timestamptz - n * interval '1 hour'
      from person, generate_series(1, ${rowsOfReader / 2}::int) as n
      returning user_id, id
    ), booked as (
      insert into ledger_entry (user_id, currency, account, transfer_id, satang)
      select user_id, 'koin', account, id, satang
      from moved, (values ('wallet', 100), ('reward:daily-quiz', -100)) as line (account, satang)
    )
    update wallet set satang = satang + ${rowsOfReader / 2} * 100, transfers = transfers + ${rowsOfReader / 2}
    from person where wallet.user_id = person.id and wallet.currency = 'koin'`.execute(owner)
  await sql`vacuum analyze`.execute(owner)

  return {
    path,
    close,
    /** The headers of the nth reader. */
    async headers(n: number): Promise<Record<string, string>> {
      return { authorization: `Bearer ${(await signIn(firstReader + (n % people))).token}` }
    },
    /** One request for each of `count` readers, spread evenly over all of them. */
    async requests(count: number): Promise<Buffer[]> {
      const step = Math.max(1, Math.floor(people / count))
      return Promise.all(
        Array.from({ length: count }, async (_, i) => packRequest('GET', path, await this.headers(i * step))),
      )
    },
  }
}
