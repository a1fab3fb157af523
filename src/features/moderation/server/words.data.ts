import { z } from 'zod/mini'
import words from '../../../../content/moderation-words.json' with { type: 'json' }
import { ModerationWords } from '../content.ts'
import { newWordFinder } from './word-rules.ts'

/** Finds the words of content/moderation-words.json, which is part of the release. */
export const findBadWords = newWordFinder(z.parse(ModerationWords, words))
