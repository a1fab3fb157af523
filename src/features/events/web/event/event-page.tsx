import CalendarDays from 'lucide-react/icons/calendar-days'
import Gift from 'lucide-react/icons/gift'
import MapPin from 'lucide-react/icons/map-pin'
import Ticket from 'lucide-react/icons/ticket'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import { pageRefusal } from '#lib/errors.ts'
import { formatKoin } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { SampleTag, Tag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { calendarPaths } from '../../calendar-contract.ts'
import { dayOf } from '../../calendar-rules.ts'
import { type EventView, showEvent } from '../../event-contract.ts'
import { eventPath } from '../../path-rules.ts'
import { momentOf, spanOf } from '../show-time.ts'
import { skillColor, text } from '../text.ts'
import { eventText } from './event-text.ts'
import { LazyEventActs, prepareEventActs } from './lazy-event-acts.tsx'

/** An event; another slug redirects permanently to its canonical address. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  const event = await call(showEvent, { query: { id: params.id } })
  if ((params.slug ?? '') !== event.slug) throw redirect(eventPath(event), 301)
  await prepareEventActs()
  return event
}

export function Component() {
  const event = useLoaderData<typeof loader>()
  return (
    <div className="event-page" data-tone="play">
      <PageHead
        title={eventText.titleOf(event.title, formatThaiDate(dayOf(event.starts_at)))}
        description={eventText.descriptionOf(spanOf(event), event.summary)}
        path={eventPath(event)}
        type="article"
      />
      <Card as="div" isFlush className="event-top article" key={event.id}>
        <div className="article-cover">
          <ArtFile file={`covers/${event.cover.art}.svg` as ArtFileName} label={event.cover.alt || undefined} />
        </div>
        <div className="article-text">
          <p className="flex flex-wrap items-center gap-3">
            <Tag color={skillColor[event.skill]}>{text.kinds[event.kind]}</Tag>
            <span className="text-13 text-ink-soft">{eventText.by(event.organiser)}</span>
            {event.is_simulated ? <SampleTag /> : null}
          </p>
          <h1>
            <ThaiText>{event.title_phrases ?? event.title}</ThaiText>
          </h1>
          <Gist event={event} />
          {event.state === 'called_off' ? (
            <Notice kind="warn" title={eventText.calledOff}>
              {eventText.calledOffBecause(event.called_off_reason ?? '')}
            </Notice>
          ) : null}
        </div>
      </Card>
      <section id="join" tabIndex={-1} aria-label={eventText.seats} className="card event-box" data-tone="money">
        <LazyEventActs event={event} key={event.id} />
      </section>
      <Card as="article" isFlush className="article mt-6" aria-labelledby="event-about">
        <div className="article-text">
          <h2 id="event-about">{eventText.about}</h2>
          <p className="font-medium">{event.summary}</p>
          {event.description.split(/\n{2,}/).map((paragraph, i) => (
            <p key={i}>{paragraph}</p>
          ))}
          <Facts event={event} />
          <p className="flex flex-wrap gap-x-6">
            <a href={calendarPaths.one(event.id)} download className="tap">
              {eventText.toCalendar}
            </a>
            <Link to="/events" className="tap">
              {eventText.back}
            </Link>
          </p>
        </div>
      </Card>
    </div>
  )
}

/** Whether one may still get a seat or a place in the queue, now or later. */
function takesPeople({ state }: EventView): boolean {
  return state === 'scheduled' || state === 'open' || state === 'full'
}

/** When, where, for how much and what one gets: what decides whether one comes. */
function Gist({ event }: { event: EventView }) {
  const { place, map_url: map, is_online: isOnline, fee, reward } = event
  return (
    <ul className="event-gist flex flex-wrap gap-x-4 gap-y-1 font-medium">
      <li className="flex items-center gap-1">
        <Icon of={CalendarDays} size={20} />
        <time dateTime={event.starts_at}>{spanOf(event)}</time>
      </li>
      <li className="flex items-center gap-1">
        <Icon of={MapPin} size={20} />
        <span>
          {place ?? eventText.onlineOnly}
          {place && map ? (
            <>
              {' '}
              <a href={map} target="_blank" rel="noopener noreferrer">
                {eventText.map}
                <span className="vh"> ({eventText.newWindow})</span>
              </a>
            </>
          ) : null}
          {place && isOnline ? <span className="block text-13 text-ink-soft">{eventText.alsoOnline}</span> : null}
        </span>
      </li>
      <li className="flex items-center gap-1">
        <Icon of={Ticket} size={20} />
        {fee > 0 ? eventText.feeOf(formatKoin(fee)) : eventText.free}
      </li>
      <li className="flex items-center gap-1">
        <Icon of={Gift} size={20} />
        {reward > 0 ? eventText.rewardOf(formatKoin(reward)) : eventText.pointsOnly}
      </li>
    </ul>
  )
}

/** Seats, and last until when one may join; the rest stands in the head. */
function Facts({ event }: { event: EventView }) {
  const { waiting } = event
  return (
    <dl className="event-facts mt-2 grid gap-x-5 gap-y-1">
      <dt className="text-13 text-ink-soft">{eventText.seats}</dt>
      <dd>
        {takesPeople(event)
          ? eventText.seatsOf(event.seats_left, event.capacity)
          : eventText.seatsAll(event.capacity, text.states[event.state])}
        {waiting > 0 ? ` · ${eventText.waiting(waiting)}` : ''}
      </dd>
      <dt className="text-13 text-ink-soft">{eventText.window}</dt>
      <dd>
        {momentOf(event.opens_at)} – {momentOf(event.closes_at)}
      </dd>
    </dl>
  )
}
