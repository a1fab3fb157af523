import type { ErrorTable } from '#lib/errors.ts'

/** Why a mail is not sent again. */
export const resendErrors = {
  mail_not_found: { status: 404, th: 'ไม่มีอีเมลฉบับนี้แล้ว' },
  mail_sent: { status: 409, th: 'ฉบับนี้ส่งถึงแล้ว' },
  mail_under_way: { status: 409, th: 'ฉบับนี้กำลังรอส่งอยู่แล้ว อาจมีคนสั่งไปก่อน' },
  mail_forgotten: { status: 409, th: 'ข้อความของฉบับนี้ถูกลบไปแล้วเมื่อครบเจ็ดวัน ให้เจ้าของขอใหม่แทน' },
} as const satisfies ErrorTable
