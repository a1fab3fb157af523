import { z } from 'zod/mini'
import { SearchWords } from '#features/posts/documents/content.ts'
import words from '../../../../../content/search-words.json' with { type: 'json' }
import { newLexicon } from './analysis-rules.ts'

/** The words that search knows; they come with the release, as its rules do. */
export const lexicon = newLexicon(z.parse(SearchWords, words))
