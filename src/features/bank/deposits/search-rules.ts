import type { SearchThing } from '#kit/search-thing.ts'
import type { BankTerms } from '../rates/contract.ts'
import { sayRate } from './web/percent-text.ts'
import { savingText } from './web/saving-text.ts'

/** What koin can be put into, as the search shows it. A fixed deposit is one thing: its page compares the terms. */
export function thingsOfTerms({ rates, fixed: { terms } }: Pick<BankTerms, 'rates' | 'fixed'>): SearchThing[] {
  const { savings, fixed, thaweesup } = savingText.kinds
  const products = [
    { key: 'savings', title: savings.name, line: savings.line(sayRate(rates.savings)), more: ['เงินออม'] },
    {
      key: 'fixed',
      title: fixed.name,
      line: fixed.line(sayRate(rates.fixed['3']), sayRate(rates.fixed['24'])),
      more: terms.map((term) => `${fixed.name} ${savingText.months(term)}`),
    },
    { key: 'thaweesup', title: thaweesup.name, line: thaweesup.line(sayRate(rates.thaweesup)), more: ['ออมรายเดือน'] },
  ]
  return products.map(({ more, ...product }) => ({
    ...product,
    tags: ['เงินฝาก', 'บัญชีฝาก', 'ดอกเบี้ย', 'ธนาคาร', ...more],
    href: `/bank/saving/${product.key}`,
    picture: '/art/things/bank.svg',
  }))
}
