import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { z } from 'zod/mini'
import type { Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import { answerKey } from '#lib/thai/answers.ts'
import { normalizeText } from '#lib/thai/fold.ts'
import { type WordContent, WordFile } from '../content.ts'

/** Raised when this file makes other rows out of the same content, so that the next start makes them anew. */
const rowForm = 1

/** The words of a folder (content/words); none where there is no such folder. Throws on a bad file. */
export async function readWordFiles(folder: URL): Promise<WordContent[]> {
  const all = await fs.readdir(folder).catch(() => [])
  const names = all.filter((name) => name.endsWith('.json')).sort()
  const files = await Promise.all(
    names.map(async (name) => {
      const file = z.safeParse(WordFile, JSON.parse(await fs.readFile(new URL(name, folder), 'utf8')))
      if (!file.success) throw new Error(`${name}: ${z.prettifyError(file.error)}`)
      return file.data.words
    }),
  )
  return files.flat()
}

/** How an import went: `kept` were edited or written by staff, whose word counts from then on. */
type ImportCount = { added: number; changed: number; same: number; kept: number }

/**
 * Brings the words of content files into the list. A row whose word is unchanged is not touched; one that staff edited is
 * left as it is. A word that is no longer in any file stays: retire it instead.
 */
export async function importWords(tx: Tx, words: WordContent[], now: Date): Promise<ImportCount> {
  const count = { added: 0, changed: 0, same: 0, kept: 0 }
  const stored = await tx
    .selectFrom('game_word')
    .select(['key', 'word_key', 'is_active', 'content_hash', 'edited_by_staff_at'])
    .execute()
  const rowOf = new Map(stored.map((row) => [row.key, row]))
  const owner = new Map(stored.flatMap((row) => (row.is_active ? [[row.word_key, row.key]] : [])))
  const rows: WordRow[] = []
  for (const word of words.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const row = rowOf.get(word.key)
    const hash = createHash('sha256')
      .update(JSON.stringify([rowForm, word]))
      .digest('base64url')
    const spelling = answerKey(word.word)
    // Staff has the same word in a row of its own.
    const isTaken = !word.isRetired && owner.has(spelling) && owner.get(spelling) !== word.key
    if (row?.edited_by_staff_at || isTaken) count.kept++
    else if (row?.content_hash === hash) count.same++
    else {
      rows.push({ ...rowOfWord(word), id: newId(now), content_hash: hash, updated_at: now })
      count[row ? 'changed' : 'added']++
    }
  }
  if (rows.length > 0) await storeWords(tx, rows)
  return count
}

type WordRow = ReturnType<typeof rowOfWord> & { id: string; content_hash: string; updated_at: Date }

/** One statement: processes that start together wait for each other no longer than it takes. */
async function storeWords(tx: Tx, rows: WordRow[]) {
  const { id: _id, key: _key, ...changing } = rows[0]!
  const columns = Object.keys(changing) as (keyof typeof changing)[]
  await tx
    .insertInto('game_word')
    .values(rows)
    .onConflict((c) =>
      c
        .column('key')
        .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])))
        .where('game_word.edited_by_staff_at', 'is', null)
        .whereRef('game_word.content_hash', 'is distinct from', 'excluded.content_hash'),
    )
    .execute()
}

function rowOfWord(content: WordContent) {
  const { key, clue, skill, difficulty, explanation, source } = content
  const word = normalizeText(content.word)
  return {
    key,
    word,
    word_key: answerKey(word),
    clue,
    skill,
    difficulty,
    explanation,
    source,
    article_key: content.article ?? null,
    review_by: content.reviewBy ?? null,
    is_active: !content.isRetired,
  }
}
