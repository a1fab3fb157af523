import { z } from 'zod/mini'
import { readIpuz } from '#features/games/crossword/server/ipuz-rules.ts'
import { faultOfDisplayName } from '#features/identity/accounts/display-name-rules.ts'
import { Signer } from '#features/identity/guardian/guardian-rules.ts'
import { SignUp } from '#features/identity/sign-up/sign-up-rules.ts'
import { checkText } from '#features/moderation/server/text-flags.ts'
import { cleanTree } from '#features/posts/documents/tree-rules.ts'
import { newMarker } from '#features/posts/reading/reading-rules.ts'
import { longestKeyword } from '#features/posts/search/contract.ts'
import { lexicon } from '#features/posts/search/server/lexicon.data.ts'
import { maxRead } from '#features/posts/search/server/search-commands.ts'
import { lexemesOf, planSearch } from '#features/posts/search/server/search-rules.ts'
import { readTyped } from '#features/posts/search/server/spelling-rules.ts'
import { SummaryText } from '#features/posts/summaries/contract.ts'
import { cleanTags } from '#features/posts/writing/draft-rules.ts'
import { treeOfHtml, treeOfText } from '#features/posts/writing/paste-rules.ts'
import { findCaptionsFault } from '#features/videos/server/film-commands.ts'
import { longestCaptions } from '#features/videos/video-admin-contract.ts'
import { safeRedirectPath } from '#lib/redirect-path.ts'
import { slugOf } from '#lib/slug.ts'
import { answerKey } from '#lib/thai/answers.ts'
import { breakPieces } from '#lib/thai/line-breaks.ts'
import { countWords } from '#lib/thai/words.ts'

/**
 * Code that reads user text. `longest`: the longest input that reaches it, in UTF-16 units. `isAside`: it does not run
 * on the event loop.
 */
export type HostileCase = {
  name: string
  read: (text: string) => void
  longest: number
  isAside?: boolean
  units: string[]
}

/** Characters that begin many matches which then fail. */
const common = [
  ...[
    'a',
    '1',
    '@',
    '.',
    ' ',
    '(',
    ')',
    '#',
    '-',
    '+',
    '1 ',
    '1,',
    '1,000',
    'a.',
    'a@',
    'x ',
    '10 บาท ',
    '\n',
    '"',
    '\\',
  ],
  ...['ก', 'เ', 'กๆ', 'ลองๆ ', '๙', 'การออม', '\u0e4d', '\u0e48\u0e4d', 'ก\u0e48\u0e4d', '\u0301', '\u200b', 'ﷺ', '😀'],
]
const contacts = [
  'line.',
  '0 ',
  '@1$!',
  '5s',
  'mail',
  'mailเรา',
  'mail:',
  'ไอดี: ',
  'idเรา',
  'แอดมา',
  '081 234 5678 ',
  '0812345678',
]
const words = ['ก*', 'ห*', 'หีบ', 'สัส', 'ก#ก', 'แกงกะหรี่ไก่', 'f.u.c.', 'ค.ว.', 'ค ว ', 'ควย']
const html = [
  '<',
  '<b>x',
  '</b>x',
  '<ul>',
  '<ul><li>x',
  '</ul>x',
  '<p>x',
  '<a ',
  '<a b="',
  '<a b=\' c="',
  '<!',
  '<!-',
  '&',
  '<table><tr><td>',
  '<script>',
  '<blockquote>x',
]
const cue = '00:00:01.000 --> 00:00:02.000\nก\n\n'

const post = (text: string) => ({ title: '', summary: '', tags: [], author: '', blocks: [{ text, isHead: false }] })
const treeOf = (text: string, size = 5_000) => ({
  type: 'doc' as const,
  content: Array.from({ length: Math.ceil(text.length / size) }, (_, i) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: text.slice(i * size, (i + 1) * size) }],
  })),
})
const mark = newMarker([{ key: 'saving', term: 'ออมเงิน', also: ['การออม', 'a.b'] }])
/** The limit of a JSON body. */
const body = 64 * 1024
const longestPost = 60_000

export const hostileCases: HostileCase[] = [
  {
    name: 'checks of a post',
    read: checkText,
    longest: longestPost,
    isAside: true,
    units: [...common, ...contacts, ...words],
  },
  { name: 'a draft, cleaned', read: (text) => cleanTree(treeOf(text)), longest: longestPost, units: common },
  {
    name: 'a draft of single letters',
    read: (text) => cleanTree(treeOf(text, 1)),
    longest: 300,
    units: ['a', '\u0301'],
  },
  { name: 'tags', read: (text) => cleanTags([text, ` #${text}`]), longest: 30, units: common },
  {
    name: 'a post, read for search',
    read: (text) => lexemesOf(lexicon, post(text)),
    longest: maxRead,
    units: common,
  },
  { name: 'a post, its words counted', read: countWords, longest: longestPost, units: common },
  {
    name: 'a post, its glossary words marked',
    read: (text) => mark(treeOf(text)),
    longest: longestPost,
    units: common,
  },
  { name: 'a summary', read: (text) => z.safeParse(SummaryText, text), longest: body, units: common },
  { name: 'a keyword', read: (text) => planSearch(lexicon, text), longest: longestKeyword, units: common },
  { name: 'a keyword, its slips', read: readTyped, longest: longestKeyword, units: common },
  { name: 'pasted HTML', read: treeOfHtml, longest: 400_000, isAside: true, units: [...common, ...html] },
  { name: 'pasted text', read: treeOfText, longest: 400_000, isAside: true, units: common },
  {
    name: 'captions',
    read: (text) => findCaptionsFault(`WEBVTT\n\n${text}`),
    longest: longestCaptions,
    units: [...common, cue],
  },
  {
    name: 'a crossword',
    read: (text) => readIpuz(text, { size: 9, skill: 'saving' }),
    longest: 60_000,
    units: [...common, 'ipuz(', '[', '{"a":'],
  },
  {
    name: 'a display name',
    read: faultOfDisplayName,
    longest: body,
    units: [...common, ...contacts],
  },
  {
    name: 'an e-mail',
    read: (text) => z.safeParse(SignUp.shape.email, text),
    longest: body,
    units: [...common, 'a@a.'],
  },
  { name: 'a guardian’s name', read: (text) => z.safeParse(Signer.shape.name, text), longest: body, units: common },
  {
    name: 'a path to go to',
    read: (text) => safeRedirectPath(`/${text}`),
    longest: body,
    units: [...common, '%', '/', '?', '%0'],
  },
  { name: 'a typed answer', read: answerKey, longest: 200, units: common },
  { name: 'a title as an address', read: slugOf, longest: 120, units: common },
  { name: 'a title in lines', read: breakPieces, longest: 120, units: common },
]

/** A text that repeats a unit. */
export const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** The least time measured at once: CPU clocks have a resolution of some milliseconds. */
const minMs = 10

/** CPU milliseconds of this thread per reading, independent of other load. */
export function timeOf({ read }: HostileCase, text: string): number {
  const begun = process.threadCpuUsage()
  for (let count = 1; ; count++) {
    read(text)
    const { user, system } = process.threadCpuUsage(begun)
    const spent = (user + system) / 1_000
    if (spent >= minMs || count >= 5_000) return spent / count
  }
}
