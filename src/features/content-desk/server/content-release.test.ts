// What staff edited is never overwritten by a release: it waits, differs in the list, and staff decides.
import { expect, test } from 'vitest'
import { type DrawnRiddle, importRiddles, readRiddleFiles } from '#features/games/riddles/server/seed.ts'
import { importWords, readWordFiles } from '#features/games/words/server/seed.ts'
import { importQuestions, type PooledQuestion, readQuestionFiles } from '#features/quizzes/questions/server/seed.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listContent } from '../admin-contract.ts'
import { readContentRelease, settleContentRelease } from '../release-admin-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { db, send, clock } = fixture
const editor = await aPerson(fixture, { roles: ['editor'] })
const moderator = await aPerson(fixture, { roles: ['moderator'] })
const content = new URL('../../../../content/', import.meta.url)
const words = await readWordFiles(new URL('words/', content))
const questions = await readQuestionFiles(new URL('questions/', content))
const riddles = await readRiddleFiles(new URL('riddles/', content))

const changed = <T extends object>(list: readonly T[], keyOf: (one: T) => string, key: string, change: (one: T) => T) =>
  list.map((one) => (keyOf(one) === key ? change(one) : one))
const kinds = {
  word: {
    table: 'game_word' as const,
    column: 'clue',
    key: words[3]!.key,
    run: (value: string | null) =>
      db.transaction().execute((tx) =>
        importWords(
          tx,
          value === null
            ? words
            : changed(
                words,
                ({ key }) => key,
                words[3]!.key,
                (one) => ({ ...one, clue: value }),
              ),
          clock.now,
        ),
      ),
  },
  question: {
    table: 'question' as const,
    column: 'source',
    key: questions[3]!.question.key,
    run: (value: string | null) => {
      const key = questions[3]!.question.key
      const next = (one: PooledQuestion) => ({ ...one, question: { ...one.question, source: value! } })
      return db
        .transaction()
        .execute((tx) =>
          importQuestions(
            tx,
            value === null ? questions : changed(questions, ({ question }) => question.key, key, next),
            clock.now,
          ),
        )
    },
  },
  riddle: {
    table: 'riddle' as const,
    column: 'source',
    key: riddles[3]!.key,
    run: (value: string | null) => {
      const next = (one: DrawnRiddle) => ({ ...one, source: value! })
      return db
        .transaction()
        .execute((tx) =>
          importRiddles(
            tx,
            value === null ? riddles : changed(riddles, ({ key }) => key, riddles[3]!.key, next),
            clock.now,
          ),
        )
    },
  },
}
type Kind = keyof typeof kinds

async function rowOf(kind: Kind) {
  const { table, key } = kinds[kind]
  return db.selectFrom(table).selectAll().where('key', '=', key).executeTakeFirstOrThrow()
}
async function edit(kind: Kind, value: string) {
  const { table, column, key } = kinds[kind]
  const stamp = { edited_by_staff_at: clock.now, updated_at: clock.now }
  await db
    .updateTable(table)
    .set({ [column]: value, ...stamp } as never)
    .where('key', '=', key)
    .execute()
}
const wordsOf = async (kind: Kind) => (await rowOf(kind))[kinds[kind].column as 'source']
const differing = async () => (await send(editor, listContent, { query: { release: 'differs' } })).json.items
const look = async (kind: Kind, who = editor) =>
  send(who, readContentRelease, { query: { kind, id: (await rowOf(kind)).id } })
const settle = async (kind: Kind, choice: 'ours' | 'theirs', seen: string, who = editor) =>
  send(who, settleContentRelease, { body: { kind, id: (await rowOf(kind)).id, choice, seen } })
const actsOn = (id: string) =>
  db.selectFrom('staff_act').select('act').where('subject_id', '=', id).orderBy('id').execute()

test.each(Object.keys(kinds) as Kind[])(
  'a %s that staff edited stays as it is, and a release that has it otherwise waits',
  async (kind) => {
    const { run } = kinds[kind]
    const ofFile = await wordsOf(kind)
    await edit(kind, 'ที่เราแก้')
    // The release that it was edited from brings nothing to decide.
    await run(null)
    expect(await differing()).toEqual([])
    await Promise.all([run('ของรุ่นใหม่'), run('ของรุ่นใหม่'), run('ของรุ่นใหม่')])
    expect(await wordsOf(kind)).toBe('ที่เราแก้')
    const [row] = await differing()
    expect([row!.kind, row!.differs]).toEqual([kind, true])
    const { json } = await look(kind)
    expect(json.differences.map(({ before, after }) => [before, after])).toEqual([['ที่เราแก้', 'ของรุ่นใหม่']])
    // Ours stays, also at the next start with the same release, and a further release waits again.
    expect((await settle(kind, 'ours', json.seen)).status).toBe(200)
    await run('ของรุ่นใหม่')
    expect([await differing(), await wordsOf(kind)]).toEqual([[], 'ที่เราแก้'])
    await run('ของรุ่นที่สาม')
    const third = (await look(kind)).json
    expect(third.differences.map(({ after }) => after)).toEqual(['ของรุ่นที่สาม'])
    // The release takes it back by itself.
    await run('ของรุ่นใหม่')
    expect(await differing()).toEqual([])
    expect((await settle(kind, 'theirs', third.seen)).json.code).toBe('content_release_gone')
    await run('ของรุ่นที่สี่')
    const fourth = (await look(kind)).json
    expect((await settle(kind, 'theirs', fourth.seen)).status).toBe(200)
    expect([await wordsOf(kind), await differing()]).toEqual(['ของรุ่นที่สี่', []])
    // It follows its file again.
    await run(null)
    expect(await wordsOf(kind)).toBe(ofFile)
    const { id } = await rowOf(kind)
    expect((await actsOn(id)).map(({ act }) => act.split('.')[1])).toEqual(['release-kept', 'release-taken'])
  },
)

test('of two who decide at once the first holds, and nobody decides on what they did not see', async () => {
  await edit('word', 'ที่เราแก้')
  await kinds.word.run('ของรุ่นใหม่')
  const { seen } = (await look('word')).json
  clock.now = new Date(clock.now.getTime() + 1000)
  await edit('word', 'แก้อีกครั้ง')
  expect((await settle('word', 'theirs', seen)).json.code).toBe('content_release_moved')
  expect(await wordsOf('word')).toBe('แก้อีกครั้ง')
  const now = (await look('word')).json.seen
  const other = await aPerson(fixture, { roles: ['editor'] })
  const replies = await Promise.all([
    settle('word', 'theirs', now),
    settle('word', 'ours', now, other),
    settle('word', 'theirs', now),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
})

test('other desks see and decide nothing of it, and what has no release is not found', async () => {
  expect((await look('word', moderator)).status).toBe(403)
  expect((await settle('word', 'ours', 'x', moderator)).status).toBe(403)
  expect((await look('word')).json.code).toBe('content_release_gone')
  for (const [kind, id, status] of [
    ['video', crypto.randomUUID(), 404],
    ['word', 'x', 404],
    ['no-such', 'x', 403],
  ] as const)
    expect((await send(editor, readContentRelease, { query: { kind, id } })).status).toBe(status)
})
