import type { ModerationWords } from '../content.ts'
import {
  isGuarded,
  isInnocent,
  isWhole,
  jointsOf,
  latin,
  type Reading,
  thai,
  thaiMark,
  type Word,
} from './border-rules.ts'

/** A word found in an undisguised text, with its position. */
export type FoundWord = Pick<Word, 'word' | 'category' | 'severity'> & { start: number; end: number }

type Node = { next: Map<string, Node>; word: Word | null }
type Step = Reading & { node: Node; masks: number }
/** A text with the end of each run of equal characters, and the remaining budget of steps. */
type Read = { text: string; runEnds: Uint32Array; left: number }

/** The maximum gap between two letters of one word. */
const longestGap = 3
/** The maximum number of parallel readings at one start; real words need few. */
const maxSteps = 400
/** The budget of steps per letter: our own articles need 3, pure insults 20. Only crafted texts need more. */
const stepsPerLetter = 24
const minSteps = 20_000
/** The cost of one dictionary lookup, in steps. */
const borderSteps = 12

const thaiTone = /[\u0e47-\u0e4c]/
const masks = '*#_?x'
const digitLetters: Record<string, string> = {
  '0': 'o',
  '1': 'il',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  v: 'ว',
  w: 'ว',
}

/**
 * Makes a finder of words in undisguised text. It also finds words with signs or spaces between the letters, doubled
 * letters, digits for letters, or one letter starred out. A word inside an ordinary one is not reported: dictionary
 * borders decide, with the word in its clean spelling. At most the first `max` words are returned. Linear time: when
 * the budget of steps is used up, the search stops and `isWhole` is false.
 */
export function newWordFinder({ words, innocent, guards }: ModerationWords) {
  const [exact, loose] = [newNode(), newNode()]
  for (const { category, severity, isLoose = false, isPrefix = false, words: spellings } of words)
    for (const spelling of spellings) {
      const word = isLoose ? withoutTones(spelling) : spelling
      addWord(isLoose ? loose : exact, word.replaceAll(' ', ''), {
        word: spelling,
        category,
        severity,
        isPrefix,
        isLoose,
        joints: jointsOf(spelling),
      })
    }

  return (text: string, max = Number.POSITIVE_INFINITY): { found: FoundWord[]; isWhole: boolean; steps: number } => {
    const found: FoundWord[] = []
    const all = minSteps + stepsPerLetter * text.length
    const read: Read = { text, runEnds: runEndsOf(text), left: all }
    for (let start = 0; start < text.length && found.length < max && read.left > 0; start++) {
      const hit = findAt(exact, read, start, false) ?? findAt(loose, read, start, true)
      if (!hit || isInnocent(innocent, text, hit) || isGuarded(guards, text, hit)) continue
      found.push(hit)
      start = hit.end - 1
    }
    return { found, isWhole: read.left > 0, steps: all - read.left }
  }
}

function runEndsOf(text: string): Uint32Array {
  const ends = new Uint32Array(text.length)
  for (let i = text.length - 1; i >= 0; i--) ends[i] = text[i] === text[i + 1] ? ends[i + 1]! : i + 1
  return ends
}

function newNode(): Node {
  return { next: new Map(), word: null }
}

function addWord(root: Node, spelling: string, word: Word): void {
  let node = root
  for (const letter of spelling) {
    const next = node.next.get(letter) ?? newNode()
    node.next.set(letter, next)
    node = next
  }
  node.word ??= word
}

/** The longest word that begins at a position and is not a part of another word. */
function findAt(root: Node, read: Read, start: number, isLoose: boolean): FoundWord | null {
  const { text } = read
  if (!optionsOf(text[start]!).some((letter) => root.next.has(letter))) return null
  let best: FoundWord | null = null
  const open: Step[] = [{ node: root, place: start, letters: 0, gaps: 0, hasSpace: false, masks: 0, read: 0 }]
  for (let taken = 0; open.length > 0 && taken < maxSteps && read.left > 0; taken++) {
    read.left--
    const step = open.pop()!
    const { word } = step.node
    if (word && (!best || step.place > best.end)) {
      read.left -= borderSteps
      if (isWhole(text, start, step, word))
        best = { start, end: step.place, word: word.word, category: word.category, severity: word.severity }
    }
    open.push(...stepsFrom(step, read, start, isLoose))
  }
  return best
}

function optionsOf(letter: string): string[] {
  return [letter, ...(digitLetters[letter] ?? '')]
}

function stepsFrom(step: Step, { text, runEnds }: Read, start: number, isLoose: boolean): Step[] {
  const { node, place } = step
  const letter = text[place]
  if (letter === undefined) return []
  const steps: Step[] = []
  const before = text[place - 1]
  // A repeated letter is skipped as a whole run (one reading per repetition would be too many); so is a tone mark that
  // does not count.
  if (place > start && letter === before) steps.push({ ...step, place: runEnds[place]! })
  else if (place > start && isLoose && thaiTone.test(letter)) steps.push({ ...step, place: place + 1 })
  for (const option of optionsOf(letter)) {
    const next = node.next.get(option)
    const own = option === letter
    if (!next || (!own && !fits(option, before, text[place + 1]))) continue
    steps.push({ ...step, node: next, place: place + 1, letters: step.letters + 1, read: step.read + (own ? 1 : 0) })
  }
  if (
    place > start &&
    step.masks === 0 &&
    masks.includes(letter) &&
    thai.test(before!) &&
    thai.test(text[place + 1] ?? '')
  )
    for (const next of node.next.values())
      steps.push({ ...step, node: next, place: place + 1, letters: step.letters + 1, masks: 1 })
  if (place > start) steps.push(...overGap(step, text))
  return steps
}

/** A digit stands for a letter only next to letters of the same script. */
function fits(option: string, before: string | undefined, after: string | undefined): boolean {
  const kind = thai.test(option) ? thai : /[a-z0-9@$!]/
  return kind.test(before ?? '') || kind.test(after ?? '')
}

function overGap(step: Step, text: string): Step[] {
  let end = step.place
  while (end < text.length && end - step.place <= longestGap && isGap(text[end]!)) end++
  if (end === step.place || end - step.place > longestGap || thaiMark.test(text[end] ?? ' ')) return []
  const hasSpace = step.hasSpace || /\s/.test(text.slice(step.place, end))
  return [...step.node.next].flatMap(([letter, node]) =>
    optionsOf(text[end]!).includes(letter)
      ? [
          {
            ...step,
            node,
            place: end + 1,
            letters: step.letters + 1,
            gaps: step.gaps + 1,
            hasSpace,
            read: step.read + 1,
          },
        ]
      : [],
  )
}

function isGap(letter: string): boolean {
  return !thai.test(letter) && !latin.test(letter)
}

function withoutTones(spelling: string): string {
  return spelling.replace(/[\u0e47-\u0e4c]/g, '')
}
