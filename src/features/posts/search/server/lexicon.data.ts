import { z } from 'zod/mini'
import { SearchWords } from '#features/posts/documents/content.ts'
import words from '../../../../../content/search-words.json' with { type: 'json' }
import { newLexicon } from './analysis-rules.ts'

/** The search words of content/search-words.json, which is part of the release. */
export const lexicon = newLexicon(z.parse(SearchWords, words))
