import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import { worldOf } from '#kit/skills.ts'
import { LinkCard } from '#ui/basics/card.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { dayOf } from '../../calendar-rules.ts'
import type { EventItem } from '../../event-contract.ts'
import { findLead, isOver, partEvents } from '../../list-rules.ts'
import { eventPath } from '../../path-rules.ts'
import { EventFacts, EventRow } from '../event-row.tsx'
import { dayNameOf, dayParts, hoursOf } from '../show-time.ts'
import { text } from '../text.ts'
import type { MyEvents } from './use-my-events.ts'

type ListProps = { items: EventItem[]; mine: MyEvents; today: string; isUpcoming: boolean }

/** Events by their first day. Upcoming ones begin with the next that may be joined, and what takes nobody is one line. */
export function EventList({ items, mine, today, isUpcoming }: ListProps) {
  const lead = isUpcoming ? findLead(items) : null
  const parts = partEvents(
    items.filter((event) => event !== lead),
    { today, isUpcoming },
  )
  const isSampleTold = items.every((event) => event.is_simulated)
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4">
      {lead ? <Lead event={lead} mine={mine.get(lead.id)} today={today} /> : null}
      {isSampleTold ? <p className="text-13 text-ink-soft">{text.allSamples}</p> : null}
      {parts.map((part) => (
        <section key={part.name} className="grid gap-3" aria-label={text.parts[part.name] ?? undefined}>
          {text.parts[part.name] ? <h3 className="mt-3">{text.parts[part.name]}</h3> : null}
          {part.days.map(([day, events]) => (
            <section key={day} className="event-day" aria-label={dayNameOf(day, today)}>
              {part.name === 'long' ? null : (
                <DayHead day={day} today={today} isUnder={text.parts[part.name] !== null} />
              )}
              <ul className="event-rows">
                {events.map((event) => (
                  <EventRow
                    key={event.id}
                    event={event}
                    mine={mine.get(event.id)}
                    isSampleTold={isSampleTold}
                    isSlim={isUpcoming && isOver(event)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </div>
  )
}

/** A day as a line on phones, as a leaf of a calendar beside its events where there is room. */
function DayHead({ day, today, isUnder }: { day: string; today: string; isUnder: boolean }) {
  const Heading = isUnder ? 'h4' : 'h3'
  const { near, weekday, date, month } = dayParts(day, today)
  return (
    <Heading className="event-date">
      <span>{near ?? weekday}</span> <b>{date}</b> <span>{month}</span>
    </Heading>
  )
}

type LeadProps = { event: EventItem; mine: 'seat' | 'waiting' | undefined; today: string }

function Lead({ event, mine, today }: LeadProps) {
  return (
    <LinkCard
      to={eventPath(event)}
      className="event-lead"
      cover={<ArtFile file={`covers/${event.cover.art}.svg` as ArtFileName} world={worldOf[event.skill]} />}
      tag={<p className="eyebrow">{text.nextOne}</p>}
      title={<ThaiText>{event.title_phrases ?? event.title}</ThaiText>}
    >
      <p className="font-medium">
        {dayNameOf(dayOf(event.starts_at), today)} · {hoursOf(event)} · {text.kinds[event.kind]}
      </p>
      <EventFacts event={event} mine={mine} isSampleTold={false} />
    </LinkCard>
  )
}
