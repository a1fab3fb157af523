import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import type { Db } from '#db/open.ts'
import { calendarPaths } from '#features/events/calendar-contract.ts'
import { findEntry, listEntries, listOwnEntries } from '#features/events/server/calendar-queries.ts'
import { commonRefusal } from '#lib/errors.ts'
import { writeCalendar } from '#lib/server/ical.ts'
import { newMadeFiles } from './made-files.ts'

type Parts = { db: Db; clock: () => Date; origin: string }

/** Serves calendar files: single events, a feed of all, and personal calendars behind a secret address. */
export function serveCalendars(http: FastifyInstance, { db, clock, origin }: Parts) {
  const send = newMadeFiles({ clock })

  http.get(calendarPaths.all, (request, reply) =>
    send(request, asCalendar(reply), 'all', async () =>
      writeCalendar('กิจกรรม Koinklass', await listEntries(db, origin, clock())),
    ),
  )

  http.get<{ Params: { id: string } }>(calendarPaths.one(':id'), (request, reply) => {
    const { id } = request.params
    if (!z.safeParse(z.uuid(), id).success) throw commonRefusal('not_found')
    void reply.header('content-disposition', 'attachment; filename="koinklass-event.ics"')
    return send(request, asCalendar(reply), id, async () => {
      const entry = await findEntry(db, id, origin)
      return entry && writeCalendar(entry.title, [entry])
    })
  })

  // Personal and never cached, so that a revoked address stops working at once.
  http.get<{ Querystring: { key?: string } }>(calendarPaths.own, async ({ query: { key } }, reply) => {
    const isKey = typeof key === 'string' && /^[\w-]{43}$/.test(key)
    const entries = isKey ? await listOwnEntries(db, key, origin, clock()) : null
    if (!entries) throw commonRefusal('not_found')
    void asCalendar(reply).headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    return reply.send(writeCalendar('กิจกรรมของฉัน · Koinklass', entries))
  })
}

function asCalendar(reply: FastifyReply): FastifyReply {
  return reply
    .headers({ 'x-robots-tag': 'noindex', 'cache-control': 'public, max-age=300' })
    .type('text/calendar; charset=utf-8')
}
