import { noticeKind } from '#features/notifications/contract.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'

export const newSignIn = noticeKind<{ browser: string | null; system: string | null; at: string }>('security.sign-in', {
  group: 'security',
  hasMail: true,
  tell: ({ browser, system, at }) => ({
    title: 'เข้าสู่ระบบจากเครื่องใหม่',
    body: `${[browser, system && `บน ${system}`].filter(Boolean).join(' ') || 'เครื่องที่เราไม่รู้จัก'} เมื่อ ${formatThaiMoment(new Date(at))} ถ้าไม่ใช่คุณ กดดูเครื่องที่เข้าสู่ระบบอยู่ แล้วออกจากระบบทุกเครื่อง`,
    href: '/profile/edit',
  }),
})
