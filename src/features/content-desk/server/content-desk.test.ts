// One list over every kind of content: who sees and does what is generated from the registry.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { contentKinds } from '#app/features.ts'
import { type ContentActName, contentActs, contentStates } from '#kit/content-states.ts'
import { newId } from '#lib/server/new-id.ts'
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { actOnContent, type ContentRow, listContent, listContentViews, readContentChoices } from '../admin-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send, clock } = fixture
const kinds = [...contentKinds.values()]
const staff = new Map<StaffRole, TestPerson>()
for (const role of staffRoles) staff.set(role, await aPerson(fixture, { roles: [role] }))
const editor = staff.get('editor')!
const member = await aPerson(fixture, { name: 'คนเขียนโพสต์' })
await addMembersContent()
const start = clock.now
beforeEach(() => {
  clock.now = start
})

/** What the content files do not bring: posts and a hero of a member, and a planned quiz. */
async function addMembersContent() {
  const { now } = clock
  const ofHouse = await db.selectFrom('post').selectAll().limit(1).executeTakeFirstOrThrow()
  for (const status of ['published', 'hidden', 'unpublished'])
    await sql`insert into post (id, club, skill, title, summary, cover, body, minutes, tags, author_name, author_id, status,
        published_at, updated_at)
      select ${newId(now)}, club, skill, ${`โพสต์ ${status}`}, summary, cover, body, minutes, tags, 'คนเขียนโพสต์', ${member.id},
        ${status}, ${now}, ${now} from post where id = ${ofHouse.id}`.execute(db)
  const questions = await db.selectFrom('question').select('id').where('pool', '=', 'daily').limit(3).execute()
  const planned = { question_ids: questions.map(({ id }) => id), planned_at: now }
  await db
    .insertInto('daily_quiz_plan')
    .values({ day: addDays(bangkokDay(now), 3), ...planned })
    .execute()
  await db
    .insertInto('super_hero')
    .values({
      user_id: member.id,
      year: 2026,
      id: newId(now),
      position: 1,
      words: 'ออมก่อนใช้',
      story: ['เรื่องของฉัน'],
      chosen_by: editor.id,
      chosen_at: now,
    })
    .execute()
}

type Asked = NonNullable<Parameters<typeof send<typeof listContent>>[2]['query']>
const list = async (asked: Asked = {}, who = editor) => {
  const { status, json } = await send(who, listContent, { query: asked })
  expect([status, json.detail]).toEqual([200, undefined])
  return json
}

/** All pages, one after the other. */
async function listAll(asked: Asked = {}, who = editor): Promise<ContentRow[]> {
  const rows: ContentRow[] = []
  for (let next: string | null | undefined; next !== null; ) {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...asked, ...(next && { after: next }) }, who)
    rows.push(...page.items)
    next = page.next
  }
  return rows
}

const named = ({ kind, id }: ContentRow) => `${kind} ${id}`
const acts = (act: ContentActName, items: { kind: string; id: string }[], who = editor, reason = '') =>
  send(who, actOnContent, { body: { act, items, reason, tag: act === 'tag' ? 'ทดสอบ' : '' } })
const actsOn = (id: string) =>
  db.selectFrom('staff_act').select('act').where('subject_id', '=', id).orderBy('id').execute()

test('a member and a visitor see no list, and every role sees the kinds that name it and no others', async () => {
  for (const who of [null, member])
    for (const spec of [listContent, readContentChoices, listContentViews])
      expect((await send(who, spec, {})).status).toBe(who ? 403 : 401)
  for (const role of staffRoles) {
    const own = kinds.filter(({ roles }) => roles.includes(role)).map(({ name }) => name)
    const { json } = await send(staff.get(role)!, readContentChoices, {})
    expect(json.kinds.map(({ kind }) => kind).toSorted()).toEqual(own.toSorted())
    const seen = new Set<string>()
    for (const { name } of kinds)
      for (const row of (await list({ kinds: name }, staff.get(role)!)).items) seen.add(row.kind)
    expect([...seen].toSorted()).toEqual(own.toSorted())
  }
})

