// Spelling variants of the shipped words and riddles that keyboards produce, in all three word games.
import { expect, test } from 'vitest'
import { readLetters } from '#features/games/crossword/letter-rules.ts'
import { readWord } from '#features/games/crossword/typing-rules.ts'
import { outcome } from '#features/games/hangman/server/rules.ts'
import { readRiddleFiles } from '#features/games/riddles/server/seed.ts'
import { isRightAnswer } from '#features/games/visual-decoder/server/rules.ts'
import { readWordFiles } from '#features/games/words/server/seed.ts'
import { readGuess, splitClusters } from '#lib/thai/answers.ts'

const content = new URL('../../../content/', import.meta.url)
const words = await readWordFiles(new URL('words/', content))
const riddles = await readRiddleFiles(new URL('riddles/', content))
const spellings: Record<string, (text: string) => string> = {
  'sara am in its parts': (text) => text.replaceAll('ำ', '\u0e4d\u0e32'),
  'sara am in its parts, the tone between': (text) => text.replace(/([่้๊๋]?)ำ/g, '\u0e4d$1\u0e32'),
  'two e for ae': (text) => text.replaceAll('แ', 'เเ'),
  'letters that nobody sees': (text) => `\ufeff${splitClusters(text).join('\u200b')}\u200d`,
}

test.each(Object.entries(spellings))(
  '%s: every word is guessed, filled in and solved despite the spelling',
  (_name, spell) => {
    for (const { word } of words) {
      const letters = readLetters(word)!
      const guesses = splitClusters(spell(word)).map((one) => readGuess(spell(one))!)
      expect(outcome(word, guesses), word).toBe('won')
      expect(readLetters(spell(word)), word).toEqual(letters)
      // A field of the list never contains invisible characters: it accepts keyboard characters only.
      if (!/[\u200b\ufeff]/.test(spell(word))) expect(readWord(spell(word), letters.length), word).toEqual(letters)
    }
  },
)

test.each(
  Object.entries({
    ...spellings,
    'Thai digits': (text: string) => text.replace(/\d/g, (one) => '๐๑๒๓๔๕๖๗๘๙'[Number(one)]!),
  }),
)('%s: every answer of a picture counts', (_name, spell) => {
  for (const riddle of riddles)
    for (const answer of [riddle.answer, ...riddle.accepted])
      expect(isRightAnswer(spell(answer), riddle), answer).toBe(true)
})

test('the words and answers contain the letters that these spellings change', () => {
  const all = [...words.map(({ word }) => word), ...riddles.flatMap(({ answer, accepted }) => [answer, ...accepted])]
  for (const [name, spell] of Object.entries(spellings))
    expect(all.filter((one) => spell(one) !== one).length, name).toBeGreaterThan(10)
})
