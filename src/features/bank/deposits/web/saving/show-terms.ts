import { formatKoin } from '#lib/money.ts'
import type { BankTerms } from '../../../rates/contract.ts'
import { sayPercent, sayRate } from '../percent-text.ts'
import { savingText } from '../saving-text.ts'

const words = savingText.terms

export type Product = 'savings' | 'fixed' | 'thaweesup'
type Line = { name: string; value: string; rates?: readonly { term: string; rate: string }[] }

/** A product's terms line by line, with the figures that are in force. */
export function termsLines(product: Product, terms: BankTerms): Line[] {
  return { savings: savingsLines, fixed: fixedLines, thaweesup: thaweesupLines }[product](terms)
}

function savingsLines({ rates, tax }: BankTerms): Line[] {
  return [
    { name: words.gives, value: words.savingsGives(sayRate(rates.savings)) },
    { name: words.early, value: words.savingsEarly },
    { name: words.how, value: words.savingsHow },
    { name: words.minimum, value: words.none },
    { name: words.tax, value: words.noTax(sayPercent(tax)) },
  ]
}

function fixedLines({ rates, fixed, tax, months_without_interest: months }: BankTerms): Line[] {
  return [
    { name: words.gives, value: words.fixedGives },
    {
      name: words.rate,
      value: '',
      rates: fixed.terms.map((term) => ({ term: savingText.months(term), rate: sayRate(rates.fixed[`${term}`]) })),
    },
    { name: words.early, value: words.fixedEarly(months, sayRate(rates.savings)) },
    { name: words.how, value: words.fixedHow },
    { name: words.minimum, value: words.min(formatKoin(fixed.min)) },
    { name: words.tax, value: words.taxed(sayPercent(tax)) },
  ]
}

function thaweesupLines({ rates, thaweesup, tax, months_without_interest: months }: BankTerms): Line[] {
  const { min, max, forgiven, days } = thaweesup
  return [
    { name: words.gives, value: words.thaweesupGives(sayRate(rates.thaweesup)) },
    { name: words.early, value: words.thaweesupEarly(months, sayRate(rates.savings)) },
    {
      name: words.how,
      value: `${words.thaweesupHow(days[0] ?? 1, days.slice(1).join(', '))} ${words.thaweesupMissed(forgiven)}`,
    },
    { name: words.length, value: words.thaweesupLength(thaweesup.months) },
    { name: words.minimum, value: words.monthlyRange(formatKoin(min), formatKoin(max)) },
    { name: words.tax, value: words.taxFree(sayPercent(tax)) },
  ]
}
