import { z } from 'zod/mini'
import words from '../../../../content/moderation-words.json' with { type: 'json' }
import { ModerationWords } from '../content.ts'
import { newWordFinder } from './word-rules.ts'

/** The words that texts are checked for; they come with the release, as the rules do. */
export const findBadWords = newWordFinder(z.parse(ModerationWords, words))
