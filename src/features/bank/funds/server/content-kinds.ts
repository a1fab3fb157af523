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
  versions: {
    fields: [
      { name: 'name', label: 'ชื่อกองทุน', type: 'line' },
      { name: 'summary', label: 'สรุป', type: 'line' },
      { name: 'policy', label: 'นโยบายการลงทุน', type: 'text' },
      { name: 'benchmark', label: 'ดัชนีชี้วัด', type: 'line' },
      { name: 'currency_text', label: 'เรื่องอัตราแลกเปลี่ยน', type: 'text' },
      { name: 'dividend_text', label: 'เรื่องเงินปันผล', type: 'text' },
      { name: 'paused', label: 'พักรับคำสั่ง', type: 'line' },
      { name: 'reason', label: 'เหตุผลที่พัก', type: 'text' },
    ],
  },
  linkOf: ({ id }) => `/admin/bank/funds/${encodeURIComponent(id)}`,
}
