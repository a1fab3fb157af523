import { expect, test } from 'vitest'
import { addGameContent, riddles } from '#tests/fixtures/games.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { playVisualDecoder, readDecoderResult } from '../decoder-contract.ts'

const fixture = await openTestbed()
await addGameContent(fixture.db, fixture.clock.now)

test('a set begins with a riddle of this week, the page names the week, and each picture its own', async () => {
  const who = await aPerson(fixture)
  const themes = riddles.map(({ key }, i) => ({ key, week: (i % 2) + 1, week_title: ['ป้ายราคา', 'ร่มคันใหญ่'][i % 2]! }))
  for (const { key, ...theme } of themes)
    await fixture.db.updateTable('riddle').set(theme).where('key', '=', key).execute()
  try {
    const { week_title: now } = (await fixture.send(who, readDecoderResult, { query: {} })).json
    const { pictures } = (await fixture.send(who, playVisualDecoder, {})).json
    expect(themes.map(({ week_title }) => week_title)).toContain(now)
    expect(pictures[0]!.week_title).toBe(now)
    for (const { description, week_title } of pictures)
      expect(week_title).toBe(themes[riddles.findIndex((one) => one.description === description)]!.week_title)
  } finally {
    await fixture.db.updateTable('riddle').set({ week: null, week_title: null }).execute()
  }
  expect((await fixture.send(who, readDecoderResult, { query: {} })).json.week_title).toBeNull()
})
