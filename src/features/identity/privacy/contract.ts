import { z } from 'zod/mini'
import { linkToken } from '#features/identity/accounts/field-rules.ts'
import { PasswordProof } from '#features/identity/sessions/owner-rules.ts'
import { Done, endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const privacyErrors = {
  last_admin_leaves: {
    status: 409,
    th: 'คุณเป็นผู้ดูแลระบบคนสุดท้าย ให้สิทธิ admin กับคนอื่นก่อน แล้วค่อยลบบัญชีนี้',
  },
  restore_link_dead: { status: 410, th: 'ลิงก์กู้คืนนี้หมดอายุหรือใช้ไปแล้ว' },
  export_today: { status: 409, th: 'วันนี้ขอไปแล้ว ไฟล์ที่พร้อมยังดาวน์โหลดได้ ขอไฟล์ใหม่ได้พรุ่งนี้' },
} as const satisfies ErrorTable

/** A person's latest data export: in preparation, or ready until it expires. */
export const DataExport = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'ready']),
  asked_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Null while it is being prepared. */
  bytes: z.nullable(z.int()),
})
export type DataExport = z.infer<typeof DataExport>

/** `can_ask`: none was requested today. */
export const ExportState = z.object({ newest: z.nullable(DataExport), can_ask: z.boolean() })
export type ExportState = z.infer<typeof ExportState>

export const getExport = endpoint({
  method: 'GET',
  path: '/v2/api/user/export',
  access: 'protected',
  summary: 'ไฟล์ข้อมูลทั้งหมดของฉัน',
  reply: ExportState,
})

/** Requests an export of all of a person's data, once a day. Idempotent while one is being prepared. */
export const askExport = endpoint({
  method: 'POST',
  path: '/v2/api/user/export',
  access: 'protected',
  summary: 'ขอไฟล์ข้อมูลทั้งหมดของฉัน วันละครั้ง',
  body: PasswordProof,
  reply: ExportState,
  errors: ['wrong_password', 'login_again', 'export_today', 'overloaded'],
})

/** The path of the file: a GET with the bearer token that returns the zip. */
export const exportFilePath = '/v2/api/user/export/file'

/** Signs the account out everywhere and hides it; the person is erased thirty days later. */
export const leave = endpoint({
  method: 'POST',
  path: '/v2/api/user/leave',
  access: 'protected',
  summary: 'ขอลบบัญชี กู้คืนได้ภายใน 30 วัน',
  body: PasswordProof,
  reply: z.object({
    /** ISO: when the account will be erased. */
    erase_at: z.iso.datetime(),
  }),
  errors: ['wrong_password', 'login_again', 'last_admin_leaves', 'overloaded'],
})

/** The other way to cancel the deletion is a login with `restore`. */
export const restoreAccount = endpoint({
  method: 'POST',
  path: '/v2/api/user/restore',
  access: 'public',
  summary: 'ยกเลิกการลบบัญชีด้วยลิงก์ที่ส่งไป',
  body: z.object({ token: linkToken }),
  reply: Done,
  errors: ['restore_link_dead'],
  isAnonymous: true,
})
