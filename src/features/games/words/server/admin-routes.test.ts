import { expect, test } from 'vitest'
import { addRiddle, listStaffRiddles, retireRiddle } from '#features/games/riddles/admin-contract.ts'
import { editPiece, formOf } from '#tests/fixtures/content-edit.ts'
import { addGameContent, riddles, words } from '#tests/fixtures/games.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { addWord, listStaffWords, retireWord } from '../admin-contract.ts'
import { importWords } from './seed.ts'

const fixture = await openTestbed()
const { db, send, clock } = fixture
await addGameContent(db, clock.now)
const editor = await aPerson(fixture, { roles: ['editor'] })
const later = () => (clock.now = new Date(clock.now.getTime() + 1_000))

const fresh = {
  word: 'ออมทรัพย์',
  clue: 'บัญชีที่ฝากถอนได้ทุกวัน',
  skill: 'saving' as const,
  difficulty: 1 as const,
  explanation: 'บัญชีสำหรับเงินที่อาจต้องใช้',
  source: 'ตัวอย่างของการทดสอบ',
}
const find = async (keyword: string) => (await send(editor, listStaffWords, { query: { keyword } })).json.items[0]!
const acts = async (id: string) =>
  (await db.selectFrom('staff_act').select('act').where('subject_id', '=', id).orderBy('id').execute()).map(
    ({ act }) => act,
  )

test('only editors see the answers', async () => {
  const others = [null, await aPerson(fixture), await aPerson(fixture, { roles: ['moderator'] })]
  for (const spec of [listStaffWords, listStaffRiddles]) {
    const statuses = await Promise.all(others.map(async (who) => (await send(who, spec, { query: {} })).status))
    expect(statuses).toEqual([401, 403, 403])
  }
  expect((await send(editor, listStaffWords, { query: {} })).json.total).toBe(words.length)
  expect((await send(editor, listStaffRiddles, { query: {} })).json.total).toBe(riddles.length)
})

