import type { DayView } from '#app/day/contract.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { text } from './text.ts'

const signs = { right: '■', yet: '□', open: '·' } as const

/** The day as text to send: a grid without answers, names and amounts, and the question of the card with its address. */
export function wordsOfDay({ day, days, parts, teaser }: DayView, origin: string): string {
  const grid = parts.map(({ key, marks }) => `${marks.map((mark) => signs[mark]).join('')} ${text.rows[key]}`)
  return [
    `Koinklass ${formatThaiDate(day)} ${text.days(days)}`,
    ...grid,
    teaser?.text ?? text.ask,
    `${origin}${teaser?.href ?? '/'}`,
  ].join('\n')
}

/** The address that hands a text to LINE. */
export function lineAddress(words: string): string {
  return `https://line.me/R/share?${new URLSearchParams({ text: words })}`
}
