// Every save of a piece is a version that staff compares and restores, by the commands and rules of its kind.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contentKinds } from '#app/features.ts'
import { recordStaffAct } from '#features/audit/server/commands.ts'
import { storeMemberPost } from '#features/posts/reading/server/seed.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { staffRoles } from '#lib/staff-roles.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listContent } from '../admin-contract.ts'
import {
  checkContent,
  listContentVersions,
  readContentItem,
  restoreContent,
  saveContent,
} from '../editor-admin-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send, clock } = fixture
const editor = await aPerson(fixture, { roles: ['editor'], name: 'แป้งคนแก้' })
const other = await aPerson(fixture, { roles: ['editor'] })
const member = await aPerson(fixture)
const kinds = [...contentKinds.values()]
const edited = kinds.filter(({ editor }) => editor && editor.roles.length > 0)

/** Saves have times of their own: a version is a time in some kinds. */
const later = () => {
  clock.now = new Date(clock.now.getTime() + 1_000)
}
const used = new Map<string, number>()
/** The id of a piece that no other test changes. */
async function aPiece(kind: string): Promise<string> {
  const { json } = await send(editor, listContent, { query: { kinds: kind, states: 'live,scheduled,draft' } })
  const place = used.get(kind) ?? 0
  used.set(kind, place + 1)
  return json.items[place]!.id
}
const read = async (kind: string, id: string, who = editor) =>
  (await send(who, readContentItem, { query: { kind, id } })).json
const formOf = async (kind: string, id: string) => (await read(kind, id)).form!
const versionsOf = async (kind: string, id: string) =>
  (await send(editor, listContentVersions, { query: { kind, id } })).json.items
async function save(kind: string, id: string, change: Record<string, string>, who = editor, version?: string) {
  later()
  const form = await formOf(kind, id)
  const body = { kind, id, version: version ?? form.version, boxes: { ...form.boxes, ...change } }
  return send(who, saveContent, { body })
}
async function restore(kind: string, id: string, of: string, who = editor) {
  later()
  return send(who, restoreContent, { body: { kind, id, version: (await formOf(kind, id)).version, of } })
}

/** A box of each kind that may hold these words. */
const wordsOf: Record<string, { box: string; label: string; words: [string, string] }> = {
  article: {
    box: 'summary',
    label: 'คำโปรย',
    words: ['เงินหนึ่งร้อยบาทแบ่งเป็นสามส่วนก่อนใช้ได้อย่างไร', 'เงินหนึ่งร้อยบาทแบ่งเป็นสามส่วนก่อนใช้ทุกสัปดาห์ได้อย่างไร'],
  },
  question: { box: 'source', label: 'แหล่งที่มา', words: ['ธนาคารแห่งประเทศไทย', 'ธนาคารแห่งประเทศไทย ปี 2569'] },
  word: { box: 'explanation', label: 'คำอธิบาย', words: ['เก็บเงินไว้ก่อน', 'เก็บเงินไว้ก่อนใช้ทุกเดือน'] },
  term: { box: 'example', label: 'ตัวอย่าง', words: ['ฝากไว้หนึ่งปี', 'ฝากไว้หนึ่งปีได้ดอกเบี้ยสองบาท'] },
  riddle: { box: 'explanation', label: 'คำอธิบาย', words: ['ภาพนี้บอกเรื่องเงินออม', 'ภาพนี้บอกเรื่องเงินสำรอง'] },
  event: { box: 'summary', label: 'สรุปหนึ่งประโยค', words: ['คุยเรื่องงบ', 'คุยเรื่องงบของเดือน'] },
  news: { box: 'summary', label: 'สรุปหนึ่งประโยค', words: ['ตลาดนิ่ง', 'ตลาดนิ่งทั้งสัปดาห์'] },
  video: {
    box: 'summary',
    label: 'คำอธิบาย',
    words: ['ดูวิธีแบ่งเงินหนึ่งร้อยบาทเป็นสามส่วนก่อนใช้', 'ดูวิธีแบ่งเงินหนึ่งร้อยบาทเป็นสามส่วนทุกสัปดาห์'],
  },
}

