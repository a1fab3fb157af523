import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import { calendarPaths } from '#features/events/calendar-contract.ts'
import { findEntry, listEntries, listOwnEntries } from '#features/events/server/calendar-queries.ts'
import { commonRefusal } from '#lib/errors.ts'
import { type CalendarEntry, writeCalendar } from '#lib/server/ical.ts'

type Parts = { db: Db; clock: () => Date; origin: string }

/** Serves events to calendars: one as a file, all as a feed, and a person's own behind an address that only they know. */
export function serveCalendars(http: FastifyInstance, { db, clock, origin }: Parts) {
  http.get(calendarPaths.all, async (_request, reply) =>
    sendCalendar(reply, 'กิจกรรม Koinklass', await listEntries(db, origin, clock())),
  )

  http.get<{ Params: { id: string } }>(calendarPaths.one(':id'), async ({ params: { id } }, reply) => {
    const entry = z.safeParse(z.uuid(), id).success ? await findEntry(db, id, origin) : null
    if (!entry) throw commonRefusal('not_found')
    void reply.header('content-disposition', 'attachment; filename="koinklass-event.ics"')
    return sendCalendar(reply, entry.title, [entry])
  })

  http.get<{ Querystring: { key?: string } }>(calendarPaths.own, async ({ query: { key } }, reply) => {
    const isKey = typeof key === 'string' && /^[\w-]{43}$/.test(key)
    const entries = isKey ? await listOwnEntries(db, key, origin, clock()) : null
    if (!entries) throw commonRefusal('not_found')
    void reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    return sendCalendar(reply, 'กิจกรรมของฉัน · Koinklass', entries)
  })
}

function sendCalendar(reply: FastifyReply, name: string, entries: CalendarEntry[]) {
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'public, max-age=300')
  return reply
    .headers({ 'x-robots-tag': 'noindex' })
    .type('text/calendar; charset=utf-8')
    .send(writeCalendar(name, entries))
}
