import { sql } from 'kysely'
import { editorPath } from '#kit/content-fields.ts'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { formatThaiMonth, shiftDays } from '#lib/thai/bangkok-time.ts'
import { editEvent } from './admin-commands.ts'
import { formOf } from './admin-queries.ts'
import { eventEditor, eventVersions } from './editor/editor-commands.ts'
import { findEvent } from './list-queries.ts'

/** Events on the content desk. Calling one off returns koin, so that is done on its own page. */
export const eventKind: ContentKind = {
  name: 'event',
  label: 'กิจกรรม',
  roles: ['editor', 'moderator'],
  from: sql`event`,
  id: sql`event.id`,
  title: sql`event.title`,
  changed: sql`event.updated_at`,
  opens: sql`event.starts_at`,
  ends: sql`event.ends_at`,
  checkBy: null,
  states: (now) => ({
    scheduled: sql`event.called_off_at is null and event.opens_at > ${now}`,
    live: sql`event.called_off_at is null and event.opens_at <= ${now} and event.ends_at > ${now}`,
    ended: sql`event.called_off_at is null and event.opens_at <= ${now} and event.ends_at <= ${now}`,
    withdrawn: sql`event.called_off_at is not null`,
  }),
  subject: 'event',
  linkOf: ({ id }) => editorPath('event', id),
  pageOf: (id) => `/admin/events/${id}`,
  versions: eventVersions,
  editor: eventEditor,
  move: {
    needsStepUp: true,
    run: async (tx, { id, days }, { actorId, now }) => {
      const form = formOf(await findEvent(tx, id))
      const times = ['opens_at', 'closes_at', 'starts_at', 'ends_at'] as const
      const moved = Object.fromEntries(times.map((name) => [name, shiftDays(new Date(form[name]), days).toISOString()]))
      await editEvent(tx, { eventId: id, form: { ...form, ...moved }, actorId, now })
    },
  },
  gaps: async (db, { from, until, today }) => {
    const first = [from, today].toSorted()[1]!.slice(0, 7)
    // A month of which a part is shown counts as a whole.
    const { rows } = await sql<{ day: string }>`
      select month::date as day from generate_series(${`${first}-01`}::date, ${until}::date, interval '1 month') as month
      where not exists (
        select from event where called_off_at is null and starts_at >= month at time zone 'Asia/Bangkok'
          and starts_at < (month + interval '1 month') at time zone 'Asia/Bangkok')`.execute(db)
    return rows.map(({ day }) => ({
      day: [day, from].toSorted()[1]!,
      text: `ยังไม่มีกิจกรรมใน ${formatThaiMonth(day.slice(0, 7))}`,
      href: '/admin/events/edit',
    }))
  },
}
