import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { premiumRef } from '../premiums/contract.ts'

export const adminCodeErrors = {
  not_codes: { status: 409, th: 'ของรางวัลนี้ไม่ใช่ชนิดโค้ด' },
  codes_unreadable: { status: 422, th: 'อ่านไฟล์โค้ดไม่ได้ทุกแถว แก้แถวที่บอกแล้วส่งใหม่ ยังไม่มีโค้ดใดถูกนำเข้า' },
} as const satisfies ErrorTable

/** `free` can be bought, `held` are bought and not looked at, `shown` have been, `void` came back after a look and are spoilt. */
const Pool = z.object({ free: z.int(), held: z.int(), shown: z.int(), void: z.int(), low_mark: z.nullable(z.int()) })

export const showPool = endpoint({
  method: 'GET',
  path: '/v2/api/admin/store/codes',
  access: 'staff',
  roles: ['editor', 'fulfilment'],
  summary: 'จำนวนโค้ดในคลังของรางวัลหนึ่ง ไม่แสดงตัวโค้ด',
  query: premiumRef,
  reply: Pool,
  errors: ['premium_not_found', 'not_codes'],
})

/**
 * One code a row, in the first column; a first row `code` is a heading. A row that cannot be a code is named and nothing is
 * imported; one that is there already, in the file or in any pool, is left out and named by its row (1 is the first).
 */
export const importCodes = endpoint({
  method: 'POST',
  path: '/v2/api/admin/store/codes',
  access: 'staff',
  roles: ['fulfilment'],
  stepUp: true,
  koin: 'sets',
  summary: 'นำโค้ดเข้าคลังจาก CSV โค้ดซ้ำถูกข้ามและบอกแถว',
  query: premiumRef,
  body: z.object({ csv: z.string().check(z.minLength(1), z.maxLength(1_000_000)) }),
  bodyLimit: 2 * 1024 * 1024,
  reply: z.object({ added: z.int(), duplicates: z.array(z.object({ row: z.int() })), pool: Pool }),
  errors: ['premium_not_found', 'not_codes', 'codes_unreadable', 'alone_spent'],
})

/** A new key seals from now on; a job seals again what lies there, then the old key is forgotten. */
export const rotateCodeKey = endpoint({
  method: 'POST',
  path: '/v2/api/admin/store/codeKey',
  access: 'staff',
  roles: ['admin'],
  stepUp: true,
  summary: 'เปลี่ยนกุญแจที่ใช้เข้ารหัสโค้ด',
  reply: z.object({ waiting: z.int() }),
})
