import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { Morning } from '#kit/server/morning.ts'

const desk = '/admin/operations#mails'
const weekMs = 7 * 24 * 3_600_000
/** Mails leave at once; what is older than this waits for a mail server. */
const lateMs = 15 * 60_000

/** Mails that bounced this week, and those that wait longer than sending takes. */
export const notificationsMorning = ({ db }: { db: Db }): Morning => ({
  concerns: [
    {
      name: 'mails',
      title: 'อีเมล',
      roles: ['admin'],
      read: async ({ now }) => {
        const { rows } = await sql<{ failed: number; late: number }>`
          select
            (count(*) filter (where failed_at > ${new Date(now.getTime() - weekMs)}))::int as failed,
            (count(*) filter (where sent_at is null and failed_at is null
              and made_at < ${new Date(now.getTime() - lateMs)}))::int as late
          from mail`.execute(db)
        const { failed, late } = rows[0]!
        if (failed + late === 0) return [{ state: 'good', says: 'ไม่มีฉบับที่ค้างหรือส่งไม่ถึงในเจ็ดวัน' }]
        return [
          ...(late > 0 ? [{ state: 'stop' as const, says: `ค้างเกิน 15 นาที ${late} ฉบับ`, to: desk }] : []),
          ...(failed > 0 ? [{ state: 'look' as const, says: `ส่งไม่ถึงในเจ็ดวัน ${failed} ฉบับ`, to: desk }] : []),
        ]
      },
    },
  ],
})
