import { lazy, Suspense, useEffect, useState } from 'react'
import { formatKoin } from '#lib/money.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { KrazyDay } from '../contract.ts'
import { text } from './text.ts'

/** Its code comes when it is asked for. */
const AskSheet = lazy(async () => ({ default: (await import('./ask-sheet.tsx')).AskSheet }))

/** The Krazy Day of now or the next one, on a page about more than it; nothing without one. */
export function NextKrazyDay({ day }: { day: KrazyDay | null }) {
  if (!day) return null
  return (
    <section className="quest-group" aria-labelledby="next-krazy-day">
      <h2 id="next-krazy-day">
        <Link to="/superquest/krazy-day" className="tap">
          {text.title}
        </Link>
      </h2>
      <KrazyDayCard loaded={day} />
    </section>
  )
}

/** One day: when, what, for how much, by which rule; and asking for it while it is open. */
export function KrazyDayCard({ loaded }: { loaded: KrazyDay }) {
  const [day, setDay] = useState(loaded)
  useEffect(() => setDay(loaded), [loaded])
  const { gift, title, summary, price, stock, left, opens_at, ends_at, state, mine } = day
  const isOpen = state === 'ranked' || state === 'first_come'
  return (
    <article className="krazy-card" data-w="5">
      <span className="krazy-picture">{gift.imageUrl ? <img src={gift.imageUrl} alt="" loading="lazy" /> : null}</span>
      <div className="krazy-body">
        <h3>
          <ThaiText>{title}</ThaiText>
        </h3>
        <p>
          <b>{state === 'upcoming' ? text.begins(opens_at) : text.ends(ends_at)}</b>
        </p>
        <p className="text-ink-soft">
          <ThaiText>{summary}</ThaiText>
        </p>
        <p className="flex flex-wrap items-baseline gap-3">
          <span>{gift.name}</span>
          <KoinAmount amount={price} size="small" />
          <span className="text-13 text-ink-soft">{text.stock(left, stock)}</span>
        </p>
        <p className="text-13 text-ink-soft">{text.states[state]}</p>
        {mine && mine.state !== 'none' ? (
          <p role="status">
            {text.mine[mine.state]} {mine.place === null ? '' : text.place(mine.place)}
          </p>
        ) : null}
        {isOpen ? <Ask day={day} onDay={setDay} /> : <p className="text-13 text-ink-soft">{text.noHurry}</p>}
      </div>
    </article>
  )
}

function Ask({ day, onDay }: { day: KrazyDay; onDay: (day: KrazyDay) => void }) {
  const [isAsking, setAsking] = useState(false)
  const { isAuthenticated } = useAuth()
  if (!isAuthenticated)
    return (
      <LinkButton to="/login?redirect=%2Fsuperquest%2Fkrazy-day" kind="line" size="small">
        {text.login}
      </LinkButton>
    )
  const hasAsked = day.mine?.state === 'asked' || day.mine?.state === 'given'
  if (hasAsked) return null
  return (
    <div>
      <Button size="small" data-js aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {text.ask(formatKoin(day.price))}
      </Button>
      <Suspense fallback={null}>
        {isAsking ? <AskSheet day={day} onDay={onDay} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </div>
  )
}
