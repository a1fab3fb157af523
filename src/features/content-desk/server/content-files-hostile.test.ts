// Files of other programs, of days that are over, of hostile hands, and of what changed meanwhile.
import { expect, test } from 'vitest'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { base64Of, bodyOf, openContentFiles } from '#tests/fixtures/content-files.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { maxFileBytes, tryContentFile } from '../files-admin-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send } = fixture
const { editor, exported, tried, imported, stored } = await openContentFiles(fixture)
const heading = 'คำ,คำใบ้,ทักษะ,ระดับ,คำอธิบาย,แหล่งที่มา'
const tableOf = (...rows: string[]) => ({ name: 'words.csv', base64: base64Of([heading, ...rows].join('\r\n')) })

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
  const before = await stored()
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
  expect(await stored()).toEqual(before)
})
