import { firstLateMonth, readMonthStates } from '#db/month-partitions.ts'
import type { Db } from '#db/open.ts'
import type { ListedJob } from '#kit/server/feature.ts'
import type { Morning } from '#kit/server/morning.ts'
import { listHeldJobs, readJobs } from './job-queries.ts'
import { readMaintenance } from './maintenance-queries.ts'

const desk = '/admin/operations'

/** Jobs that failed, are late or held, tables without their next month, and whether the product is closed. */
export const operationsMorning = ({ db, jobs }: { db: Db; jobs: readonly ListedJob[] }): Morning => ({
  concerns: [
    {
      name: 'jobs',
      title: 'งานเบื้องหลัง',
      roles: ['admin'],
      read: async ({ now }) => {
        const [listed, held] = await Promise.all([readJobs(db, jobs, now), listHeldJobs(db)])
        const titlesOf = (state: 'failed' | 'late') =>
          listed.filter((job) => job.state === state).map(({ title }) => title)
        const [failed, late] = [titlesOf('failed'), titlesOf('late')]
        const to = `${desk}#jobs`
        const lines = [
          ...(held.length > 0 ? [{ state: 'stop' as const, says: `ค้างหรือเลิกลองแล้ว ${held.length} งาน`, to }] : []),
          ...(failed.length > 0 ? [{ state: 'stop' as const, says: `ครั้งล่าสุดไม่สำเร็จ: ${failed.join(' · ')}`, to }] : []),
          ...(late.length > 0 ? [{ state: 'look' as const, says: `ช้ากว่ากำหนด: ${late.join(' · ')}`, to }] : []),
        ]
        return lines.length > 0 ? lines : [{ state: 'good', says: 'ไม่มีงานค้าง ช้า หรือไม่สำเร็จ' }]
      },
    },
    {
      name: 'months',
      title: 'ข้อมูลรายเดือน',
      roles: ['admin'],
      read: async ({ now }) => {
        const states = await readMonthStates(db)
        const tablesOf = (of: typeof states) => of.map(({ table }) => table).join(' · ')
        const late = states.filter(({ until }) => until < firstLateMonth(now))
        const astray = states.filter(({ isAstray }) => isAstray)
        if (late.length + astray.length === 0) return [{ state: 'good', says: 'เตรียมที่เก็บข้อมูลของเดือนหน้าแล้ว' }]
        const to = `${desk}#jobs`
        return [
          ...(late.length > 0
            ? [{ state: 'stop' as const, says: `ยังไม่ได้เตรียมที่เก็บข้อมูลของเดือนหน้า: ${tablesOf(late)}`, to }]
            : []),
          ...(astray.length > 0
            ? [{ state: 'look' as const, says: `มีข้อมูลอยู่นอกเดือนที่เตรียมไว้: ${tablesOf(astray)}`, to }]
            : []),
        ]
      },
    },
    {
      name: 'maintenance',
      title: 'การปิดปรับปรุง',
      roles: ['editor', 'moderator', 'fulfilment', 'finance', 'admin'],
      read: async () => {
        const { isOn } = await readMaintenance(db)
        return [
          isOn
            ? { state: 'stop', says: 'เว็บปิดอยู่ คนทั่วไปเข้าไม่ได้', to: `${desk}#maintenance` }
            : { state: 'good', says: 'เว็บเปิดอยู่' },
        ]
      },
    },
  ],
})
