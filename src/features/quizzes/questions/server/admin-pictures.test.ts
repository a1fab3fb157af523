import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploadImage } from '#features/posts/writing/contract.ts'
import { sweepPostPictures } from '#features/posts/writing/server/sweep-commands.ts'
import * as exams from '#features/quizzes/exams/contract.ts'
import { openExamFixture } from '#tests/fixtures/exams.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { editQuestionAs } from '#tests/fixtures/question-edit.ts'
import { addQuestion, retireQuestion } from '../admin-contract.ts'
import { sweepPictures, takePicture } from './picture-commands.ts'
import { readQuestions } from './queries.ts'
import { importQuestions, readQuestionFiles } from './seed.ts'

const { fixture, beginMoney, finish } = await openExamFixture()
const { db, send, clock, storage } = fixture
const editor = await aPerson(fixture, { roles: ['editor'] })
const later = () => (clock.now = new Date(clock.now.getTime() + 1_000))

const upload = async (who: TestPerson, width = 1_200, height = 800, background = '#396') => {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  const { status, json } = await send(who, uploadImage, {
    body: { image: { name: 'a.png', type: 'image/png', bytes } },
  })
  expect([status, json.code]).toEqual([200, undefined])
  return json.src
}
const alt = 'กราฟแท่งจำลองของเงินออมสี่เดือนแรกของปี'
const written = {
  pool: 'money' as const,
  skill: 'saving' as const,
  difficulty: 1 as const,
  source: 'เลขคณิต',
  text: 'อ่านกราฟในภาพแล้วบอกว่าออมรวมสี่เดือนได้กี่บาท',
  body: { kind: 'numeric' as const, right: '900', unit: 'บาท' },
  explanation: 'บวกสี่แท่งเข้าด้วยกันคือ 150 กับ 200 กับ 250 และ 300 จึงได้ 900 บาทพอดี',
}
const add = (change: object) => send(editor, addQuestion, { body: { ...written, ...change } })
const fetchPicture = (url: string, headers = {}) => fixture.http.inject({ url, headers })

test("an upload becomes the question's own copy: it outlives the upload, and is only a picture", async () => {
  const src = await upload(editor)
  const { status, json } = await add({ picture: { src, alt } })
  expect([status, json.code]).toEqual([200, undefined])
  expect(json.picture).toMatchObject({ width: 960, height: 640, alt })
  expect(json.picture!.src).toMatch(/^\/media\/[\w-]{43}\/picture\.webp$/)
  await sweepPostPictures({ db, storage }, new Date(clock.now.getTime() + 25 * 3_600_000))
  expect((await fetchPicture(src)).statusCode).toBe(404)
  const { statusCode, headers, rawPayload } = await fetchPicture(json.picture!.src)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960, height: 640 })
  const act = db.selectFrom('staff_act').select('after').where('subject_id', '=', json.id)
  expect((await act.executeTakeFirstOrThrow()).after).toMatchObject({ picture: { src, alt } })
})

test.each([
  ['somebody else’s upload', async () => ({ src: await upload(await aPerson(fixture)), alt }), 'picture.src'],
  ['an upload that is not there', async () => ({ src: `/media/${'x'.repeat(43)}/960.webp`, alt }), 'picture.src'],
  ['a picture that no question has', async () => ({ src: `/media/${'x'.repeat(43)}/picture.svg`, alt }), 'picture.src'],
  ['an address from elsewhere', async () => ({ src: 'https://example.com/a.png', alt }), 'picture.src'],
  ['a strip', async () => ({ src: await upload(editor, 500, 1_500), alt }), 'picture.src'],
  ['words that tell the number', async () => ({ src: await upload(editor), alt: `${alt} รวม 900 บาท` }), 'picture.alt'],
  ['no words', async () => ({ src: await upload(editor), alt: ' ' }), 'picture.alt'],
])('a picture with %s is refused, and the field is named', async (_what, picture, path) => {
  const text = 'คำถามนี้ต่างจากข้ออื่นทุกข้อในคลังอย่างชัดเจน'
  const { status, json } = await add({ text, picture: await picture() })
  expect([status, json.code, json.fields?.[0]?.path]).toEqual([422, 'invalid_input', path])
})

