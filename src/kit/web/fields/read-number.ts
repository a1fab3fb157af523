import { keepDigits } from '../reading/buddhist-date.ts'

/** Parses a number as people type it (1,234.5 · ๑๒๓ · −3) → 1234.5 · 123 · −3; null when it is not a number. */
export function readNumber(text: string): number | null {
  const plain = text
    .replace(/[๐-๙]/g, (digit) => keepDigits(digit, 1))
    .replace(/[\s,]/g, '')
    .replace('−', '-')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}
