import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'

/** The five levels of the user on the content desk. */
export const questLevelKind: ContentKind = {
  name: 'quest-level',
  label: 'ระดับผู้ใช้',
  roles: ['editor'],
  from: sql`user_level`,
  id: sql`user_level.key collate "C"`,
  isNamed: true,
  title: sql`user_level.name`,
  isSmall: true,
  changed: sql`user_level.edited_by_staff_at`,
  opens: null,
  ends: null,
  checkBy: null,
  states: () => ({ live: sql`true` }),
  subject: 'user_level',
  versions: {
    fields: [
      { name: 'name', label: 'ชื่อระดับ', type: 'line' },
      { name: 'words', label: 'คำอธิบาย', type: 'text' },
    ],
  },
  linkOf: () => '/admin/quest-levels',
}
