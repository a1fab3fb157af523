import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { shownHeroes } from './shown-queries.ts'

/** Super Heroes on the content desk, by the names under which their page shows them. */
export const heroKind: ContentKind = {
  name: 'hero',
  label: 'Super Hero',
  roles: ['editor'],
  from: sql`super_hero join user_account on user_account.user_id = super_hero.user_id`,
  id: sql`super_hero.id`,
  title: sql`user_account.display_name || ' · ' || (super_hero.year + 543)`,
  isSmall: true,
  changed: sql`super_hero.chosen_at`,
  opens: null,
  ends: null,
  checkBy: null,
  states: (now) => {
    const isSeen = sql`super_hero.id in (select shown.id from (${shownHeroes(now)}) as shown)`
    const isAsked = sql`super_hero.accepted_at is null and super_hero.declined_at is null`
    return { review: isAsked, live: isSeen, withdrawn: sql`not (${isAsked}) and not (${isSeen})` }
  },
  subject: 'super_hero',
  versions: {
    fields: [
      { name: 'place', label: 'ลำดับในปี', type: 'number' },
      { name: 'is_text_changed', label: 'แก้ข้อความ', type: 'yes' },
    ],
  },
  linkOf: ({ title }) => `/admin/heroes?year=${Number(/\d+$/.exec(title)?.[0]) - 543}`,
}
