// Erasure removes what a person wrote, also from other people's rows, files and mails.
import fs from 'node:fs'
import path from 'node:path'
import { Logger, runOnce } from 'graphile-worker'
import pg from 'pg'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { afterAll, expect, inject, test } from 'vitest'
import { productJobs } from '#app/boot/jobs.ts'
import { leave } from '#features/identity/privacy/contract.ts'
import { updateImage } from '#features/identity/profile/contract.ts'
import { listKoins } from '#features/koin/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { decideAppeal, decideCase } from '#features/moderation/admin-contract.ts'
import { appealCase } from '#features/moderation/case-contract.ts'
import { reportPost, reportSummary } from '#features/moderation/report-contract.ts'
import { newMailTransport } from '#features/notifications/server/jobs.ts'
import { bookmarkPost } from '#features/posts/reading/bookmark-contract.ts'
import { answerPost, likePost, sharePost } from '#features/posts/reading/reading-contract.ts'
import { judgeSummary, summarizePost, takeSummary } from '#features/posts/summaries/contract.ts'
import { decideSummary } from '#features/posts/summaries/summary-admin-contract.ts'
import { uploadImage } from '#features/posts/writing/contract.ts'
import { tasksOf } from '#kit/server/feature.ts'
import { aPerson, freshToken, type TestPerson, testPassword } from '../../fixtures/people.ts'
import { openWritingFixture, wholePost } from '../../fixtures/writing.ts'
import { testOrigin } from '../../support/testbed.ts'

const mark = 'ฟ้าคำรามzq'
const traces = [mark, 'ฟ้าคำราม', encodeURIComponent(mark), encodeURIComponent('ฟ้าคำราม')]
const fixture = await openWritingFixture()
const { send, db, clock, storage, moderator } = fixture
const mailDir = path.join(storage.dir, 'mail')
const superuser = new pg.Client(inject('postgres') + fixture.name)
await superuser.connect()
afterAll(() => superuser.end())

const transport = newMailTransport({ dir: mailDir, from: 'Koinklass <no-reply@koinklass.test>' })
const tasks = tasksOf(
  productJobs({
    db,
    clock: () => clock.now,
    transport,
    storage,
    keys: fixture.keys,
    origin: testOrigin,
    unsubscribeKey: 'a key for tests',
    booksUrl: inject('postgresApp') + fixture.name,
    report: () => {},
  }),
)

/** Every table with one of the traces in any column. */
async function tablesWith(): Promise<string[]> {
  const { rows: tables } = await superuser.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  )
  const patterns = traces.map((trace) => `%${trace.replace(/[\\%_]/g, '\\$&')}%`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await superuser.query(`select t::text as row from ${name} t where t::text ilike any($1) limit 1`, [
      patterns,
    ])
    if (rows[0]) found.push(`${name}: ${rows[0].row}`)
  }
  return found
}

/** Every file that contains one of the traces; mails are decoded first. */
async function filesWith(): Promise<string[]> {
  const found: string[] = []
  for (const one of fs.readdirSync(storage.dir, { recursive: true, withFileTypes: true })) {
    if (!one.isFile()) continue
    const file = path.join(one.parentPath, one.name)
    const bytes = fs.readFileSync(file)
    const mail = file.endsWith('.eml') ? await PostalMime.parse(bytes) : null
    const text = `${file}\n${mail ? JSON.stringify(mail) : bytes.toString()}`
    if (traces.some((trace) => text.includes(trace))) found.push(file)
  }
  return found
}

/** Runs the job queue: notices become mails, and mails become files. */
async function sendMails(): Promise<void> {
  await superuser.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
  const connectionString = inject('postgresApp') + fixture.name
  await runOnce({ connectionString, taskList: tasks, noHandleSignals: true, logger: new Logger(() => () => {}) })
}

const caseOf = async (subjectId: string) =>
  (
    await db
      .selectFrom('moderation_case')
      .select('id')
      .where('subject_id', '=', subjectId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id
const ok = <T extends { status: number; json: unknown }>(reply: T): T => {
  expect([reply.status, reply.status === 200 ? null : reply.json]).toEqual([200, null])
  return reply
}
const summaryOf = (who: TestPerson) =>
  db.selectFrom('post_summary').select(['id', 'version']).where('user_id', '=', who.id).executeTakeFirstOrThrow()

const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#396' } })
    .png()
    .toBuffer()
const words = 'เก็บเงินก่อนใช้ แล้วปล่อยให้เวลาช่วยให้เงินโตขึ้นเรื่อย ๆ เราจะเริ่มเก็บวันละห้าบาทตั้งแต่พรุ่งนี้ แล้วจดไว้ทุกวันว่าเหลือเท่าไร'

/** A person who writes text in every place that takes text. */
async function writeEverything() {
  const writer = await aPerson(fixture, {
    name: mark,
    email: `${encodeURIComponent(mark)}@example.com`.replaceAll('%', ''),
  })
  const bytes = await picture()
  const image = { name: `${mark}.png`, type: 'image/png', bytes }
  ok(await send(writer, updateImage, { body: { image } }))
  ok(await send(writer, uploadImage, { body: { image } as never }))
  const body = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: `${words} ${mark}` }] }],
  }
  const question = { ...wholePost.question!, text: `${mark} เท่าไร`, explanation: mark }
  const content = { title: `${mark} เก็บเงิน`, tags: [mark], cover: { art: 'goal-path', alt: mark }, body, question }
  const postId = await fixture.publishOne(writer, content)
  await fixture.begin(writer, { ...content, title: `ร่าง ${mark}` })
  ok(await send(writer, summarizePost, { body: { id: 'compound-interest', text: `${words} ${mark}` } }))
  ok(await send(writer, reportPost, { body: { id: 'scam-signs', reason: 'wrong', note: mark } }))
  return { writer, postId, content }
}

