import fs from 'node:fs/promises'
import { z } from 'zod/mini'
import { WordFile } from '#features/games/words/content.ts'
import type { ListedWord } from './make-commands.ts'

/**
 * The words that crosswords are made of, from content/words/*.json; none where there is no such folder. Throws on a file
 * that is not as its schema says.
 */
export async function readCrosswordWords(folder: URL): Promise<ListedWord[]> {
  const names = await fs.readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.filter((name) => name.endsWith('.json')).map(async (name) => fs.readFile(new URL(name, folder), 'utf8')),
  )
  const words = files.flatMap((text) => z.parse(WordFile, JSON.parse(text)).words)
  return words
    .filter(({ isRetired }) => !isRetired)
    .map(({ key, word, clue, skill, difficulty, explanation }) => ({ key, word, clue, skill, difficulty, explanation }))
}
