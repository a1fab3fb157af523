import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FundListPart } from './fund-list-part.tsx'

type Funds = Parameters<typeof FundListPart>[0]['funds']

const fund = (code: string, risk: number) =>
  ({
    code,
    name: `กองทุน ${code}`,
    risk,
    class: 'equity',
    summary: '',
    nav: null,
    figures: null,
    paused: null,
    yearly_fee: 50,
    year: null,
  }) as unknown as Funds[number]
const funds = [fund('A', 1), fund('B', 1), fund('C', 6)]
const draw = (isByRisk: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FundListPart funds={funds} isByRisk={isByRisk} />
    </MemoryRouter>,
  )
const groups = /aria-labelledby="fund-group-(\d)"/g

test('in the order of risk funds stand in the groups of their levels', () => {
  const html = draw(true)
  expect([...html.matchAll(groups)].map(([, level]) => level)).toEqual(['1', '6'])
  expect(html.match(/class="fund-row[ "]/g)).toHaveLength(3)
})

test('in another order they are one list', () => {
  const html = draw(false)
  expect(html).not.toMatch(groups)
  expect(html.match(/class="fund-row[ "]/g)).toHaveLength(3)
})