test('every kind that staff saves names the fields of its versions, and every edited kind has words for these tests', () => {
  const without = kinds.filter(({ subject, versions }) => subject !== null && !versions).map(({ name }) => name)
  // What staff does to a post of a member is to hide it; a planned day is a list of questions, which the calendar shows.
  expect(without.toSorted()).toEqual(['post', 'quiz-day'])
  expect(edited.map(({ name }) => name).toSorted()).toEqual(Object.keys(wordsOf).toSorted())
})

test.each(Object.keys(wordsOf))(
  'a save of a %s is a version with who, when and what changed, and an older one is restored',
  async (kind) => {
    const { box, label, words } = wordsOf[kind]!
    const id = await aPiece(kind)
    const first = (await formOf(kind, id)).boxes[box]!
    for (const text of words) {
      const { status, json } = await save(kind, id, { [box]: text })
      expect([status, json.code]).toEqual([200, undefined])
    }
    const [second, earlier] = await versionsOf(kind, id)
    expect([second!.by!.name, second!.at]).toEqual(['แป้งคนแก้', clock.now.toISOString()])
    expect(second!.differences).toEqual([{ name: label, before: words[0], after: words[1] }])
    expect(earlier!.differences).toEqual([{ name: label, before: first, after: words[0] }])
    expect((await restore(kind, id, earlier!.id)).status).toBe(200)
    expect((await formOf(kind, id)).boxes[box]).toBe(words[0])
    // It is a version itself, and what is there already is not saved again.
    expect(await versionsOf(kind, id)).toHaveLength(3)
    expect((await restore(kind, id, earlier!.id)).json.code).toBe('content_version_same')
    expect((await restore(kind, id, crypto.randomUUID())).json.code).toBe('content_version_gone')
  },
)

test.each(Object.keys(wordsOf))('of editors who save a %s at once one saves, and the others are told', async (kind) => {
  const { box, words } = wordsOf[kind]!
  const id = await aPiece(kind)
  const { version } = await formOf(kind, id)
  const texts = Array.from({ length: 5 }, (_, i) => `${words[0]} แบบที่ ${i} ของคนหนึ่ง`)
  const replies = await Promise.all(texts.map((text) => save(kind, id, { [box]: text }, other, version)))
  const codes = replies.map(({ json }) => json.code ?? 'saved')
  expect(codes.toSorted()).toEqual([...Array(4).fill('content_changed'), 'saved'])
  expect((await formOf(kind, id)).boxes[box]).toBe(texts[codes.indexOf('saved')])
  expect(await versionsOf(kind, id)).toHaveLength(1)
})

test('of two who restore at once one does, and the other is told that it changed', async () => {
  const id = await aPiece('word')
  for (const text of wordsOf.word!.words) await save('word', id, { explanation: text })
  const [, of] = await versionsOf('word', id)
  const { version } = await formOf('word', id)
  later()
  const body = { kind: 'word', id, version, of: of!.id }
  const both = await Promise.all([send(editor, restoreContent, { body }), send(other, restoreContent, { body })])
  expect(both.map(({ json }) => json.code ?? 'done').toSorted()).toEqual(['content_changed', 'done'])
  expect(await versionsOf('word', id)).toHaveLength(3)
})

test('another right answer waits for a second person, from the editor and from an older version', async () => {
  const row = db.selectFrom('question').select('id').where('kind', '=', 'choice').where('is_active', '=', true)
  const { id } = await row.where('pool', '=', 'daily').orderBy('key').limit(1).executeTakeFirstOrThrow()
  const { boxes } = await formOf('question', id)
  const [first, ...more] = boxes.wrong!.split('\n')
  const turned = { right: first!, wrong: [boxes.right, ...more].join('\n') }
  const { json } = await save('question', id, turned)
  expect([json.is_waiting, (await formOf('question', id)).boxes]).toEqual([true, boxes])
  // Its boxes say what waits, and of these only what changes.
  expect((await formOf('question', id)).waiting).toEqual(turned)
  // A key that was another one once is not restored alone either.
  await save('question', id, { source: 'ตรวจแล้ว' })
  later()
  const told = { subject: { kind: 'question', id }, act: 'question.edited', actorId: other.id, now: clock.now } as const
  const body = (right: string) => ({ body: { kind: 'choice', right, wrong: boxes.wrong!.split('\n') } })
  await db
    .transaction()
    .execute((tx) => recordStaffAct(tx, { ...told, before: body('คำตอบเก่า'), after: body(boxes.right!) }))
  const [, older] = await versionsOf('question', id)
  expect((await restore('question', id, older!.id)).json.is_waiting).toBe(true)
  expect((await formOf('question', id)).boxes.right).toBe(boxes.right)
})

