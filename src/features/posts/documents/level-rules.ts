import type { DocumentBlock, DocumentTree } from '#lib/document.ts'
import { blockText } from '#lib/document-text.ts'
import { letterCount } from '#lib/thai/text-rules.ts'
import { findWords } from '#lib/thai/words.ts'
import type { ReadingLevel } from './contract.ts'

/** What the level is made of; docs/content.md says why. */
export type ReadingMeasure = {
  /** Mean words of a phrase: Thai marks no sentences, what stands between two spaces is what one reads in a breath. */
  phrase: number
  /** Words of six letters and more in a hundred: dictionaries keep compounds and borrowed words whole. */
  long: number
  /** Different words of the glossary in a hundred words. */
  terms: number
  /** Figures in a hundred words. */
  figures: number
  score: number
}

/** Below the first an article is easy, below the second it is medium. */
const borders = { easy: 12.5, medium: 16.5 }
const longWord = 6

const isProse = ({ type }: DocumentBlock) =>
  ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'keyPoint'].includes(type)

/** Spaces between Thai letters; one beside a figure or a foreign word is spelling and ends no phrase. */
const border = /(?<=[\u0e00-\u0e7f)”])\s+(?=[\u0e00-\u0e45(“])|\n/u

/** How hard the running text of an article is; `terms` is how many words of the glossary are in it, each once. */
export function measureReading(body: DocumentTree, terms: number): ReadingMeasure {
  const text = body.content.filter(isProse).map(blockText).join('\n')
  const words = findWords(text).map(({ word }) => word)
  const perHundred = (count: number) => (count / Math.max(1, words.length)) * 100
  const phrases = text.split(border).filter((one) => one.trim() !== '').length
  const phrase = words.length / Math.max(1, phrases)
  // A letter is one unit or more, so most words need no counting.
  const long = perHundred(words.filter((word) => word.length >= longWord && letterCount(word) >= longWord).length)
  const figures = perHundred(text.match(/\d[\d,.]*/g)?.length ?? 0)
  const shown = perHundred(terms)
  return { phrase, long, terms: shown, figures, score: phrase + long + 2 * shown + 0.6 * figures }
}

/** Whether two levels are two steps apart: the machine's guess is worth no more than a second look. */
export function isFarFrom(level: ReadingLevel, other: ReadingLevel): boolean {
  return level !== other && level !== 'medium' && other !== 'medium'
}

/** The level of a measured text: for 13–15, 16–18, or 19 and older. */
export function levelOf({ score }: ReadingMeasure): ReadingLevel {
  if (score < borders.easy) return 'easy'
  return score < borders.medium ? 'medium' : 'dense'
}
