import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { ConcernLine, Morning } from '#kit/server/morning.ts'

type Row = { id: string; type: string; title: string; stock: number; low_mark: number | null }

/** A thing without a mark of its own is low from this many pieces on. */
const lowPieces = 3
const maxLines = 3

/** Stock and codes that run out, of what is on sale now. */
export const premiumsMorning = ({ db }: { db: Db }): Morning => ({
  concerns: [
    {
      name: 'stock',
      title: 'ของรางวัลและโค้ดที่ใกล้หมด',
      roles: ['editor', 'fulfilment'],
      read: async ({ now }) => {
        const { rows } = await sql<Row>`
          select id, type, title, stock, low_mark from premium
          where stock is not null and on_sale_from <= ${now} and (on_sale_until is null or on_sale_until > ${now})
            and (stock < low_mark or stock <= ${lowPieces})
          order by stock, title limit ${maxLines + 1}`.execute(db)
        if (rows.length === 0) return [{ state: 'good', says: 'ไม่มีอะไรใกล้หมด' }]
        const lines = rows.slice(0, maxLines).map(lineOf)
        return rows.length > maxLines
          ? [...lines, { state: 'look', says: 'ยังมีอีก ดูทั้งหมดในร้าน', to: '/admin/store' }]
          : lines
      },
    },
  ],
})

function lineOf({ id, type, title, stock }: Row): ConcernLine {
  const unit = type === 'code' ? 'โค้ด' : 'ชิ้น'
  return {
    state: stock === 0 ? 'stop' : 'look',
    says: stock === 0 ? `${title} หมดแล้ว` : `${title} เหลือ ${stock} ${unit}`,
    to: type === 'code' ? `/admin/store/codes/${id}` : `/admin/store/edit/${id}`,
  }
}
