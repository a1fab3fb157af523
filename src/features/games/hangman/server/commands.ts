import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { whyNotNames } from '#features/identity/accounts/content.ts'
import { readReason } from '#features/identity/accounts/server/account-queries.ts'
import type { Gained } from '#features/koin/contract.ts'
import { spendKoin } from '#features/koin/server/commands.ts'
import { readGained } from '#features/koin/server/gained-queries.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { readGuess } from '#lib/thai/answers.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { hangmanErrors } from '../hangman-contract.ts'
import { chooseWord, countPacks, findOpenGame, findPracticeSlot, type GameRow, readQuota } from './queries.ts'
import { rewardGame } from './reward-commands.ts'
import { countMisses, outcome } from './rules.ts'

const refusal = refusals(hangmanErrors)

type Owner = { userId: string; now: Date }

/**
 * Begins a person's next word, first those of today, then bought ones; or returns the one in progress. Throws
 * hangman_no_words_left and hangman_no_content.
 */
export async function startGame(tx: Tx, { userId, now }: Owner): Promise<GameRow> {
  const open = await findOpenGame(tx, userId)
  if (open) return open
  const { day, today } = await readQuota(tx, userId, now)
  const slot =
    today.left > 0 ? { day, pack: 0, place: today.total - today.left + 1 } : await findPracticeSlot(tx, userId)
  if (!slot) throw refusal('hangman_no_words_left')
  const word = await chooseWord(tx, userId)
  if (!word) throw refusal('hangman_no_content')
  const begun = await tx
    .insertInto('hangman_game')
    .values({
      user_id: userId,
      ...slot,
      id: newId(now),
      word_id: word.id,
      word: word.word,
      clue: word.clue,
      skill: word.skill,
      explanation: word.explanation,
      started_at: now,
    })
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst()
  // A concurrent request was faster: return its word.
  if (!begun) return startGame(tx, { userId, now })
  if (slot.pack > 0) await usePack(tx, userId, slot)
  return begun
}

async function usePack(tx: Tx, userId: string, { day, pack, place }: { day: string; pack: number; place: number }) {
  await tx
    .updateTable('hangman_pack')
    .set({ used: place })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('pack', '=', pack)
    .execute()
}

/**
 * Guesses one letter; the last guess ends the word and pays, in the same transaction. A repeated letter changes
 * nothing. Throws not_a_letter, hangman_game_not_found, hangman_game_over.
 */
export async function guessLetter(
  tx: Tx,
  { userId, game_id: gameId, letter: typed, now }: Owner & { game_id: string; letter: string },
): Promise<{ game: GameRow; gained: Gained | null }> {
  const letter = readGuess(typed)
  if (letter === null) throw refusal('not_a_letter')
  const game = await lockGame(tx, userId, gameId)
  if (game.letters.includes(letter)) return { game, gained: null }
  if (game.finished_at) throw refusal('hangman_game_over')
  const letters = [...game.letters, letter]
  const misses = countMisses(game.word, letters)
  const end = outcome(game.word, letters)
  const played = { ...game, letters, misses, ...(end && { finished_at: now, is_won: end === 'won' }) }
  const result = end ? await rewardGame(tx, played, now) : null
  await tx
    .updateTable('hangman_game')
    .set({
      letters,
      misses,
      ...(end && { finished_at: now, is_won: end === 'won', result: JSON.stringify(result) }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', gameId)
    .execute()
  const gained = result && (await readGained(tx, { userId, points: result.points }))
  return { game: { ...played, result }, gained }
}

async function lockGame(tx: Tx, userId: string, id: string): Promise<GameRow> {
  const game = await tx
    .selectFrom('hangman_game')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!game) throw refusal('hangman_game_not_found')
  return game
}

/**
 * Buys the nth pack of today when no words are left. Its words do not expire and are practice. Throws
 * hangman_pays_not_allowed, hangman_no_packs_left, hangman_quota_changed, hangman_words_left, not_enough_koin.
 */
export async function buyPack(tx: Tx, { userId, pack, now }: Owner & { pack: number }): Promise<void> {
  const why = await readReason(tx, userId, 'buy', now)
  if (why) throw refusal('hangman_pays_not_allowed', { values: { why: whyNotNames[why] } })
  const day = bangkokDay(now)
  const { koin: price, threshold, quota } = await readRate(tx, 'game.hangman.pack', now)
  const bought = await countPacks(tx, userId, day)
  if (pack > (quota ?? 0)) throw refusal('hangman_no_packs_left')
  if (pack !== bought + 1) throw refusal('hangman_quota_changed')
  if ((await readQuota(tx, userId, now)).pack.next === null) throw refusal('hangman_words_left')
  const { rows } = await sql`
    insert into hangman_pack (user_id, day, pack, words, bought_at)
    values (${userId}, ${day}, ${pack}, ${threshold ?? 0}, ${now})
    on conflict do nothing returning pack`.execute(tx)
  if (!rows[0]) throw refusal('hangman_quota_changed')
  // A price of 0, set by staff, moves no money.
  if (price === 0) return
  await spendKoin(tx, {
    userId,
    amount: price,
    account: 'quota_sale',
    cause: `game:hangman:pack:${day}:${pack}`,
    title: `ชุดฝึกทายคำ ${formatThaiDate(day)} ชุดที่ ${pack}`,
    href: '/games/hangman',
    now,
  })
}
