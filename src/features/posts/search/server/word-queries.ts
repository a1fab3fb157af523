import type { Db, Tx } from '#db/open.ts'
import { analyserVersion } from './analysis-rules.ts'
import { lexicon } from './lexicon.data.ts'
import { lexemesOf, type Plan, planSearch, questionsOf, type SearchedPost, vocabularyOf } from './search-rules.ts'
import { type CountWords, correctPlan } from './spelling-queries.ts'

/** With which version of the reading a text was read; another one would make other lexemes of it. */
export const readingVersion = analyserVersion

/** A text that is searched as posts are → its lexemes, and the words that it teaches. */
export function readWords(text: SearchedPost): { lexemes: string[]; vocabulary: string[] } {
  const lexemes = lexemesOf(lexicon, text)
  return { lexemes, vocabulary: vocabularyOf(lexemes) }
}

/** What a keyword asks, best question first, as tsquery: of what a text is about, and of what it mentions in passing. */
export type Asked = { plan: Plan; about: string[]; mentioned: string[] }

/** Reads a keyword; null when there is no word in it. */
export function readKeyword(keyword: string): Asked | null {
  const plan = planSearch(lexicon, keyword)
  return plan && askedBy(plan)
}

/** The same with its slips corrected, where that makes it another one; `count` says in how many texts words stand. */
export async function correctKeyword(db: Db | Tx, { plan }: Asked, count: CountWords): Promise<Asked | null> {
  const meant = await correctPlan(db, plan, count)
  return meant && askedBy(meant)
}

function askedBy(plan: Plan): Asked {
  return { plan, about: questionsOf(plan, 'all', false), mentioned: questionsOf(plan, 'all', true) }
}
