import { afterEach, expect, test } from 'vitest'
import { listSkills } from '#features/koin/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { decideAppeal, decideCase, listCases, showCase } from '#features/moderation/admin-contract.ts'
import { appealCase } from '#features/moderation/case-contract.ts'
import { reportSummary } from '#features/moderation/report-contract.ts'
import { answerPost } from '#features/posts/reading/reading-contract.ts'
import { aPerson, people, regulars, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { judgeSummary, listSummaries, readMySummary, summarizePost, takeSummary } from '../contract.ts'
import { decideSummary, listWaitingSummaries } from '../summary-admin-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const posts = await fixture.db.selectFrom('post').select(['id', 'key', 'skill', 'question']).orderBy('key').execute()
const [first, second, third, fourth, fifth] = posts as [Post, Post, Post, Post, Post]
type Post = (typeof posts)[number]

const text = 'เรื่องนี้บอกว่าให้เก็บเงินก่อนใช้ แล้วปล่อยให้เวลาช่วยให้เงินโตขึ้นเรื่อย ๆ เราจะเริ่มเก็บวันละห้าบาทตั้งแต่พรุ่งนี้'

afterEach(async () => {
  expect(await auditLedger(fixture.db)).toEqual([])
})

const write = (who: TestPerson | null, post: Post, words = text) =>
  fixture.send(who, summarizePost, { body: { id: post.id, text: words } })
const answer = (who: TestPerson, post: Post) =>
  fixture.send(who, answerPost, { body: { id: post.id, choice: (post.question as { right: string }).right } })
const take = async (who: TestPerson) => (await fixture.send(who, takeSummary, { body: {} })).json.summary
const mine = async (who: TestPerson, post: Post) =>
  (await fixture.send(who, readMySummary, { query: { id: post.id } })).json.summary
const shown = async (post: Post) => (await fixture.send(null, listSummaries, { query: { id: post.id } })).json.items
const moderator = await aPerson(fixture, { roles: ['moderator'] })
const waiting = async () =>
  (await fixture.send(moderator, listWaitingSummaries, { query: { limit: '50' as never } })).json.items
const rowOf = (who: TestPerson, post: Post) =>
  fixture.db
    .selectFrom('post_summary')
    .select(['id', 'version'])
    .where('user_id', '=', who.id)
    .where('post_id', '=', post.id)
    .executeTakeFirstOrThrow()
const decide = async (who: TestPerson, post: Post, reason: 'thin' | null = null, by = moderator) =>
  fixture.send(by, decideSummary, { body: { ...(await rowOf(who, post)), reason } })
const readers = async (post: Post, count: number) => {
  const crowd = await people(fixture, count)
  for (const who of crowd) await answer(who, post)
  return crowd
}
const settle = () =>
  fixture.db
    .updateTable('post_summary')
    .set({ state: 'returned', decided_at: fixture.clock.now })
    .where('state', '=', 'waiting')
    .execute()

test('two readers who agree decide: it is shown with the name, and pays 3.00 koin and 3 points once', async () => {
  const who = await aPerson(fixture, { name: 'ต้นกล้า' })
  expect((await write(who, first)).json).toEqual({ text, state: 'waiting', reason: null, notice: null })
  expect(await shown(first)).toEqual([])
  const crowd = await readers(first, 3)
  const given = await Promise.all(crowd.map(take))
  expect(given.map((one) => one?.text)).toEqual([text, text, text])
  // The author is not revealed.
  expect(JSON.stringify(given)).not.toContain('ต้นกล้า')
  const judge = (i: number) => fixture.send(crowd[i]!, judgeSummary, { body: { ...given[i]!, verdict: 'good' } })
  const replies = await Promise.all([judge(0), judge(1), judge(2)])
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2)
  expect(await shown(first)).toEqual([{ id: expect.any(String), author_name: 'ต้นกล้า', text }])
  expect(await readBalance(fixture.db, who.id)).toBe(300)
  expect((await fixture.send(who, listSkills, { query: {} })).json.points[first.skill as 'saving']).toBe(3)
  expect(await write(who, first)).toMatchObject({ status: 409, json: { code: 'summary_accepted' } })
})