test('a fault is told at its box in Thai, and nothing changes', async () => {
  const word = await aPiece('word')
  const question = await aPiece('question')
  const before = [await formOf('word', word), await formOf('question', question)]
  const faults = async (kind: string, id: string, change: Record<string, string>) => {
    const { status, json } = await save(kind, id, change)
    expect(status).toBe(422)
    return json.fields!.map(({ path, detail }) => [path, /[ก-๙]/.test(detail)])
  }
  expect(await faults('word', word, { clue: '' })).toEqual([['clue', true]])
  expect(await faults('word', word, { more_clues: `x\n${before[0]!.boxes.word}\n` })).toEqual([['more_clues', true]])
  expect(await faults('word', word, { difficulty: '9' })).toEqual([['difficulty', true]])
  expect(await faults('question', question, { text: '' })).toEqual([['text', true]])
  expect(await faults('question', question, { picture: '/media/x/960.webp', picture_alt: '' })).toContainEqual([
    'picture_alt',
    true,
  ])
  expect([await formOf('word', word), await formOf('question', question)]).toEqual(before)
})

test('what the log has of members is in no version', async () => {
  const id = await aPiece('event')
  const subject = { kind: 'event', id } as const
  await db.transaction().execute(async (tx) => {
    const told = { subject, actorId: editor.id, before: null, now: clock.now }
    await recordStaffAct(tx, { ...told, act: 'event.checked-in', after: { userId: member.id, by: 'list' } })
    await recordStaffAct(tx, { ...told, act: 'event.edited', after: { summary: 'ใหม่', userId: member.id } })
  })
  const versions = await versionsOf('event', id)
  expect(versions.map(({ differences }) => differences.map(({ name }) => name))).toEqual([['สรุปหนึ่งประโยค']])
  expect(JSON.stringify(versions)).not.toContain(member.id)
})

test('a decision on a release is a version like any other, and what was before it is restored', async () => {
  const id = await aPiece('word')
  await save('word', id, { explanation: 'ของเราเอง', skill: 'planning' })
  const [ours] = await versionsOf('word', id)
  later()
  const sides = { before: { คำอธิบาย: 'ของเราเอง', ทักษะ: 'วางแผน' }, after: { คำอธิบาย: 'ของรุ่นใหม่', ทักษะ: 'ออม' } }
  await sql`update game_word set explanation = 'ของรุ่นใหม่', skill = 'saving', updated_at = ${clock.now}
    where id = ${id}`.execute(db)
  const told = { subject: { kind: 'game_word', id }, actorId: other.id, now: clock.now } as const
  await db.transaction().execute((tx) => recordStaffAct(tx, { ...told, act: 'word.release-taken', ...sides }))
  expect((await versionsOf('word', id))[0]!.differences).toEqual([
    { name: 'ทักษะ', before: 'วางแผน', after: 'ออม' },
    { name: 'คำอธิบาย', before: 'ของเราเอง', after: 'ของรุ่นใหม่' },
  ])
  expect((await restore('word', id, ours!.id)).status).toBe(200)
  const { boxes } = await formOf('word', id)
  expect([boxes.explanation, boxes.skill]).toEqual(['ของเราเอง', 'planning'])
})

