import { foldText } from '#lib/thai/fold.ts'
import type { Word } from '#lib/thai/words.ts'
import type { PostFilterField } from '../contract.ts'
import { type Analysis, analyse, type Lexicon, termsAt } from './analysis-rules.ts'

/** The searched parts of a post. */
export type SearchedPost = {
  title: string
  summary: string
  tags: readonly string[]
  author: string
  /** The texts of the body in order; `isHead` is a heading or a key point. */
  blocks: { text: string; isHead: boolean }[]
}

/**
 * The field of a word, as the prefix of its lexeme: t title, g tags, h title or tags, s those or the summary, m also
 * the subjects of the body (headings and frequent words), b anywhere, a author; T and B pairs of adjacent words, # a
 * whole tag. So the index alone answers every query, and no text is read for ranking.
 */
type Place = 't' | 'g' | 'h' | 's' | 'm' | 'b' | 'a' | 'T' | 'B' | '#'

const longestLexeme = 200
/** In a text of at most this many words every word counts as a subject. */
const shortBody = 80
const longBody = 300
/** The limit of lexemes per post; only texts that nobody would read have more. */
const maxLexemes = 20_000

/** The lexemes of a post's search document. `read` is `analyse`, possibly cached. */
export function lexemesOf(
  lexicon: Lexicon,
  post: SearchedPost,
  read: (text: string) => Analysis = (text) => analyse(lexicon, text),
): string[] {
  const found = new Set<string>()
  const put = (places: Place[], text: string) => {
    const { words, pairs } = wordsIn(lexicon, read(text))
    for (const place of places) for (const word of /[TB]/.test(place) ? pairs : words) found.add(lexeme(place, word))
  }
  for (const { text, isHead } of post.blocks) put(isHead ? ['m', 'b', 'B'] : ['b', 'B'], text)
  for (const word of subjectsOf(post.blocks.map(({ text }) => read(text)))) found.add(lexeme('m', word))
  put(['t', 'h', 's', 'm', 'b', 'T', 'B'], post.title)
  for (const tag of post.tags) {
    put(['g', 'h', 's', 'm', 'b', 'B'], tag)
    found.add(tagLexeme(tag))
  }
  put(['s', 'm', 'b', 'B'], post.summary)
  put(['a'], post.author)
  return [...found].filter((one) => one.length <= longestLexeme).slice(0, maxLexemes)
}

/** The words that a body repeats often enough for its length to be subjects. */
function subjectsOf(texts: Analysis[]): string[] {
  const words = texts.flatMap(({ atoms, terms }) => [...atoms, ...terms].map(({ word }) => word))
  const length = texts.reduce((sum, { atoms }) => sum + atoms.length, 0)
  const often = length <= shortBody ? 1 : length <= longBody ? 2 : 3
  return [...Map.groupBy(words, (word) => word)].filter(([, all]) => all.length >= often).map(([word]) => word)
}

export function tagLexeme(tag: string): string {
  return lexeme('#', foldText(tag).text.trim())
}

/** The single words of a post, with which misspelled words are compared. */
export function vocabularyOf(lexemes: readonly string[]): string[] {
  return lexemes.filter((one) => one.startsWith('b/') && !one.includes(' ')).map((one) => one.slice(2))
}

function lexeme(place: Place, word: string): string {
  return `${place}/${word}`
}

function wordsIn({ stops }: Lexicon, { atoms, terms }: Analysis): { words: string[]; pairs: string[] } {
  const content = atoms.filter(({ word }) => !stops.has(word))
  return {
    words: [...atoms, ...terms].map(({ word }) => word),
    pairs: content.slice(1).map(({ word }, i) => `${content[i]!.word} ${word}`),
  }
}

/** One word of a query and its alternatives: each of `others` is a list of words that must all match. */
export type Concept = { word: string; others: string[][] }
/** A parsed query. `pairs` are its adjacent words, if there are several. */
export type Plan = { text: string; concepts: Concept[]; pairs: string[] }

const maxConcepts = 12

/** Parses a keyword; null when it has no word. Stop words are dropped unless there is nothing else. */
export function planSearch(lexicon: Lexicon, keyword: string): Plan | null {
  const analysis = analyse(lexicon, keyword)
  const all = coverOf(lexicon, analysis)
  const chosen = all.filter(({ word }) => !lexicon.stops.has(word))
  const words = [...new Set((chosen.length ? chosen : all).map(({ word }) => word))].slice(0, maxConcepts)
  if (words.length === 0) return null
  const { pairs } = wordsIn(lexicon, analysis)
  return {
    text: analysis.text.replace(/\s+/g, ' ').trim(),
    concepts: words.map((word) => ({ word, others: othersOf(lexicon, word) })),
    pairs: [...new Set(pairs)].slice(0, maxConcepts),
  }
}

/** Covers the text with the longest terms, and single atoms elsewhere. */
function coverOf(lexicon: Lexicon, { text, atoms }: Pick<Analysis, 'text' | 'atoms'>, isPart = false): Word[] {
  const cover: Word[] = []
  for (let i = 0; i < atoms.length; ) {
    const whole = atoms.length
    const term = termsAt(lexicon, text, atoms, i).findLast((one) => !(isPart && one.atoms === whole))
    cover.push(term ?? atoms[i]!)
    i += term?.atoms ?? 1
  }
  return cover
}

function othersOf(lexicon: Lexicon, word: string): string[][] {
  const { text, atoms } = analyse(lexicon, word)
  const parts = atoms.length > 1 ? [coverOf(lexicon, { text, atoms }, true).map((part) => part.word)] : []
  const others = [...(lexicon.synonyms.get(word) ?? []).map((other) => [other]), ...parts]
  // A synonym made of stop words alone would match too much.
  return others.map((all) => all.filter((one) => !lexicon.stops.has(one))).filter((all) => all.length > 0)
}

/**
 * The tsqueries of a plan, best first; the last one matches whatever the others match. `isDeep` includes posts that
 * mention a word once in passing; `head` is title and tags.
 */
export function questionsOf(plan: Plan, field: PostFilterField | 'head', isDeep: boolean): string[] {
  const exact = (place: Place) => plan.concepts.map(({ word }) => quote(lexeme(place, word))).join(' & ')
  const wide = (place: Place) => plan.concepts.map((concept) => anyOf(place, concept)).join(' & ')
  const phrase = (pair: Place, place: Place) =>
    plan.pairs.length ? [[...plan.pairs.map((one) => quote(lexeme(pair, one))), exact(place)].join(' & ')] : []
  const head = () => [...phrase('T', 't'), exact('t'), exact('h'), wide('h')]
  const body = (place: Place) => [...phrase('B', place), exact('s'), wide('s'), exact(place), wide(place)]
  const questions: Record<PostFilterField | 'head', () => string[]> = {
    head,
    all: () => [...head(), ...body('m'), ...(isDeep ? body('b') : [])],
    title: () => [...phrase('T', 't'), exact('t'), wide('t')],
    tag: () => [exact('g'), wide('g')],
    author: () => [exact('a')],
  }
  return [...new Set(questions[field]())]
}

/** In a long text the parts of an expression may be close by chance, so they do not count as the expression. */
function anyOf(place: Place, { word, others }: Concept): string {
  const isLong = place === 'm' || place === 'b'
  const ways = [[word], ...others.filter((all) => all.length === 1 || !isLong)].map((all) =>
    all.map((one) => quote(lexeme(place, one))).join(' & '),
  )
  return `(${ways.map((way) => `(${way})`).join(' | ')})`
}

/** Quotes a word for a tsquery, whatever characters it contains. */
export function quote(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`
}
