// Content as files over HTTP on a real database: who may, what a dry run tells, and that an import changes once.
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { contentKinds } from '#app/features.ts'
import type { ContentFormat } from '#kit/content-formats.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import {
  exportContent,
  importContentFile,
  maxFileBytes,
  readContentFileKinds,
  tryContentFile,
} from '../files-admin-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send } = fixture
const editor = await aPerson(fixture, { roles: ['editor'] })
const other = await aPerson(fixture, { roles: ['editor'] })
const member = await aPerson(fixture)
const withFiles = [...contentKinds.values()].filter(({ files }) => files)

type Who = typeof editor
const base64Of = (bytes: string | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64')

async function exported(kind: string, format: ContentFormat, ids?: readonly string[], who: Who = editor) {
  const { status, json } = await send(who, exportContent, {
    query: { kind, format, ...(ids && { ids: ids.join(',') }) },
  })
  expect([status, json.detail]).toEqual([200, undefined])
  return json
}
const bodyOf = (kind: string, format: ContentFormat, file: { name: string; base64: string }) => ({
  kind,
  format,
  name: file.name,
  base64: file.base64,
})
type Body = ReturnType<typeof bodyOf> & { given?: Record<string, string> }
async function tried(body: Body, who: Who = editor) {
  const { status, json } = await send(who, tryContentFile, { body })
  expect([status, json.detail]).toEqual([200, undefined])
  return json.rows
}
const imported = async (body: Body, rows: { at: number; seen: string | null }[], who: Who = editor, headers = {}) =>
  (await send(who, importContentFile, { body: { ...body, rows: rows.map(({ at, seen }) => ({ at, seen })) } }, headers))
    .json.results
const actsOn = (id: string) =>
  db.selectFrom('staff_act').select('act').where('subject_id', '=', id).orderBy('id').execute()
const counted = async () => ({
  question: await db.selectFrom('question').selectAll().orderBy('id').execute(),
  word: await db.selectFrom('game_word').selectAll().orderBy('id').execute(),
  crossword: await db.selectFrom('crossword').selectAll().orderBy('day').orderBy('kind').execute(),
  act: await db.selectFrom('staff_act').select('id').execute(),
})

test('every role exports, tries and imports the kinds of its desk and no others; members and visitors none', async () => {
  for (const role of staffRoles) {
    const who = await aPerson(fixture, { roles: [role] })
    const { json } = await send(who, readContentFileKinds, {})
    const own = withFiles.filter(({ roles }) => roles.includes(role)).map(({ name }) => name)
    expect(json.kinds.map(({ kind }) => kind).toSorted()).toEqual(own.toSorted())
    for (const { name, files } of withFiles) {
      const [format] = files!.formats
      const body = bodyOf(name, format!, { name: 'x', base64: base64Of('{}') })
      const calls = [
        await send(who, exportContent, { query: { kind: name, format: format! } }),
        await send(who, tryContentFile, { body }),
        await send(who, importContentFile, { body: { ...body, rows: [{ at: 0, seen: null }] } }),
      ]
      for (const { status } of calls) expect(status === 403).toBe(!own.includes(name))
    }
  }
  for (const who of [null, member])
    expect((await send(who, exportContent, { query: { kind: 'word', format: 'csv' } })).status).toBe(who ? 403 : 401)
  const none = await send(editor, exportContent, { query: { kind: 'word', format: 'gift' } })
  expect(none.json.code).toBe('content_format_not_offered')
  expect((await send(editor, exportContent, { query: { kind: 'no-such', format: 'json' } })).status).toBe(403)
})

test('what is exported and imported again is the same in every form, changes nothing and stands in no log', async () => {
  const before = await counted()
  for (const { name, files } of withFiles)
    for (const format of files!.formats) {
      const body = bodyOf(name, format, await exported(name, format))
      const rows = await tried(body)
      expect(rows.length).toBeGreaterThan(0)
      const others = rows.filter(({ verdict }) => verdict !== 'same')
      expect([name, format, others.slice(0, 2)]).toEqual([name, format, []])
      const results = await imported(body, rows.slice(0, 3))
      expect(results.map(({ done }) => done)).toEqual(rows.slice(0, 3).map(() => 'same'))
    }
  expect(await counted()).toEqual(before)
})

test('a selection is a file of these pieces, with the drawings of those that have one', async () => {
  const drawn = await db
    .selectFrom('question')
    .select(['id', 'key'])
    .where('picture_key', 'is not', null)
    .limit(2)
    .execute()
  const { name, base64 } = await exported(
    'question',
    'json',
    drawn.map(({ id }) => id),
  )
  expect(name).toMatch(/^questions-\d{4}-\d{2}-\d{2}\.zip$/)
  const files = unzipSync(Buffer.from(base64, 'base64'))
  expect(Object.keys(files).filter((one) => one.endsWith('.svg'))).toHaveLength(2)
  const written = Object.entries(files).flatMap(([one, bytes]) =>
    one.endsWith('.json') ? JSON.parse(strFromU8(bytes)).questions : [],
  )
  expect(written.map(({ key }: { key: string }) => key).toSorted()).toEqual(drawn.map(({ key }) => key).toSorted())
  expect((await send(editor, exportContent, { query: { kind: 'question', format: 'json', ids: 'x' } })).status).toBe(
    404,
  )
})

const heading = 'คำ,คำใบ้,ทักษะ,ระดับ,คำอธิบาย,แหล่งที่มา'
const tableOf = (...rows: string[]) => ({ name: 'words.csv', base64: base64Of([heading, ...rows].join('\r\n')) })

test('a dry run tells row by row what is new, changed with its differences, the same and wrong, and changes nothing', async () => {
  const [word, same] = await db
    .selectFrom('game_word')
    .selectAll()
    .where('is_active', '=', true)
    .where('review_by', 'is', null)
    .orderBy('key')
    .limit(2)
    .execute()
  const rest = (row: NonNullable<typeof word>) => `${row.skill},${row.difficulty},"${row.explanation}","${row.source}"`
  const full = (row: NonNullable<typeof word>, clue: string) =>
    `${row.word},"${clue}",${rest(row)},${row.article_key ?? ''}`
  const csv = [
    `${heading},บทความ`,
    full(word!, 'คำใบ้ใหม่ที่ไม่มีส่วนไหนอยู่'),
    full(same!, same!.clue),
    'ฝนตกหนัก,น้ำจากฟ้า,ออม,1,เรื่องของอากาศ,คำนวณ,',
    'ฝนตกหนัก,อีกครั้ง,ออม,1,เรื่องของอากาศ,คำนวณ,',
    'สูตร,=1+1,ออม,1,ก,ข,',
    'abc,ไม่ใช่ไทย,ออม,1,ก,ข,',
    'แดดออก,แดดออก,ออม,1,ก,ข,',
  ].join('\n')
  const before = await counted()
  const rows = await tried(bodyOf('word', 'csv', { name: 'w.csv', base64: base64Of(csv) }))
  expect(rows.map(({ verdict, place }) => [verdict, place])).toEqual([
    ['changed', 'บรรทัด 2'],
    ['same', 'บรรทัด 3'],
    ['new', 'บรรทัด 4'],
    ['fault', 'บรรทัด 5'],
    ['fault', 'บรรทัด 6'],
    ['fault', 'บรรทัด 7'],
    ['fault', 'บรรทัด 8'],
  ])
  expect(rows[0]!.differences).toEqual([{ name: 'คำใบ้', before: word!.clue, after: 'คำใบ้ใหม่ที่ไม่มีส่วนไหนอยู่' }])
  const told = rows.slice(3).map(({ fault }) => fault)
  expect(told).toEqual([/บรรทัด 4/, /สูตร/, /อักษรไทย/, /คำใบ้มี/].map((one) => expect.stringMatching(one)))
  expect(await counted()).toEqual(before)
})

test('an import makes what was tried, each in the log once; the same file again changes nothing', async () => {
  const body = bodyOf('word', 'csv', tableOf('ลมหนาว,พัดมาปลายปี,ออม,1,อากาศเย็นที่มาทุกปี,คำนวณ', 'ผิด1,ก,ออม,1,ก,ข'))
  const rows = await tried(body)
  expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'fault'])
  const results = await imported(body, rows)
  expect(results.map(({ done }) => done)).toEqual(['done', 'refused'])
  const word = await db.selectFrom('game_word').selectAll().where('word', '=', 'ลมหนาว').executeTakeFirstOrThrow()
  expect(word).toMatchObject({ clue: 'พัดมาปลายปี', skill: 'saving', is_active: true })
  expect((await tried(body)).map(({ verdict }) => verdict)).toEqual(['same', 'fault'])
  expect((await imported(body, rows.slice(0, 1))).map(({ done }) => done)).toEqual(['same'])
  expect((await actsOn(word.id)).map(({ act }) => act)).toEqual(['word.added'])
})

