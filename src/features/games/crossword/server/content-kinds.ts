import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { crosswordFiles } from './crossword-files.ts'
import { timingOf } from './rules.ts'

/** Crosswords on the content desk. Their titles are made of days, so no word finds them. */
export const crosswordKind: ContentKind = {
  name: 'crossword',
  label: 'ปริศนาอักษรไขว้',
  roles: ['editor'],
  from: sql`crossword`,
  id: sql`(crossword.kind || ':' || crossword.day) collate "C"`,
  isNamed: true,
  isOneOf: (ids) => sql`(crossword.kind, crossword.day) in (
    select split_part(id, ':', 1), split_part(id, ':', 2)::date from (${ids}) as named (id))`,
  title: sql`case crossword.kind when 'weekly' then 'อักษรไขว้ของสัปดาห์' else 'อักษรไขว้ของวัน' end`,
  isSearched: false,
  changed: sql`crossword.made_at`,
  opens: sql`(crossword.day::timestamp at time zone 'Asia/Bangkok')`,
  ends: null,
  checkBy: null,
  states: (now) => {
    const current = sql`case crossword.kind when 'weekly' then ${timingOf('weekly', now).current}::date
      else ${timingOf('daily', now).current}::date end`
    return {
      scheduled: sql`crossword.day > ${current}`,
      live: sql`crossword.day = ${current}`,
      ended: sql`crossword.day < ${current}`,
    }
  },
  subject: 'crossword',
  versions: {
    fields: [{ name: 'words', label: 'คำในตาราง', type: 'lines' }],
  },
  linkOf: () => '/admin/crosswords',
  files: crosswordFiles,
}
