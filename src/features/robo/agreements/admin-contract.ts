import { z } from 'zod/mini'
import { PolicySection, RoboPolicy, RoboPolicyType } from '#features/policies/robo-contract.ts'
import { endpoint } from '#lib/contract.ts'
import { Day } from '#lib/day.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { thaiText } from '#lib/stored-text.ts'

const keepers: readonly StaffRole[] = ['editor']

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

/**
 * Has a version wait for a second editor, who lets it stand or drops it; a version that is not in force yet is replaced.
 * `version` is the newest one that the editor saw.
 */
export const publishRoboPolicy = endpoint({
  method: 'POST',
  path: '/v2/api/admin/robo/policies',
  access: 'staff',
  roles: keepers,
  stepUp: true,
  summary: 'ขอออกข้อตกลงฉบับใหม่ของ Fund-telligenz ให้บรรณาธิการอีกคนยืนยัน',
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