test('two who import one file at once change each piece once, whether it is new or there', async () => {
  const question = await db
    .selectFrom('question')
    .selectAll()
    .where('pool', '=', 'daily')
    .where('kind', '=', 'choice')
    .orderBy('key')
    .executeTakeFirstOrThrow()
  const { questions } = JSON.parse(
    Buffer.from((await exported('question', 'json', [question.id])).base64, 'base64').toString(),
  )
  const fresh = {
    ...questions[0],
    key: 'rainy-day-jar',
    text: 'ถ้าฝนตกทั้งสัปดาห์จนร้านปิด เงินก้อนไหนควรใช้ก่อน',
    picture: undefined,
  }
  const changed = { ...questions[0], source: 'ตรวจใหม่แล้ว' }
  const body = bodyOf('question', 'json', {
    name: 'daily-new.json',
    base64: base64Of(JSON.stringify({ questions: [fresh, changed] })),
  })
  const rows = await tried(body)
  expect(rows.map(({ verdict, fault }) => [verdict, fault])).toEqual([
    ['new', null],
    ['changed', null],
  ])
  const all = await Promise.all([
    imported(body, rows),
    imported(body, rows, other),
    imported(body, rows.toReversed()),
    imported(body, rows, other),
  ])
  for (const at of [0, 1])
    expect(all.map((results) => results.find((one) => one.at === at)!.done).toSorted()).toEqual([
      'done',
      'same',
      'same',
      'same',
    ])
  const added = await db.selectFrom('question').selectAll().where('key', '=', 'rainy-day-jar').execute()
  expect(added).toHaveLength(1)
  expect((await actsOn(added[0]!.id)).map(({ act }) => act)).toEqual(['question.added'])
  expect((await actsOn(question.id)).map(({ act }) => act)).toEqual(['question.edited'])
})

