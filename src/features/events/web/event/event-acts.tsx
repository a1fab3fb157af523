import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { formatKoin } from '#lib/money.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { AfterAct } from '#ui/reward/after-act.tsx'
import type { EventView, MyPlace } from '../../event-contract.ts'
import { eventPath } from '../../path-rules.ts'
import { momentOf } from '../show-time.ts'
import { text } from '../text.ts'
import { CheckInPart } from './check-in-part.tsx'
import { EventDialog } from './event-dialog.tsx'
import { joinText as words } from './join-text.ts'
import { FeedPart, SharePart } from './share-part.tsx'
import { type EventAct, useEvent } from './use-event.ts'

/** A person's actions for an event: join, wait, cancel, leave the waiting list, check in. */
export function EventActs({ event: shown }: { event: EventView }) {
  const { event, state, refresh, setReply } = useEvent(shown)
  const [asked, setAsked] = useState<EventAct | null>(null)
  const [done, setDone] = useState<EventAct | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const { mine } = event
  const close = () => setAsked(null)
  return (
    <div className="event-acts grid content-start gap-3">
      <div className="event-list-head font-semibold">
        <h2 ref={heading} tabIndex={-1} className="text-15 wide:text-20">
          {words.title}
        </h2>
        <p>{text.seatsOf(event)}</p>
      </div>
      <p role="status">{done ? words.done[done] : ''}</p>
      {done === 'join' ? <AfterAct /> : null}
      {state === 'visitor' ? (
        <Visitor event={event} pathname={pathname} />
      ) : mine ? (
        <Own event={event} mine={mine} onAsk={setAsked} onChange={() => void refresh()} />
      ) : state === 'loading' ? (
        <p className="min-h-22 text-ink-soft">{words.loading}</p>
      ) : (
        <Notice
          kind="warn"
          action={
            <Button kind="line" size="small" onClick={() => void refresh()}>
              {words.retry}
            </Button>
          }
        >
          {words.failed('')}
        </Notice>
      )}
      {mine?.status === 'seat' ? <FeedPart /> : null}
      <SharePart event={event} />
      {asked && mine ? (
        <EventDialog
          key={asked}
          act={asked}
          event={event}
          mine={mine}
          onClose={close}
          onRefused={() => void refresh()}
          onDone={(now) => {
            setReply(now)
            setDone(asked)
            close()
            heading.current?.focus()
          }}
        />
      ) : null}
    </div>
  )
}

function Visitor({ event, pathname }: { event: EventView; pathname: string }) {
  if (event.state !== 'open' && event.state !== 'full') return <TakesNobody event={event} />
  const back = `${pathname === '/' ? eventPath(event) : pathname}#join`
  return (
    <>
      {event.state === 'full' ? <p>{words.full}</p> : null}
      <LinkButton to={`/login?${new URLSearchParams({ redirect: back })}`} isWide>
        {words.login}
      </LinkButton>
      <p className="text-ink-soft">
        {words.visitor} {event.state === 'open' ? lineOf(event) : null}
      </p>
    </>
  )
}

/** Why nobody can join now, and the way on. */
function TakesNobody({ event }: { event: EventView }) {
  return (
    <>
      <p>{lineOf(event)}</p>
      <LinkButton kind="line" to="/events" isWide>
        {words.others}
      </LinkButton>
    </>
  )
}

/** The meaning of the state for a person without a seat. */
function lineOf(event: EventView): string {
  switch (event.state) {
    case 'scheduled':
      return words.opens(momentOf(event.opens_at))
    case 'open':
      return words.closes(momentOf(event.closes_at))
    case 'full':
      return words.full
    case 'closed':
      return words.closed(momentOf(event.closes_at))
    case 'running':
      return words.running
    default:
      return event.state === 'finished' ? words.finished : text.states.called_off
  }
}

type OwnProps = { event: EventView; mine: MyPlace; onAsk: (act: EventAct) => void; onChange: () => void }

function Own({ event, mine, onAsk, onChange }: OwnProps) {
  if (event.state === 'called_off')
    return <p>{mine.status === 'none' ? lineOf(event) : mine.is_settled ? words.settled : words.settling}</p>
  if (mine.status === 'seat') return <Seat event={event} mine={mine} onAsk={onAsk} onChange={onChange} />
  if (mine.status === 'waiting')
    return (
      <>
        <p>
          <strong>{words.isWaiting(mine.ahead ?? 0)}</strong>
        </p>
        <p className="text-ink-soft">{words.waitNote(costWords(event, mine.with_voucher))}</p>
        <Button kind="line" isWide onClick={() => onAsk('leave')}>
          {words.leave}
        </Button>
      </>
    )
  if (event.state !== 'open' && event.state !== 'full') return <TakesNobody event={event} />
  const isOpen = event.state === 'open'
  return (
    <>
      {isOpen ? null : <p>{lineOf(event)}</p>}
      <Button
        isWide
        onClick={() => onAsk(isOpen ? 'join' : 'wait')}
        offReason={event.fee > 0 && mine.pays_not ? words.paysNot[mine.pays_not] : null}
      >
        {isOpen ? words.join : words.wait}
      </Button>
      {isOpen ? <p className="text-13 text-ink-soft">{lineOf(event)}</p> : null}
    </>
  )
}

function Seat({ event, mine, onAsk, onChange }: OwnProps) {
  const isBefore = event.state !== 'running' && event.state !== 'finished'
  return (
    <>
      <p>
        <strong>{mine.attended_at ? words.attended : words.hasSeat}</strong>
      </p>
      {mine.attended_at ? <AfterAct /> : null}
      {mine.paid > 0 ? <p>{words.paid(formatKoin(mine.paid))}</p> : null}
      {mine.with_voucher ? <p>{words.paidByVoucher}</p> : null}
      {mine.online_url ? (
        <a className="btn btn-line btn-wide" href={mine.online_url} rel="noopener noreferrer">
          {words.onlineLink}
        </a>
      ) : null}
      {mine.can_check_in ? <CheckInPart eventId={event.id} onDone={onChange} /> : null}
      {isBefore && !mine.attended_at ? (
        <>
          <p className="text-13 text-ink-soft">
            {event.fee > 0 ? words.refundNote(momentOf(mine.refund_until)) : words.freeNote}
          </p>
          <Button kind="line" isWide onClick={() => onAsk('cancel')}>
            {words.cancel}
          </Button>
        </>
      ) : null}
    </>
  )
}

/** The cost of getting a seat from the waiting list, as part of a sentence. */
export function costWords({ fee }: Pick<EventView, 'fee'>, withVoucher: boolean): string {
  if (fee === 0) return ''
  return withVoucher ? words.waitVoucher : words.waitCost(formatKoin(fee))
}
