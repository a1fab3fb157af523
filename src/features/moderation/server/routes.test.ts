import { expect, test } from 'vitest'
import { listNotices } from '#features/notifications/notice-contract.ts'
import { showPost } from '#features/posts/reading/contract.ts'
import { aPerson, freshToken, people, regulars, type TestPerson } from '#tests/fixtures/people.ts'
import { aPost } from '#tests/support/posted.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { decideAppeal, decideCase, listCases, showCase } from '../admin-contract.ts'
import { appealCase, readOwnCase } from '../case-contract.ts'
import { reportPost } from '../report-contract.ts'

const fixture = await openTestbed()
const [author, moderator, second] = await Promise.all([
  aPerson(fixture),
  aPerson(fixture, { roles: ['moderator'] }),
  aPerson(fixture, { roles: ['moderator'] }),
])

const report = (who: TestPerson | null, id: string, reason: 'insult' | 'self_harm' = 'insult') =>
  fixture.send(who, reportPost, { body: { id, reason } })
const isShown = async (id: string) => (await fixture.send(null, showPost, { query: { id } })).status === 200
const caseOf = async (postId: string) =>
  (
    await fixture.db
      .selectFrom('moderation_case')
      .select('id')
      .where('subject_id', '=', postId)
      .orderBy('opened_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id
const hide = (who: TestPerson, id: string, note = 'ตรงย่อหน้าแรก') =>
  fixture.send(who, decideCase, { body: { id, decision: 'hide', reason: 'insult', note } })
const restore = (who: TestPerson, id: string) => fixture.send(who, decideCase, { body: { id, decision: 'restore' } })
const own = async (id: string, who = author) => (await fixture.send(who, readOwnCase, { query: { id } })).json
const noticesOf = async (who: TestPerson) =>
  (await fixture.send(who, listNotices, { query: {} })).json.items.map(({ title, href }) => ({ title, href }))
const appeal = (who: TestPerson, id: string) =>
  fixture.send(who, appealCase, { body: { id, text: 'เราไม่ได้ตั้งใจว่าใคร ขอให้ดูอีกครั้ง' } })

async function aHiddenPost() {
  const id = await aPost(fixture, author)
  for (const who of await regulars(fixture, 3)) await report(who, id)
  return { id, caseId: await caseOf(id) }
}

test('the third of three reporters hides a post, also when they race; the author is notified once', async () => {
  const id = await aPost(fixture, author)
  const crowd = await regulars(fixture, 8)
  const replies = await Promise.all(crowd.map((who) => report(who, id)))
  // Reports after it was hidden get a 404; there are no other errors.
  expect(replies.every(({ status }) => status === 200 || status === 404)).toBe(true)
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3)
  expect(await isShown(id)).toBe(false)
  const caseId = await caseOf(id)
  const told = (await noticesOf(author)).filter(({ href }) => href === `/moderation/case/${caseId}`)
  expect(told).toEqual([{ title: '“วิธีเก็บเงินของเรา” พักไว้ชั่วคราว', href: `/moderation/case/${caseId}` }])
  expect(
    await fixture.db.selectFrom('moderation_case').selectAll().where('subject_id', '=', id).execute(),
  ).toHaveLength(1)
})

test('two reports hide nothing, and one person can report a post once', async () => {
  const id = await aPost(fixture, author)
  const [one, other] = await people(fixture, 2)
  const twice = await Promise.all([report(one!, id), report(one!, id)])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await report(other!, id)).toMatchObject({ status: 200 })
  expect(await isShown(id)).toBe(true)
  expect(await report(author, id)).toMatchObject({ status: 409, json: { code: 'own_subject' } })
  expect(await report(null, id)).toMatchObject({ status: 401 })
  expect(await report(one!, 'no-such-post')).toMatchObject({ status: 404, json: { code: 'subject_not_found' } })
})

test('reports of new accounts are accepted but hide nothing; accounts of this week weigh half', async () => {
  const id = await aPost(fixture, author)
  for (const who of await people(fixture, 6)) expect((await report(who, id)).status).toBe(200)
  for (const who of await regulars(fixture, 5, { daysHere: 3 })) expect((await report(who, id)).status).toBe(200)
  expect(await isShown(id)).toBe(true)
  const { json } = await fixture.send(moderator, showCase, { query: { id: await caseOf(id) } })
  expect(json).toMatchObject({ weight: 250, report_count: 11, is_hidden: false })
})

test('a reporter whose own post was hidden weighs half', async () => {
  const crowd = await regulars(fixture, 5)
  for (const who of crowd) {
    const own = await aPost(fixture, who)
    await report(author, own)
    await hide(moderator, await caseOf(own))
  }
  const id = await aPost(fixture, author)
  for (const who of crowd) expect((await report(who, id)).status).toBe(200)
  expect(await isShown(id)).toBe(true)
})

