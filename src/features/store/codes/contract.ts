import { z } from 'zod/mini'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'

export const codeErrors = {
  no_code_here: { status: 404, th: 'รายการนี้ไม่มีโค้ด' },
  code_taken_back: { status: 409, th: 'รายการนี้ยกเลิกและคืน koin แล้ว โค้ดจึงดูไม่ได้' },
} as const satisfies ErrorTable

/** A POST: each look is logged, and the first one ends the time in which the order can be cancelled. */
export const showCode = endpoint({
  method: 'POST',
  path: '/v2/api/store/order/code',
  access: 'protected',
  summary: 'แสดงโค้ดของฉัน ดูแล้วยกเลิกไม่ได้',
  query: z.object({ id: z.uuid() }),
  reply: z.object({ codes: z.array(z.string()), how_to_use: z.nullable(z.string()), looks: z.int() }),
  errors: ['order_not_found', 'no_code_here', 'code_taken_back'],
})