test('what a role may not see it may not act on either, and every act of a kind is done by those who see it', async () => {
  const rows = new Map(
    (await Promise.all(staffRoles.map((role) => listAll({}, staff.get(role)!)))).flat().map((row) => [row.kind, row]),
  )
  for (const { name, roles } of kinds)
    for (const role of staffRoles.filter((one) => !roles.includes(one))) {
      const { json } = await acts('withdraw', [{ kind: name, id: rows.get(name)!.id }], staff.get(role)!, 'ทดสอบ')
      expect(json.results.map(({ refusal }) => refusal?.code)).toEqual(['forbidden'])
    }
  for (const { name, acts: offered = {} } of kinds)
    for (const act of contentActs) {
      const { json } = await acts(act, [{ kind: name, id: crypto.randomUUID() }], editor, 'ทดสอบ')
      const code = json.results[0]!.refusal!.code
      if (!kinds.find((kind) => kind.name === name)!.roles.includes('editor')) expect(code).toBe('forbidden')
      else if (offered[act]) expect(code).toMatch(/_not_found$/)
      else expect(code).toBe('content_act_not_offered')
    }
})

test('every row of a kind is in exactly one of its states, whatever the time', async () => {
  for (const days of [-400, 0, 400]) {
    const now = new Date(start.getTime() + days * 24 * 3_600_000)
    for (const kind of kinds) {
      const states = Object.entries(kind.states(now))
      const sum = sql.join(
        states.map(([, one]) => sql`case when ${one} then 1 else 0 end`),
        sql` + `,
      )
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${kind.from} where ${kind.where ?? sql`true`} and (${sum}) <> 1`.execute(db)
      expect([kind.name, rows[0]!.count]).toEqual([kind.name, 0])
    }
  }
})

test('pages hold every row once, newest first, by both sorts, and also where many changed at one moment', async () => {
  const whole = kinds.filter(({ roles }) => roles.includes('editor'))
  for (const sort of ['changed', 'opens'] as const) {
    const rows = await listAll({ sort })
    expect(new Set(rows.map(named)).size).toBe(rows.length)
    for (const kind of whole) {
      const { rows: counted } = await sql<{ count: number }>`
        select count(*)::int as count from ${kind.from} where ${kind.where ?? sql`true`}`.execute(db)
      expect([kind.name, rows.filter((row) => row.kind === kind.name).length]).toEqual([kind.name, counted[0]!.count])
    }
    const times = rows.map((row) => Date.parse((sort === 'changed' ? row.changed_at : row.opens_at) ?? '0000-01-01'))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  }
})

test('a cursor that is none of ours is refused, and so are states, sorts and owners that there are not', async () => {
  const forged = (one: object) => Buffer.from(JSON.stringify(one)).toString('base64url')
  for (const after of [
    'x',
    forged({}),
    forged({ key: '9', kind: 'video', id: '' }),
    forged({ key: '2026-99-99T00:00:00Z', kind: 'video', id: 'x' }),
    forged({ key: '-infinity', kind: 'video', id: 'x' }),
  ]) {
    const { status, json } = await send(editor, listContent, { query: { after } })
    expect([after, status, json.code]).toEqual([after, 422, 'invalid_input'])
  }
  for (const query of [
    { states: 'gone' },
    { sort: 'size' as 'opens' },
    { owner: 'me' },
    { keyword: 'ก' },
    { kinds: 'video;' },
  ])
    expect((await send(editor, listContent, { query })).status).toBe(422)
  expect((await list({ kinds: 'no-such-kind' })).items).toEqual([])
})

test('states, kinds and words narrow the list together; a word inside a title is found, in any case', async () => {
  for (const state of contentStates)
    for (const row of (await list({ states: state })).items) expect(row.state).toBe(state)
  const [title, id] = [`ถุงผ้า Zip${crypto.randomUUID().slice(0, 4)}ลายคลื่น`, newId(clock.now)]
  await sql`update video set title = ${title} where id = (select id from video order by id limit 1)`.execute(db)
  await sql`update premium set title = ${title} where id = (select id from premium order by id limit 1)`.execute(db)
  for (const keyword of [title, title.slice(3, 9).toUpperCase(), 'ลายคลื่น'])
    expect((await list({ keyword })).items.map(({ kind }) => kind).toSorted()).toEqual(['premium', 'video'])
  expect((await list({ keyword: 'ลายคลื่น', kinds: 'video' })).items).toHaveLength(1)
  expect((await list({ keyword: 'ลายคลื่น', states: 'draft' })).items).toEqual([])
  expect((await list({ keyword: '%%' })).items).toEqual([])
  expect((await list({ keyword: id })).items).toEqual([])
})

test('facts to be checked are those whose day has come, or comes within thirty days', async () => {
  const question = (await list({ kinds: 'question' })).items[0]!
  const due = (check: 'past' | 'month') => list({ kinds: 'question', check })
  await sql`update question set review_by = null`.execute(db)
  const set = (days: number) =>
    db
      .updateTable('question')
      .set({ review_by: addDays(bangkokDay(clock.now), days) })
      .where('id', '=', question.id)
      .execute()
  for (const [days, past, month] of [
    [0, 1, 1],
    [1, 0, 1],
    [30, 0, 1],
    [31, 0, 0],
  ] as const) {
    await set(days)
    expect([days, (await due('past')).items.length, (await due('month')).items.length]).toEqual([days, past, month])
  }
  expect((await list({ kinds: 'video', check: 'month' })).items).toEqual([])
})

test('many are withdrawn at once, each is in the log once, and what one refuses holds up no other', async () => {
  const questions = (await list({ kinds: 'question', states: 'live' })).items.slice(0, 3)
  const video = (await list({ kinds: 'video', states: 'live' })).items[0]!
  const term = (await list({ kinds: 'term' })).items[0]!
  const items = [...questions, term, video].map(({ kind, id }) => ({ kind, id }))
  const { json } = await acts('withdraw', [...items, items[0]!])
  expect(json.results.map(({ refusal }) => refusal?.code ?? null)).toEqual([
    null,
    null,
    null,
    'content_act_not_offered',
    null,
  ])
  const withdrawn = (await list({ kinds: 'question,video', states: 'withdrawn' })).items.map(({ id }) => id)
  for (const { id } of [...questions, video]) expect(withdrawn).toContain(id)
  expect((await list({ owner: editor.id })).items.map(({ id }) => id).toSorted()).toEqual(
    [...questions, video].map(({ id }) => id).toSorted(),
  )
  expect((await list({ kinds: 'video', states: 'withdrawn' })).items[0]!.worker?.id).toBe(editor.id)
  expect((await list({ owner: staff.get('admin')!.id })).items).toEqual([])
  const again = await acts('publish', items)
  expect(again.json.results.filter(({ refusal }) => refusal).map(({ kind }) => kind)).toEqual(['term'])
  expect((await actsOn(questions[0]!.id)).map(({ act }) => act)).toEqual(['question.retired', 'question.restored'])
})

test('two who withdraw and publish the same at once end in one state, with one act in the log for each change', async () => {
  const other = await aPerson(fixture, { roles: ['editor'] })
  const items = (await list({ kinds: 'word,riddle,video', states: 'live' })).items
    .slice(0, 12)
    .map(({ kind, id }) => ({ kind, id }))
  const replies = await Promise.all([
    acts('withdraw', items),
    acts('withdraw', items.toReversed(), other),
    acts('withdraw', items),
  ])
  for (const { status, json } of replies) {
    expect(status).toBe(200)
    expect(json.results.filter(({ refusal }) => refusal)).toEqual([])
  }
  for (const { id } of items) expect(await actsOn(id)).toHaveLength(1)
  await Promise.all([acts('publish', items), acts('withdraw', items, other), acts('publish', items)])
  for (const { kind, id } of items) {
    const { state } = (await listAll({ kinds: kind })).find((row) => row.id === id)!
    const last = (await actsOn(id)).at(-1)!.act
    expect(last).toMatch(state === 'live' ? /restored$|published$/ : /retired$|unpublished$/)
  }
})

test('a repeated request does nothing twice and has the same reply; a reason is asked for where people see it', async () => {
  const word = (await list({ kinds: 'word', states: 'live' })).items[0]!
  const body = { act: 'withdraw' as const, items: [{ kind: 'word', id: word.id }] }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const once = await send(editor, actOnContent, { body }, headers)
  await acts('publish', body.items)
  expect((await send(editor, actOnContent, { body }, headers)).json).toEqual(once.json)
  expect((await list({ kinds: 'word', keyword: word.title })).items.find(({ id }) => id === word.id)!.state).toBe(
    'live',
  )
  const mission = (await list({ kinds: 'mission' })).items.find(({ state }) => state !== 'withdrawn')!
  const end = (reason: string) => acts('withdraw', [{ kind: 'mission', id: mission.id }], editor, reason)
  expect((await end('  ')).json.results[0]!.refusal!.code).toBe('content_reason_missing')
  expect((await end('เลื่อนไปปีหน้า')).json.results[0]!.refusal).toBeNull()
  expect((await list({ kinds: 'mission', states: 'withdrawn' })).items.map(({ id }) => id)).toContain(mission.id)
})

test('moderators see posts that readers see or that are hidden, and never what its author took down', async () => {
  const titles = async (who: TestPerson) => (await listAll({ kinds: 'post' }, who)).map(({ title }) => title).toSorted()
  expect(await titles(staff.get('moderator')!)).toEqual(['โพสต์ hidden', 'โพสต์ published'])
  expect(await titles(editor)).toEqual([])
})
