// GET requests never write: no caller and no GET inserts, changes or deletes a row of any table, except for counters. And
// no reply carries a line-break mark in Thai text.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import type { Endpoint } from '#lib/contract.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { aPerson, freshToken } from '../../fixtures/people.ts'
import { markInThai } from '../../support/mark-in-thai.ts'
import { openTestbed } from '../../support/testbed.ts'
import { liveWholeLife } from '../../support/whole-life.ts'

const fixture = await openTestbed({ hasContent: true })

/** Rate-limit counters: they are not read data, and refused calls count too. */
const counters = ['attempt']

const [life, somebody, staff] = [
  await liveWholeLife(fixture, 'somebody'),
  await aPerson(fixture),
  await aPerson(fixture, { roles: [...staffRoles] }),
]
const asLife = { ...life, token: await freshToken(fixture, await sessionOf(life.id)) }
const callers = [null, somebody, asLife, staff]
const gets = fixture.routes.flatMap(({ spec, name }) => (spec.method === 'GET' ? [{ name, spec }] : []))
const ids = await listIds()

async function sessionOf(id: string) {
  const session = await fixture.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { id, sessionId: session.id, token: '', email: '', refreshToken: '' }
}

/** One id of every table from which a row can be requested by id. */
async function listIds(): Promise<string[]> {
  const of = async (table: string, column = 'id', where = 'true') => {
    const { rows } = await sql<{ id: string }>`select ${sql.ref(column)}::text as id from ${sql.table(table)}
      where ${sql.raw(where)} limit 2`.execute(fixture.db)
    return rows.map(({ id }) => id)
  }
  const ofLife = `user_id = '${life.id}'`
  return (
    await Promise.all([
      of('post'),
      of('post_draft', 'post_id', `author_id = '${life.id}'`),
      of('video'),
      of('event'),
      of('event_seat', 'event_id', ofLife),
      of('premium', 'id', "type = 'code'"),
      of('premium_order', 'id', ofLife),
      of('fixed_deposit', 'id', ofLife),
      of('fund_order', 'id', ofLife),
      of('robo_account', 'id', ofLife),
      of('robo_plan', 'id', ofLife),
      of('moderation_case'),
      of('post_summary'),
      of('mail'),
      of('mission'),
      of('super_hero'),
      of('decoder_set', 'id', ofLife),
      of('post_revision', 'id', `author_id = '${life.id}'`),
      [life.id],
    ])
  ).flat()
}

const known: Record<string, string[]> = {
  account: ['savings'],
  action: ['register'],
  amount: ['100000'],
  code: ['SIM-MIX60'],
  codes: ['SIM-CASH,SIM-MIX60'],
  email: ['nobody@example.com'],
  from: ['2022-03-01'],
  keyword: ['ออม'],
  kind: ['mission'],
  level: ['basic', '3'],
  // A month of the bank before everybody's first koin.
  month: ['0001-02', '2026-10'],
  name: ['ออม'],
  queue: ['orders', 'proposals', 'summaries'],
  type: ['hit', 'law', 'SIM-MIX60'],
  voice: ['letters'],
}

/** Every useful query of an endpoint: the required parameters, with all of their possible values. */
function queriesOf({ query }: Endpoint): Record<string, string>[] {
  const { required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  let queries: Record<string, string>[] = [{}]
  for (const name of required)
    queries = queries.flatMap((one) => (known[name] ?? ids).map((value) => ({ ...one, [name]: value })))
  return queries
}

beforeAll(async () => {
  await fixture.runAsOwner(`
    create table public.seen_write (what text);
    grant select, delete on public.seen_write to public;
    create function public.see_write() returns trigger language plpgsql security definer as $$
      begin insert into public.seen_write values (tg_op || ' ' || tg_table_name); return null; end $$;
    do $$ declare one record; begin
      for one in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname !~ '^pg_|^information_schema$' and c.relname <> 'seen_write'
      loop execute format('create trigger see_write after insert or update or delete on %s
        for each row execute function public.see_write()', one.name); end loop;
    end $$;`)
})

/** The writes since the previous call. */
async function takeWrites(): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`delete from public.seen_write returning what`.execute(fixture.db)
  return [...new Set(rows.map(({ what }) => what))].filter((what) => !counters.includes(what.split(' ')[1]!))
}

const reached = new Set<string>()
/** The calls whose reply has a mark in Thai text, with the first one. */
const marked = new Map<string, string>()

test.each(gets)('$name writes nothing', async ({ name, spec }) => {
  await takeWrites()
  for (const who of callers)
    for (const query of queriesOf(spec)) {
      const { status, json } = await fixture.send(who, spec, { query } as never)
      if (status === 200) reached.add(name)
      const mark = markInThai.exec(JSON.stringify(json) ?? '')
      if (mark) marked.set(name, mark[0])
    }
  // Who looks at a member's name or address is written down: that is what such a call is for besides its reply.
  const looks = spec.looks ? ['INSERT staff_act'] : []
  expect((await takeWrites()).filter((what) => !looks.includes(what))).toEqual([])
})

/**
 * Their parameters need something that does not exist here: a proof of work, a ticket of Facebook, an open outbox, a
 * crossword, a pass, an open re-check, a question of the path, a trade of a plan, a kind of content
 * with files, a release that waits, ten learners of a day.
 */
const refusedHere = [
  'checkEmail',
  'exportContent',
  'exportCrossword',
  'facebookDetail',
  'listLearners',
  'listMails',
  'readContentRelease',
  'readMail',
  'readPass',
  'readRecheck',
  'readTeaser',
  'showRoboQuote',
]

test('every GET responded, or is listed as refused here', () => {
  const refused = gets.map(({ name }) => name).filter((name) => !reached.has(name))
  expect(refused.toSorted()).toEqual(refusedHere)
})

test('no reply carries the mark that once stood where a line of a title may break', () => {
  expect([...marked]).toEqual([])
})
