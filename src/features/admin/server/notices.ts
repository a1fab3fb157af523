import { noticeKind } from '#features/notifications/contract.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { type ChangeFacts, factorWords } from './factor-change-rules.ts'

export const secondFactorChanged = noticeKind<ChangeFacts>('security.second-factor', {
  group: 'security',
  hasMail: true,
  tell: ({ deed: change, at }) => ({
    title: 'การยืนยันตัวตนขั้นที่สองเปลี่ยน',
    body: `${factorWords[change]}เมื่อ ${formatThaiMoment(new Date(at))} ถ้าไม่ใช่คุณ ตั้งรหัสผ่านใหม่ทันทีแล้วบอกผู้ดูแลระบบ`,
    href: '/admin/factors',
  }),
})

export const rolesChanged = noticeKind<{ roles: string[]; at: string }>('security.roles', {
  group: 'security',
  hasMail: true,
  tell: ({ roles, at }) => ({
    title: 'สิทธิทีมงานของคุณเปลี่ยน',
    body: `ตั้งแต่ ${formatThaiMoment(new Date(at))} ${roles.length > 0 ? `บัญชีนี้มีสิทธิ ${roles.join(', ')}` : 'บัญชีนี้ไม่มีสิทธิทีมงานแล้ว'}`,
    href: '/profile',
  }),
})