test('two old accounts of one mailbox count as one', async () => {
  const id = await aPost(fixture, author)
  const [holder, twin, third] = await regulars(fixture, 3)
  const email = holder!.email.replace('@', '+twin@')
  const shared = { email, email_key: email, shares_mailbox: true }
  await fixture.db.updateTable('user_account').set(shared).where('user_id', '=', twin!.id).execute()
  for (const who of [holder!, twin!, third!]) await report(who, id)
  expect(await isShown(id)).toBe(true)
})

test('reports alone never hide content of our own: they open a case, and a moderator may hide it', async () => {
  const id = await aPost(fixture, author)
  await fixture.db.updateTable('post').set({ author_id: null }).where('id', '=', id).execute()
  for (const who of await regulars(fixture, 6)) expect((await report(who, id)).status).toBe(200)
  expect(await isShown(id)).toBe(true)
  const caseId = await caseOf(id)
  const { json } = await fixture.send(moderator, listCases, { query: {} })
  expect(json.items.map((one: { id: string }) => one.id)).toContain(caseId)
  expect((await hide(moderator, caseId)).status).toBe(200)
  expect(await isShown(id)).toBe(false)
})

test('reports from an unverified address are accepted but hide nothing', async () => {
  const id = await aPost(fixture, author)
  const crowd = await regulars(fixture, 4, { verified: false })
  for (const who of crowd) expect((await report(who, id)).status).toBe(200)
  expect(await isShown(id)).toBe(true)
  const { json } = await fixture.send(moderator, showCase, { query: { id: await caseOf(id) } })
  expect(json).toMatchObject({ weight: 0, report_count: 4, is_hidden: false })
})

test('a person of 15 whose guardian has not answered can report', async () => {
  const id = await aPost(fixture, author)
  const crowd = await regulars(fixture, 3, { age: 15, guardian: 'waiting' })
  for (const who of crowd) expect((await report(who, id)).status).toBe(200)
  expect(await isShown(id)).toBe(false)
})

test('ten reports a day are allowed, and ten more the next day', async () => {
  const who = await aPerson(fixture)
  for (let i = 0; i < 10; i++) expect((await report(who, await aPost(fixture, author))).status).toBe(200)
  const id = await aPost(fixture, author)
  expect(await report(who, id)).toMatchObject({ status: 429, json: { code: 'too_many_reports' } })
  const today = fixture.clock.now
  fixture.clock.now = new Date(today.getTime() + 24 * 3_600_000)
  expect((await report({ ...who, token: await freshToken(fixture, who) }, id)).status).toBe(200)
  fixture.clock.now = today
})

test('of two concurrent moderators one decides; post, author, reporters and log follow that decision', async () => {
  const { id, caseId } = await aHiddenPost()
  const replies = await Promise.all([hide(moderator, caseId), restore(second, caseId)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)!.json.code).toBe('case_decided')
  const isHidden = replies[0]!.status === 200
  expect(await isShown(id)).toBe(!isHidden)
  const acts = await fixture.db
    .selectFrom('staff_act')
    .select(['act', 'after'])
    .where('subject_id', '=', caseId)
    .execute()
  expect(acts).toEqual([expect.objectContaining({ act: isHidden ? 'moderation.hidden' : 'moderation.restored' })])
  expect(JSON.stringify(acts)).not.toContain('ย่อหน้าแรก')
  const outcomes = await fixture.db
    .selectFrom('moderation_report')
    .select('outcome')
    .where('case_id', '=', caseId)
    .execute()
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(3).fill(isHidden ? 'upheld' : 'dismissed'))
})

test('the author reads the reason, appeals once, and another moderator restores the post', async () => {
  const { id, caseId } = await aHiddenPost()
  expect(await appeal(author, caseId)).toMatchObject({ status: 409, json: { code: 'nothing_to_appeal' } })
  expect((await hide(moderator, caseId)).status).toBe(200)
  expect(await own(caseId)).toMatchObject({
    state: 'hidden',
    is_hidden: true,
    reason: 'insult',
    note: 'ตรงย่อหน้าแรก',
    appeal: null,
  })
  expect((await own(caseId)).appeal_until).not.toBeNull()
  const twice = await Promise.all([appeal(author, caseId), appeal(author, caseId)])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await own(caseId)).toMatchObject({ appeal: { state: 'open' }, appeal_until: null })
  expect(
    (await fixture.send(moderator, listCases, { query: { queue: 'appeals' } })).json.items.map((one) => one.id),
  ).toEqual([caseId])
  const grant = (who: TestPerson) => fixture.send(who, decideAppeal, { body: { id: caseId, decision: 'grant' } })
  expect((await fixture.send(moderator, showCase, { query: { id: caseId } })).json.may).toEqual([])
  expect(await grant(moderator)).toMatchObject({ status: 409, json: { code: 'same_moderator' } })
  const both = await Promise.all([grant(second), grant(second)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await isShown(id)).toBe(true)
  expect(await own(caseId)).toMatchObject({ state: 'restored', is_hidden: false, appeal: { state: 'granted' } })
  const listed = await fixture.db.selectFrom('post_listing').select('tag').where('post_id', '=', id).execute()
  expect(listed.map(({ tag }) => tag).sort()).toEqual(['', 'ออมเงิน'])
})

