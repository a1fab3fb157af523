import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { type Morning, readWaiting, type Waiting, type WorkQueue } from '#kit/server/morning.ts'
import { claimMs } from './claim-rules.ts'

const hour = 60
const day = 24 * hour

const isHelp = sql`flags @> '[{"kind": "help"}]'`

/** The queues of moderators. */
export function moderationMorning({ db }: { db: Db }): Morning {
  const queue = (
    one: Pick<WorkQueue, 'name' | 'title' | 'to' | 'minutes'>,
    where: ReturnType<typeof sql>,
  ): WorkQueue => ({
    ...one,
    roles: ['moderator'],
    read: async ({ now }) => {
      const rows = sql`from moderation_case as one where ${where}`
      const waiting = await readWaiting(db, sql`select opened_at as at ${rows}`)
      return { ...waiting, ...(await readHolders(db, rows, now)) }
    },
  })
  const open = '/admin/moderation?queue=open'
  return {
    queues: [
      queue(
        { name: 'help-texts', title: 'ข้อความที่อาจต้องช่วยเหลือ', to: open, minutes: 30 },
        sql`one.state = 'open' and ${isHelp}`,
      ),
      queue(
        { name: 'submitted-texts', title: 'ข้อความที่ส่งมาให้ตรวจ', to: `${open}&origin=submission`, minutes: day },
        sql`one.state = 'open' and one.origin = 'submission' and not (${isHelp})`,
      ),
      queue(
        { name: 'reported-texts', title: 'ข้อความที่มีคนรายงาน', to: `${open}&origin=report`, minutes: day },
        sql`one.state = 'open' and one.origin = 'report' and not (${isHelp})`,
      ),
      {
        name: 'appeals',
        title: 'คำขอให้ดูผลตรวจใหม่',
        to: '/admin/moderation?queue=appeals',
        roles: ['moderator'],
        minutes: 7 * day,
        read: async ({ now }) => {
          const appeals = sql`moderation_appeal where moderation_appeal.state = 'open'`
          const waiting = await readWaiting(db, sql`select made_at as at from ${appeals}`)
          const cases = sql`from moderation_case as one where one.id in (select case_id from ${appeals})`
          return { ...waiting, ...(await readHolders(db, cases, now)) }
        },
      },
    ],
  }
}

/** The names of those who took cases of a queue and did not leave them lying. */
async function readHolders(db: Db, cases: ReturnType<typeof sql>, now: Date): Promise<Pick<Waiting, 'holders'>> {
  const { rows } = await sql<{ holder: string }>`
    select distinct display_name as holder from moderation_claim
    join user_account on user_account.user_id = moderation_claim.user_id
    where claimed_at > ${new Date(now.getTime() - claimMs)} and case_id in (select one.id ${cases})
    order by holder`.execute(db)
  return { holders: rows.map(({ holder }) => holder) }
}
