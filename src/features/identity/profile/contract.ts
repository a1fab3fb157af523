import { z } from 'zod/mini'
import { interest, province } from '#features/identity/accounts/field-rules.ts'
import { maxImageBytes, pictureFaults } from '#features/identity/pictures/picture-rules.ts'
import { endpoint, FilePart } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { ProfileChanges } from './profile-rules.ts'

export const profileErrors = {
  name_in_use: { status: 409, th: 'มีคนใช้ชื่อนี้แล้ว ลองชื่ออื่น' },
  profile_changed: { status: 409, th: 'โปรไฟล์นี้เพิ่งถูกแก้จากอีกหน้าหนึ่ง ยังไม่ได้บันทึกทับ โหลดข้อมูลล่าสุดแล้วแก้อีกครั้ง' },
} as const satisfies ErrorTable

/** The profile on the edit page, for its owner and admins only. `version` counts changes (optimistic locking). */
export const EditableProfile = z.object({
  id: z.uuid(),
  is_own: z.boolean(),
  version: z.int(),
  display_name: z.string(),
  display_image: z.string(),
  province,
  school: z.nullable(z.string()),
  interests: z.array(interest),
})

export type EditableProfile = z.infer<typeof EditableProfile>

/** Without `id` the caller's own. Another person's profile is for admins; everybody else gets a 404. */
export const getEditableProfile = endpoint({
  method: 'GET',
  path: '/v2/api/user/edit',
  access: 'protected',
  summary: 'ข้อมูลโปรไฟล์ที่แก้ได้',
  query: z.object({ id: z.optional(z.uuid()) }),
  reply: EditableProfile,
})

/**
 * `version` must be the one that was read; if the profile has changed since, nothing is written. For another person's
 * profile an admin needs a step-up.
 */
export const updateProfile = endpoint({
  method: 'POST',
  path: '/v2/api/user/update',
  access: 'protected',
  summary: 'แก้โปรไฟล์ เฉพาะช่องที่ส่งมา',
  body: z.extend(ProfileChanges, {
    id: z.optional(z.uuid()),
    version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  }),
  reply: EditableProfile,
  errors: ['name_in_use', 'profile_changed', 'second_factor_needed', 'step_up_needed'],
})

export const updateImage = endpoint({
  method: 'POST',
  path: '/v2/api/user/updateImage',
  access: 'protected',
  summary: 'เปลี่ยนรูปประจำตัวเป็นรูปที่อัปโหลด (JPEG, PNG, WebP, AVIF ไม่เกิน 10 MB และ 40 ล้านพิกเซล)',
  body: z.object({ image: FilePart }),
  bodyForm: 'multipart',
  bodyLimit: maxImageBytes,
  reply: EditableProfile,
  errors: [...pictureFaults, 'overloaded'],
})
