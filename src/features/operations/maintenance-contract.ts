import { z } from 'zod/mini'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { reason } from './operations-contract.ts'

export const maintenanceErrors = {
  maintenance_unchanged: { status: 409, th: 'ตั้งไว้แบบนี้อยู่แล้ว อาจมีคนเปลี่ยนไปก่อน โหลดใหม่เพื่อดู' },
  back_at_wrong: { status: 422, th: 'เวลากลับมาต้องอยู่หลังจากนี้ และไม่เกินเจ็ดวัน' },
} as const satisfies ErrorTable

export const setMaintenance = endpoint({
  method: 'POST',
  path: '/v2/api/admin/operations/maintenance',
  access: 'staff',
  roles: ['admin'],
  stepUp: true,
  summary: 'ปิดหรือเปิดเว็บเพื่อปรับปรุง มีผลทุกเครื่องภายใน 5 วินาที',
  body: z.object({
    is_on: z.boolean(),
    /** When it is expected to end; the page says so. */
    back_at: z.optional(z.iso.datetime({ offset: true, error: 'เลือกวันและเวลา' })),
    reason,
  }),
  reply: Done,
  errors: Object.keys(maintenanceErrors),
})
