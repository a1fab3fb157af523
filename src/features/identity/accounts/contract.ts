import { z } from 'zod/mini'
import { ProfileType } from '#features/koin/contract.ts'
import { endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'
import { provinceKeys } from './content.ts'
import { interest } from './field-rules.ts'
import { AccountState, Act, GuardianStatus } from './standing-rules.ts'

/**
 * The stored profile of SPEC.md 3. `exp` is the access token's expiry as Bangkok clock time; `display_image` is an
 * avatar name ('kla-1') or a path ('/media/…'), with what กล้า wears behind it ('kla-1~cap'); `koin` is in hundredths.
 */
export const Profile = z.object({
  roles: z.array(z.string()),
  exp: z.object({ hours: z.int(), minutes: z.int(), seconds: z.int() }),
  display_name: z.string(),
  display_image: z.string(),
  klass: z.int(),
  type: ProfileType,
  koin: Koin,
})

export type Profile = z.infer<typeof Profile>

export const getProfile = endpoint({
  method: 'GET',
  path: '/v2/api/user/get',
  access: 'protected',
  summary: 'โปรไฟล์ที่เบราว์เซอร์เก็บไว้',
  reply: Profile,
})

/** What a person's own pages need besides the stored profile; never sent to others. */
export const Account = z.object({
  email: z.string(),
  is_verified: z.boolean(),
  state: AccountState,
  /** What the account may do now; `state` has the reasons. */
  may: z.record(Act, z.boolean()),
  age_tier: z.enum(['minor', 'adult']),
  /** The guardian who was asked; null from the age of 20. */
  guardian: z.nullable(GuardianStatus),
  province: z.enum(provinceKeys as [string, ...string[]]),
  school: z.nullable(z.string()),
  interests: z.array(interest),
  /** 'YYYY-MM' in Bangkok. */
  member_since: z.string(),
})

export type Account = z.infer<typeof Account>

export const getAccount = endpoint({
  method: 'GET',
  path: '/v2/api/user/account',
  access: 'protected',
  summary: 'สถานะบัญชีของฉัน',
  reply: Account,
})

export const listObjectives = endpoint({
  method: 'GET',
  path: '/v2/api/user/objective',
  access: 'public',
  summary: 'เรื่องที่สนใจให้เลือก',
  reply: z.object({ items: z.array(z.object({ key: interest, name: z.string() })) }),
})