test('what somebody changed after the dry run is not overwritten, and a repeated request has the same reply', async () => {
  const word = await db
    .selectFrom('game_word')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('key', 'desc')
    .where('key', 'is not', null)
    .executeTakeFirstOrThrow()
  const { words } = JSON.parse(Buffer.from((await exported('word', 'json', [word.id])).base64, 'base64').toString())
  const body = bodyOf('word', 'json', {
    name: 'w.json',
    base64: base64Of(JSON.stringify({ words: [{ ...words[0], source: 'แหล่งใหม่' }] })),
  })
  const rows = await tried(body)
  await db.updateTable('game_word').set({ source: 'แก้ระหว่างนั้น' }).where('id', '=', word.id).execute()
  const [moved] = await imported(body, rows)
  expect([moved!.done, moved!.detail]).toEqual(['refused', expect.stringMatching(/หลังจากที่คุณตรวจไฟล์/)])
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const again = await tried(body)
  const once = await imported(body, again, editor, headers)
  expect(once[0]!.done).toBe('done')
  expect(await imported(body, again, editor, headers)).toEqual(once)
})

test('questions come in from GIFT of another program, once, and what a duplicate or a pool forbids is told before', async () => {
  const why = 'เพราะเงินสำรองช่วยให้ไม่ต้องกู้ยืมเมื่อมีเรื่องไม่คาดคิดเกิดขึ้นกะทันหัน'
  const file = {
    name: 'quiz.gift.txt',
    base64: base64Of(`::a::ล้อรถเข็นหักระหว่างขายของ ควรหยิบเงินส่วนใดมาซ่อม {=เงินสำรอง ~เงินกู้นอกระบบ ####${why}}`),
  }
  const given = { pool: 'daily', skill: 'planning', difficulty: '1', source: 'แบบฝึกหัดของครู' }
  const body = { ...bodyOf('question', 'gift', file), given }
  const rows = await tried(body)
  expect(rows.map(({ verdict, fault }) => [verdict, fault])).toEqual([['new', null]])
  await imported(body, rows)
  expect((await tried(body)).map(({ verdict }) => verdict)).toEqual(['same'])
  const [nearly] = await tried({
    ...body,
    base64: base64Of(`ล้อรถเข็นหักระหว่างขายของ ควรหยิบเงินส่วนใดมาซ่อมดี {=เงินสำรอง ~เงินกู้นอกระบบ ####${why}}`),
  })
  expect([nearly!.verdict, nearly!.fault]).toEqual(['fault', expect.stringMatching(/เกือบเหมือน/)])
  const [moved] = await tried({ ...body, given: { ...given, pool: 'exam' } })
  expect([moved!.verdict, moved!.fault]).toEqual(['fault', expect.stringMatching(/กลุ่มอื่น/)])
  expect((await tried({ ...body, given: {} }))[0]!.fault).toMatch(/กลุ่ม/)
})