test('an appeal is too late after thirty days, and others can neither see nor appeal a case', async () => {
  const { caseId } = await aHiddenPost()
  await hide(moderator, caseId)
  const stranger = await aPerson(fixture)
  expect(await fixture.send(stranger, readOwnCase, { query: { id: caseId } })).toMatchObject({ status: 404 })
  expect(await appeal(stranger, caseId)).toMatchObject({ status: 404 })
  const before = fixture.clock.now
  await fixture.db
    .updateTable('moderation_case')
    .set({ decided_at: new Date(before.getTime() - 30 * 24 * 3_600_000 - 1) })
    .where('id', '=', caseId)
    .execute()
  expect(await appeal(author, caseId)).toMatchObject({ status: 409, json: { code: 'appeal_too_late' } })
})

test('a revision that a moderator restored is not hidden by further reports', async () => {
  const { id, caseId } = await aHiddenPost()
  expect((await restore(moderator, caseId)).status).toBe(200)
  expect(await isShown(id)).toBe(true)
  for (const who of await regulars(fixture, 4)) expect((await report(who, id)).status).toBe(200)
  expect(await isShown(id)).toBe(true)
  const { json } = await fixture.send(moderator, showCase, { query: { id: await caseOf(id) } })
  expect(json).toMatchObject({ state: 'open', report_count: 4, weight: 400 })
})

test('reporters learn the outcome, and wrong reports weigh less from then on', async () => {
  const crowd = await regulars(fixture, 3)
  const id = await aPost(fixture, author)
  for (const who of crowd) await report(who, id)
  await restore(moderator, await caseOf(id))
  for (const who of crowd) expect((await noticesOf(who)).map(({ title }) => title)).toContain('ทีมงานดูเรื่องที่คุณรายงานแล้ว')
  const next = await aPost(fixture, author)
  for (const who of crowd) await report(who, next)
  // Twice two of five: 0.80 each.
  const { json } = await fixture.send(moderator, showCase, { query: { id: await caseOf(next) } })
  expect(json.reports.map(({ weight }) => weight)).toEqual([80, 80, 80])
  expect(await isShown(next)).toBe(true)
})

test('a moderator cannot decide on their own post, without a reason, or with a decision that does not fit', async () => {
  const id = await aPost(fixture, moderator)
  for (const who of await regulars(fixture, 3)) await report(who, id)
  const caseId = await caseOf(id)
  expect(await restore(moderator, caseId)).toMatchObject({ status: 409, json: { code: 'own_case' } })
  const decide = (body: object) => fixture.send(second, decideCase, { body: { id: caseId, ...body } as never })
  expect(await decide({ decision: 'hide' })).toMatchObject({ status: 422, json: { code: 'reason_needed' } })
  expect(await decide({ decision: 'hide', reason: 'other' })).toMatchObject({ status: 422 })
  expect(await decide({ decision: 'approve' })).toMatchObject({ status: 409, json: { code: 'wrong_decision' } })
  expect(await decide({ decision: 'hide', reason: 'other', note: 'มีภาพของคนอื่น' })).toMatchObject({ status: 200 })
})

test('the queue is ordered by severity and then age, and a case shows its flags in the text', async () => {
  const rude = await aPost(fixture, author, { title: 'เรื่องหยาบ', text: 'มึงนี่ค.ว.ยจริง โทร 081-234-5678 นะ' })
  const plain = await aPost(fixture, author, { title: 'เรื่องธรรมดา' })
  const worry = await aPost(fixture, author, { title: 'เรื่องน่าเป็นห่วง' })
  const who = await aPerson(fixture)
  for (const id of [plain, rude]) await report(who, id)
  await report(who, worry, 'self_harm')
  const { json } = await fixture.send(moderator, listCases, { query: { limit: '50' as never } })
  const order = json.items.map(({ severity }) => severity)
  expect(order).toEqual(order.toSorted((a, b) => b - a))
  expect(json.items[0]).toMatchObject({ title: 'เรื่องน่าเป็นห่วง', severity: 3 })
  const shown = (await fixture.send(moderator, showCase, { query: { id: await caseOf(rude) } })).json
  expect(shown.flags.map(({ kind, excerpt }) => [kind, excerpt])).toEqual([
    ['word', 'ค.ว.ย'],
    ['contact', '081-234-5678'],
  ])
  expect(JSON.stringify(shown.body)).toContain('{"type":"term","attrs":{"key":"0"}}')
  expect(shown.may).toEqual(['hide', 'restore'])
})