test('the checks tell what a save would refuse and what is worth a look, and change nothing', async () => {
  const check = async (kind: string, id: string, change: Record<string, string>) => {
    const { version, boxes } = await formOf(kind, id)
    const body = { kind, id, version, boxes: { ...boxes, ...change } }
    const { status, json } = await send(editor, checkContent, { body })
    expect(status).toBe(200)
    return json.checks.map(({ verdict, box }) => [verdict, box])
  }
  const word = await aPiece('word')
  const before = [await formOf('word', word), await versionsOf('word', word)]
  const today = clock.now.toISOString().slice(0, 10)
  expect(await check('word', word, { review_by: '' })).toEqual([['ok', null]])
  expect(await check('word', word, { review_by: today })).toEqual([
    ['look', 'review_by'],
    ['ok', null],
  ])
  expect(await check('word', word, { clue: '' })).toContainEqual(['stop', 'clue'])
  expect([await formOf('word', word), await versionsOf('word', word)]).toEqual(before)
  // A link to a page of ours that is not there, and a title that another one has.
  const news = await aPiece('news')
  const other = await formOf('news', await aPiece('news'))
  const words = `อ่านต่อที่ /post/detail/${crypto.randomUUID()}`
  expect(await check('news', news, { paragraphs: words, title: other.boxes.title! })).toEqual([
    ['look', 'paragraphs'],
    ['look', 'title'],
    ['ok', null],
  ])
  const shown = await db
    .selectFrom('post')
    .select('id')
    .where('author_id', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(await check('news', news, { paragraphs: `อ่านต่อที่ /post/detail/${shown.id}` })).toEqual([['ok', null]])
})

test('a post of a member opens with its page, and nobody of the staff changes its words', async () => {
  const author = await aPerson(fixture)
  const body = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'คำของฉัน' }] }],
  }
  const about = { club: 'greenery', skill: 'saving', title: 'โพสต์ของฉัน', summary: 'คำของฉัน', tags: [] } as const
  const post = {
    ...about,
    tags: [],
    cover: { art: 'compound', alt: 'ต้นอ่อน' },
    author: { userId: author.id, name: 'ฉัน' },
    body,
  }
  const id = await db.transaction().execute((tx) => storeMemberPost(tx, { ...post, at: clock.now }))
  const moderator = await aPerson(fixture, { roles: ['moderator'] })
  const { form, row } = await read('post', id, moderator)
  expect([form!.may_save, form!.is_fixed, form!.has_preview, form!.fields]).toEqual([false, true, true, []])
  expect(row.state).toBe('live')
  const save = { kind: 'post', id, version: form!.version, boxes: {} }
  expect((await send(moderator, saveContent, { body: save })).json.code).toBe('forbidden')
  expect((await send(editor, readContentItem, { query: { kind: 'post', id } })).json.code).toBe('forbidden')
})

test('many versions are read page by page, each once', async () => {
  const id = await aPiece('word')
  for (let i = 0; i < 23; i++) await save('word', id, { explanation: `คำอธิบายครั้งที่ ${i}` })
  const first = (await send(editor, listContentVersions, { query: { kind: 'word', id } })).json
  const rest = (await send(editor, listContentVersions, { query: { kind: 'word', id, after: first.next! } })).json
  expect([first.items.length, rest.items.length, rest.next]).toEqual([20, 3, null])
  expect(new Set([...first.items, ...rest.items].map((one) => one.id)).size).toBe(23)
})

test('every role reads the kinds of its desk, saves what its editor names, and no others', async () => {
  const staff = new Map<StaffRole, TestPerson>()
  for (const role of staffRoles) staff.set(role, await aPerson(fixture, { roles: [role] }))
  for (const { name, roles, editor: form } of kinds)
    for (const [role, who] of staff) {
      const id = crypto.randomUUID()
      const sees = roles.includes(role)
      const codes = [
        (await send(who, readContentItem, { query: { kind: name, id } })).json.code,
        (await send(who, listContentVersions, { query: { kind: name, id } })).json.code ?? 'read',
        (await send(who, checkContent, { body: { kind: name, id, version: '1', boxes: {} } })).json.code,
        (await send(who, saveContent, { body: { kind: name, id, version: '1', boxes: {} } })).json.code,
        (await send(who, restoreContent, { body: { kind: name, id, version: '1', of: id } })).json.code,
      ]
      const acts = form ? (form.roles.includes(role) ? 'not_found' : 'forbidden') : 'content_not_edited'
      const checks = form ? 'not_found' : 'content_not_edited'
      const wanted = sees ? ['not_found', 'read', checks, acts, acts] : Array(5).fill('forbidden')
      expect([name, role, codes]).toEqual([name, role, wanted])
    }
  for (const who of [null, member])
    expect((await send(who, readContentItem, { query: { kind: 'word', id: 'x' } })).status).toBe(who ? 403 : 401)
})
