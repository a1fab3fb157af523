import { noticeKind } from '#features/notifications/contract.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'

export const passwordReset = noticeKind<{ at: string }>('security.password-changed', {
  group: 'security',
  hasMail: false,
  tell: ({ at }) => ({
    title: 'รหัสผ่านถูกเปลี่ยน',
    body: `เปลี่ยนเมื่อ ${formatThaiMoment(new Date(at))} และทุกเครื่องออกจากระบบแล้ว ถ้าไม่ใช่คุณ กดดูเครื่องที่เข้าสู่ระบบอยู่`,
    href: '/profile/edit',
  }),
})
