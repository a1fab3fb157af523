import { noticeKind } from '#features/notifications/contract.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'

/** The names of the policies. */
const policies = { law: 'ข้อกำหนดการใช้บริการ', personal: 'นโยบายข้อมูลส่วนบุคคล', cookies: 'นโยบายคุกกี้' }

export const policyComing = noticeKind<{ type: 'law' | 'personal' | 'cookies'; version: number; effective: string }>(
  'policy.coming',
  {
    group: 'account',
    hasMail: true,
    tell: ({ type, version, effective }) => ({
      title: `${policies[type]}ฉบับใหม่จะเริ่มใช้ ${formatThaiDate(effective)}`,
      body: 'ตอนนี้ฉบับเดิมยังใช้อยู่ อ่านฉบับใหม่ล่วงหน้าและดูว่ามีอะไรเปลี่ยนไปบ้างได้เลย',
      href: `/policy/${type}?version=${version}`,
    }),
  },
)

export const policyChanged = noticeKind<{ type: 'law' | 'personal' | 'cookies'; effective: string }>('policy.changed', {
  group: 'account',
  hasMail: true,
  tell: ({ type, effective }) => ({
    title: `${policies[type]}มีฉบับใหม่`,
    body: `มีผลตั้งแต่ ${formatThaiDate(effective)} กดดูว่ามีอะไรเปลี่ยนไปบ้าง`,
    href: `/policy/${type}`,
  }),
})
