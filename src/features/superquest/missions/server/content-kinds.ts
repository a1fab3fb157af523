import { sql } from 'kysely'
import type { ContentKind } from '#kit/server/content-kind.ts'
import { endMission } from './admin-commands.ts'

/** Missions on the content desk. Opening one lets value leave, so that is done on its own page. */
export const missionKind: ContentKind = {
  name: 'mission',
  label: 'ภารกิจ',
  roles: ['editor'],
  from: sql`mission`,
  id: sql`mission.id`,
  title: sql`mission.title`,
  changed: sql`mission.updated_at`,
  opens: sql`mission.opens_at`,
  ends: sql`mission.ends_at`,
  checkBy: null,
  states: (now) => {
    const isSet = sql`mission.ended_at is null and mission.state = 'scheduled'`
    return {
      draft: sql`mission.ended_at is null and mission.state = 'draft'`,
      review: sql`mission.ended_at is null and mission.state = 'asked'`,
      scheduled: sql`${isSet} and mission.opens_at > ${now}`,
      live: sql`${isSet} and mission.opens_at <= ${now} and mission.ends_at > ${now}`,
      ended: sql`${isSet} and mission.opens_at <= ${now} and mission.ends_at <= ${now}`,
      withdrawn: sql`mission.ended_at is not null`,
    }
  },
  subject: 'mission',
  versions: {
    fields: [
      { name: 'title', label: 'ชื่อภารกิจ', type: 'line' },
      { name: 'summary', label: 'สรุป', type: 'line' },
      { name: 'why', label: 'ทำไมถึงน่าทำ', type: 'text' },
      { name: 'skill', label: 'ทักษะ', type: 'line' },
      { name: 'occasion', label: 'โอกาส', type: 'line' },
      { name: 'places', label: 'รับกี่คน', type: 'number' },
      { name: 'winners', label: 'ให้รางวัลกี่คน', type: 'number' },
      { name: 'opens_at', label: 'เปิด', type: 'moment' },
      { name: 'joins_until', label: 'เข้าร่วมได้ถึง', type: 'moment' },
      { name: 'ends_at', label: 'จบ', type: 'moment' },
      { name: 'reason', label: 'เหตุผลที่จบก่อน', type: 'text' },
    ],
  },
  linkOf: ({ id }) => `/admin/quests/edit/${id}`,
  acts: { withdraw: { run: (tx, id, staff) => endMission(tx, { ...staff, id }), needsReason: true } },
}

/** Big prizes on the content desk. */
export const bigPrizeKind: ContentKind = {
  name: 'big-prize',
  label: 'รางวัลใหญ่',
  roles: ['editor'],
  from: sql`big_prize`,
  id: sql`big_prize.id`,
  title: sql`big_prize.title`,
  changed: sql`coalesce(big_prize.edited_by_staff_at, big_prize.made_at)`,
  opens: sql`big_prize.opens_at`,
  ends: sql`big_prize.ends_at`,
  checkBy: null,
  states: (now) => ({
    review: sql`big_prize.is_waiting`,
    scheduled: sql`not big_prize.is_waiting and big_prize.opens_at > ${now}`,
    live: sql`not big_prize.is_waiting and big_prize.opens_at <= ${now} and big_prize.ends_at > ${now}`,
    ended: sql`not big_prize.is_waiting and big_prize.opens_at <= ${now} and big_prize.ends_at <= ${now}`,
  }),
  subject: 'big_prize',
  versions: {
    fields: [
      { name: 'title', label: 'ชื่อรางวัล', type: 'line' },
      { name: 'summary', label: 'สรุป', type: 'line' },
      { name: 'opens_at', label: 'เปิด', type: 'moment' },
      { name: 'ends_at', label: 'จบ', type: 'moment' },
    ],
  },
  linkOf: () => '/admin/big-prizes',
}
