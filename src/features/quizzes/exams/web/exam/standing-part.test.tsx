import Check from 'lucide-react/icons/check'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import type { ExamDesk } from '../../exam-contract.ts'
import { factsOf } from '../text.ts'
import { StandingCard } from './standing-part.tsx'

const desk: ExamDesk = {
  quiz: 'monthly',
  period: '2026-11',
  state: 'open',
  opens_at: null,
  last_day: '2026-11-30',
  total: 15,
  minutes: 20,
  pass_at: 60,
  koin: koin(5_000),
  high: null,
  tries: { used: 0, max: 2 },
  wait_hours: 24,
  months: null,
  attempt: null,
  latest: null,
}

test('the rules of an exam are listed without ticks, since nothing is fulfilled yet', () => {
  const card = <StandingCard desk={desk} onStart={async () => {}} onStarted={() => {}} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />)
  for (const fact of factsOf(desk)) expect(html).toContain(fact)
  const tick = renderToStaticMarkup(<Check />).match(/ d="([^"]+)"/)![1]!
  expect(html).not.toContain(tick)
})
