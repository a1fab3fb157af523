import { formatKoin, koin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate, formatThaiMoment, formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import type { NoticeGroup } from '../notice-rules.ts'
import { bodyOfDigest, type Digest } from './digest-rules.ts'
import { factorWords, guardianWords, policies } from './kind-words-rules.ts'

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

/** `at` is when it begins, ISO; `title` has no marks of line breaks. */
type EventFacts = { eventId: string; title: string; at: string }
/** `paid` are hundredths of koin. */
type Paid = { paid: number; withVoucher: boolean }

function costOf(paid: number, withVoucher: boolean): string {
  if (withVoucher) return 'ใช้บัตรเข้าร่วม 1 ใบ'
  return paid > 0 ? `จ่ายไป ${formatKoin(koin(paid))} koin` : 'ไม่มีค่าเข้าร่วม'
}

function refundOf(paid: number, withVoucher: boolean): string {
  if (withVoucher) return 'บัตรเข้าร่วมของคุณใช้ได้อีกครั้ง'
  return paid > 0 ? `คืน ${formatKoin(koin(paid))} koin เข้ากระเป๋าแล้ว` : 'คุณไม่ต้องทำอะไร'
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
  'security.second-factor': kind<{ deed: keyof typeof factorWords; at: string }>({
    group: 'security',
    hasMail: true,
    tell: ({ deed, at }) => ({
      title: 'การยืนยันตัวตนขั้นที่สองเปลี่ยน',
      body: `${factorWords[deed]}เมื่อ ${formatThaiMoment(new Date(at))} ถ้าไม่ใช่คุณ ตั้งรหัสผ่านใหม่ทันทีแล้วบอกผู้ดูแลระบบ`,
      href: '/admin/factors',
    }),
  }),
  'security.roles': kind<{ roles: string[]; at: string }>({
    group: 'security',
    hasMail: true,
    tell: ({ roles, at }) => ({
      title: 'สิทธิ์ทีมงานของคุณเปลี่ยน',
      body: `ตั้งแต่ ${formatThaiMoment(new Date(at))} ${roles.length > 0 ? `บัญชีนี้มีสิทธิ์ ${roles.join(', ')}` : 'บัญชีนี้ไม่มีสิทธิ์ทีมงานแล้ว'}`,
      href: '/profile',
    }),
  }),
  'guardian.answered': kind<{ answer: 'allowed' | 'refused' | 'withdrawn' }>({
    group: 'guardian',
    hasMail: false,
    tell: ({ answer }) => ({ ...guardianWords[answer], href: '/profile' }),
  }),
  'policy.coming': kind<{ type: 'law' | 'personal' | 'cookies'; version: number; effective: string }>({
    group: 'account',
    hasMail: true,
    tell: ({ type, version, effective }) => ({
      title: `${policies[type]}ฉบับใหม่จะเริ่มใช้ ${formatThaiDate(effective)}`,
      body: 'ตอนนี้ฉบับเดิมยังใช้อยู่ อ่านฉบับใหม่ล่วงหน้าและดูว่ามีอะไรเปลี่ยนไปบ้างได้เลย',
      href: `/policy/${type}?version=${version}`,
    }),
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
  'moderation.paused': kind<{ what: string; caseId: string }>({
    group: 'community',
    hasMail: true,
    tell: ({ what, caseId }) => ({
      title: `“${what}” พักไว้ชั่วคราว`,
      body: 'มีผู้อ่านหลายคนขอให้ทีมงานช่วยดู ระหว่างนี้คนอื่นยังไม่เห็น เราจะบอกผลพร้อมเหตุผลทันทีที่ดูเสร็จ',
      href: `/moderation/case/${caseId}`,
    }),
  }),
  'moderation.decided': kind<{ what: string; isHidden: boolean; why: string; caseId: string }>({
    group: 'community',
    hasMail: true,
    tell: ({ what, isHidden, why, caseId }) => ({
      title: isHidden ? `“${what}” ยังไม่แสดงให้คนอื่นเห็น` : `“${what}” กลับมาแสดงแล้ว`,
      body: isHidden ? `${why} ถ้าไม่เห็นด้วย ขอให้ทีมงานอีกคนดูใหม่ได้` : 'ทีมงานดูแล้วและไม่พบอะไรที่ต้องแก้ ขอบคุณที่รอ',
      href: `/moderation/case/${caseId}`,
    }),
  }),
  'moderation.appealed': kind<{ what: string; isGranted: boolean; caseId: string }>({
    group: 'community',
    hasMail: true,
    tell: ({ what, isGranted, caseId }) => ({
      title: isGranted ? `“${what}” กลับมาแสดงแล้ว` : `ดู “${what}” อีกครั้งแล้ว ผลยังเหมือนเดิม`,
      body: isGranted ? 'ทีมงานอีกคนดูใหม่และเห็นด้วยกับคุณ' : 'ทีมงานอีกคนดูใหม่แล้ว กดอ่านเหตุผลได้',
      href: `/moderation/case/${caseId}`,
    }),
  }),
  'moderation.reported': kind<{ isUpheld: boolean; href: string | null }>({
    group: 'community',
    hasMail: false,
    tell: ({ isUpheld, href }) => ({
      title: 'ทีมงานดูเรื่องที่คุณรายงานแล้ว',
      body: isUpheld ? 'เราเห็นด้วยและไม่แสดงเรื่องนั้นแล้ว ขอบคุณที่ช่วยดูแลกัน' : 'เราดูแล้วไม่พบว่าผิดกติกา เรื่องนั้นจึงแสดงต่อ ขอบคุณที่บอกเรา',
      href: href ?? '/notifications',
    }),
  }),
  // Whose article it is may be another member: nothing of its words lies among the notices of who summed it up.
  'summary.accepted': kind<{ postId: string; paid: number; points: number }>({
    group: 'community',
    hasMail: false,
    tell: ({ postId, paid, points }) => ({
      title: 'สรุปบทความของคุณผ่านแล้ว',
      body: points
        ? `แสดงใต้บทความแล้ว ได้ ${formatKoin(koin(paid))} koin กับคะแนนทักษะ ${points} คะแนน`
        : 'แสดงใต้บทความแล้ว วันที่เขียนคุณได้ koin ครบจำนวนบทความของวันไปแล้ว เรื่องนี้จึงได้เป็นความรู้',
      href: `/post/detail/${postId}`,
    }),
  }),
  'summary.returned': kind<{ postId: string; why: string }>({
    group: 'community',
    hasMail: false,
    tell: ({ postId, why }) => ({ title: 'สรุปบทความของคุณขอให้แก้อีกนิด', body: why, href: `/post/detail/${postId}` }),
  }),
  'post.approved': kind<{ postId: string; title: string; koin: number }>({
    group: 'posts',
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
  'hero.chosen': kind<{ year: number }>({
    group: 'account',
    hasMail: true,
    tell: ({ year }) => ({
      title: `คุณได้รับเลือกเป็น Super Hero ปี ${year + 543}`,
      body: 'อ่านก่อนว่าเราจะแสดงอะไรเกี่ยวกับคุณ แล้วเลือกว่าจะรับหรือไม่ ยังไม่มีใครเห็นจนกว่าคุณจะตอบรับ',
      href: '/super-hero/mine',
    }),
  }),
  'hero.changed': kind<{ year: number }>({
    group: 'account',
    hasMail: true,
    tell: ({ year }) => ({
      title: `ข้อความในหน้า Super Hero ปี ${year + 543} ของคุณถูกแก้`,
      body: 'เราซ่อนหน้านั้นไว้ก่อน อ่านฉบับใหม่แล้วตอบอีกครั้งว่าให้แสดงได้ไหม',
      href: '/super-hero/mine',
    }),
  }),
  'digest.weekly': kind<Digest>({
    group: 'digest',
    hasMail: true,
    tell: (facts) => ({ title: 'สรุปสัปดาห์นี้ของคุณ', body: bodyOfDigest(facts), href: '/' }),
  }),
  'koin.lapse': kind<{ amount: number; on: string }>({
    group: 'account',
    hasMail: true,
    tell: ({ amount, on }) => ({
      title: `${formatKoin(koin(amount))} koin จะหมดอายุ ${formatThaiDate(on)}`,
      body: 'คุณไม่ได้เข้าสู่ระบบมานาน เข้าสู่ระบบก่อนวันนั้นแค่ครั้งเดียว koin ทั้งหมดก็ยังอยู่ ส่วนที่อยู่ในบัญชีฝากไม่หมดอายุ',
      href: '/profile',
    }),
  }),
  'koin.lapsed': kind<{ amount: number }>({
    group: 'account',
    hasMail: true,
    tell: ({ amount }) => ({
      title: `${formatKoin(koin(amount))} koin หมดอายุแล้ว`,
      body: 'เป็นส่วนที่ได้มาเกิน 24 เดือน และไม่มีการเข้าสู่ระบบในช่วงนั้น ส่วนที่ใหม่กว่าและที่อยู่ในบัญชีฝากยังอยู่ครบ',
      href: '/profile',
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
  'event.tomorrow': kind<EventFacts>({
    group: 'events',
    hasMail: true,
    tell: ({ eventId, title, at }) => ({
      title: `ใกล้ถึงเวลา “${title}”`,
      body: `เริ่ม ${formatThaiMoment(new Date(at))} ถ้าไปไม่ได้แล้ว ยกเลิกให้คนที่รอคิวได้นะ`,
      href: `/events/${eventId}`,
    }),
  }),
  'event.soon': kind<EventFacts>({
    group: 'events',
    hasMail: false,
    tell: ({ eventId, title, at }) => ({
      title: `“${title}” กำลังจะเริ่ม`,
      body: `เริ่ม ${formatThaiMoment(new Date(at))} กดดูสถานที่และเตรียมเช็กอินได้เลย`,
      href: `/events/${eventId}`,
    }),
  }),
  'event.seat_given': kind<EventFacts & Paid>({
    group: 'seats',
    hasMail: true,
    tell: ({ eventId, title, paid, withVoucher, at }) => ({
      title: `ได้ที่นั่ง “${title}” แล้ว`,
      body: `ถึงคิวของคุณแล้ว ${costOf(paid, withVoucher)} กิจกรรมเริ่ม ${formatThaiMoment(new Date(at))}`,
      href: `/events/${eventId}`,
    }),
  }),
  'event.seat_missed': kind<EventFacts>({
    group: 'seats',
    hasMail: true,
    tell: ({ eventId, title }) => ({
      title: `มีที่ว่างใน “${title}”`,
      body: 'ถึงคิวของคุณแล้ว แต่ค่าเข้าร่วมยังจ่ายไม่ได้ คิวของคุณยังอยู่ที่เดิม กดดูได้ว่าขาดอะไร',
      href: `/events/${eventId}`,
    }),
  }),
  // Whoever is on the way there has to know, whatever mails they chose.
  'event.called_off': kind<EventFacts & Paid>({
    group: 'account',
    hasMail: true,
    tell: ({ eventId, title, paid, withVoucher, at }) => ({
      title: `งดจัด “${title}”`,
      body: `กิจกรรมวันที่ ${formatThaiDate(bangkokDay(new Date(at)))} งดจัดแล้ว ${refundOf(paid, withVoucher)}`,
      href: `/events/${eventId}`,
    }),
  }),
} as const

export type NoticeKind = keyof typeof noticeKinds
export type NoticeFacts<K extends NoticeKind> = Parameters<(typeof noticeKinds)[K]['tell']>[0]

/** A kind as whoever reads a stored row needs it; null for one that this release does not know (an update is under way). */
export function findKind(name: string): Kind<unknown> | null {
  return Object.hasOwn(noticeKinds, name) ? (noticeKinds[name as NoticeKind] as Kind<unknown>) : null
}
