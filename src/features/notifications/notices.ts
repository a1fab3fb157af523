/** Where a notice can reach a person: on our pages (bell and list), by mail, or by Web Push on a device. */
export const noticeChannels = ['app', 'mail', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** What is said of a group, and what each channel does with it. */
export type NoticeGroupSpec = {
  name: string
  about: string
  /** Why a channel cannot be switched off; null where every channel can. */
  why: string | null
  /** `always` cannot be switched off; `on` and `off` hold until the person chooses. */
  app: 'always' | 'on' | 'off'
  /** Null: no kind of the group has a mail. Mails that are not necessary need an opt-in. */
  mail: 'always' | 'off' | null
  /** Null: never pushed. A push needs an opt-in, and is always an extra: nothing is told by push alone. */
  push: 'off' | null
}

/**
 * The groups of notices that a person chooses for each channel, in the order of the page. Every kind of notice names
 * its group. What cannot be switched off: security, guardian, rights, and what moved or holds a person's own koin.
 */
export const noticeGroups = {
  day: {
    name: 'เรื่องของวันนี้',
    about: 'ชวนกลับมาตอนเย็น เฉพาะวันที่ยังไม่ได้เริ่ม',
    why: null,
    app: 'off',
    mail: null,
    push: 'off',
  },
  learning: {
    name: 'การเรียนรู้',
    about: 'ขึ้นระดับใหม่ หรือเรียนรู้ครบตามจำนวนวันของเดือน',
    why: null,
    app: 'on',
    mail: 'off',
    push: 'off',
  },
  quests: {
    name: 'เควสต์',
    about: 'ทำเควสต์สำเร็จ',
    why: null,
    app: 'on',
    mail: null,
    push: 'off',
  },
  posts: {
    name: 'โพสต์ที่ผ่านการตรวจ',
    about: 'โพสต์หรือสรุปของคุณผ่านการตรวจและเปิดให้ทุกคนอ่าน',
    why: null,
    app: 'on',
    mail: 'off',
    push: 'off',
  },
  events: {
    name: 'เตือนกิจกรรมที่สมัครไว้',
    about: 'ใกล้ถึงเวลากิจกรรม',
    why: null,
    app: 'on',
    mail: 'off',
    push: 'off',
  },
  seats: {
    name: 'ที่นั่งจากคิวรอ',
    about: 'ได้ที่นั่งจากคิวรอ หรือถึงคิวแล้วแต่ยังจ่ายค่าเข้าร่วมไม่ได้',
    why: 'ในเว็บปิดไม่ได้ เพราะตอนได้ที่นั่ง ค่าเข้าร่วมจะถูกหักจากกระเป๋าของคุณ',
    app: 'always',
    mail: 'off',
    push: 'off',
  },
  parcels: {
    name: 'ของที่แลกกำลังมา',
    about: 'ของที่คุณแลกถูกแพ็กแล้ว หรือถึงแล้ว',
    why: null,
    app: 'on',
    mail: null,
    push: 'off',
  },
  wishes: {
    name: 'ของที่อยากได้',
    about: 'เก็บ koin ครบสำหรับของที่คุณอยากได้',
    why: null,
    app: 'on',
    mail: null,
    push: 'off',
  },
  bank: {
    name: 'ธนาคาร',
    about: 'เงินฝากครบกำหนด งวดฝากที่ขาด และผลคำสั่งกองทุน ดูย้อนหลังได้ในหน้าธนาคารเสมอ',
    why: null,
    app: 'on',
    mail: null,
    push: 'off',
  },
  robo: {
    name: 'Fund-telligenz',
    about: 'เรื่องจากแผนของคุณ เช่น งวดที่ข้ามไป หรือสัดส่วนที่ห่างจากแผน ถึงปิดไว้ก็ยังอ่านได้ในหน้าแผน',
    why: null,
    app: 'on',
    mail: null,
    push: 'off',
  },
  digest: {
    name: 'สรุปประจำสัปดาห์',
    about: 'สัปดาห์ละครั้ง ช่วงวันอาทิตย์ตอนกลางวัน บอกว่าสัปดาห์นี้คุณเรียนรู้อะไรและมีอะไรใหม่',
    why: null,
    app: 'off',
    mail: 'off',
    push: null,
  },
  security: {
    name: 'ความปลอดภัยของบัญชี',
    about: 'มีคนเข้าสู่ระบบจากเครื่องใหม่ หรือรหัสผ่านถูกเปลี่ยน',
    why: 'บอกทุกครั้งและบอกทันที เพื่อให้คุณรู้ตัวก่อนถ้ามีคนเข้าบัญชีแทนคุณ',
    app: 'always',
    mail: 'always',
    push: null,
  },
  guardian: {
    name: 'ผู้ปกครอง',
    about: 'ผู้ปกครองตอบคำขอยินยอม หรือเปลี่ยนคำตอบ',
    why: 'บอกทุกครั้ง เพราะคำตอบเปลี่ยนสิ่งที่บัญชีของคุณทำได้',
    app: 'always',
    mail: 'always',
    push: null,
  },
  account: {
    name: 'บัญชี นโยบาย และ koin ของคุณ',
    about: 'นโยบายหรือเงื่อนไขใหม่ koin ที่ถูกปรับหรือใกล้หมดอายุ บัญชีฝากที่หยุด กิจกรรมที่งดจัด และเรื่องที่รอคำตอบจากคุณ',
    why: 'บอกทุกครั้ง เพราะเป็นเรื่องสิทธิและ koin ของคุณ',
    app: 'always',
    mail: 'always',
    push: null,
  },
  community: {
    name: 'การดูแลชุมชน',
    about: 'โพสต์ของคุณถูกพักหรือส่งกลับ หรือทีมงานตัดสินเรื่องที่คุณเขียนหรือรายงาน',
    why: 'บอกทุกครั้ง เพราะคุณมีสิทธิรู้เหตุผล และขอให้ดูใหม่ได้ภายในเวลาที่กำหนด',
    app: 'always',
    mail: 'always',
    push: null,
  },
  orders: {
    name: 'ของและ koin ที่แลก',
    about: 'ของที่แลกถูกส่งออก koin ถูกคืน และผลของ Krazy Day',
    why: 'บอกทุกครั้ง เพื่อให้คุณตามของและ koin ของคุณได้ อีเมลส่งเฉพาะตอนของถูกส่งออกหรือ koin ถูกคืน',
    app: 'always',
    mail: 'always',
    push: null,
  },
  staff: {
    name: 'งานของทีมงาน',
    about: 'โค้ดของรางวัลใกล้หมด',
    why: 'บอกทุกครั้ง เพราะเป็นงานที่รอทีมงานทำ',
    app: 'always',
    mail: null,
    push: null,
  },
} as const satisfies Record<string, NoticeGroupSpec>

export type NoticeGroup = keyof typeof noticeGroups
export const noticeGroupNames = Object.keys(noticeGroups) as [NoticeGroup, ...NoticeGroup[]]

/** The groups whose mails can be switched on and off. */
export type OptionalMailGroup = {
  [G in NoticeGroup]: (typeof noticeGroups)[G]['mail'] extends 'off' ? G : never
}[NoticeGroup]
export const optionalMailGroups = noticeGroupNames.filter(hasOptionalMail) as [
  OptionalMailGroup,
  ...OptionalMailGroup[],
]

export function hasOptionalMail(group: NoticeGroup): group is OptionalMailGroup {
  return canChoose(group, 'mail')
}

/** The groups that can be pushed to a device. */
export type PushGroup = {
  [G in NoticeGroup]: (typeof noticeGroups)[G]['push'] extends 'off' ? G : never
}[NoticeGroup]

export function isPushGroup(group: NoticeGroup): group is PushGroup {
  return noticeGroups[group].push !== null
}

/** Whether a person can switch the notices of a group on and off for a channel. */
export function canChoose(group: NoticeGroup, channel: NoticeChannel): boolean {
  const how = noticeGroups[group][channel]
  return how === 'on' || how === 'off'
}

/** Whether a channel brings the notices of a group to a person who has not chosen. */
export function isOnByDefault(group: NoticeGroup, channel: NoticeChannel): boolean {
  const how: NoticeGroupSpec['app'] | NoticeGroupSpec['mail'] = noticeGroups[group][channel]
  return how === 'on' || how === 'always'
}