test('readers get neither their own summary nor one of an unfinished article, and keep their seat', async () => {
  await settle()
  const who = await aPerson(fixture)
  await write(who, second)
  expect(await take(who)).toBeNull()
  const [stranger, reader] = await people(fixture, 2)
  expect(await take(stranger!)).toBeNull()
  await answer(reader!, second)
  const seat = await take(reader!)
  expect(seat).not.toBeNull()
  expect(await take(reader!)).toEqual(seat)
  expect(await fixture.send(stranger!, judgeSummary, { body: { ...seat!, verdict: 'good' } })).toMatchObject({
    status: 409,
    json: { code: 'not_your_seat' },
  })
})

test('of five concurrent readers three get a seat', async () => {
  await settle()
  const who = await aPerson(fixture)
  await write(who, second)
  const given = await Promise.all((await readers(second, 5)).map(take))
  // A reader who lost the race for a lock may get nothing and has to ask again.
  expect(given.filter((one) => one !== null).length).toBeLessThanOrEqual(3)
  const { id } = await rowOf(who, second)
  for (const reader of await readers(second, 3)) await take(reader)
  const seats = await fixture.db.selectFrom('post_summary_review').selectAll().where('summary_id', '=', id).execute()
  expect(seats).toHaveLength(3)
})

test('a new version resets the votes, and a vote for the old one is refused', async () => {
  await settle()
  const who = await aPerson(fixture)
  await write(who, third)
  const [reader] = await readers(third, 1)
  const seat = await take(reader!)
  await write(who, third, `${text} แก้แล้ว`)
  expect(await fixture.send(reader!, judgeSummary, { body: { ...seat!, verdict: 'off' } })).toMatchObject({
    status: 409,
    json: { code: 'summary_changed' },
  })
  expect((await take(reader!))?.text).toBe(`${text} แก้แล้ว`)
})

test('disagreement leaves it to staff; two negative votes return it, and it may be rewritten', async () => {
  await settle()
  const [torn, off] = await people(fixture, 2)
  await write(torn!, first)
  for (const [i, reader] of (await readers(first, 3)).entries())
    await fixture.send(reader, judgeSummary, {
      body: { ...(await take(reader))!, verdict: (['good', 'off', 'unsure'] as const)[i]! },
    })
  expect((await waiting()).find((one) => one.is_for_staff)).toMatchObject({ verdicts: ['good', 'off', 'unsure'] })
  await decide(torn!, first)
  await write(off!, second)
  for (const reader of await readers(second, 2))
    await fixture.send(reader, judgeSummary, { body: { ...(await take(reader))!, verdict: 'off' } })
  expect(await mine(off!, second)).toMatchObject({ state: 'returned', reason: 'readers' })
  expect((await write(off!, second)).json).toMatchObject({ state: 'waiting', reason: null })
})

test('a phone number or a cry for help is shown to staff only, and the author is told why', async () => {
  await settle()
  const [phone, help] = await people(fixture, 2)
  expect((await write(phone!, first, `${text} โทร 081-234-5678`)).json.notice).toBe('contact')
  expect((await write(help!, first, `${text} แต่ตอนนี้อยากตาย`)).json.notice).toBe('help')
  for (const reader of await readers(first, 2)) expect(await take(reader)).toBeNull()
  expect((await waiting()).filter((one) => one.is_for_staff)).toHaveLength(2)
})

