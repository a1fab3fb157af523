import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { riddleDesk } from './admin-commands.ts'
import { riddleRelease } from './release-commands.ts'

/** Picture riddles on the content desk. */
export const riddleKind: ContentKind = {
  name: 'riddle',
  label: 'ภาพปริศนา',
  roles: ['editor'],
  from: sql`riddle`,
  id: sql`riddle.id`,
  title: sql`riddle.answer`,
  changed: sql`riddle.updated_at`,
  opens: null,
  ends: null,
  checkBy: sql`riddle.review_by`,
  states: () => ({ live: sql`riddle.is_active`, withdrawn: sql`not riddle.is_active` }),
  subject: 'riddle',
  linkOf: ({ title }) => `/admin/riddles?${new URLSearchParams({ keyword: title })}`,
  release: riddleRelease,
  acts: {
    publish: { run: (tx, id, staff) => riddleDesk.retire(tx, { id, is_active: true }, staff) },
    withdraw: { run: (tx, id, staff) => riddleDesk.retire(tx, { id, is_active: false }, staff) },
  },
}
