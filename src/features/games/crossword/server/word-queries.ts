import { randomInt } from 'node:crypto'
import type { Db } from '#db/open.ts'
import { listActiveWords } from '#features/games/words/server/queries.ts'
import { cleanLine } from './ipuz-rules.ts'
import type { ListedWord } from './make-commands.ts'

/** The words for crosswords, each with one of its clues; words by staff are identified by their ids. */
export async function listCrosswordWords(db: Db): Promise<ListedWord[]> {
  const words = await listActiveWords(db)
  return words.map(({ id, key, word, clue, moreClues, skill, difficulty, explanation }) => ({
    key: key ?? id,
    word,
    // Staff may enter any text; crossword documents need single lines.
    clue: cleanLine([clue, ...moreClues][randomInt(1 + moreClues.length)]!),
    skill,
    difficulty,
    explanation: cleanLine(explanation),
  }))
}
