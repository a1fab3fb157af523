import { onlyDigits } from '../reading/buddhist-date.ts'

/** Parses a number as people type it (1,234.5 · ๑๒๓ · −3) → 1234.5 · 123 · −3; null when it is not a number. */
export function readNumber(text: string): number | null {
  const plain = text
    .replace(/[๐-๙]/g, (digit) => onlyDigits(digit, 1))
    .replace(/[\s,]/g, '')
    .replace('−', '-')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

/** Parses an amount as people type it, into hundredths (1,234.5 → 123450); null for no number and for three decimals. */
export function readHundredths(text: string): number | null {
  const number = readNumber(text)
  if (number === null) return null
  const hundredths = Math.round(number * 100)
  return Number.isSafeInteger(hundredths) && Math.abs(hundredths - number * 100) < 1e-4 ? hundredths : null
}

/** In hundredths. `have` is what there is to pay from; `mayBeZero`: 0 is a choice below `min`. */
type AmountBounds = { min: number; max?: number; have?: number; mayBeZero?: boolean }
/** What to say of an amount that cannot be taken; figures in hundredths. */
type AmountWords = {
  unreadable: string
  tooLittle: (min: number) => string
  tooMuch?: (max: number) => string
  short?: (missing: number) => string
}

/**
 * An amount as typed, in hundredths (null: it cannot be read), and how to correct it. Checked before it is sent, for calm; the
 * server checks again.
 */
export function readAmountWithin(
  typed: string,
  { min, max = Number.POSITIVE_INFINITY, have = Number.POSITIVE_INFINITY, mayBeZero = false }: AmountBounds,
  words: AmountWords,
): { amount: number | null; fault: string | null } {
  const amount = readHundredths(typed)
  if (amount === null) return { amount, fault: words.unreadable }
  if (amount === 0 && mayBeZero) return { amount, fault: null }
  if (amount < min) return { amount, fault: words.tooLittle(min) }
  if (amount > max) return { amount, fault: words.tooMuch?.(max) ?? words.unreadable }
  if (amount > have) return { amount, fault: words.short?.(amount - have) ?? words.unreadable }
  return { amount, fault: null }
}
