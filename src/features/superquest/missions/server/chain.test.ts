import { expect, test } from 'vitest'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { act, aMission } from '#tests/fixtures/quests.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listMissions, showMission } from '../contract.ts'
import { joinMission } from '../joining-contract.ts'

const fixture = await openTestbed()
const today = bangkokDay(fixture.clock.now)

const join = (who: { token: string }, id: string) => fixture.send(who, joinMission, { body: { id } })
/** Two days of quizzes, counted. */
async function finish(userId: string) {
  for (const day of [today, addDays(today, 1)]) await act(fixture, userId, 'quiz.daily.answered', { day })
}

test('a part of a chain is locked until the part before it is completed, and names it', async () => {
  const who = await aPerson(fixture)
  const first = await aMission(fixture, { title: 'ตอนแรก' })
  const second = await aMission(fixture, { title: 'ตอนสอง', after: first })
  const third = await aMission(fixture, { title: 'ตอนสาม', after: second })
  const soon = await aMission(fixture, { title: 'ตอนที่ยังไม่เปิด', after: third, opensIn: 2 })
  const see = async (reader: { token: string } | null, id: string) =>
    (await fixture.send(reader, showMission, { query: { id } })).json
  const states = async (reader: { token: string } | null) => {
    const { items } = (await fixture.send(reader, listMissions, {})).json
    return [first, second, third, soon].map((id) => items.find((one) => one.id === id)!.state)
  }
  expect(await states(null)).toEqual(['available', 'locked', 'locked', 'upcoming'])
  expect(await states(who)).toEqual(['available', 'locked', 'locked', 'upcoming'])
  expect((await see(who, second)).chain).toMatchObject({ place: 2, of: 4, after: first, after_title: 'ตอนแรก' })
  expect((await see(who, first)).chain).toMatchObject({ place: 1, after: null, after_title: null })

  await join(who, first)
  expect(await states(who)).toEqual(['joined', 'locked', 'locked', 'upcoming'])
  // Whatever is offered to be joined can be joined, and nothing else.
  expect((await join(who, second)).json.code).toBe('mission_after_other')
  await finish(who.id)
  expect(await states(who)).toEqual(['completed', 'available', 'locked', 'upcoming'])
  expect(await states(await aPerson(fixture))).toEqual(['available', 'locked', 'locked', 'upcoming'])
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 60_000)
  expect((await join(who, second)).json.state).toBe('joined')
  expect((await see(who, third)).state).toBe('locked')
})
