import { noticeKind } from '#features/notifications/contract.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'

export const passwordReplaced = noticeKind<{ at: string }>('security.password-replaced', {
  group: 'security',
  hasMail: false,
  tell: ({ at }) => ({
    title: 'รหัสผ่านถูกเปลี่ยน',
    body: `เปลี่ยนจากเครื่องที่เข้าสู่ระบบอยู่เมื่อ ${formatThaiMoment(new Date(at))} เครื่องอื่นออกจากระบบแล้ว ถ้าไม่ใช่คุณ กดดูเครื่องที่เข้าสู่ระบบอยู่`,
    href: '/profile/edit',
  }),
})

export const emailChanged = noticeKind<{ at: string }>('security.email-changed', {
  group: 'security',
  hasMail: false,
  tell: ({ at }) => ({
    title: 'อีเมลของบัญชีถูกเปลี่ยน',
    body: `ใช้อีเมลใหม่เข้าสู่ระบบตั้งแต่ ${formatThaiMoment(new Date(at))} ถ้าไม่ใช่คุณ เปิดอีเมลฉบับก่อนของเราที่อีเมลเดิม แล้วกด “ไม่ใช่ฉัน”`,
    href: '/profile/edit',
  }),
})
