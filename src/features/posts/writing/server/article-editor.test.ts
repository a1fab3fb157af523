// Articles of the house at the desk: what an editor changes is what readers read, and the file no longer overwrites it.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actOnContent, listContent } from '#features/content-desk/admin-contract.ts'
import {
  checkContent,
  listContentVersions,
  readContentItem,
  restoreContent,
  saveContent,
} from '#features/content-desk/editor-admin-contract.ts'
import { splitSources, withSources } from '#features/posts/documents/document-rules.ts'
import { cleanTree } from '#features/posts/documents/tree-rules.ts'
import { showPost } from '#features/posts/reading/contract.ts'
import { importArticles, readArticles } from '#features/posts/reading/server/seed.ts'
import { boxOf, documentOf } from '#kit/content-fields.ts'
import type { DocumentTree } from '#lib/document.ts'
import { blockText } from '#lib/document-text.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send, clock } = fixture
const editor = await aPerson(fixture, { roles: ['editor'] })
const files = await readArticles(new URL('../../../../../content/articles/', import.meta.url))

const shown = await db.selectFrom('post').select(['id', 'key']).where('author_id', 'is', null).orderBy('key').execute()
const piece = (place: number) => ({ kind: 'article', id: shown[place]!.id })
const read = async (place: number) => (await send(editor, readContentItem, { query: piece(place) })).json
async function save(place: number, change: Record<string, string>) {
  clock.now = new Date(clock.now.getTime() + 1_000)
  const form = (await read(place)).form!
  return send(editor, saveContent, {
    body: { ...piece(place), version: form.version, boxes: { ...form.boxes, ...change } },
  })
}
const asRead = async (place: number) => (await send(null, showPost, { query: { id: shown[place]!.id } })).json
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
/** The body of an article with a paragraph before its first block. */
const longer = async (place: number, text: string) => {
  const body = documentOf((await read(place)).form!.boxes.body!)!
  return boxOf({ ...body, content: [paragraph(text), ...body.content] } satisfies DocumentTree)
}

test('every article opens in the editor and stays as it is when nothing is changed', async () => {
  for (const { key, body, sources } of files) {
    const clean = cleanTree(splitSources(withSources(body, sources)).body)!
    const told = (tree: DocumentTree) => tree.content.map((block) => `${block.type} ${blockText(block)}`)
    expect([key, told(clean)]).toEqual([key, told(body)])
    expect([key, boxOf(cleanTree(clean)) === boxOf(clean)]).toEqual([key, true])
  }
  const { form } = await read(0)
  expect((await save(0, {})).status).toBe(200)
  expect((await read(0)).form!.boxes).toEqual(form!.boxes)
})

test('what an editor writes is what readers read, with its sources at the end and the choices of its question as before', async () => {
  const before = await asRead(1)
  const change = {
    title: 'ชื่อใหม่|ของบทความ',
    body: await longer(1, 'ย่อหน้าที่เพิ่งเขียน'),
    sources: 'ธนาคารแห่งประเทศไทย\nสำนักงาน ก.ล.ต.',
    question_text: 'ข้อไหนตรงกับที่อ่าน',
  }
  expect((await save(1, change)).status).toBe(200)
  const after = await asRead(1)
  expect([after.title, after.title_phrases]).toEqual(['ชื่อใหม่ของบทความ', ['ชื่อใหม่', 'ของบทความ']])
  expect(JSON.stringify(after.body.content[0])).toContain('ย่อหน้าที่เพิ่งเขียน')
  const notes = ['ธนาคารแห่งประเทศไทย', 'สำนักงาน ก.ล.ต.']
  expect(after.body.content.at(-1)).toEqual({ type: 'sources', attrs: { notes } })
  expect(after.question).toEqual({ ...before.question, text: 'ข้อไหนตรงกับที่อ่าน' })
  expect(after.updated_at).toBe(clock.now.toISOString())
  // A release has the file as it was: it is passed over.
  const count = await db.transaction().execute((tx) => importArticles(tx, files, clock.now))
  expect(count.saved).toBeGreaterThan(0)
  expect((await asRead(1)).title).toBe('ชื่อใหม่ของบทความ')
})

