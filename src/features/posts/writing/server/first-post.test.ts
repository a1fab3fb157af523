import { expect, test } from 'vitest'
import { aPerson } from '#tests/people.ts'
import { openWritingBed } from '#tests/writing-bed.ts'

const { begin, submit, ...bed } = await openWritingBed()

test("a person's first submission is told as such, and no later one, not even of the same post", async () => {
  const person = await aPerson(bed)
  const id = await begin(person)
  const told = { state: 'pending', is_live: false, has_changes: true, reason: null }
  expect((await submit(person, id)).json).toEqual({ ...told, is_first: true })
  expect((await submit(person, id)).json).toEqual({ ...told, is_first: false })
  expect((await submit(person, await begin(person))).json).toMatchObject({ is_first: false })
})
