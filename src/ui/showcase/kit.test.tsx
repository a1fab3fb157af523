import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { koin } from '#lib/money.ts'
import { Button } from '../basics/button.tsx'
import { KoinAmount } from '../basics/koin-amount.tsx'
import { Pager } from '../basics/pager.tsx'
import { KitPage } from './kit.tsx'

const html = renderToStaticMarkup(
  <MemoryRouter>
    <KitPage />
  </MemoryRouter>,
)

describe('the components, rendered on the server', () => {
  it('have no style attribute, script or handler, which the content policy forbids', () => {
    expect(html).not.toMatch(/\sstyle=|<script|<style|\son\w+=/)
  })

  it('use every id once, and refer only to existing ids', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
    const wanted = [...html.matchAll(/\s(?:for|aria-describedby|aria-labelledby|aria-controls)="([^"]+)"/g)]
    for (const id of wanted.flatMap(([, list]) => list!.split(' '))) expect(ids).toContain(id)
  })

  it('show an earned amount in full at once, and leave the announcement to the browser', () => {
    const amount = renderToStaticMarkup(<KoinAmount amount={koin(123450)} earned={koin(500)} />)
    expect(amount).toContain('1,234.50')
    expect(amount).toMatch(/role="status"><\/span>/)
  })

  it('use a smaller size for a long amount, so that it fits at 360 px', () => {
    expect(renderToStaticMarkup(<KoinAmount amount={koin(120000)} size="large" />)).toContain('text-32')
    expect(renderToStaticMarkup(<KoinAmount amount={koin(123456789)} size="large" />)).toContain('text-24')
  })

  it('keep a disabled button focusable, with its reason', () => {
    const button = renderToStaticMarkup(<Button offReason="เลือกคำตอบก่อน">ตรวจคำตอบ</Button>)
    expect(button).toContain('aria-disabled="true"')
    expect(button).not.toMatch(/\sdisabled/)
    expect(button).toContain('เลือกคำตอบก่อน')
  })

  it('mark the current page of a pager by the reply', () => {
    const pager = renderToStaticMarkup(<Pager of={{ page: 4, pages: 12 }} toPage={(to) => `?page=${to}`} />)
    expect(pager.match(/aria-current="page"[^>]*>(\d+)</)?.[1]).toBe('4')
    expect(pager).toMatch(/rel="prev"[^>]*href="\?page=3"|href="\?page=3"[^>]*rel="prev"/)
  })
})
