import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import type { Tables } from '#db/tables.ts'
import { findWords, type Word } from '#features/games/words/server/queries.ts'
import { readRates } from '#features/koin/server/rate-queries.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import type { Skill } from '#kit/skills.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { isStillOf } from '#lib/thai/day-grace.ts'
import type { HangmanGame, HangmanQuota, HangmanReward } from '../hangman-contract.ts'
import { isIn, lives, shapeOf } from './rules.ts'

export type GameRow = Selectable<Tables['hangman_game']>

/** What can be played and bought now. */
export async function readQuota(db: Db | Tx, userId: string, now: Date): Promise<HangmanQuota> {
  const day = bangkokDay(now)
  const rates = await readRates(db, ['game.hangman.win', 'game.hangman.flawless', 'game.hangman.pack'], now)
  const { rows } = await sql<{ played: number; bought: number; practice: number; is_open: boolean }>`
    select
      (select count(*)::int from hangman_game where user_id = ${userId} and day = ${day} and pack = 0) as played,
      (select count(*)::int from hangman_pack where user_id = ${userId} and day = ${day} and cause is null) as bought,
      (select coalesce(sum(words - used), 0)::int from hangman_pack where user_id = ${userId} and used < words) as practice,
      exists (select from hangman_game where user_id = ${userId} and finished_at is null) as is_open`.execute(db)
  const { played, bought, practice, is_open: isOpen } = rows[0]!
  const total = rates['game.hangman.win'].quota ?? 0
  const left = Math.max(0, total - played)
  const { koin: price, threshold, quota } = rates['game.hangman.pack']
  const most = quota ?? 0
  const canBuy = left === 0 && practice === 0 && !isOpen && bought < most
  return {
    day,
    today: { left, total },
    practice_left: practice,
    pack: { price, words: threshold ?? 0, max: most, next: canBuy ? bought + 1 : null },
    pay: { win: rates['game.hangman.win'].koin, flawless: rates['game.hangman.flawless'].koin },
  }
}

/** The number of packs bought on a day; words that came with a voucher do not count. */
export async function countPacks(db: Db | Tx, userId: string, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('hangman_pack')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('cause', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The word that a person has begun and not ended. */
export function findOpenGame(db: Db | Tx, userId: string): Promise<GameRow | undefined> {
  return db
    .selectFrom('hangman_game')
    .selectAll()
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
}

/** The oldest pack with words left, and the index of its next word. */
export async function findPracticeSlot(db: Db | Tx, userId: string) {
  const pack = await db
    .selectFrom('hangman_pack')
    .select(['day', 'pack', 'used'])
    .where('user_id', '=', userId)
    .whereRef('used', '<', 'words')
    .orderBy('day')
    .orderBy('pack')
    .limit(1)
    .executeTakeFirst()
  return pack ? { day: pack.day, pack: pack.pack, place: pack.used + 1 } : null
}

/** Marks above, below or behind a letter, which are not letters of their own. */
const marks = '[\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]'

/**
 * A word that this person has not had, or had longest ago; null when there is none. Who had it before reads its next
 * clue. Words of two letters are for crosswords only: their marks are visible, so there is nothing to guess.
 */
export async function chooseWord(db: Db | Tx, userId: string) {
  const { rows } = await sql<{ id: string; word: string; clue: string; skill: string; explanation: string }>`
    select game_word.id, word, skill, explanation,
      (clue || more_clues)[1 + coalesce(seen.times, 0) % (1 + cardinality(more_clues))] as clue
    from game_word
    left join (
      select word_id, max(started_at) as at, count(*)::int as times from hangman_game where user_id = ${userId} group by word_id
    ) as seen on seen.word_id = game_word.id
    where is_active and char_length(regexp_replace(word, ${marks}, '', 'g')) > 2
    order by seen.at nulls first, random() limit 1`.execute(db)
  return rows[0] ?? null
}

/** The current row of a game's word. */
export async function findWord(db: Db | Tx, { word_id: id }: GameRow): Promise<Word> {
  const word = (await findWords(db, [id])).get(id)
  if (!word) throw new Error(`word ${id} does not exist`)
  return word
}

/** The skill when the game began; older games use the word's current one. */
export function skillOf({ skill }: GameRow, word: Word): Skill {
  return (skill as Skill | null) ?? word.skill
}

/** A game for its player: before the end only the letters found. */
export async function viewGame(db: Db | Tx, game: GameRow, now: Date): Promise<HangmanGame> {
  const word = await findWord(db, game)
  const reward = game.result as HangmanReward | null
  const isPractice = reward?.is_practice ?? isUnpaid(game, now)
  const links = game.is_won === null || !word.articleKey ? null : await findArticleLinks(db, [word.articleKey])
  return {
    id: game.id,
    day: game.day,
    is_practice: isPractice,
    skill: skillOf(game, word),
    clue: game.clue,
    shape: shapeOf(game.word, game.letters),
    found: game.letters.filter((letter) => isIn(game.word, letter)),
    missed: game.letters.filter((letter) => !isIn(game.word, letter)),
    lives,
    lives_left: lives - game.misses,
    result:
      game.is_won === null || !reward
        ? null
        : {
            is_won: game.is_won,
            word: game.word,
            explanation: game.explanation ?? word.explanation,
            article: (word.articleKey && links?.get(word.articleKey)) || null,
            reward,
          },
  }
}

/** Words of packs, and words of a past day, are practice. */
export function isUnpaid({ pack, day }: Pick<GameRow, 'pack' | 'day'>, now: Date): boolean {
  return pack > 0 || !isStillOf(day, now)
}

/** A person's words of today, for the list of games. */
export async function readHangmanToday(db: Db | Tx, userId: string, now: Date) {
  const { today } = await readQuota(db, userId, now)
  return { ...today, is_under_way: (await findOpenGame(db, userId)) !== undefined }
}
