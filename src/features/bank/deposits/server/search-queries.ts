import type { Db, Tx } from '#db/open.ts'
import type { SearchThing } from '#kit/server/search-thing.ts'
import { readTerms } from '../../rates/server/terms-queries.ts'
import { sayRate } from '../web/percent-text.ts'
import { savingText } from '../web/saving-text.ts'

/** What koin can be put into, with the rates of a moment. A fixed deposit is one thing: its page compares the terms. */
export async function listSearchDeposits(db: Db | Tx, now: Date): Promise<SearchThing[]> {
  const { rates, fixed } = await readTerms(db, now)
  const { savings, fixed: fixedWords, thaweesup } = savingText.kinds
  const terms = fixed.terms.map((term) => `${fixedWords.name} ${savingText.months(term)}`)
  const products = [
    { key: 'savings', title: savings.name, line: savings.line(sayRate(rates.savings)), more: ['เงินออม'] },
    {
      key: 'fixed',
      title: fixedWords.name,
      line: fixedWords.line(sayRate(rates.fixed['3']), sayRate(rates.fixed['24'])),
      more: terms,
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
