import { type Koin, koin } from '#lib/money.ts'
import { addBankMonths, type BankDay, bankDaysBetween, dayOfMonth, monthIndex } from '../clock/clock-rules.ts'
import type { BankTerms, FixedTerm } from '../rates/contract.ts'
import { instalmentDays } from '../rates/terms-rules.ts'
import type { Payout } from './contract.ts'
import { payFixed, payThaweesup } from './payout-rules.ts'

type Terms = Pick<BankTerms, 'now' | 'rates' | 'thaweesup'>

/** What a fixed deposit that is opened today pays at its end; with `months` closed after so many bank months. */
export function estimateFixed(terms: Terms, term: FixedTerm, amount: Koin, months: number = term): Payout {
  const opened = terms.now.day
  const matures = addBankMonths(opened, term)
  const { savings, fixed } = terms.rates
  const rates = { rate: fixed[`${term}`], early_rate: savings }
  return payFixed(
    { principal: amount, ...rates, opened_on: opened, matures_on: matures },
    addBankMonths(opened, months),
  )
}

/** What a Thaweesup that is opened today pays at its end when each instalment is paid on its first day. */
export function estimateThaweesup(terms: Terms, monthly: Koin, months: number = terms.thaweesup.months): Payout {
  const opened = terms.now.day
  const deposit = {
    monthly,
    rate: terms.rates.thaweesup,
    early_rate: terms.rates.savings,
    opened_on: opened,
    matures_on: addBankMonths(opened, terms.thaweesup.months),
    squares: instalmentsFrom(opened, months),
    state: 'open',
  }
  return payThaweesup(deposit, addBankMonths(opened, months))
}

/** Bank days from the opening to each month's instalment: at once, then on the first instalment day of each month. */
function instalmentsFrom(opened: BankDay, months: number): number[] {
  const first = monthIndex(opened)
  return Array.from({ length: months }, (_, i) =>
    i === 0 ? 0 : bankDaysBetween(opened, dayOfMonth(first + i, instalmentDays[0])),
  )
}

/** What is really gained, after tax. */
export function gainOf({ paid, principal }: Payout): Koin {
  return koin(paid - principal)
}
