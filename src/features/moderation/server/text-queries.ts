import { cutText } from '#lib/thai/clusters.ts'
import { findContacts } from '#lib/thai/contacts.ts'
import { undisguise } from '#lib/thai/disguise.ts'
import type { FlagCategory } from '../content.ts'
import { findBadWords } from './words.data.ts'

/**
 * What a moderator should look at in a text. `help`: somebody may be in need, and is to be met with help. `unread`: the
 * checks did not come to its end, so a person reads it all. `excerpt` is as it was written, `at` its place in UTF-16 units.
 * Severity 1 is rude, 2 hurts or lures, 3 harms.
 */
export type Flag = {
  kind: 'word' | 'contact' | 'help' | 'unread'
  category: FlagCategory
  excerpt: string
  at: number
  severity: 1 | 2 | 3
}

/** More flags than that say nothing new. */
const mostFlags = 50
const longestExcerpt = 80

/** What is said of a text that no check has read to its end. */
export const unread: Flag = { kind: 'unread', category: 'unread', excerpt: '', at: 0, severity: 2 }

/**
 * Flags a text: pure, in time that goes with its length, in order of place. An empty list says nothing was found. `steps`
 * is what the words cost. It takes a second for the longest of texts: whoever answers others meanwhile asks `newTextChecker`.
 */
export function checkText(text: string): { flags: Flag[]; steps: number } {
  const { text: plain, at } = undisguise(text)
  const flagOf = (start: number, end: number) => ({
    excerpt: cutText(text.slice(at[start], at[end]).trimEnd(), longestExcerpt),
    at: at[start]!,
  })
  const { found, isWhole, steps } = findBadWords(plain, mostFlags)
  const words = found.map(({ start, end, category, severity }): Flag => {
    const kind = category === 'self-harm' ? 'help' : 'word'
    return { kind, category, severity, ...flagOf(start, end) }
  })
  const contacts = findContacts(plain).map(({ start, end }): Flag => {
    return { kind: 'contact', category: 'contact', severity: 2, ...flagOf(start, end) }
  })
  const flags = [...words, ...contacts].toSorted((a, b) => a.at - b.at).slice(0, mostFlags)
  return { flags: isWhole ? flags : [...flags, unread], steps }
}
