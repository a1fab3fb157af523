import { noticeKind } from '#features/notifications/contract.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'

/** The changes of second factors, in Thai. */
const factorWords = {
  'totp-added': 'เพิ่มแอปรหัสยืนยัน',
  'totp-removed': 'เอาแอปรหัสยืนยันออก',
  'passkey-added': 'เพิ่มพาสคีย์',
  'passkey-removed': 'เอาพาสคีย์ออก',
  'recovery-used': 'ใช้รหัสสำรองไปหนึ่งรหัส',
  'recovery-renewed': 'ทำรหัสสำรองชุดใหม่',
  'all-removed': 'ล้างวิธียืนยันตัวตนทั้งหมดให้ตั้งใหม่',
}

export const secondFactorChanged = noticeKind<{ deed: keyof typeof factorWords; at: string }>(
  'security.second-factor',
  {
    group: 'security',
    hasMail: true,
    tell: ({ deed, at }) => ({
      title: 'การยืนยันตัวตนขั้นที่สองเปลี่ยน',
      body: `${factorWords[deed]}เมื่อ ${formatThaiMoment(new Date(at))} ถ้าไม่ใช่คุณ ตั้งรหัสผ่านใหม่ทันทีแล้วบอกผู้ดูแลระบบ`,
      href: '/admin/factors',
    }),
  },
)

export const rolesChanged = noticeKind<{ roles: string[]; at: string }>('security.roles', {
  group: 'security',
  hasMail: true,
  tell: ({ roles, at }) => ({
    title: 'สิทธิทีมงานของคุณเปลี่ยน',
    body: `ตั้งแต่ ${formatThaiMoment(new Date(at))} ${roles.length > 0 ? `บัญชีนี้มีสิทธิ ${roles.join(', ')}` : 'บัญชีนี้ไม่มีสิทธิทีมงานแล้ว'}`,
    href: '/profile',
  }),
})
