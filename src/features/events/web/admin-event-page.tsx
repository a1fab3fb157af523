import { useEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { plainTitle } from '#lib/plain-title.ts'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { checkInByStaff } from '../admin-contract.ts'
import { eventPath } from '../path-rules.ts'
import type { loader } from './admin-event-loader.ts'
import { adminText as words } from './admin-text.ts'
import { CallOffPart } from './call-off-part.tsx'
import { PeopleTable } from './people-table.tsx'
import { RewardPart } from './reward-part.tsx'
import { ScanPart } from './scan-part.tsx'
import { spanOf } from './show-time.ts'
import { text } from './text.ts'

const everyMs = 10_000

/** One event for staff: the code of the room, checking in, who comes, calling off. */
export function Component() {
  const { event, people, code, asked } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [done, setDone] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const isOpen = code !== null
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void revalidate(), everyMs)
    return () => clearInterval(timer)
  }, [isOpen, revalidate])

  const checkIn = async (body: { pass: string } | { user_id: string }) => {
    setFault(null)
    try {
      const { name } = await call(checkInByStaff, { query: { id: event.id }, body })
      setDone(words.checkedIn(name))
      await revalidate()
    } catch (error) {
      setDone('')
      setFault(asRefusal(error).message)
    }
  }
  const title = plainTitle(event.title)
  const isOver = event.state === 'finished' || event.state === 'called_off'
  return (
    <div className="grid gap-6" data-tone="money">
      <PageHead title={title} description={words.lead} path={`/admin/events/${event.id}`} isPrivate />
      <header>
        <p>
          <Link to="/admin/events">{words.title}</Link>
        </p>
        <h1>{title}</h1>
        <p className="text-ink-soft">
          {spanOf(event)} · {text.states[event.state]}
        </p>
        <p className="flex flex-wrap gap-4">
          <Link to={eventPath(event)}>{words.toPublic}</Link>
        </p>
      </header>
      {event.called_off_reason ? <Notice kind="warn">{words.calledOff(event.called_off_reason)}</Notice> : null}
      <div className="columns">
        <Card aria-labelledby="people">
          <h2 id="people">
            {words.people} {event.capacity - event.seats_left}/{event.capacity}
          </h2>
          <PeopleTable people={people} isOpen={isOpen} onCheckIn={(user_id) => void checkIn({ user_id })} />
        </Card>
        <div className="stack">
          {asked ? <RewardPart id={event.id} asked={asked} onDone={() => void revalidate()} /> : null}
          <Card aria-labelledby="room-code">
            <h2 id="room-code">{words.roomCode}</h2>
            {code ? (
              <>
                <p className="event-room-code">{code.digits.replace(/(\d{3})/, '$1 ')}</p>
                <p className="text-13 text-ink-soft">{words.roomHint}</p>
              </>
            ) : (
              <p>{words.noCode}</p>
            )}
          </Card>
          {isOpen ? (
            <Card aria-labelledby="scan">
              <h2 id="scan">{words.scan}</h2>
              <ScanPart onPass={(pass) => checkIn({ pass })} />
            </Card>
          ) : null}
          <p role="status">{done}</p>
          {fault ? (
            <Notice kind="warn" isAlert>
              {words.failed(fault)}
            </Notice>
          ) : null}
          {isOver ? null : (
            <>
              <LinkButton to={`/admin/events/edit/${event.id}`} kind="line" isWide>
                {words.edit}
              </LinkButton>
              <CallOffPart id={event.id} title={title} onDone={() => void revalidate()} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}