test('a version tells the blocks that changed, and an older one brings them back', async () => {
  const { boxes } = (await read(2)).form!
  await save(2, { body: await longer(2, 'ย่อหน้าแรกที่เพิ่ม') })
  await save(2, { body: await longer(2, 'ย่อหน้าที่สอง') })
  const { items } = (await send(editor, listContentVersions, { query: piece(2) })).json
  expect(items.map(({ differences }) => differences)).toEqual([
    [{ name: 'เนื้อเรื่อง', before: '', after: 'ย่อหน้าที่สอง' }],
    [{ name: 'เนื้อเรื่อง', before: '', after: 'ย่อหน้าแรกที่เพิ่ม' }],
  ])
  const { version } = (await read(2)).form!
  const reply = await send(editor, restoreContent, { body: { ...piece(2), version, of: items[1]!.id } })
  expect(reply.status).toBe(200)
  const text = (await read(2)).form!.boxes.body!
  expect([text.includes('ย่อหน้าแรกที่เพิ่ม'), text.includes('ย่อหน้าที่สอง')]).toEqual([true, false])
  // Bold letters are another text with the same words.
  const body = documentOf(boxes.body!)!
  const bold = { ...paragraph('ตัวหนา').content[0]!, marks: [{ type: 'bold' as const }] }
  await save(2, { body: boxOf({ ...body, content: [paragraph('ตัวหนา'), ...body.content] }) })
  await save(2, { body: boxOf({ ...body, content: [{ type: 'paragraph', content: [bold] }, ...body.content] }) })
  const [last] = (await send(editor, listContentVersions, { query: piece(2) })).json.items
  expect(last!.differences[0]!.after).toMatch(/รูปแบบ/)
})

test('what no article can be is refused at its box in Thai, and nothing changes', async () => {
  const before = (await read(3)).form!
  const image = {
    type: 'image',
    attrs: { src: `/media/${'a'.repeat(43)}/960.webp`, alt: 'ภาพ', width: 10, height: 10 },
  }
  const wrong: [string, string][] = [
    ['title', ''],
    ['summary', 'สั้นไป'],
    ['body', '{"type":"doc","content":[]}'],
    ['body', 'no tree'],
    ['body', boxOf({ type: 'doc', content: [image] })],
    ['sources', ''],
    ['tags', ''],
    ['cover_art', 'none-of-ours'],
    ['review_by', '2026-02-31'],
    ['question_text', ''],
  ]
  for (const [box, value] of wrong) {
    const { status, json } = await save(3, { [box]: value })
    expect([box, status, json.fields?.[0]?.path, /[ก-๙]/.test(json.fields?.[0]?.detail ?? '')]).toEqual([
      box,
      422,
      box,
      true,
    ])
  }
  expect((await read(3)).form).toEqual(before)
})

test('a withdrawn article is read by nobody, stays withdrawn after a release, and comes back', async () => {
  const act = (name: 'withdraw' | 'publish') =>
    send(editor, actOnContent, { body: { act: name, items: [piece(4)], reason: '' } })
  expect((await act('withdraw')).json.results[0]!.refusal).toBeNull()
  expect((await send(null, showPost, { query: { id: shown[4]!.id } })).status).toBe(404)
  await db.transaction().execute((tx) => importArticles(tx, files, clock.now))
  expect((await read(4)).row.state).toBe('withdrawn')
  await Promise.all([act('publish'), act('publish')])
  expect((await asRead(4)).id).toBe(shown[4]!.id)
  const acts = db.selectFrom('staff_act').select('act').where('subject_id', '=', shown[4]!.id).orderBy('id')
  expect((await acts.execute()).map(({ act }) => act)).toEqual(['article.withdrawn', 'article.shown'])
})

test('a tag is added to many articles at once, once to each, and not where five are', async () => {
  const tagsOf = async (place: number) => (await read(place)).form!.boxes.tags!.split('\n')
  const tag = (name: string, ...places: number[]) =>
    send(editor, actOnContent, { body: { act: 'tag', tag: name, items: places.map(piece) } })
  const [one, other] = shown
    .flatMap(({ key }, i) => (files.find((file) => file.key === key)!.tags.length < 4 ? [i] : []))
    .slice(-2) as [number, number]
  const before = [await tagsOf(one), await tagsOf(other)]
  // Two editors at once: both tags are there, each once.
  await Promise.all([tag('ปิดเทอม', one, other), tag(' ปิดเทอม ', other, one), tag('เปิดเทอม', one)])
  expect((await tagsOf(other)).toSorted()).toEqual([...before[1]!, 'ปิดเทอม'].toSorted())
  expect((await tagsOf(one)).toSorted()).toEqual([...before[0]!, 'ปิดเทอม', 'เปิดเทอม'].toSorted())
  for (const name of ['หนึ่ง', 'สอง', 'สาม', 'สี่']) await tag(name, one)
  expect(await tagsOf(one)).toHaveLength(5)
  const { json } = await tag('หก', one, other)
  expect(json.results.map(({ refusal }) => refusal?.detail ?? null)).toEqual([
    'มีครบ 5 แท็กแล้ว เปิดหน้าแก้เพื่อเอาออกก่อน',
    null,
  ])
  expect((await tag('', other)).json.results[0]!.refusal!.code).toBe('content_tag_missing')
})

