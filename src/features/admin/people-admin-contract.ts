import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { staffRoles } from '#lib/staff-roles.ts'

export const peopleErrors = {
  last_admin: { status: 409, th: 'นี่คือผู้ดูแลระบบคนสุดท้าย ให้สิทธิ admin กับคนอื่นก่อน' },
  not_for_staff: { status: 409, th: 'ให้สิทธิทีมงานได้เฉพาะบัญชีที่ยืนยันอีเมลแล้ว อายุ 20 ปีขึ้นไป และไม่ได้ขอลบบัญชี' },
  own_factors: { status: 409, th: 'วิธียืนยันตัวตนของตัวเองจัดการที่หน้าการยืนยันตัวตน' },
} as const satisfies ErrorTable

/** `keyword`: a prefix of an e-mail or a name. `only`: without a keyword, staff without a second factor. */
const PeopleQuery = z.object({
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  only: z.optional(z.enum(['asleep'])),
})

const roles = z.array(z.enum(staffRoles))
const person = {
  id: z.uuid(),
  email: z.string(),
  display_name: z.string(),
  roles,
  /** Whether there is a second factor, without which roles are inactive. */
  has_factor: z.boolean(),
}
export const FoundPerson = z.object(person)
export type FoundPerson = z.infer<typeof FoundPerson>

/** Lists staff when there is no keyword. At most fifty by name; `is_cut` when there are more. */
export const findPeople = endpoint({
  method: 'GET',
  path: '/v2/api/admin/people',
  access: 'staff',
  roles: ['admin'],
  looks: 'person',
  summary: 'ค้นหาคนด้วยต้นอีเมลหรือต้นชื่อ',
  query: PeopleQuery,
  reply: z.object({ items: z.array(FoundPerson), is_cut: z.boolean() }),
})

export const PersonView = z.object({
  ...person,
  /** See identity's standing-rules.ts. */
  state: z.enum(['unverified', 'minor_waiting', 'minor_allowed', 'minor_refused', 'of_age', 'adult']),
  /** The account is scheduled for deletion. */
  is_leaving: z.boolean(),
  /** 'YYYY-MM' in Bangkok. */
  member_since: z.string(),
  has_totp: z.boolean(),
  passkeys: z.int(),
  /** The active sessions; `used_at` is ISO. */
  logins: z.array(
    z.object({
      id: z.uuid(),
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      used_at: z.string(),
    }),
  ),
  is_own: z.boolean(),
})
export type PersonView = z.infer<typeof PersonView>

export const readPerson = endpoint({
  method: 'GET',
  path: '/v2/api/admin/person',
  access: 'staff',
  roles: ['admin'],
  looks: 'person',
  summary: 'คนหนึ่งคน สถานะบัญชี สิทธิ และการเข้าสู่ระบบ',
  query: z.object({ id: z.uuid() }),
  reply: PersonView,
})

/** Sets the person's roles to exactly these. */
export const changeRoles = endpoint({
  method: 'POST',
  path: '/v2/api/admin/person/roles',
  access: 'staff',
  roles: ['admin'],
  stepUp: true,
  summary: 'ให้หรือถอนสิทธิทีมงาน',
  body: z.object({ id: z.uuid(), roles: roles.check(z.maxLength(staffRoles.length)) }),
  reply: Done,
  errors: ['last_admin', 'not_for_staff'],
})

export const endLoginsOf = endpoint({
  method: 'POST',
  path: '/v2/api/admin/person/end-logins',
  access: 'staff',
  roles: ['admin'],
  summary: 'ออกจากระบบทุกเครื่องของคนหนึ่งคน',
  body: z.object({ id: z.uuid() }),
  reply: Done,
})

/** For a person who lost device and recovery codes: they set up a new factor with their password. */
export const resetFactorsOf = endpoint({
  method: 'POST',
  path: '/v2/api/admin/person/reset-factors',
  access: 'staff',
  roles: ['admin'],
  stepUp: true,
  summary: 'ล้างวิธียืนยันตัวตนของทีมงานให้ตั้งใหม่',
  body: z.object({ id: z.uuid() }),
  reply: Done,
  errors: ['own_factors'],
})
