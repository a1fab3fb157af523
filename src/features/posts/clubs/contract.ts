import { z } from 'zod/mini'
import { ClubType } from '#features/posts/documents/contract.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'

/** The aim of a club for this week: how many learning days of its members together, and how many there are. */
export const ClubAim = z.object({ club: ClubType, days: z.int(), aim: z.int() })
export type ClubAim = z.infer<typeof ClubAim>

/** `week` is the Monday in Bangkok; the aims stand in the order of the clubs, whatever they have reached. */
export const readClubAims = endpoint({
  method: 'GET',
  path: '/v2/api/club/aims',
  access: 'public',
  mayLag: true,
  summary: 'เป้าของทุกคลับในสัปดาห์นี้ นับวันเรียนรู้ของสมาชิกรวมกัน ไม่มีอันดับ',
  reply: z.object({ week: Day, items: z.array(ClubAim) }),
})

/**
 * `club` is null as long as none is chosen. `days` counts the caller's learning days of this week that went to it,
 * `is_today_in` tells whether today's is among them.
 */
export const MyClub = z.object({
  club: z.nullable(ClubType),
  days: z.int(),
  is_today_in: z.boolean(),
  aim: z.nullable(ClubAim),
})
export type MyClub = z.infer<typeof MyClub>

export const readMyClub = endpoint({
  method: 'GET',
  path: '/v2/api/club/mine',
  access: 'protected',
  summary: 'คลับที่ฉันอยู่ และวันเรียนรู้ของฉันที่เติมเป้าสัปดาห์นี้',
  reply: MyClub,
})

/** Another club takes the place of the one before; null leaves it. The one that is chosen already changes nothing. */
export const chooseClub = endpoint({
  method: 'POST',
  path: '/v2/api/club/choose',
  access: 'protected',
  summary: 'เลือกคลับของฉัน อยู่ได้ครั้งละหนึ่งคลับ เปลี่ยนหรือออกได้เสมอ',
  body: z.object({ club: z.nullable(ClubType) }),
  reply: MyClub,
})
