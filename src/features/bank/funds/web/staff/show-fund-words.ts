import { readHundredths } from '#ui/fields/read-number.ts'
import type { FundWords } from '../../admin-contract.ts'

/** A fund's words as they stand in their boxes: lists are lines of 'name | value'. */
export type FundWordsValues = Record<keyof FundWords, string>

/** What stands in the boxes at first. */
export function fundWordsValues(fund: FundWords): FundWordsValues {
  return {
    name: fund.name,
    summary: fund.summary,
    policy: fund.policy,
    benchmark: fund.benchmark,
    currency_text: fund.currency_text,
    dividend_text: fund.dividend_text ?? '',
    parts: fund.parts.map(({ name, share }) => `${name} | ${(share / 100).toFixed(2)}`).join('\n'),
    sheet: fund.sheet.map(({ title, text }) => `${title} | ${text}`).join('\n'),
  }
}

/** What the boxes hold, as the call wants it. A share that is no number becomes NaN: the server says what is wrong. */
export function fundWordsOf(values: FundWordsValues): FundWords {
  return {
    name: values.name,
    summary: values.summary,
    policy: values.policy,
    benchmark: values.benchmark,
    currency_text: values.currency_text,
    dividend_text: values.dividend_text.trim() || null,
    parts: linesOf(values.parts).map(([name, share]) => ({ name, share: readHundredths(share) ?? Number.NaN })),
    sheet: linesOf(values.sheet).map(([title, text]) => ({ title, text })),
  }
}

function linesOf(box: string): [name: string, value: string][] {
  return box
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.split('|')
      return [name.trim(), rest.join('|').trim()]
    })
}