/** What other people do with this text: answer, summarize, bookmark, share, report, judge, decide. */
async function dealWith(postId: string) {
  const reader = await aPerson(fixture)
  const other = await aPerson(fixture)
  const judge = await aPerson(fixture)
  ok(await send(reader, answerPost, { body: { id: postId, choice: '10' } }))
  ok(await send(judge, answerPost, { body: { id: postId, choice: '20' } }))
  for (const act of [likePost, bookmarkPost]) ok(await send(reader, act, { query: { id: postId } }))
  ok(await send(reader, sharePost, { body: { id: postId } }))
  ok(await send(reader, summarizePost, { body: { id: postId, text: words } }))
  const key = { 'idempotency-key': 'take' }
  const given = ok(await send(judge, takeSummary, { body: {} }, key)).json.summary
  if (given) await send(judge, judgeSummary, { body: { id: given.id, version: given.version, verdict: 'good' } })
  ok(await send(moderator, decideSummary, { body: { ...(await summaryOf(reader)), reason: null } }))
  // Another person's summary of the post is rejected; the accepted one is reported, hidden, appealed against and
  // restored.
  ok(await send(other, summarizePost, { body: { id: postId, text: words } }))
  ok(await send(moderator, decideSummary, { body: { ...(await summaryOf(other)), reason: 'thin' } }))
  const { id: summaryId } = await summaryOf(reader)
  ok(await send(other, reportSummary, { body: { id: summaryId, reason: 'wrong' } }))
  ok(
    await send(moderator, decideCase, {
      body: { id: await caseOf(summaryId), decision: 'hide', reason: 'wrong' as never, note: 'ขอดู' },
    }),
  )
  ok(await send(reader, appealCase, { body: { id: await caseOf(summaryId), text: 'ขอให้ดูอีกครั้ง' } }))
  const second = await aPerson(fixture, { roles: ['moderator'] })
  ok(await send(second, decideAppeal, { body: { id: await caseOf(summaryId), decision: 'grant' } }))
  // The post itself is reported, and stays.
  ok(await send(other, reportPost, { body: { id: postId, reason: 'wrong' } }))
  ok(
    await send(moderator, decideCase, {
      body: { id: await caseOf(postId), decision: 'hide', reason: 'other', note: 'ขอดู' },
    }),
  )
  return { reader, other }
}

test('after the erasure of a person who wrote everywhere, no row, file or mail contains their text', async () => {
  const { writer, postId } = await writeEverything()
  const { reader, other } = await dealWith(postId)
  const caseId = await caseOf(postId)
  ok(await send(writer, appealCase, { body: { id: caseId, text: `${mark} ขอให้ดูอีกครั้ง` } }))
  const second = await aPerson(fixture, { roles: ['moderator'] })
  ok(await send(second, decideAppeal, { body: { id: caseId, decision: 'grant' } }))
  await sendMails()
  expect(await tablesWith()).not.toEqual([])
  expect(await filesWith()).not.toEqual([])
  // Before the erasure the koin history contains the title.
  const history = async (who: TestPerson) =>
    (await send({ token: await freshToken(fixture, who) }, listKoins, { query: {} })).json.items
  expect((await history(reader)).map(({ activity }) => activity)).toContain(`สรุปบทความ ${mark} เก็บเงิน`)

  ok(await send(writer, leave, { body: { password: testPassword } }))
  await sendMails()
  clock.now = new Date(clock.now.getTime() + 31 * 86_400_000)
  for (const task of ['sweep-keys', 'sweep-mails', 'erase-leavers', 'sweep-posts']) await tasks[task]?.(null)
  expect(await tablesWith(), 'a table').toEqual([])
  expect(await filesWith(), 'a file').toEqual([])
  expect(await auditLedger(db)).toEqual([])
  for (const who of [reader, other]) for (const { href } of await history(who)) expect(href).not.toContain('%')
  expect((await history(reader)).map(({ activity }) => activity)).toContain('สรุปบทความ')
})

test('titles in the ledger name only the kind of thing, and their addresses contain no slug', async () => {
  const { rows } = await superuser.query(
    `select title, href from ledger_transfer union select title, href from skill_point`,
  )
  const named = await superuser.query(
    `select title from post union select title from event union select title from video`,
  )
  for (const { title, href } of rows) {
    expect(href ?? '').toMatch(/^[\w/?=&-]*$/)
    for (const one of named.rows) expect(title).not.toContain(one.title)
  }
})
