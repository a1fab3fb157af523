import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'

/** What กล้า wears, on the content desk: it comes from a file. */
export const wardrobeKind: ContentKind = {
  name: 'wardrobe',
  label: 'ของแต่งตัวกล้า',
  roles: ['editor'],
  from: sql`wardrobe_thing`,
  id: sql`wardrobe_thing.key collate "C"`,
  isNamed: true,
  title: sql`wardrobe_thing.name`,
  isSmall: true,
  changed: null,
  opens: null,
  ends: null,
  checkBy: null,
  states: () => ({ live: sql`true` }),
  subject: null,
  linkOf: () => null,
  file: 'content/wardrobe.json',
}
