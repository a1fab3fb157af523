import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import type { Morning } from '#kit/server/morning.ts'

/** Staff whose roles sleep because they have no second factor. */
export const adminMorning = ({ db }: { db: Db }): Morning => ({
  concerns: [
    {
      name: 'staff-without-factor',
      title: 'การยืนยันตัวตนของทีมงาน',
      roles: ['admin'],
      read: async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from user_account u
          where u.roles <> '{}'
            and not exists (select from totp_factor t where t.user_id = u.user_id)
            and not exists (select from passkey p where p.user_id = u.user_id)`.execute(db)
        const { count } = rows[0]!
        if (count === 0) return [{ state: 'good', says: 'ทุกคนตั้งแล้ว' }]
        return [{ state: 'look', says: `${count} คนยังไม่ได้ตั้ง สิทธิจึงยังใช้ไม่ได้`, to: '/admin/people?only=asleep' }]
      },
    },
  ],
})
