import type { SearchWords } from '#features/posts/documents/content.ts'
import { type Folded, foldText } from '#lib/thai/fold.ts'
import { findWords, type Word } from '#lib/thai/words.ts'

/** Increase it when the analysis gives other words for the same text: a job then analyses all posts again. */
export const analyserVersion = 2

type Branch = { next: Map<string, Branch>; term: string | null }

/** The reviewed words of content/search-words.json as lookup tables. */
export type Lexicon = {
  splits: ReadonlyMap<string, readonly string[]>
  stops: ReadonlySet<string>
  terms: Branch
  /** Word or term → the other members of its group. */
  synonyms: ReadonlyMap<string, readonly string[]>
}

/**
 * A text as search sees it. `atoms` are the smallest words, in order; `terms` are the reviewed expressions of several
 * atoms, including overlapping ones. Positions are in `text`; `at` maps to the original (see foldText).
 */
export type Analysis = Folded & { atoms: Word[]; terms: Word[] }

export function newLexicon({ stopWords, terms, splits, synonyms }: SearchWords): Lexicon {
  const lexicon = {
    splits: new Map(Object.entries(splits)),
    stops: new Set<string>(),
    terms: { next: new Map(), term: null } as Branch,
    synonyms: new Map<string, string[]>(),
  }
  // Expressions are segmented like texts; otherwise they would never match.
  const learn = (phrase: string) => learnTerm(lexicon.terms, findAtoms(lexicon, foldText(phrase).text))
  for (const phrase of [...terms, ...Object.keys(splits), ...Object.values(splits).flat()]) learn(phrase)
  for (const phrase of stopWords) lexicon.stops.add(learn(phrase))
  for (const group of synonyms.map((phrases) => phrases.map(learn)))
    for (const word of group)
      lexicon.synonyms.set(
        word,
        [...new Set(group)].filter((other) => other !== word),
      )
  return lexicon
}

/** Adds an expression to the trie of terms and returns its canonical spelling. A single atom is not a term. */
function learnTerm(root: Branch, atoms: Word[]): string {
  const name = nameTerm(atoms)
  if (atoms.length < 2) return name
  let branch = root
  for (const { word } of atoms) {
    const next: Branch = branch.next.get(word) ?? { next: new Map(), term: null }
    branch.next.set(word, next)
    branch = next
  }
  branch.term = name
  return name
}

export function analyse(lexicon: Lexicon, original: string): Analysis {
  const folded = foldText(original)
  const atoms = findAtoms(lexicon, folded.text)
  const terms = atoms.flatMap((_, i) => termsAt(lexicon, folded.text, atoms, i))
  return { ...folded, atoms, terms }
}

/** Every term that begins at this atom, shortest first. */
export function termsAt({ terms }: Lexicon, text: string, atoms: Word[], from: number): (Word & { atoms: number })[] {
  const found: (Word & { atoms: number })[] = []
  let branch: Branch | undefined = terms
  for (let i = from; i < atoms.length; i++) {
    if (i > from && !isJoined(text.slice(atoms[i - 1]!.end, atoms[i]!.start))) break
    branch = branch.next.get(atoms[i]!.word)
    if (!branch) break
    const { start } = atoms[from]!
    if (branch.term) found.push({ word: branch.term, start, end: atoms[i]!.end, atoms: i - from + 1 })
  }
  return found
}

/** The words of an expression are adjacent; Latin ones may have a space or hyphen between them. */
function isJoined(gap: string): boolean {
  return gap === '' || gap === ' ' || gap === '-'
}

function findAtoms({ splits }: Pick<Lexicon, 'splits'>, text: string): Word[] {
  return findWords(text).flatMap((found) => {
    const { word, start } = found
    const parts = splits.get(word)
    if (!parts) return [{ ...found, word: plainForm(word) }]
    let end = start
    // A part is segmented as it would be by itself.
    return parts.flatMap((part) => {
      const begun = end
      end += part.length
      return findWords(part).map((one) => ({ word: one.word, start: begun + one.start, end: begun + one.end }))
    })
  })
}

/** Strips the plural s of English words and the dots of abbreviations: funds → fund, s.m.a.r.t → smart. */
function plainForm(word: string): string {
  if (/^([a-z]\.)+[a-z]$/.test(word)) return word.replaceAll('.', '')
  return /^[a-z]{3,}[^s\W]s$/.test(word) ? word.slice(0, -1) : word
}

/** Joins atoms: Latin words with a space, Thai words without. */
function nameTerm(atoms: Word[]): string {
  return atoms
    .map(({ word }) => word)
    .join(' ')
    .replace(/(?<=[\u0e00-\u0e7f]) (?=[\u0e00-\u0e7f])/g, '')
}