test('a word is added once in normalised spelling, and a duplicate in another spelling is refused', async () => {
  const twins = await Promise.all([1, 2, 3].map(() => send(editor, addWord, { body: fresh })))
  expect(twins.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const other = await send(editor, addWord, { body: { ...fresh, word: 'ออม\u200bทรัพย์' } })
  expect(other.json.code).toBe('word_exists')
  expect(await acts((await find('ออมทรัพย์')).id)).toEqual(['word.added'])
})

test.each([
  ['a space', { word: 'ออม ทรัพย์' }],
  ['Latin letters', { word: 'ETF' }],
  ['one letter', { word: 'ก' }],
  ['its clue telling it', { word: 'พันธบัตรรัฐบาล', clue: 'ซื้อพันธบัตรรัฐบาลได้ที่ไหน' }],
  ['its clue telling a part of it', { word: 'บัตรเครดิต', clue: 'เครดิตดีใช้อะไรรูด' }],
  ['another clue telling it', { word: 'พันธบัตร', clue: 'ให้รัฐกู้', more_clues: ['ซื้อพันธบัตรแล้วได้ดอกเบี้ย'] }],
])('a word with %s is refused', async (_what, change) => {
  const { status, json } = await send(editor, addWord, { body: { ...fresh, ...change } })
  expect([status, json.code]).toEqual([422, 'invalid_input'])
})

test.each(['word', 'clue', 'explanation', 'source'])(
  'a lone surrogate in %s is refused by field, and nothing is added',
  async (name) => {
    const body = { ...fresh, word: 'เงินเฟ้อสูง', [name]: 'ออม\ud800' }
    const { status, json } = await send(editor, addWord, { body })
    expect([status, json.code]).toEqual([422, 'invalid_input'])
    expect(json.fields).toEqual([
      { path: name, code: 'invalid_text', detail: expect.stringMatching(/[\u0e00-\u0e7f]/) },
    ])
    expect(await find('เงินเฟ้อสูง')).toBeUndefined()
  },
)

test('other clues are added with a word, and changed in the editor', async () => {
  const body = { ...fresh, word: 'ปรับสมุด', more_clues: ['เล่มเล็กจากธนาคาร', 'เสียบเครื่องแล้วพิมพ์รายการ'] }
  const { id, more_clues } = (await send(editor, addWord, { body })).json
  expect(more_clues).toEqual(body.more_clues)
  const clues = async () => (await find('ปรับสมุด')).more_clues
  later()
  await editPiece(fixture, editor, { kind: 'word', id }, { change: { source: 'แหล่งอื่น' } })
  expect(await clues()).toEqual(body.more_clues)
  later()
  await editPiece(fixture, editor, { kind: 'word', id }, { change: { more_clues: '' } })
  expect(await clues()).toEqual([])
})

test('an edit is in the log, a second edit of the same version is refused, and the file no longer changes it', async () => {
  const { id, version } = await find('กำไร')
  const edit = { version, change: { word: 'กำไรสุทธิ', clue: 'ที่เหลือหลังหักทุกอย่าง' } }
  later()
  const replies = await Promise.all([1, 2].map(() => editPiece(fixture, editor, { kind: 'word', id }, edit)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await acts(id)).toEqual(['word.edited'])
  await db.transaction().execute((tx) => importWords(tx, words, clock.now))
  expect(await find('กำไร')).toMatchObject({ id, word: 'กำไรสุทธิ' })
})

test('a word by staff is not imported again from a file', async () => {
  const ours = { ...words[0]!, key: 'word-999', word: fresh.word }
  const count = await db.transaction().execute((tx) => importWords(tx, [ours], clock.now))
  expect(count).toMatchObject({ added: 0, saved: 1 })
})

test('a retired word stays in the list and can be brought back; both are idempotent', async () => {
  const { id } = await find('ใบเสร็จ')
  const turn = (is_active: boolean) => send(editor, retireWord, { body: { id, is_active: is_active } })
  await Promise.all([turn(false), turn(false)])
  expect(await find('ใบเสร็จ')).toMatchObject({ is_active: false })
  expect((await turn(true)).json).toMatchObject({ is_active: true })
  expect(await acts(id)).toEqual(['word.retired', 'word.restored'])
})

test('a riddle is added, edited and retired; hostile drawings and revealing descriptions are refused', async () => {
  const { key: _key, ...riddle } = riddles[0]!
  const body = { ...riddle, answer: 'สินเชื่อ', accepted: [] }
  const { json: added } = await send(editor, addRiddle, { body })
  expect(added).toMatchObject({ answer: 'สินเชื่อ', is_active: true })
  const bad = [
    { drawing: body.drawing.replace('<rect', '<script>alert(1)</script><rect') },
    { drawing: body.drawing.replace('<rect', '<rect onload="alert(1)"') },
    { drawing: body.drawing.replace('<rect', '<image href="https://example.com/x.png"/><rect') },
    { drawing: body.drawing.replace('<rect', '<text>สินเชื่อ</text><rect') },
    { drawing: body.drawing.replace('<rect', '<!-- loan --><rect') },
    { drawing: body.drawing.replace('<rect', '<rect id="compound-interest"') },
    { drawing: body.drawing.replace('#cfe8d5', 'url(https://example.com/#a)') },
    { drawing: body.drawing.replace('<svg', '<svg style="background:url(//x)"') },
    { description: 'ภาพของสินเชื่อก้อนโต' },
    { answer: '!!' },
  ]
  for (const change of bad)
    expect((await send(editor, addRiddle, { body: { ...body, ...change } })).json.code).toBe('invalid_input')
  later()
  const piece = { kind: 'riddle', id: added.id }
  const edit = { version: added.version, change: { accepted: 'เงินกู้' } }
  expect((await editPiece(fixture, editor, piece, edit)).status).toBe(200)
  expect((await formOf(fixture, editor, piece)).boxes.accepted).toBe('เงินกู้')
  expect((await editPiece(fixture, editor, piece, edit)).json.code).toBe('content_changed')
  await send(editor, retireRiddle, { body: { id: added.id, is_active: false } })
  expect(await acts(added.id)).toEqual(['riddle.added', 'riddle.edited', 'riddle.retired'])
})
