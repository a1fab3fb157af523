import type { Db, Tx } from '#db/open.ts'
import { analyserVersion } from './analysis-rules.ts'
import { lexicon } from './lexicon.data.ts'
import { lexemesOf, type Plan, planSearch, questionsOf, type SearchedPost, vocabularyOf } from './search-rules.ts'
import { type CountWords, correctPlan } from './spelling.ts'

/** The analyser version of a text's lexemes; another version gives other lexemes. */
export const readingVersion = analyserVersion

/** Analyses a text like a post: its lexemes, and its words for corrections. */
export function readWords(text: SearchedPost): { lexemes: string[]; vocabulary: string[] } {
  const lexemes = lexemesOf(lexicon, text)
  return { lexemes, vocabulary: vocabularyOf(lexemes) }
}

/** The tsqueries of a keyword, best first: on subjects, and on passing mentions. */
export type Asked = { plan: Plan; about: string[]; mentioned: string[] }

/** Parses a keyword; null when it has no word. */
export function readKeyword(keyword: string): Asked | null {
  const plan = planSearch(lexicon, keyword)
  return plan && askedBy(plan)
}

/**
 * The keyword with its spelling corrected; null when nothing changes. `count` returns how many texts contain each word.
 */
export async function correctKeyword(db: Db | Tx, { plan }: Asked, count: CountWords): Promise<Asked | null> {
  const meant = await correctPlan(db, plan, { count })
  return meant && askedBy(meant)
}

function askedBy(plan: Plan): Asked {
  return { plan, about: questionsOf(plan, 'all', false), mentioned: questionsOf(plan, 'all', true) }
}
