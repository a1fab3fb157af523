import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { FundItem } from '../contract.ts'
import { FundListPart } from './fund-list-part.tsx'

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
  }) as unknown as FundItem
const funds = [fund('A', 1), fund('B', 1), fund('C', 6)]
const draw = (isGrouped: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FundListPart funds={funds} isGrouped={isGrouped} />
    </MemoryRouter>,
  )

test('funds that nobody filtered are folded by level, with their count, and only the first level is open', () => {
  const html = draw(true)
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html.match(/<details[^>]* open/g)).toHaveLength(1)
  expect(html).toContain('ระดับ 1 (2)')
  expect(html).toContain('ระดับ 6 (1)')
  expect(html.match(/class="[^"]*fund-row/g)).toHaveLength(3)
})

test('what was filtered or sorted is one list in its order', () => {
  expect(draw(false)).not.toContain('<details')
})