test('two concurrent moderators accept once, and none their own', async () => {
  await settle()
  const other = await aPerson(fixture, { roles: ['moderator'] })
  const who = await aPerson(fixture)
  await write(who, fourth)
  const replies = await Promise.all([decide(who, fourth), decide(who, fourth, 'thin', other)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([0, 300]).toContain(await readBalance(fixture.db, who.id))
  await write(other, fourth)
  expect(await decide(other, fourth, null, other)).toMatchObject({ status: 409, json: { code: 'own_summary' } })
})

test('answers and summaries of a day share three paid articles', async () => {
  await settle()
  const who = await aPerson(fixture)
  for (const post of [first, second, third]) await answer(who, post)
  // The same three articles pay for their summaries too; a fourth does not.
  for (const post of [first, second, third, fourth]) {
    await write(who, post)
    expect((await decide(who, post)).status).toBe(200)
  }
  expect(await readBalance(fixture.db, who.id)).toBe(3 * 100 + 3 * 300)
  const other = await aPerson(fixture)
  for (const post of [first, second, third]) {
    await write(other, post)
    await decide(other, post)
  }
  expect((await answer(other, fourth)).json.reward).toMatchObject({ paid: 0, less: 'quota' })
  expect((await answer(other, first)).json.reward).toMatchObject({ paid: 100, less: null })
})

test('80 to 500 grapheme clusters, by a person whose name may be shown', async () => {
  const who = await aPerson(fixture)
  expect(await write(who, first, 'สั้นไป')).toMatchObject({ status: 422 })
  expect(await write(who, first, 'กี่'.repeat(501))).toMatchObject({ status: 422 })
  expect(await write(who, first, `${' '.repeat(20)}${'\u200b'.repeat(90)}`)).toMatchObject({ status: 422 })
  expect(await write(who, first, 'กี่ '.repeat(250).trim())).toMatchObject({ status: 200 })
  const unverified = await aPerson(fixture, { verified: false })
  const minor = await aPerson(fixture, { age: 15 })
  expect(await write(unverified, first)).toMatchObject({ status: 403, json: { code: 'summary_unverified' } })
  const told = (await fixture.send(minor, readMySummary, { query: { id: first.id } })).json
  expect(told).toEqual({ summary: null, blocked: expect.stringContaining('ผู้ปกครอง') })
  expect(await write(minor, first)).toMatchObject({ status: 403, json: { code: 'summary_guardian_waiting' } })
  expect(await write(await aPerson(fixture, { age: 15, guardian: 'allowed' }), first)).toMatchObject({ status: 200 })
  expect(await write(null, first)).toMatchObject({ status: 401 })
})

test('three reports hide a summary; a moderator confirms, its author appeals, another moderator restores it', async () => {
  const [who, second] = await Promise.all([
    aPerson(fixture, { name: 'ใบตอง' }),
    aPerson(fixture, { roles: ['moderator'] }),
  ])
  await write(who, fifth)
  const { id } = await rowOf(who, fifth)
  const report = (by: TestPerson | null) => fixture.send(by, reportSummary, { body: { id, reason: 'insult' } })
  const [one, ...others] = await regulars(fixture, 3)
  // A hidden summary cannot be reported.
  expect(await report(one!)).toMatchObject({ status: 404, json: { code: 'subject_not_found' } })
  await decide(who, fifth)
  expect(await report(null)).toMatchObject({ status: 401 })
  expect(await report(who)).toMatchObject({ status: 409, json: { code: 'own_subject' } })
  const twice = await Promise.all([report(one!), report(one!)])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await shown(fifth)).toMatchObject([{ id }])
  for (const other of others) expect((await report(other)).status).toBe(200)
  expect(await shown(fifth)).toEqual([])
  expect(await mine(who, fifth)).toMatchObject({ state: 'hidden' })
  expect(await write(who, fifth)).toMatchObject({ status: 409, json: { code: 'summary_hidden' } })

  const items = (await fixture.send(moderator, listCases, { query: { origin: 'report' } })).json.items
  expect(items).toMatchObject([
    { subject_kind: 'summary', title: expect.stringMatching(/^สรุปบทความ /), is_hidden: true },
  ])
  const body = { id: items[0]!.id, decision: 'hide' as const, reason: 'insult' as const }
  const view = (await fixture.send(moderator, showCase, { query: { id: body.id } })).json
  expect([view.author_name, view.href, JSON.stringify(view.body)]).toEqual([
    'ใบตอง',
    null,
    expect.stringContaining(text),
  ])
  expect((await fixture.send(moderator, decideCase, { body })).status).toBe(200)
  const appeal = { id: body.id, text: 'เราเล่าด้วยคำของเราเอง ขอให้ดูอีกครั้ง' }
  expect((await fixture.send(who, appealCase, { body: appeal })).status).toBe(200)
  expect(await shown(fifth)).toEqual([])
  expect((await fixture.send(second, decideAppeal, { body: { id: body.id, decision: 'grant' } })).status).toBe(200)
  expect(await shown(fifth)).toMatchObject([{ id, author_name: 'ใบตอง' }])
  expect(await mine(who, fifth)).toMatchObject({ state: 'accepted' })
})
