import { cutText } from '#lib/thai/clusters.ts'
import { findContacts } from '#lib/thai/contacts.ts'
import { undisguise } from '#lib/thai/disguise.ts'
import type { FlagCategory } from '../content.ts'
import { findBadWords } from './words.data.ts'

/**
 * A finding for a moderator. `help`: the writer may be in need and should be offered help. `unread`: the check did not
 * finish, so a person must read the whole text. `excerpt` is the original text, `at` its position in UTF-16 units.
 * Severity 1 is rude, 2 hurts or lures, 3 harms.
 */
export type Flag = {
  kind: 'word' | 'contact' | 'help' | 'unread'
  category: FlagCategory
  excerpt: string
  at: number
  severity: 1 | 2 | 3
}

/** More flags would say nothing new. */
const maxFlags = 50
const longestExcerpt = 80

/** The flag of a text that was not checked to its end. */
export const unread: Flag = { kind: 'unread', category: 'unread', excerpt: '', at: 0, severity: 2 }

/**
 * Finds the flags of a text in order of position; none found gives an empty list. Pure, in linear time. `steps` is the
 * cost of the word search. The longest texts take a second, so request handlers use `newTextChecker`.
 */
export function checkText(text: string): { flags: Flag[]; steps: number } {
  const { text: plain, at } = undisguise(text)
  const flagOf = (start: number, end: number) => ({
    excerpt: cutText(text.slice(at[start], at[end]).trimEnd(), longestExcerpt),
    at: at[start]!,
  })
  const { found, isWhole, steps } = findBadWords(plain, maxFlags)
  const words = found.map(({ start, end, category, severity }): Flag => {
    const kind = category === 'self-harm' ? 'help' : 'word'
    return { kind, category, severity, ...flagOf(start, end) }
  })
  const contacts = findContacts(plain).map(({ start, end }): Flag => {
    return { kind: 'contact', category: 'contact', severity: 2, ...flagOf(start, end) }
  })
  const flags = [...words, ...contacts].toSorted((a, b) => a.at - b.at).slice(0, maxFlags)
  return { flags: isWhole ? flags : [...flags, unread], steps }
}
