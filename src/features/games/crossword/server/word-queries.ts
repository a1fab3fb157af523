import type { Db } from '#db/open.ts'
import { listActiveWords } from '#features/games/words/server/queries.ts'
import { cleanLine } from './ipuz-rules.ts'
import type { ListedWord } from './make-commands.ts'

/** The words that crosswords are made of; those that staff wrote are known by their ids. */
export async function listCrosswordWords(db: Db): Promise<ListedWord[]> {
  const words = await listActiveWords(db)
  return words.map(({ id, key, word, clue, skill, difficulty, explanation }) => ({
    key: key ?? id,
    word,
    // Staff write them freely; a document of crosswords takes lines alone.
    clue: cleanLine(clue),
    skill,
    difficulty,
    explanation: cleanLine(explanation),
  }))
}
