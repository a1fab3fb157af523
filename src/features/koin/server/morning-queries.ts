import type { Db } from '#db/open.ts'
import type { Morning } from '#kit/server/morning.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { readLastAudit } from './audit-commands.ts'

const desk = '/admin/operations#books'
/** The audit runs every night; after this it is overdue. */
const overdueMs = 26 * 3_600_000

/** The last audit of the books. */
export const koinMorning = ({ db }: { db: Db }): Morning => ({
  concerns: [
    {
      name: 'books',
      title: 'บัญชี koin',
      roles: ['finance', 'admin'],
      read: async ({ now }) => {
        const last = await readLastAudit(db)
        if (!last) return [{ state: 'look', says: 'ยังไม่เคยตรวจ ระบบตรวจทุกคืนเวลา 04:00 น.', to: desk }]
        const when = formatThaiMoment(last.at)
        if (last.faults.length > 0) {
          const places = last.faults.reduce((sum, { count }) => sum + count, 0)
          return [{ state: 'stop', says: `พบข้อผิด ${places} แห่ง เมื่อ ${when}`, to: desk }]
        }
        if (now.getTime() - last.at.getTime() > overdueMs)
          return [{ state: 'look', says: `ตรวจครั้งล่าสุด ${when} นานกว่าหนึ่งวัน`, to: desk }]
        return [{ state: 'good', says: `ถูกต้องทุกข้อ เมื่อ ${when}` }]
      },
    },
  ],
})
