import type { DayMark, DayPart } from './contract.ts'

/** What a person did on a day, as stored. Null: not begun; `hasPuzzle` and `hasRiddles`: there is one at all. */
export type DayFacts = {
  quiz: { rights: (boolean | null)[] }
  hasPuzzle: boolean
  crossword: { isFinished: boolean; revealed: number } | null
  hasRiddles: boolean
  /** The states of today's pictures in their order. */
  pictures: readonly string[]
  /** A step of the path was made today. */
  isStopDone: boolean
  next: { title: string; href: string } | null
}

/** The things of a day in their order, the crossword as an extra at the end; what cannot be done is left out. */
export function judgeDay({ quiz, next, ...facts }: DayFacts): DayPart[] {
  return [
    partOf('quiz', '/quiz/daily', quiz.rights.map(markOf)),
    ...(facts.isStopDone ? [partOf('stop', '/path', ['right'])] : []),
    ...(!facts.isStopDone && next ? [{ ...partOf('stop', next.href, ['open']), title: next.title }] : []),
    ...(facts.hasRiddles ? [judgeRiddle(facts.pictures)] : []),
    ...(facts.hasPuzzle ? [partOf('crossword', '/crossword', [markCrossword(facts.crossword)])] : []),
  ]
}

function partOf(key: DayPart['key'], href: string, marks: DayMark[]): DayPart {
  return { key, href, title: null, marks, outcome: null, is_done: marks.every((mark) => mark !== 'open') }
}

function markOf(isRight: boolean | null): DayMark {
  return isRight === null ? 'open' : isRight ? 'right' : 'yet'
}

function markCrossword(crossword: DayFacts['crossword']): DayMark {
  if (!crossword?.isFinished) return 'open'
  return crossword.revealed === 0 ? 'right' : 'yet'
}

const outcomes = ['solved', 'missed', 'skipped'] as const

/** One riddle a day is enough: the best that was settled. */
function judgeRiddle(pictures: readonly string[]): DayPart {
  const outcome = outcomes.find((one) => pictures.includes(one)) ?? null
  const mark = outcome === null ? 'open' : outcome === 'solved' ? 'right' : 'yet'
  return { ...partOf('riddle', '/games/visual-decoder', [mark]), outcome }
}
