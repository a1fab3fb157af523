import type { MarkedText } from '../contract.ts'
import { type Analysis, analyse, type Lexicon } from './analysis-rules.ts'
import type { Plan } from './search-rules.ts'

/** `labels`: words of charts, tables and references, which make an excerpt only where no sentence matches. */
type Post = { title: string; summary: string; sentences: readonly string[]; labels: readonly string[] }
type Span = { start: number; end: number }

/** In UTF-16 units, cut between words: counting grapheme clusters would cost more. */
const snippetLength = 140
/** Together they fit the first line on a phone, so that a match at an excerpt's beginning is never cut. */
const beforeMatch = 16
const longestBeginning = 34

/**
 * Marks the matches in a found post's title, summary and an excerpt around the first match of summary or body: the query's words and their synonyms;
 * if there are none, parts of expressions.
 */
export function markPost(lexicon: Lexicon, plans: readonly Plan[], post: Post) {
  const concepts = plans.flatMap((plan) => plan.concepts)
  const whole = concepts.flatMap(({ word, others }) => [word, ...others.filter((all) => all.length === 1).flat()])
  const marked = markWith(lexicon, new Set(whole), post)
  const hasAny = [marked.title, marked.summary, marked.snippet ?? []].some((text) =>
    text.some((piece) => piece.is_match),
  )
  return hasAny ? marked : markWith(lexicon, new Set(concepts.flatMap(({ others }) => others.flat())), post)
}

function markWith(lexicon: Lexicon, wanted: Set<string>, { title, summary, sentences, labels }: Post) {
  return {
    title: markText(lexicon, wanted, title),
    summary: markText(lexicon, wanted, summary),
    snippet:
      cutSnippet(lexicon, wanted, [summary]) ??
      cutSnippet(lexicon, wanted, sentences) ??
      cutSnippet(lexicon, wanted, labels.map(withoutAddresses)),
  }
}

/** The name of a reference says where something stands; its address is no words. */
function withoutAddresses(text: string): string {
  return text.replace(/\(?(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+\/[^\s)]*\)?/g, '').replace(/ {2,}/g, ' ')
}

function markText(lexicon: Lexicon, wanted: Set<string>, text: string): MarkedText {
  return toMarked(text, spansOf(analyse(lexicon, text), wanted))
}

/** The positions of wanted words in the original, in order; adjacent or overlapping ones are merged. */
function spansOf({ atoms, terms, at }: Analysis, wanted: Set<string>): Span[] {
  const spans = [...atoms, ...terms]
    .filter(({ word }) => wanted.has(word))
    .map(({ start, end }) => ({ start: at[start]!, end: at[end]! }))
    .toSorted((a, b) => a.start - b.start)
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}

function toMarked(text: string, spans: Span[], from = 0, to = text.length): MarkedText {
  const pieces: MarkedText = []
  let done = from
  const put = (end: number, is_match: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), is_match })
    done = Math.max(done, end)
  }
  for (const { start, end } of spans) {
    put(Math.min(start, to), false)
    put(Math.min(end, to), true)
  }
  put(to, false)
  return pieces
}

/** An excerpt of the block with the most matches, cut between words; null when none matches. */
function cutSnippet(lexicon: Lexicon, wanted: Set<string>, blocks: readonly string[]): MarkedText | null {
  const likely = blocks
    .map((block) => ({ block, hits: [...wanted].filter((word) => block.toLowerCase().includes(word)).length }))
    .toSorted((a, b) => b.hits - a.hits)
  // A word may be spelled differently than it is searched. The limit bounds the blocks that are analysed in vain.
  for (const { block } of likely.slice(0, 4)) {
    const analysis = analyse(lexicon, block)
    const spans = spansOf(analysis, wanted)
    if (spans.length > 0) return cutAround(block, analysis, spans)
  }
  return null
}

function cutAround(block: string, { atoms, at }: Analysis, spans: Span[]): MarkedText {
  const edges = atoms.map(({ start }) => at[start]!)
  const { start: first, end } = spans[0]!
  const room = Math.max(0, Math.min(beforeMatch, longestBeginning - (end - first)))
  const from = first <= room ? 0 : (edges.find((edge) => edge >= first - room) ?? first)
  const wantedEnd = from + snippetLength
  const to =
    wantedEnd >= block.length ? block.length : Math.max(edges.findLast((edge) => edge <= wantedEnd) ?? 0, spans[0]!.end)
  const pieces = toMarked(
    block,
    spans.filter(({ end }) => end <= to),
    from,
    to,
  )
  const dots = (isCut: boolean): MarkedText => (isCut ? [{ text: '…', is_match: false }] : [])
  return joinPlain([...dots(from > 0), ...pieces, ...dots(to < block.length)]).map((piece) => ({
    ...piece,
    text: piece.text.replace(/\s+/g, ' '),
  }))
}

function joinPlain(pieces: MarkedText): MarkedText {
  const joined: MarkedText = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && last.is_match === piece.is_match) last.text += piece.text
    else joined.push({ ...piece })
  }
  return joined
}
