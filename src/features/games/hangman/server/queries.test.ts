import { expect, test } from 'vitest'
import { addGameContent } from '#tests/fixtures/games.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { chooseWord } from './queries.ts'

const fixture = await openTestbed()
await addGameContent(fixture.db, fixture.clock.now)

test('a word of two letters is never asked, whatever its marks', async () => {
  const who = await aPerson(fixture)
  const short = ['หนี้', 'ตุ๋น', 'จำนำ']
  let found: unknown
  const trial = fixture.db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('game_word').select('id').limit(short.length).execute()
    await tx.updateTable('game_word').set({ is_active: false }).execute()
    for (const [i, { id }] of rows.entries())
      await tx.updateTable('game_word').set({ word: short[i]!, is_active: true }).where('id', '=', id).execute()
    found = await chooseWord(tx, who.id)
    throw new Error('undone')
  })
  await expect(trial).rejects.toThrow('undone')
  expect(found).toBe(null)
})