test('the day of its next review stands in the list, in the checks and follows its file until somebody edits it', async () => {
  const dated = files.find(({ key, reviewBy }) => reviewBy && shown.some((one) => one.key === key))!
  const place = shown.findIndex(({ key }) => key === dated.key)
  expect((await read(place)).row.check_by).toBe(dated.reviewBy)
  const { boxes, version } = (await read(place)).form!
  const today = clock.now.toISOString().slice(0, 10)
  const asked = { ...piece(place), version, boxes: { ...boxes, review_by: today } }
  const { checks } = (await send(editor, checkContent, { body: asked })).json
  expect(checks.map(({ box }) => box)).toContain('review_by')
  await save(place, { review_by: today })
  const { json } = await send(editor, listContent, { query: { kinds: 'article', check: 'past' } })
  expect(json.items.map(({ id }) => id)).toContain(shown[place]!.id)
  // Another day of review in a release is no change that readers are told of.
  const other = { ...files.find(({ key }) => key === shown[5]!.key)!, reviewBy: '2031-01-01' }
  const was = (await asRead(5)).updated_at
  await db.transaction().execute((tx) => importArticles(tx, [other], new Date(clock.now.getTime() + 60_000)))
  const { rows } = await sql<{
    day: string
  }>`select review_by::text as day from post where id = ${shown[5]!.id}`.execute(db)
  expect([rows[0]!.day, (await asRead(5)).updated_at]).toEqual(['2031-01-01', was])
})

test('the checks tell terms that no link explains, a level that the text and its terms do not have, and a question that is asked already', async () => {
  const { boxes, version } = (await read(6)).form!
  const check = async (kind: string, id: string, checked: { version: string; boxes: Record<string, string> }) => {
    const { status, json } = await send(editor, checkContent, { body: { kind, id, ...checked } })
    expect(status).toBe(200)
    return json.checks.filter(({ verdict }) => verdict === 'look')
  }
  const heading: DocumentTree['content'][number] = {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'พันธบัตร' }],
  }
  const body = (blocks: DocumentTree['content']) => boxOf({ type: 'doc', content: blocks })
  const asked = {
    version,
    boxes: { ...boxes, body: body([heading, paragraph('เก็บไว้ก่อน ใช้ทีหลัง '.repeat(30))]), level: 'dense' },
  }
  const found = await check('article', piece(6).id, asked)
  expect(found.find(({ box }) => box === 'body')?.text).toContain('พันธบัตร')
  expect(found.find(({ box }) => box === 'level')?.text).toContain('อ่านง่าย')
  const linked = { version, boxes: { ...asked.boxes, body: body([heading, paragraph('พันธบัตรคือเงินกู้ของรัฐ')]) } }
  expect((await check('article', piece(6).id, linked)).filter(({ text }) => text.includes('พันธบัตร'))).toEqual([])
  // A question of a quiz in the words of an article.
  const rows = db.selectFrom('question').select(['id', 'text']).where('is_active', '=', true).orderBy('key').limit(1)
  const { id, text } = await rows.executeTakeFirstOrThrow()
  const twin = await check('article', piece(6).id, { version, boxes: { ...boxes, question_text: text } })
  expect(twin.find(({ box }) => box === 'question_text')?.see?.href).toContain(id)
  // A word for beginners, explained by a term whose article is for adults.
  const { rows: hard } = await sql<{ term: string }>`select term from glossary_term
    join post on post.key = article_key where reading_level = 'dense' order by term limit 1`.execute(db)
  const words = (await send(editor, listContent, { query: { kinds: 'word', states: 'live' } })).json.items
  const word = (await send(editor, readContentItem, { query: { kind: 'word', id: words[0]!.id } })).json.form!
  const easy = {
    version: word.version,
    boxes: { ...word.boxes, difficulty: '1', explanation: `ดู ${hard[0]!.term} ก่อน` },
  }
  const levels = async (one: typeof easy) =>
    (await check('word', words[0]!.id, one)).filter(({ box }) => box === 'difficulty')
  expect((await levels(easy))[0]?.text).toContain(hard[0]!.term)
  expect(await levels({ ...easy, boxes: { ...easy.boxes, difficulty: '3' } })).toEqual([])
})
