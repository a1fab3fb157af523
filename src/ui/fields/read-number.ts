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
