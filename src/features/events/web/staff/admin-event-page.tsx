import { useLoaderData } from 'react-router'
import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { checkInByStaff, showAdminEvent } from '../../admin-contract.ts'
import { eventPath } from '../../path-rules.ts'
import { spanOf } from '../show-time.ts'
import { text } from '../text.ts'
import type { loader } from './admin-event-loader.ts'
import { adminText as words } from './admin-text.ts'
import { CallOffPart } from './call-off-part.tsx'
import { PeopleTable } from './people-table.tsx'
import { RewardPart } from './reward-part.tsx'
import { ScanPart } from './scan-part.tsx'

const everyMs = 10_000

/** One event for staff: the room code, check-in, participants, cancellation. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { id } = loaded.event
  const { reply } = useReply(
    showAdminEvent,
    { query: { id } },
    { initial: loaded, ...(loaded.code !== null && { everyMs }) },
  )
  const { event, people, code, asked } = reply
  const isOpen = code !== null
  const { run, done, fault } = useAct(checkInByStaff, { refresh: [showAdminEvent] })
  const checkIn = async (body: { pass: string } | { user_id: string }) => void (await run({ query: { id }, body }))
  const { title } = event
  const isOver = event.state === 'finished' || event.state === 'called_off'
  return (
    <PageFrame
      title={title}
      description={words.lead}
      path={`/admin/events/${event.id}`}
      isPrivate
      back={<Link to="/admin/events">{words.title}</Link>}
      lead={
        <>
          {spanOf(event)} · {text.states[event.state]}
        </>
      }
      more={
        <p className="flex flex-wrap gap-4">
          <Link to={eventPath(event)}>{words.toPublic}</Link>
        </p>
      }
    >
      {event.called_off_reason ? <Notice kind="warn">{words.calledOff(event.called_off_reason)}</Notice> : null}
      <div className="columns">
        <Card aria-labelledby="people">
          <h2 id="people">
            {words.people} {event.capacity - event.seats_left}/{event.capacity}
          </h2>
          <PeopleTable people={people} isOpen={isOpen} onCheckIn={(user_id) => void checkIn({ user_id })} />
        </Card>
        <div className="stack">
          {asked ? <RewardPart id={event.id} asked={asked} /> : null}
          <Card aria-labelledby="room-code">
            <h2 id="room-code">{words.roomCode}</h2>
            {code ? (
              <>
                <p className="text-44 tabular-nums">{code.digits.replace(/(\d{3})/, '$1 ')}</p>
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
          <p role="status">{done ? words.checkedIn(done.reply.name) : ''}</p>
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
              <CallOffPart id={event.id} title={title} />
            </>
          )}
        </div>
      </div>
    </PageFrame>
  )
}