test('an edit keeps, changes or removes the picture; two concurrent ones apply once', async () => {
  const text = 'ใบเสร็จในภาพรวมเงินทั้งหมดเท่าไรก่อนหักส่วนลด'
  const { json: first } = await add({ text, picture: { src: await upload(editor, 800, 500, '#963'), alt } })
  const edit = ({ id, version }: { id: string; version: string }, change: object) => {
    later()
    const { body, explanation, source } = written
    return editQuestionAs(fixture, editor, { id, version, text, body, explanation, source, ...change })
  }
  const { json: saved } = await edit(first, {})
  expect(saved.picture).toEqual(first.picture)
  const { json: reworded } = await edit(saved, { picture: { src: saved.picture!.src, alt: `${alt} แท่งสูงขึ้นทุกเดือน` } })
  expect(reworded.picture).toEqual({ ...first.picture, alt: `${alt} แท่งสูงขึ้นทุกเดือน` })
  const away = await Promise.all([edit(reworded, { picture: null }), edit(reworded, { picture: null })])
  expect(away.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await readQuestions(db, [first.id])).toMatchObject([{ picture: null }])
})

const dayMs = 24 * 3_600_000
const sweepIn = (days: number) => sweepPictures(db, new Date(clock.now.getTime() + days * dayMs))
const replace = async (
  { id, version, text }: { id: string; version: string; text: string },
  picture: { src: string; alt: string } | null,
) => {
  later()
  const { body, explanation, source } = written
  return editQuestionAs(fixture, editor, { id, version, text, body, explanation, source, picture })
}

test('an unreferenced picture is deleted after a week; referenced again in time it stays', async () => {
  const text = 'ป้ายราคาสินค้าในภาพบอกส่วนลดไว้กี่เปอร์เซ็นต์'
  const { json: first } = await add({ text, picture: { src: await upload(editor, 900, 600, '#c36'), alt } })
  const src = first.picture!.src
  const status = async () => (await fetchPicture(src)).statusCode
  await sweepIn(30)
  expect(await status()).toBe(200)
  const { json: without } = await replace(first, null)
  for (const day of [30, 31, 36.9]) await sweepIn(day)
  expect(await status()).toBe(200)
  const { json: again } = await replace(without, { src, alt })
  expect(again.picture!.src).toBe(src)
  // The week starts again.
  await sweepIn(40)
  expect((await replace(again, null)).status).toBe(200)
  await sweepIn(41)
  await sweepIn(47.9)
  expect(await status()).toBe(200)
  await sweepIn(48)
  expect(await status()).toBe(404)
})

test('a picture referenced again during the sweep exists, or is refused as gone: a question is never broken', async () => {
  const text = 'ใบแจ้งหนี้ในภาพคิดค่าปรับจากยอดค้างกี่บาท'
  const { json: first } = await add({ text, picture: { src: await upload(editor, 900, 500, '#639'), alt } })
  const picture = { src: first.picture!.src, alt }
  const { json: without } = await replace(first, null)
  await sweepIn(1)
  // Referenced in an open transaction: the sweep neither waits nor deletes it.
  await db.transaction().execute(async (tx) => {
    expect(await takePicture(tx, { src: picture.src, userId: editor.id, storage, now: clock.now })).toHaveProperty(
      'key',
    )
    await sweepIn(20)
    await tx
      .updateTable('question')
      .set({ picture_key: picture.src.split('/')[2]!, picture_alt: alt })
      .where('id', '=', first.id)
      .execute()
  })
  await sweepIn(21)
  expect((await fetchPicture(picture.src)).statusCode).toBe(200)

  await db.updateTable('question').set({ picture_key: null, picture_alt: null }).where('id', '=', first.id).execute()
  await sweepIn(22)
  const [named] = await Promise.all([replace(without, picture), sweepIn(30)])
  const isSaved = (await fetchPicture(picture.src)).statusCode === 200
  expect([named.status, named.json.fields?.[0]?.path]).toEqual(isSaved ? [200, undefined] : [422, 'picture'])
  expect(await readQuestions(db, [first.id])).toMatchObject([{ picture: isSaved ? { src: picture.src } : null }])
})

