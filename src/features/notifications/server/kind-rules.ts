import { formatKoin, koin } from '#lib/money.ts'
import { formatThaiDate, formatThaiMoment, formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import type { NoticeGroup } from '../notice-rules.ts'

/** `href` is a path of ours. The facts are plain JSON: they are stored, and the texts made of them when they are read. */
export type NoticeText = { title: string; body: string; href: string }

type Kind<Facts> = {
  group: NoticeGroup
  /** Whether a mail follows the notice; false where the deed has a mail of its own. */
  hasMail: boolean
  tell: (facts: Facts) => NoticeText
}

function kind<Facts>(spec: Kind<Facts>): Kind<Facts> {
  return spec
}

const policies = { law: 'ข้อกำหนดการใช้บริการ', personal: 'นโยบายข้อมูลส่วนบุคคล', cookies: 'นโยบายคุกกี้' }

const guardianWords = {
  allowed: { title: 'ผู้ปกครองยินยอมแล้ว', body: 'ตอนนี้บัญชีของคุณใช้ได้ทุกส่วนที่ต้องรอผู้ปกครอง' },
  refused: { title: 'ผู้ปกครองยังไม่ยินยอม', body: 'คุณยังเรียน เล่น และเก็บ koin ได้ตามปกติ คุยกับผู้ปกครองแล้วขอใหม่ได้' },
  withdrawn: { title: 'ผู้ปกครองถอนความยินยอม', body: 'สิ่งที่เรียนและ koin ยังอยู่ครบ บางส่วนของบัญชีพักไว้จนกว่าจะยินยอมอีกครั้ง' },
}

/** Every kind of notice. */
export const noticeKinds = {
  'security.sign-in': kind<{ browser: string | null; system: string | null; at: string }>({
    group: 'security',
    hasMail: true,
    tell: ({ browser, system, at }) => ({
      title: 'เข้าสู่ระบบจากเครื่องใหม่',
      body: `${[browser, system && `บน ${system}`].filter(Boolean).join(' ') || 'เครื่องที่เราไม่รู้จัก'} เมื่อ ${formatThaiMoment(new Date(at))} ถ้าไม่ใช่คุณ กดดูเครื่องที่เข้าสู่ระบบอยู่ แล้วออกจากระบบทุกเครื่อง`,
      href: '/profile/edit',
    }),
  }),
  'security.password-changed': kind<{ at: string }>({
    group: 'security',
    hasMail: false,
    tell: ({ at }) => ({
      title: 'รหัสผ่านถูกเปลี่ยน',
      body: `เปลี่ยนเมื่อ ${formatThaiMoment(new Date(at))} และทุกเครื่องออกจากระบบแล้ว ถ้าไม่ใช่คุณ กดดูเครื่องที่เข้าสู่ระบบอยู่`,
      href: '/profile/edit',
    }),
  }),
  'security.password-replaced': kind<{ at: string }>({
    group: 'security',
    hasMail: false,
    tell: ({ at }) => ({
      title: 'รหัสผ่านถูกเปลี่ยน',
      body: `เปลี่ยนจากเครื่องที่เข้าสู่ระบบอยู่เมื่อ ${formatThaiMoment(new Date(at))} เครื่องอื่นออกจากระบบแล้ว ถ้าไม่ใช่คุณ กดดูเครื่องที่เข้าสู่ระบบอยู่`,
      href: '/profile/edit',
    }),
  }),
  'security.email-changed': kind<{ at: string }>({
    group: 'security',
    hasMail: false,
    tell: ({ at }) => ({
      title: 'อีเมลของบัญชีถูกเปลี่ยน',
      body: `ใช้อีเมลใหม่เข้าสู่ระบบตั้งแต่ ${formatThaiMoment(new Date(at))} ถ้าไม่ใช่คุณ เปิดอีเมลฉบับก่อนของเราที่อีเมลเดิม แล้วกด “ไม่ใช่ฉัน”`,
      href: '/profile/edit',
    }),
  }),
  'guardian.answered': kind<{ answer: 'allowed' | 'refused' | 'withdrawn' }>({
    group: 'guardian',
    hasMail: false,
    tell: ({ answer }) => ({ ...guardianWords[answer], href: '/profile' }),
  }),
  'policy.changed': kind<{ type: 'law' | 'personal' | 'cookies'; effective: string }>({
    group: 'account',
    hasMail: true,
    tell: ({ type, effective }) => ({
      title: `${policies[type]}มีฉบับใหม่`,
      body: `มีผลตั้งแต่ ${formatThaiDate(effective)} กดดูว่ามีอะไรเปลี่ยนไปบ้าง`,
      href: `/policy/${type}`,
    }),
  }),
  'post.approved': kind<{ postId: string; title: string; koin: number }>({
    group: 'learning',
    hasMail: true,
    tell: ({ postId, title, koin: paid }) => ({
      title: 'โพสต์ของคุณผ่านการตรวจแล้ว',
      body: `“${title}” เปิดให้ทุกคนอ่านแล้ว${paid > 0 ? ` คุณได้รับ ${formatKoin(koin(paid))} koin` : ''}`,
      href: `/post/detail/${postId}`,
    }),
  }),
  'post.returned': kind<{ postId: string; title: string; reason: string }>({
    group: 'account',
    hasMail: true,
    tell: ({ postId, title, reason }) => ({
      title: 'โพสต์ของคุณมีจุดให้แก้ก่อนเผยแพร่',
      body: `“${title}” ทีมงานบอกว่า ${reason} แก้แล้วส่งตรวจใหม่ได้เลย`,
      href: `/post/edit/${postId}`,
    }),
  }),
  'learning.milestone': kind<{ days: number; month: string; koin: number }>({
    group: 'learning',
    hasMail: true,
    tell: ({ days, month, koin: paid }) => ({
      title: `เรียนรู้ครบ ${days} วันในเดือน ${formatThaiMonth(month)}`,
      body: `ได้รับ ${formatKoin(koin(paid))} koin เข้ากระเป๋าแล้ว`,
      href: '/profile',
    }),
  }),
  'learning.klass': kind<{ klass: number }>({
    group: 'learning',
    hasMail: true,
    tell: ({ klass }) => ({
      title: `ขึ้นระดับ ${klass} แล้ว`,
      body: 'มาจากคะแนนทักษะที่คุณเก็บมาเอง ดูต้นไม้ของคุณได้ที่โปรไฟล์',
      href: '/profile?tab=skills',
    }),
  }),
} as const

export type NoticeKind = keyof typeof noticeKinds
export type NoticeFacts<K extends NoticeKind> = Parameters<(typeof noticeKinds)[K]['tell']>[0]

/** A kind as whoever reads a stored row needs it; null for one that this release does not know (an update is under way). */
export function findKind(name: string): Kind<unknown> | null {
  return Object.hasOwn(noticeKinds, name) ? (noticeKinds[name as NoticeKind] as Kind<unknown>) : null
}
