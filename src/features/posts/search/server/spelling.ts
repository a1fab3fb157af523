import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { lexicon } from './lexicon.data.ts'
import { type Plan, planSearch, quote } from './search-rules.ts'
import { type Match, type Piece, readAsMeant, readTyped } from './spelling-rules.ts'

const maxAlternatives = 24
/** Above this count it does not matter which word is more frequent. */
const countedAtMost = 100

/** Counts the texts that contain each word, up to a hundred: the words, and the tsqueries that find them. */
export type CountWords = (db: Db | Tx, words: string[], questions: string[]) => Promise<Map<string, number>>

/**
 * Corrects a plan that found little: its words are replaced by words of published posts (or those that `count` counts)
 * that differ from the typed ones by at most one grapheme cluster. Null when nothing changes. With `foundNothing` words
 * that are all known are doubted too.
 */
export async function correctPlan(
  db: Db | Tx,
  plan: Plan,
  { count = countPosts, foundNothing = false }: { count?: CountWords; foundNothing?: boolean } = {},
): Promise<Plan | null> {
  const typed = readTyped(plan.text)
  const forms = [...new Set(typed.windows.flatMap((window) => window.forms))]
  const { rows } = await sql<Match>`
    select form, word from post_word_form where form = any (${forms}::text[])`.execute(db)
  const changedOf = (runs: Piece[][]) => runs.flat().filter(({ isChanged }) => isChanged)
  let runs = readAsMeant(typed, rows, lexicon.stops)
  if (foundNothing && changedOf(runs).length === 0) runs = readAsMeant(typed, rows, lexicon.stops, true)
  const changed = changedOf(runs)
  const isRead = runs.flat().every(({ words }) => words.length > 0)
  if (changed.length === 0 && !isRead) return null
  const words = changed.flatMap((piece) => piece.words.map(({ word }) => word)).slice(0, maxAlternatives)
  const questions = words.map((word) => quote(`b/${word}`))
  const counts = words.length > 0 ? await count(db, words, questions) : new Map<string, number>()
  return rebuild(runs, counts, plan)
}

const countPosts: CountWords = async (db, words, questions) => {
  const { rows } = await sql<{ word: string; posts: number }>`
    select word, (
      select count(*) from (
        select from post_search where published_at is not null and words @@ question::tsquery limit ${countedAtMost}
      ) as found
    ) as posts
    from unnest(${words}::text[], ${questions}::text[]) as asked (word, question)`.execute(db)
  return new Map(rows.map(({ word, posts }) => [word, posts]))
}

function rebuild(runs: Piece[][], counts: Map<string, number>, plan: Plan): Plan | null {
  const chosen = runs.map((pieces) =>
    pieces.map((piece) => {
      const likely = piece.isChanged
        ? piece.words
            .filter(({ word }) => counts.get(word))
            .toSorted((a, b) => a.cost - b.cost || counts.get(b.word)! - counts.get(a.word)!)
        : piece.words
      const known = likely.map(({ word }) => word)
      return { typed: piece.typed, known }
    }),
  )
  const text = chosen.map((pieces) => pieces.map(({ typed, known }) => known[0] ?? typed).join('')).join(' ')
  const meant = planSearch(lexicon, text)
  if (!meant) return null
  // When several words are equally near, all are searched.
  const alike = new Map(chosen.flat().map(({ known }) => [known[0] ?? '', known.slice(1)]))
  const concepts = meant.concepts.map(({ word, others }) => ({
    word,
    others: [...others, ...(alike.get(word) ?? []).map((other) => [other])],
  }))
  const isSame = concepts.map(({ word }) => word).join(' ') === plan.concepts.map(({ word }) => word).join(' ')
  return isSame ? null : { ...meant, concepts }
}
