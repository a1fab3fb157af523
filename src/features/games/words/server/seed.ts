import { compareContent, type ImportCount, replaceUnedited, storeRelease } from '#db/content-rows.ts'
import type { Tx } from '#db/open.ts'
import { readContentFolder } from '#lib/server/content-files.ts'
import { newId } from '#lib/server/new-id.ts'
import { answerKey } from '#lib/thai/answers.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import { type WordContent, WordFile } from '../content.ts'

/** Increase it when this file makes other rows from the same content: the next start then writes them again. */
const rowForm = 1

/** Reads the words of a folder (content/words). Throws on an invalid file. */
export async function readWordFiles(folder: URL): Promise<WordContent[]> {
  return (await readContentFolder(folder, WordFile)).flatMap(({ content }) => content.words)
}

/**
 * Imports the words of content files. Unchanged rows and rows edited by staff are left alone, and a word that staff has
 * added in a row of its own is skipped. A word that is no longer in any file stays: retire it instead.
 */
export async function importWords(tx: Tx, words: WordContent[], now: Date): Promise<ImportCount> {
  const stored = await tx
    .selectFrom('game_word')
    .select(['key', 'word_key', 'is_active', 'content_hash', 'edited_by_staff_at', 'release_hash'])
    .execute()
  const owner = new Map(stored.flatMap((row) => (row.is_active ? [[row.word_key, row.key]] : [])))
  const { fresh, count, release } = compareContent(words, {
    keyOf: ({ key }) => key,
    stored,
    rowForm,
    isTaken: ({ key, word, isRetired }) => {
      const spelling = answerKey(word)
      return !isRetired && owner.has(spelling) && owner.get(spelling) !== key
    },
  })
  if (fresh.length > 0) await storeWords(tx, fresh, now)
  await storeRelease(tx, 'game_word', release)
  return count
}

/** Stores words of content files. One statement, to keep the locks of concurrently starting processes short. */
export async function storeWords(tx: Tx, words: { content: WordContent; hash: string }[], now: Date) {
  const rows = words.map(({ content, hash }) => ({ ...rowOfWord(content), content_hash: hash, updated_at: now }))
  const { key: _key, ...changing } = rows[0]!
  await tx
    .insertInto('game_word')
    .values(rows.map((row) => ({ ...row, id: newId(now) })))
    .onConflict(replaceUnedited('game_word', Object.keys(changing)))
    .execute()
}

function rowOfWord(content: WordContent) {
  const { key, clue, moreClues = [], skill, difficulty, explanation, source } = content
  const word = normalizeText(content.word)
  return {
    key,
    word,
    word_key: answerKey(word),
    clue,
    more_clues: moreClues,
    skill,
    difficulty,
    explanation,
    source,
    article_key: content.article ?? null,
    review_by: content.reviewBy ?? null,
    is_active: !content.isRetired,
  }
}
