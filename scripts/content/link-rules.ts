import { calculatorKeys, calculatorPath } from '#features/calculators/path-rules.ts'
import { PolicyType } from '#features/policies/contract.ts'
import { ClubType, Voice } from '#features/posts/documents/contract.ts'
import { voicePath } from '#features/posts/documents/voice-rules.ts'
import type { DocumentTree } from '#lib/document.ts'

/** Pages that a text may link to. */
const pages = [
  ...['/', '/login', '/register', '/profile', '/profile/edit', '/events', '/store', '/video-page', '/post/create'],
  ...['/quiz', '/quiz/daily', '/quiz/month', '/quiz/final', '/quiz/money', '/club', '/policy', '/glossary'],
  ...['/games', '/games/catch-me-if-you-can', '/games/hangman', '/games/visual-decoder', '/crossword'],
  ...['/bank', '/bank/fund', '/bank/saving', '/robo', '/super-hero', '/superquest/about', '/superquest/rules'],
  ...ClubType.options.map((type) => `/club/${type}`),
  '/voices',
  ...Voice.options.map(voicePath),
  '/calculators',
  ...calculatorKeys.map(calculatorPath),
  ...PolicyType.options.map((type) => `/policy/${type}`),
]

/** Internal links without a target. External links are https by the schema; whether they respond is not checked. */
export function linkFaults(body: DocumentTree, articleKeys: Set<string>): string[] {
  return linksOf(body)
    .filter((href) => href.startsWith('/') && !isPage(href, articleKeys))
    .map((href) => `ลิงก์ ${href} ไม่มีปลายทาง`)
}

function isPage(href: string, articleKeys: Set<string>): boolean {
  const path = href.split(/[?#]/, 1)[0]!
  const article = /^\/post\/detail\/([^/]+)(\/[^/]+)?$/.exec(path)?.[1]
  return article === undefined ? pages.includes(path) : articleKeys.has(article)
}

function linksOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'href' in value && typeof value.href === 'string' ? [value.href] : []
  return [...own, ...Object.values(value).flatMap(linksOf)]
}
