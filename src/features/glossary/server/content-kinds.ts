import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'

/** Terms of the glossary on the content desk: they come from a file. */
export const termKind: ContentKind = {
  name: 'term',
  label: 'คำศัพท์การเงิน',
  roles: ['editor'],
  from: sql`glossary_term`,
  id: sql`glossary_term.key collate "C"`,
  isNamed: true,
  title: sql`glossary_term.term`,
  changed: sql`glossary_term.updated_at`,
  opens: null,
  ends: null,
  checkBy: null,
  states: () => ({ live: sql`true` }),
  subject: null,
  linkOf: ({ id }) => `/glossary#${encodeURIComponent(id)}`,
  file: 'content/glossary.json',
}
