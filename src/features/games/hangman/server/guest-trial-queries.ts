import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { findWords, type Word } from '#features/games/words/server/queries.ts'
import { findArticleLinks } from '#features/posts/reading/server/queries.ts'
import { refusals } from '#lib/errors.ts'
import { readGuess } from '#lib/thai/answers.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { isStillOf } from '#lib/thai/day-grace.ts'
import type { HangmanGuestTrial } from '../guest-trial-contract.ts'
import { hangmanErrors } from '../hangman-contract.ts'
import { countMisses, isIn, lives, outcome, shapeOf } from './rules.ts'

const refusal = refusals(hangmanErrors)

/** Marks above, below or behind a letter, which are not letters of their own. */
const marks = '[\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]'

/** The word of a day for visitors: an easy one if there is any, with something to guess; null without words. */
async function findWordOf(db: Db, day: string): Promise<Word | null> {
  const { rows } = await sql<{ id: string }>`
    select id from game_word
    where is_active and char_length(regexp_replace(word, ${marks}, '', 'g')) > 2
    order by difficulty > 1, md5(id::text || ${day}) limit 1`.execute(db)
  return rows[0] ? ((await findWords(db, [rows[0].id])).get(rows[0].id) ?? null) : null
}

type Guessing = { day: string; letters: readonly string[]; now: Date }

/**
 * A visitor's word after these guesses, those after the end left out. Throws hangman_taste_over, hangman_no_content,
 * not_a_letter.
 */
export async function viewGuestTrial(db: Db, { day, letters: typed, now }: Guessing): Promise<HangmanGuestTrial> {
  if (!isStillOf(day, now) || day > bangkokDay(now)) throw refusal('hangman_taste_over')
  const word = await findWordOf(db, day)
  if (!word) throw refusal('hangman_no_content')
  const letters: string[] = []
  for (const one of typed) {
    const letter = readGuess(one)
    if (letter === null) throw refusal('not_a_letter')
    if (!letters.includes(letter) && outcome(word.word, letters) === null) letters.push(letter)
  }
  const end = outcome(word.word, letters)
  const links = await findArticleLinks(db, end && word.articleKey ? [word.articleKey] : [])
  return {
    day,
    skill: word.skill,
    clue: word.clue,
    shape: shapeOf(word.word, letters),
    found: letters.filter((letter) => isIn(word.word, letter)),
    missed: letters.filter((letter) => !isIn(word.word, letter)),
    lives_left: Math.max(0, lives - countMisses(word.word, letters)),
    result: end && {
      is_won: end === 'won',
      word: word.word,
      explanation: word.explanation,
      article: links.get(word.articleKey ?? '') ?? null,
    },
  }
}
