import type { Db } from '#db/open.ts'
import { answerHangman, type HangmanGame, playHangman } from '#features/games/hangman/hangman-contract.ts'
import { type DrawnRiddle, importRiddles } from '#features/games/riddles/server/seed.ts'
import { playVisualDecoder, skipVisualDecoder } from '#features/games/visual-decoder/decoder-contract.ts'
import type { WordContent } from '#features/games/words/content.ts'
import { importWords } from '#features/games/words/server/seed.ts'
import { skills } from '#kit/skills.ts'
import { consonants, lineVowels } from '#lib/thai/letters.ts'
import type { openTestbed } from './testbed.ts'

type Bed = Awaited<ReturnType<typeof openTestbed>>

const terms = [
  'ดอกเบี้ย',
  'กำไร',
  'งบประมาณ',
  'หุ้นกู้',
  'แฟรนไชส์',
  'เบี้ยประกัน',
  'ภาษีเงินได้',
  'ใบเสร็จ',
  'เงินสำรอง',
  'ค่าธรรมเนียม',
  'พันธบัตร',
  'กองทุนรวม',
]

export const words: WordContent[] = terms.map((word, i) => ({
  key: `word-${901 + i}`,
  word,
  clue: `คำใบ้ที่ ${i + 1}`,
  skill: skills[i % skills.length]!,
  difficulty: 1,
  explanation: `คำอธิบายที่ ${i + 1}`,
  source: 'ตัวอย่างของการทดสอบ',
}))

export const riddles: DrawnRiddle[] = terms.map((answer, i) => ({
  key: `riddle-${901 + i}`,
  answer,
  accepted: [`อีกชื่อของ${answer}`],
  drawing: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" rx="24" fill="#cfe8d5"/><circle cx="${60 + i * 18}" cy="120" r="40" fill="#d99a1b"/></svg>`,
  description: `วงกลมสีทองวงที่ ${i + 1} บนพื้นเขียว`,
  skill: skills[i % skills.length]!,
  difficulty: 1,
  // No explanation is a prefix of another one.
  explanation: `เหตุผลของภาพที่ ${i + 1} จบ`,
  source: 'ตัวอย่างของการทดสอบ',
}))

/** Adds a few words and riddles to a database that has none. */
export async function addGameContent(db: Db, now: Date): Promise<void> {
  const some = await db.selectFrom('game_word').select('id').limit(1).execute()
  if (some.length > 0) return
  await db.transaction().execute(async (tx) => {
    await importWords(tx, words, now)
    await importRiddles(tx, riddles, now)
  })
}

/** Plays a word to its end, skips a set, and inserts an old purchase of a pack. */
export async function playWordGames(bed: Bed, who: { id: string; token: string }): Promise<void> {
  await addGameContent(bed.db, bed.clock.now)
  await bed.db
    .insertInto('hangman_pack')
    .values({ user_id: who.id, day: '2026-01-01', pack: 1, words: 3, bought_at: bed.clock.now })
    .execute()
  let game: HangmanGame = (await bed.send(who, playHangman, {})).json.game
  for (const letter of [...lineVowels, ...consonants])
    if (!game.result) game = (await bed.send(who, answerHangman, { body: { game_id: game.id, letter } })).json.game
  const set = (await bed.send(who, playVisualDecoder, {})).json
  for (const { place } of set.pictures) await bed.send(who, skipVisualDecoder, { body: { setId: set.id, place } })
}
