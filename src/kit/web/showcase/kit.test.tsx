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

describe('the parts, rendered on the server', () => {
  it('carry no style attribute, script or handler, which the policy of the page forbids', () => {
    expect(html).not.toMatch(/\sstyle=|<script|<style|\son\w+=/)
  })

  it('use every id once, and point only at ids that are there', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
    const wanted = [...html.matchAll(/\s(?:for|aria-describedby|aria-labelledby|aria-controls)="([^"]+)"/g)]
    for (const id of wanted.flatMap(([, list]) => list!.split(' '))) expect(ids).toContain(id)
  })

  it('show an earned amount in full at once, and leave the news to the browser', () => {
    const amount = renderToStaticMarkup(<KoinAmount amount={koin(123450)} earned={koin(500)} />)
    expect(amount).toContain('1,234.50')
    expect(amount).toMatch(/role="status"><\/span>/)
  })

  it('step a long amount down, so that it fits at 360 px', () => {
    expect(renderToStaticMarkup(<KoinAmount amount={koin(120000)} size="large" />)).toContain('text-32')
    expect(renderToStaticMarkup(<KoinAmount amount={koin(123456789)} size="large" />)).toContain('text-24')
  })

  it('keep a button that is off within reach, with its reason', () => {
    const button = renderToStaticMarkup(<Button offReason="เลือกคำตอบก่อน">ตรวจคำตอบ</Button>)
    expect(button).toContain('aria-disabled="true"')
    expect(button).not.toMatch(/\sdisabled/)
    expect(button).toContain('เลือกคำตอบก่อน')
  })

  it('show where a reply says that one is, which is the current page of a pager', () => {
    const pager = renderToStaticMarkup(<Pager of={{ page: 4, pages: 12 }} toPage={(to) => `?page=${to}`} />)
    expect(pager.match(/aria-current="page"[^>]*>(\d+)</)?.[1]).toBe('4')
    expect(pager).toMatch(/rel="prev"[^>]*href="\?page=3"|href="\?page=3"[^>]*rel="prev"/)
  })
})
