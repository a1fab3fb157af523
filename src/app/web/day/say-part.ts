import type { DayPart } from '#app/day/contract.ts'
import { text } from './text.ts'

/** What became of one of the day's things, as far as the books know; before that, what it is. */
export function sayPart({ key, title, marks, outcome, is_done: isDone }: DayPart): string {
  const count = (wanted: string) => marks.filter((mark) => mark === wanted).length
  if (key === 'quiz') {
    if (isDone) return text.quizDone(count('right'), marks.length)
    const answered = marks.length - count('open')
    return answered > 0 ? text.quizBegun(answered, marks.length) : text.parts.quiz.line
  }
  if (key === 'riddle' && outcome) return text.riddleDone[outcome]
  if (key === 'crossword' && isDone) return text.crosswordDone[marks[0] === 'right' ? 'right' : 'yet']
  if (key === 'stop' && isDone) return text.stopDone
  return title ?? text.parts[key].line
}