test('a question may not be edited or brought back to duplicate another active one', async () => {
  const { json: one } = await add({ text: 'ธนาคารหักภาษีดอกเบี้ยไว้ร้อยละเท่าไรของดอกเบี้ย' })
  const { json: other } = await add({ text: 'เงินสำรองฉุกเฉินควรพอใช้อย่างน้อยกี่เดือนของรายจ่าย' })
  const confirmed = { is_active: true, is_new: false, asked_in: null }
  await db.updateTable('question').set(confirmed).where('id', 'in', [one.id, other.id]).execute()
  const { body, explanation, source } = written
  const words = { id: other.id, version: other.version, body, explanation, source }
  const same = await editQuestionAs(fixture, editor, { ...words, text: `${one.text}?` })
  expect([same.status, same.json.code]).toEqual([409, 'question_exists'])
  later()
  // A question does not duplicate itself, and retired questions do not count.
  expect((await editQuestionAs(fixture, editor, { ...words, text: `${other.text}?` })).status).toBe(200)
  const turn = (id: string, is_active: boolean) => send(editor, retireQuestion, { body: { id, is_active: is_active } })
  await turn(one.id, false)
  // Of two concurrent acts that would create duplicates one is refused.
  const [{ json: twin }, back] = await Promise.all([add({ text: `${one.text}?` }), turn(one.id, true)])
  expect([twin.code, back.json.code].filter(Boolean)).toEqual(['question_exists'])
})

test('a question shows its picture with the alternative text before and after the answer, and nothing more', async () => {
  const drawn = (await readQuestionFiles(new URL('../../../../../content/questions/', import.meta.url))).filter(
    ({ drawing }) => drawing,
  )
  expect(drawn.length).toBeGreaterThanOrEqual(16)
  await db.transaction().execute((tx) => importQuestions(tx, drawn, clock.now))
  await db.transaction().execute((tx) => importQuestions(tx, drawn, clock.now))
  const { picture_key: key } = await db
    .selectFrom('question')
    .select('picture_key')
    .where('key', '=', drawn[0]!.question.key)
    .executeTakeFirstOrThrow()
  const shown = { picture_key: key, picture_alt: 'ภาพจำลองของการทดสอบ' }
  await db.updateTable('question').set(shown).where('key', 'like', 'test-money-1-%').execute()
  await db.updateTable('question').set({ is_active: false }).where('key', 'not like', 'test-money-1-%').execute()
  const who = await aPerson(fixture)
  const desk = await beginMoney(who)
  const picture = { src: `/media/${key}/picture.svg`, width: 320, height: 200, alt: shown.picture_alt }
  for (const question of desk.attempt!.questions) expect(question.picture).toEqual(picture)
  const plain = await fetchPicture(picture.src)
  expect(plain.headers['content-type']).toBe('image/svg+xml')
  expect(plain.payload).toBe(drawn[0]!.drawing)
  // Outlines only: the file contains no word or number of the question.
  expect(plain.payload).not.toMatch(/<text|[ก-๙]|title|desc/)
  const packed = await fetchPicture(picture.src, { 'accept-encoding': 'gzip, br' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
  expect(packed.rawPayload.length).toBeLessThan(4_096)
  await finish(who, desk, 3)
  const { json } = await send(who, exams.listMoneyAnswers, { query: { level: 'basic' } })
  for (const { question } of json.items[0]!.review) expect(question.picture).toEqual(picture)
})
