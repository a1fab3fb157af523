import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { cancelKrazyDay, moveKrazyDay } from './admin-commands.ts'

/** Krazy Days on the content desk. */
export const krazyDayKind: ContentKind = {
  name: 'krazy-day',
  label: 'Krazy Day',
  roles: ['editor'],
  from: sql`krazy_day`,
  id: sql`krazy_day.id`,
  title: sql`krazy_day.title`,
  changed: sql`coalesce(krazy_day.edited_by_staff_at, krazy_day.made_at)`,
  opens: sql`krazy_day.opens_at`,
  ends: sql`krazy_day.ends_at`,
  checkBy: null,
  states: (now) => {
    const isSet = sql`krazy_day.cancelled_at is null and not krazy_day.is_waiting`
    return {
      review: sql`krazy_day.cancelled_at is null and krazy_day.is_waiting`,
      scheduled: sql`${isSet} and krazy_day.opens_at > ${now}`,
      live: sql`${isSet} and krazy_day.opens_at <= ${now} and krazy_day.ends_at > ${now}`,
      ended: sql`${isSet} and krazy_day.opens_at <= ${now} and krazy_day.ends_at <= ${now}`,
      withdrawn: sql`krazy_day.cancelled_at is not null`,
    }
  },
  subject: 'krazy_day',
  versions: {
    fields: [
      { name: 'title', label: 'ชื่อ', type: 'line' },
      { name: 'summary', label: 'สรุป', type: 'text' },
      { name: 'price', label: 'ราคา', type: 'koin' },
      { name: 'stock', label: 'จำนวน', type: 'number' },
      { name: 'opens_at', label: 'เปิด', type: 'moment' },
      { name: 'ends_at', label: 'จบ', type: 'moment' },
    ],
  },
  linkOf: () => '/admin/krazy-days',
  move: { needsStepUp: true, run: (tx, { id, days }, staff) => moveKrazyDay(tx, { ...staff, id, days }) },
  acts: { withdraw: { run: (tx, id, staff) => cancelKrazyDay(tx, { ...staff, id }) } },
}
