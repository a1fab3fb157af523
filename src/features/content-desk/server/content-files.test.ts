// Content as files over HTTP on a real database: who may, what a dry run tells, and that an import changes once.
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { contentKinds } from '#app/features.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { base64Of, bodyOf, openContentFiles } from '#tests/fixtures/content-files.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { exportContent, importContentFile, readContentFileKinds, tryContentFile } from '../files-admin-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send } = fixture
const { editor, exported, tried, imported, stored } = await openContentFiles(fixture)
const withFiles = [...contentKinds.values()].filter(({ files }) => files)
const other = await aPerson(fixture, { roles: ['editor'] })
const member = await aPerson(fixture)
const actsOn = (id: string) =>
  db.selectFrom('staff_act').select('act').where('subject_id', '=', id).orderBy('id').execute()
const heading = 'คำ,คำใบ้,ทักษะ,ระดับ,คำอธิบาย,แหล่งที่มา'
const tableOf = (...rows: string[]) => ({ name: 'words.csv', base64: base64Of([heading, ...rows].join('\r\n')) })

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
  const before = await stored()
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
  expect(await stored()).toEqual(before)
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
    `${row.word},"${clue}",${rest(row)},${row.article_key ?? ''},"${row.more_clues.join('\n')}"`
  const csv = [
    `${heading},บทความ,คำใบ้อื่น`,
    full(word!, 'คำใบ้ใหม่ที่ไม่มีส่วนไหนอยู่'),
    full(same!, same!.clue),
    'ฝนตกหนัก,น้ำจากฟ้า,ออม,1,เรื่องของอากาศ,คำนวณ,',
    'ฝนตกหนัก,อีกครั้ง,ออม,1,เรื่องของอากาศ,คำนวณ,',
    'สูตร,=1+1,ออม,1,ก,ข,',
    'abc,ไม่ใช่ไทย,ออม,1,ก,ข,',
    'แดดออก,แดดออก,ออม,1,ก,ข,',
  ].join('\n')
  const before = await stored()
  const rows = await tried(bodyOf('word', 'csv', { name: 'w.csv', base64: base64Of(csv) }))
  expect(rows.map(({ verdict, place }) => [verdict, place])).toEqual([
    ['changed', 'บรรทัด 2'],
    // A cell with two clues takes two lines.
    ['same', 'บรรทัด 4'],
    ['new', 'บรรทัด 6'],
    ['fault', 'บรรทัด 7'],
    ['fault', 'บรรทัด 8'],
    ['fault', 'บรรทัด 9'],
    ['fault', 'บรรทัด 10'],
  ])
  expect(rows[0]!.differences).toEqual([{ name: 'คำใบ้', before: word!.clue, after: 'คำใบ้ใหม่ที่ไม่มีส่วนไหนอยู่' }])
  const told = rows.slice(3).map(({ fault }) => fault)
  expect(told).toEqual([/บรรทัด 6/, /สูตร/, /อักษรไทย/, /คำใบ้มี/].map((one) => expect.stringMatching(one)))
  expect(await stored()).toEqual(before)
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
    name: `daily-${'x'.repeat(60)}.json`,
    base64: base64Of(JSON.stringify({ questions: [fresh, changed] })),
  })
  const rows = await tried(body)
  expect(rows.map(({ verdict, fault }) => [verdict, fault])).toEqual([
    ['new', null],
    ['changed', null],
  ])
  const all = await Promise.all(
    [editor, other, editor, other].map((who, i) =>
      imported(body, i === 2 ? rows.toReversed() : rows, who, { 'idempotency-key': crypto.randomUUID() }),
    ),
  )
  const doneAt = (at: number) => all.map((results) => results.find((one) => one.at === at)!.done).toSorted()
  expect([doneAt(0), doneAt(1)]).toEqual([
    ['same', 'same', 'same', 'waits'],
    ['done', 'same', 'same', 'same'],
  ])
  const added = await db.selectFrom('question').selectAll().where('key', '=', 'rainy-day-jar').execute()
  expect(added).toHaveLength(1)
  expect((await actsOn(added[0]!.id)).map(({ act }) => act)).toEqual(['question.added'])
  expect((await actsOn(question.id)).map(({ act }) => act)).toEqual(['question.edited'])
})
