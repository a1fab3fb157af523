import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'

/** Premiums on the content desk. */
export const premiumKind: ContentKind = {
  name: 'premium',
  label: 'ของรางวัล',
  roles: ['editor', 'fulfilment'],
  from: sql`premium`,
  id: sql`premium.id`,
  title: sql`premium.title`,
  changed: sql`premium.updated_at`,
  opens: sql`premium.on_sale_from`,
  ends: sql`premium.on_sale_until`,
  checkBy: null,
  states: (now) => {
    const isOver = sql`coalesce(premium.on_sale_until <= ${now}, false)`
    return {
      scheduled: sql`not ${isOver} and premium.on_sale_from > ${now}`,
      live: sql`not ${isOver} and premium.on_sale_from <= ${now}`,
      ended: isOver,
    }
  },
  subject: 'premium',
  versions: {
    fields: [
      { name: 'price', label: 'ราคา', type: 'koin' },
      { name: 'per_person', label: 'ซื้อได้คนละ', type: 'number' },
      { name: 'on_sale_from', label: 'ขายตั้งแต่', type: 'moment' },
      { name: 'on_sale_until', label: 'ขายถึง', type: 'moment' },
      { name: 'low_mark', label: 'เตือนเมื่อเหลือ', type: 'number' },
      { name: 'stock', label: 'จำนวนในคลัง', type: 'number' },
      { name: 'reason', label: 'เหตุผล', type: 'text' },
    ],
  },
  linkOf: ({ id }) => `/admin/store/${id}`,
}
