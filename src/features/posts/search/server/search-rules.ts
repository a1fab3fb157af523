import { foldText } from '#lib/thai/fold.ts'
import type { Word } from '#lib/thai/words.ts'
import type { PostFilterField } from '../contract.ts'
import { type Analysis, analyse, type Lexicon, termsAt } from './analysis-rules.ts'

/** What is searched in a post. */
export type SearchedPost = {
  title: string
  summary: string
  tags: readonly string[]
  author: string
  /** The body's texts in order; `isHead` is a heading or the box of what to remember. */
  blocks: { text: string; isHead: boolean }[]
}

/**
 * Where a word stands, as the front of its lexeme: t title, g tags, h title or tags, s those or the summary, m also what
 * the body is about (its headings, and what it says often), b anywhere, a author; T and B two words that follow each
 * other, # a whole tag. So an index answers every question, and no text is looked at to weigh it.
 */
type Place = 't' | 'g' | 'h' | 's' | 'm' | 'b' | 'a' | 'T' | 'B' | '#'

const longestLexeme = 200
/** In so few words nothing is said in passing. */
const shortBody = 80
const longBody = 300
/** Beyond them a text is no post that somebody reads to its end. */
const mostLexemes = 20_000

/** A post → the lexemes of its search document. `read` is `analyse`, which a caller may remember. */
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
  return [...found].filter((one) => one.length <= longestLexeme).slice(0, mostLexemes)
}

/** What a body says often enough for its length: that is no passing mention. */
function subjectsOf(texts: Analysis[]): string[] {
  const words = texts.flatMap(({ atoms, terms }) => [...atoms, ...terms].map(({ word }) => word))
  const length = texts.reduce((sum, { atoms }) => sum + atoms.length, 0)
  const often = length <= shortBody ? 1 : length <= longBody ? 2 : 3
  return [...Map.groupBy(words, (word) => word)].filter(([, all]) => all.length >= often).map(([word]) => word)
}

export function tagLexeme(tag: string): string {
  return lexeme('#', foldText(tag).text.trim())
}

/** The words of a post by themselves: what misspelt words are compared with. */
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

/** One thing that is asked for, and what else means it: each of `others` is words that must all be there. */
export type Concept = { word: string; others: string[][] }
/** What is asked for. `pairs` are its words that follow each other, where there is more than one. */
export type Plan = { text: string; concepts: Concept[]; pairs: string[] }

const mostConcepts = 12

/** What somebody typed → what to look for; null when there is no word in it. Stop words count only among themselves. */
export function planSearch(lexicon: Lexicon, keyword: string): Plan | null {
  const analysis = analyse(lexicon, keyword)
  const all = coverOf(lexicon, analysis)
  const chosen = all.filter(({ word }) => !lexicon.stops.has(word))
  const words = [...new Set((chosen.length ? chosen : all).map(({ word }) => word))].slice(0, mostConcepts)
  if (words.length === 0) return null
  const { pairs } = wordsIn(lexicon, analysis)
  return {
    text: analysis.text.replace(/\s+/g, ' ').trim(),
    concepts: words.map((word) => ({ word, others: othersOf(lexicon, word) })),
    pairs: [...new Set(pairs)].slice(0, mostConcepts),
  }
}

/** The longest terms one after the other, single atoms where there is none. */
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
  // A synonym of all but a stop word would decide what it must not.
  return others.map((all) => all.filter((one) => !lexicon.stops.has(one))).filter((all) => all.length > 0)
}

/**
 * The questions to the index for a plan, best first, as PostgreSQL's tsquery; whatever one finds the last one finds too.
 * `isDeep` also takes posts that mention a word once in passing; `head` is title and tags.
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

/** In a long text the parts of an expression stand near each other by chance: there they do not mean it. */
function anyOf(place: Place, { word, others }: Concept): string {
  const isLong = place === 'm' || place === 'b'
  const ways = [[word], ...others.filter((all) => all.length === 1 || !isLong)].map((all) =>
    all.map((one) => quote(lexeme(place, one))).join(' & '),
  )
  return `(${ways.map((way) => `(${way})`).join(' | ')})`
}

/** A word as PostgreSQL reads it inside a tsquery, whatever signs are in it. */
export function quote(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`
}
