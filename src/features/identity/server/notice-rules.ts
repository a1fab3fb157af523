import { noticeKind } from '#features/notifications/contract.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'

/** The guardian's answers as the child reads them. */
const guardianWords = {
  allowed: { title: 'ผู้ปกครองยินยอมแล้ว', body: 'ตอนนี้บัญชีของคุณใช้ได้ทุกส่วนที่ต้องรอผู้ปกครอง' },
  refused: { title: 'ผู้ปกครองยังไม่ยินยอม', body: 'คุณยังเรียน เล่น และเก็บ koin ได้ตามปกติ คุยกับผู้ปกครองแล้วขอใหม่ได้' },
  withdrawn: { title: 'ผู้ปกครองถอนความยินยอม', body: 'สิ่งที่เรียนและ koin ยังอยู่ครบ บางส่วนของบัญชีพักไว้จนกว่าจะยินยอมอีกครั้ง' },
}

export const newSignIn = noticeKind<{ browser: string | null; system: string | null; at: string }>('security.sign-in', {
  group: 'security',
  hasMail: true,
  tell: ({ browser, system, at }) => ({
    title: 'เข้าสู่ระบบจากเครื่องใหม่',
    body: `${[browser, system && `บน ${system}`].filter(Boolean).join(' ') || 'เครื่องที่เราไม่รู้จัก'} เมื่อ ${formatThaiMoment(new Date(at))} ถ้าไม่ใช่คุณ กดดูเครื่องที่เข้าสู่ระบบอยู่ แล้วออกจากระบบทุกเครื่อง`,
    href: '/profile/edit',
  }),
})

export const passwordReset = noticeKind<{ at: string }>('security.password-changed', {
  group: 'security',
  hasMail: false,
  tell: ({ at }) => ({
    title: 'รหัสผ่านถูกเปลี่ยน',
    body: `เปลี่ยนเมื่อ ${formatThaiMoment(new Date(at))} และทุกเครื่องออกจากระบบแล้ว ถ้าไม่ใช่คุณ กดดูเครื่องที่เข้าสู่ระบบอยู่`,
    href: '/profile/edit',
  }),
})

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

export const guardianAnswered = noticeKind<{ answer: 'allowed' | 'refused' | 'withdrawn' }>('guardian.answered', {
  group: 'guardian',
  hasMail: false,
  tell: ({ answer }) => ({ ...guardianWords[answer], href: '/profile' }),
})
