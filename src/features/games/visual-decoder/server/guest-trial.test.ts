import { expect, test } from 'vitest'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { answerGuestTrialRiddle, readGuestTrialRiddle } from '../guest-trial-contract.ts'

const fixture = await openTestbed({ hasContent: true })
const { day, drawing } = (await fixture.send(null, readGuestTrialRiddle, {})).json
const answer = (text: string | null, of = day) =>
  fixture.send(null, answerGuestTrialRiddle, { body: { day: of, answer: text } })
const row = await fixture.db.selectFrom('riddle').selectAll().where('drawing', '=', drawing).executeTakeFirstOrThrow()

test('a visitor sees one picture a day without its answer', async () => {
  const { json } = await fixture.send(null, readGuestTrialRiddle, {})
  expect(json.drawing).toBe(drawing)
  expect(JSON.stringify(json)).not.toContain(row.answer)
  expect(JSON.stringify(json)).not.toContain(row.explanation)
})

test('a wrong answer tells nothing, a right one and giving up tell what it means', async () => {
  expect((await answer('ไม่ใช่คำนี้แน่')).json).toEqual({ is_right: false, told: null })
  expect((await answer(row.answer)).json).toMatchObject({ is_right: true, told: { answer: row.answer } })
  expect((await answer(null)).json).toMatchObject({ is_right: false, told: { explanation: row.explanation } })
  expect(await fixture.db.selectFrom('decoder_set').select('id').execute()).toEqual([])
})

test('an empty answer and another day are refused', async () => {
  expect(await answer(' ')).toMatchObject({ status: 422, json: { code: 'decoder_no_answer' } })
  for (const of of [addDays(day, -2), addDays(day, 1)])
    expect(await answer('x', of)).toMatchObject({ status: 409, json: { code: 'decoder_closed' } })
})
