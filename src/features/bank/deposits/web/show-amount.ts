import { formatKoin, type Koin, koin } from '#lib/money.ts'
import { readHundredths } from '#ui/fields/read-number.ts'
import { savingText } from './saving-text.ts'

const words = savingText.open

type Limits = { least: number; most?: number; have: number }

/**
 * An amount as typed, and how to correct it; null where it cannot be read. Checked here for calm; the server checks
 * again. Limits are in hundredths.
 */
export function readDeposit(
  typed: string,
  { least, most, have }: Limits,
): { amount: Koin | null; fault: string | null } {
  const hundredths = readHundredths(typed)
  if (hundredths === null) return { amount: null, fault: words.unreadable }
  const amount = koin(hundredths)
  if (amount < least) return { amount, fault: words.tooLittle(formatKoin(koin(least))) }
  if (most !== undefined && amount > most) return { amount, fault: words.tooMuch(formatKoin(koin(most))) }
  if (amount > have) return { amount, fault: words.short(formatKoin(koin(amount - have))) }
  return { amount, fault: null }
}
