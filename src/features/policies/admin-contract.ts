import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { ErrorTable } from '#lib/errors.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { thaiText } from '#lib/stored-text.ts'
import { PolicySection, RoboPolicy, RoboPolicyType } from './robo-contract.ts'

const keepers: readonly StaffRole[] = ['editor']

export const adminRoboPolicyErrors = {
  policy_too_soon: { status: 422, th: 'ฉบับใหม่เริ่มใช้ได้ตั้งแต่พรุ่งนี้ เพื่อไม่ให้คนที่เปิดหน้าค้างไว้วันนี้ยอมรับข้อความที่ยังไม่ได้อ่าน' },
  policy_version_changed: { status: 409, th: 'มีฉบับใหม่กว่าที่คุณเปิดแล้ว โหลดใหม่ก่อนแก้' },
} as const satisfies ErrorTable

export const AdminRoboPolicy = z.extend(RoboPolicy, {
  /** How many accounts were opened with this version. */
  accepted: z.int(),
})

export const listAdminRoboPolicies = endpoint({
  method: 'GET',
  path: '/v2/api/admin/robo/policies',
  access: 'staff',
  roles: keepers,
  summary: 'ข้อตกลงของ Fund-telligenz ทุกฉบับสำหรับทีมงาน',
  reply: z.object({ items: z.array(AdminRoboPolicy) }),
})

/** Adds a version; a version that is not in force yet is replaced. `version` is the newest one that the editor saw. */
export const publishRoboPolicy = endpoint({
  method: 'POST',
  path: '/v2/api/admin/robo/policies',
  access: 'staff',
  roles: keepers,
  stepUp: true,
  summary: 'ออกข้อตกลงฉบับใหม่ของ Fund-telligenz',
  body: z.object({
    type: RoboPolicyType,
    version: z.int(),
    effective: Day,
    title: thaiText(120),
    summary: thaiText(300),
    changes: thaiText(500),
    sections: z
      .array(z.extend(PolicySection, { title: thaiText(120), text: thaiText(4_000) }))
      .check(z.minLength(1), z.maxLength(20)),
  }),
  reply: z.object({ items: z.array(AdminRoboPolicy) }),
  errors: ['policy_too_soon', 'policy_version_changed'],
})
