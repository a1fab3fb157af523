import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'

/** Fund fact sheets on the content desk. */
export const fundKind: ContentKind = {
  name: 'fund',
  label: 'กองทุนจำลอง',
  roles: ['editor', 'finance'],
  from: sql`fund`,
  id: sql`fund.code collate "C"`,
  isNamed: true,
  title: sql`fund.name`,
  isSmall: true,
  changed: sql`fund.updated_at`,
  opens: null,
  ends: null,
  checkBy: null,
  states: () => ({ live: sql`true` }),
  subject: 'fund',
  linkOf: ({ id }) => `/admin/bank/funds/${encodeURIComponent(id)}`,
}
