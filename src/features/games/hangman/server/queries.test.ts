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

test('who meets a word again reads its next clue, and after the last one the first', async () => {
  const who = await aPerson(fixture)
  const told: (string | undefined)[] = []
  const trial = fixture.db.transaction().execute(async (tx) => {
    const { id } = await tx.selectFrom('game_word').select('id').limit(1).executeTakeFirstOrThrow()
    await tx.updateTable('game_word').set({ is_active: false }).execute()
    const clues = { clue: 'คำใบ้แรก', more_clues: ['คำใบ้ที่สอง', 'คำใบ้ที่สาม'] }
    await tx
      .updateTable('game_word')
      .set({ word: 'เงินฝาก', ...clues, is_active: true })
      .where('id', '=', id)
      .execute()
    for (let place = 1; place <= 4; place++) {
      const word = await chooseWord(tx, who.id)
      told.push(word?.clue)
      const at = fixture.clock.now
      const game = { user_id: who.id, day: '2026-11-21', pack: 0, place, id: crypto.randomUUID(), started_at: at }
      const end = { finished_at: at, is_won: true }
      await tx
        .insertInto('hangman_game')
        .values({ ...game, ...end, word_id: id, word: 'เงินฝาก', clue: word!.clue })
        .execute()
    }
    throw new Error('undone')
  })
  await expect(trial).rejects.toThrow('undone')
  expect(told).toEqual(['คำใบ้แรก', 'คำใบ้ที่สอง', 'คำใบ้ที่สาม', 'คำใบ้แรก'])
})
