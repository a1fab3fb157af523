import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { moneyTerms } from './money-terms.ts'
import { TermLinks } from './term-links.tsx'

const glossary = JSON.parse(readFileSync(new URL('../../../content/glossary.json', import.meta.url), 'utf8')) as {
  terms: { key: string; term: string; meaning: string }[]
}

test('each short term of a money page leads to an entry of the glossary that has the word', () => {
  for (const { key, label } of Object.values(moneyTerms)) {
    const entry = glossary.terms.find((one) => one.key === key)
    expect(`${entry?.term} ${entry?.meaning}`).toContain(label)
  }
})

test('the links stand side by side', () => {
  const html = renderToStaticMarkup(<TermLinks terms={['range', 'point']} />)
  expect(html).toContain('<a href="/glossary#p15-p85">P15–P85</a>')
  expect(html).toContain('<a href="/glossary#percentage-point">จุด</a>')
})