test('a crossword of a coming day is replaced by its file, and one that is open is not', async () => {
  const today = bangkokDay(fixture.clock.now)
  const tomorrow = addDays(today, 1)
  const file = await exported('crossword', 'ipuz', [`daily:${tomorrow}`])
  expect(file.name).toBe(`crossword-daily-${tomorrow}.ipuz`)
  const text = Buffer.from(file.base64, 'base64').toString()
  const changed = (day: string) => base64Of(text.replaceAll(tomorrow, day).replace(/"clue": "/, '"clue": "ใหม่ '))
  const body = bodyOf('crossword', 'ipuz', { ...file, base64: changed(tomorrow) })
  const rows = await tried(body)
  expect(rows.map(({ verdict, differences }) => [verdict, differences.map(({ name }) => name)])).toEqual([
    ['changed', ['คำใบ้']],
  ])
  expect((await imported(body, rows)).map(({ done }) => done)).toEqual(['done'])
  const [open] = await tried({ ...body, base64: changed(today) })
  expect([open!.verdict, open!.fault]).toEqual(['fault', expect.stringMatching(/เปิดให้เล่นแล้ว/)])
})

test('files that are too large, hostile or none are refused in Thai and change nothing', async () => {
  const before = await counted()
  const large = await send(editor, tryContentFile, {
    body: { ...bodyOf('word', 'json', { name: 'w.json', base64: 'A'.repeat(maxFileBytes * 2) }) },
  })
  expect([large.status, large.json.code]).toEqual([413, 'too_large'])
  const xxe =
    '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><qti-assessment-item><qti-item-body>&x;</qti-item-body></qti-assessment-item>'
  const [refused] = await tried(bodyOf('question', 'qti', { name: 'x.xml', base64: base64Of(xxe) }))
  expect(refused!.fault).toMatch(/DOCTYPE/)
  for (const [kind, format, text] of [
    ['word', 'json', '{'],
    ['word', 'csv', Buffer.from([0xff, 0xfe, 0x01])],
    ['question', 'gift', '\n'],
    ['question', 'qti', 'PK\u0003\u0004oops'],
    ['crossword', 'ipuz', 'PK\u0003\u0004'],
  ] as const) {
    const { status, json } = await send(editor, tryContentFile, {
      body: bodyOf(kind, format, { name: 'x', base64: base64Of(text) }),
    })
    expect([kind, format, status, json.code]).toEqual([kind, format, 422, 'content_file_unreadable'])
    expect(json.detail).toMatch(/[ก-๙]/)
  }
  const consonants = [...'กขคงจชซดตถทนบปผฝพฟมย']
  const rows = consonants.flatMap((a) => consonants.map((b) => `${a}${b},ใบ้,ออม,1,ก,ข`)).slice(0, 301)
  const many = await send(editor, tryContentFile, { body: bodyOf('word', 'csv', tableOf(...rows)) })
  expect([many.status, many.json.code]).toEqual([422, 'content_file_many'])
  expect(await counted()).toEqual(before)
})
