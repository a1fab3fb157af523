import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { koin } from '#lib/money.ts'
import type { LearningRun } from '../contract.ts'
import { LearningCard } from './learning-card.tsx'
import { text } from './text.ts'

function show(run: LearningRun | null) {
  const steps = [{ days: 5, reward: koin(300) }]
  const learning = { today: '2026-11-22', month: '2026-11', days: ['2026-11-18', '2026-11-19'], run, steps }
  return renderToStaticMarkup(<LearningCard learning={learning} />)
}

test('a frozen streak is shown in words, and so are its days in the calendar', () => {
  const html = show({ days: 2, frozen: ['2026-11-20', '2026-11-21'], most_frozen: 2 })
  expect(html).toContain(text.run(2))
  expect(html).toContain(text.runFrozen)
  expect(html).toContain(text.runRests(2))
  const days = html.match(/data-frozen="true">\d+<span class="vh"> พักไว้ให้/g)
  expect(days?.map((day) => day.match(/>(\d+)</)?.[1])).toEqual(['20', '21'])
  expect(html).toContain(text.hideRun)
})

test('the server’s current day is marked in the calendar, whatever the device’s clock says', () => {
  for (const device of ['2026-11-20T12:00:00Z', '2031-01-01T00:00:00Z']) {
    vi.setSystemTime(device)
    expect(show(null).match(/data-today="true">\d+/g)).toEqual(['data-today="true">22'])
  }
  vi.useRealTimers()
})

test('an active streak mentions no rest, one day is no streak, and a hidden one shows only the button to restore it', () => {
  const going = show({ days: 2, frozen: [], most_frozen: 2 })
  expect(going).toContain(text.run(2))
  expect(going).not.toMatch(/พัก/)
  const single = show({ days: 1, frozen: ['2026-11-21'], most_frozen: 2 })
  expect(single).not.toMatch(/ต่อเนื่อง/)
  const hidden = show(null)
  expect(hidden).toContain(text.showRun)
  expect(hidden).not.toMatch(/เรียนต่อเนื่อง \d|พัก|ซ่อน/)
})
