import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { Gift } from '../gifts/contract.ts'
import { LevelKey } from './contract.ts'

const makers: readonly StaffRole[] = ['editor']
const words = (max: number) => z.string().check(z.trim(), z.minLength(1, 'ต้องกรอกช่องนี้'), z.maxLength(max))

/** Points and koin of levels are fixed (superquest.md); staff words them and sets their gifts. */
const DeskLevel = z.object({
  key: LevelKey,
  name: z.string(),
  words: z.string(),
  from: z.int(),
  koin: Koin,
  gift: z.nullable(Gift),
  claimed: z.int(),
  redeemed: z.int(),
})
export type DeskLevel = z.infer<typeof DeskLevel>

export const listDeskLevels = endpoint({
  method: 'GET',
  path: '/v2/api/admin/superQuestUserLevel',
  access: 'staff',
  roles: makers,
  summary: 'ระดับทั้งห้าสำหรับทีมงาน พร้อมจำนวนคนที่รับไป',
  reply: z.object({ items: z.array(DeskLevel) }),
})

export const editLevel = endpoint({
  method: 'PATCH',
  path: '/v2/api/admin/superQuestUserLevel',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'แก้คำและของขวัญของระดับ',
  query: z.object({ level: LevelKey }),
  body: z.object({ name: words(40), words: words(200), gift: z.nullable(z.uuid()) }),
  /** `is_waiting`: the gift is set when a second person agrees. */
  reply: z.object({ level: LevelKey, is_waiting: z.boolean() }),
  errors: ['gift_not_found'],
})
