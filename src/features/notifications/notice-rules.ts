/**
 * The groups of notices for mail preferences. Mails of a necessary group are always sent, and `why` explains it; those
 * of other groups need an opt-in.
 */
export const noticeGroups = {
  security: {
    name: 'ความปลอดภัยของบัญชี',
    about: 'มีคนเข้าสู่ระบบจากเครื่องใหม่ หรือรหัสผ่านถูกเปลี่ยน',
    why: 'ส่งทุกครั้งและส่งทันที เพื่อให้คุณรู้ตัวก่อนถ้ามีคนเข้าบัญชีแทนคุณ',
    isNecessary: true,
  },
  guardian: {
    name: 'ผู้ปกครอง',
    about: 'ผู้ปกครองตอบคำขอยินยอม หรือเปลี่ยนคำตอบ',
    why: 'ส่งทุกครั้ง เพราะคำตอบเปลี่ยนสิ่งที่บัญชีของคุณทำได้',
    isNecessary: true,
  },
  account: {
    name: 'บัญชีและนโยบาย',
    about: 'นโยบายมีฉบับใหม่ หรือมีเรื่องเกี่ยวกับบัญชีของคุณ',
    why: 'ส่งทุกครั้ง เพราะเป็นเรื่องสิทธิของคุณ',
    isNecessary: true,
  },
  community: {
    name: 'โพสต์และชุมชน',
    about: 'โพสต์ของคุณถูกพักไว้ หรือทีมงานตัดสินเรื่องที่คุณเขียนหรือรายงาน',
    why: 'ส่งทุกครั้ง เพราะคุณมีสิทธิรู้เหตุผล และขอให้ดูใหม่ได้ภายในเวลาที่กำหนด',
    isNecessary: true,
  },
  orders: {
    name: 'ของที่แลก',
    about: 'ของที่คุณแลกถูกแพ็ก ส่งออก ถึงแล้ว หรือได้ koin คืน และของที่อยากได้เก็บครบแล้ว',
    why: 'ส่งอีเมลเฉพาะตอนของถูกส่งออกหรือ koin ถูกคืน เพื่อให้คุณตามของและเงินของคุณได้',
    isNecessary: true,
  },
  digest: {
    name: 'สรุปประจำสัปดาห์',
    about: 'สัปดาห์ละหนึ่งฉบับ ช่วงวันอาทิตย์ตอนกลางวัน บอกว่าสัปดาห์นี้คุณเรียนรู้อะไรและมีอะไรใหม่',
    why: null,
    isNecessary: false,
  },
  learning: {
    name: 'การเรียนรู้',
    about: 'ขึ้นระดับใหม่ หรือเรียนรู้ครบตามจำนวนวันของเดือน',
    why: null,
    isNecessary: false,
  },
  posts: {
    name: 'โพสต์ที่ผ่านการตรวจ',
    about: 'โพสต์ของคุณผ่านการตรวจและเปิดให้ทุกคนอ่าน',
    why: null,
    isNecessary: false,
  },
  seats: {
    name: 'ที่นั่งจากคิวรอ',
    about: 'ได้ที่นั่งจากคิวรอ หรือถึงคิวแล้วแต่ยังจ่ายค่าเข้าร่วมไม่ได้',
    why: null,
    isNecessary: false,
  },
  events: {
    name: 'เตือนกิจกรรมที่สมัครไว้',
    about: 'ใกล้ถึงเวลากิจกรรม',
    why: null,
    isNecessary: false,
  },
} as const satisfies Record<string, { name: string; about: string; why: string | null; isNecessary: boolean }>

export type NoticeGroup = keyof typeof noticeGroups
export const noticeGroupNames = Object.keys(noticeGroups) as [NoticeGroup, ...NoticeGroup[]]

/** The groups whose mails can be switched on and off. */
export const optionalGroupNames = ['digest', 'learning', 'posts', 'seats', 'events'] as const satisfies NoticeGroup[]
export type OptionalGroup = (typeof optionalGroupNames)[number]

export function isOptional(group: NoticeGroup): group is OptionalGroup {
  return !noticeGroups[group].isNecessary
}
