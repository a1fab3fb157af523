import { expect, test } from 'vitest'
import { aPerson } from '#tests/fixtures/people.ts'
import { openWritingFixture } from '#tests/fixtures/writing.ts'

const fixture = await openWritingFixture()
const { begin, save, submit, db } = fixture

test("a person's first submission is told as such, and no later one, not even of the same post", async () => {
  const person = await aPerson(fixture)
  const id = await begin(person)
  // The second save keeps the text before it as an old version: that is no submission.
  for (const version of [1, 2]) await save(person, id, version, { title: `ฉบับ ${version}` })
  expect((await db.selectFrom('post_revision').select('state').execute()).map(({ state }) => state)).toEqual(['kept'])
  const told = { state: 'pending', is_live: false, has_changes: true, reason: null }
  expect((await submit(person, id)).json).toEqual({ ...told, is_first: true })
  expect((await submit(person, id)).json).toEqual({ ...told, is_first: false })
  expect((await submit(person, await begin(person))).json).toMatchObject({ is_first: false })
})
