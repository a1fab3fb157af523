import { expect, test } from 'vitest'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { guestTrialHangman } from '../guest-trial-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const day = bangkokDay(fixture.clock.now)
const guess = (letters: string[], of: string | undefined = day) =>
  fixture.send(null, guestTrialHangman, { body: { letters, ...(of && { day: of }) } })
const consonants = [...'กขคงจชซดตถทธนบปผพฟภมยรลวศษสหอฮญณฐฎฏฉฌฆ']

test('a visitor guesses one word: without a guess it tells its clue and none of its letters', async () => {
  const { status, json } = await guess([])
  expect(status).toBe(200)
  expect(json).toMatchObject({ day, found: [], missed: [], lives_left: 6, result: null })
  expect(json.shape.every((cluster) => cluster === null)).toBe(true)
  expect((await guess([])).json.clue).toBe(json.clue)
})

test('six misses end the word with its meaning, and guesses after the end change nothing', async () => {
  const all = (await guess(consonants)).json
  expect(all.result).toMatchObject({ explanation: expect.stringMatching(/[ก-๙]/) })
  const again = (await guess([...consonants, 'า'])).json
  expect(again).toEqual(all)
  expect(all.found.length + all.missed.length).toBeLessThan(consonants.length)
})

test('nothing is stored, and no koin can come of it', async () => {
  await guess(['ก'])
  expect(await fixture.db.selectFrom('hangman_game').select('id').execute()).toEqual([])
})

test('another day and what is no letter are refused', async () => {
  expect(await guess([], addDays(day, -2))).toMatchObject({ status: 409, json: { code: 'hangman_taste_over' } })
  expect(await guess([], addDays(day, 1))).toMatchObject({ status: 409, json: { code: 'hangman_taste_over' } })
  expect(await guess(['x'])).toMatchObject({ status: 422, json: { code: 'not_a_letter' } })
})
