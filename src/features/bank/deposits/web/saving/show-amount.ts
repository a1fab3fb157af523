import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { readHundredths } from '#ui/fields/read-number.ts'
import { savingText } from '../saving-text.ts'

const words = savingText.open

type Limits = { min: number; max?: number; have: number }

/**
 * An amount as typed, and how to correct it; null where it cannot be read. Checked here for calm; the server checks
 * again. Limits are in hundredths.
 */
export function readDeposit(typed: string, { min, max, have }: Limits): { amount: Koin | null; fault: string | null } {
  const hundredths = readHundredths(typed)
  if (hundredths === null) return { amount: null, fault: words.unreadable }
  const amount = koin(hundredths)
  if (amount < min) return { amount, fault: words.tooLittle(formatKoin(koin(min))) }
  if (max !== undefined && amount > max) return { amount, fault: words.tooMuch(formatKoin(koin(max))) }
  if (amount > have) return { amount, fault: words.short(formatKoin(koin(amount - have))) }
  return { amount, fault: null }
}
