import { skillNames } from '#kit/skills.ts'
import { bangkokDay, formatThaiDate, formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import type { Mission, MissionState, Reward } from '../contract.ts'

const dayOf = (moment: string) => formatThaiDate(bangkokDay(new Date(moment)))
/** The last day on which it still counts: the moments of the API are excluded. */
const lastDayOf = (moment: string) => dayOf(new Date(Date.parse(moment) - 1).toISOString())

export const text = {
  title: 'ภารกิจและรางวัล',
  description: 'ภารกิจของเดือนใน Super Quest เลือกเข้าร่วม ทำทีละก้าว แล้วรับรางวัลที่บอกไว้ตั้งแต่ต้น',
  month: (month: string, occasion: string | null) => [formatThaiMonth(month), occasion].filter(Boolean).join(' · '),
  going: 'กำลังทำ',
  open: 'เข้าร่วมได้',
  soon: 'กำลังจะมา',
  next: 'ตอนต่อไป',
  folded: (title: string, count: number) => `${title} ${count} ภารกิจ`,
  over: 'จบไปแล้ว',
  done: 'ทำเสร็จแล้ว',
  none: 'ตอนนี้ยังไม่มีภารกิจที่เปิดอยู่ในดินแดนนี้ เดินเล่นดินแดนอื่นก่อนได้',
  noneAtAll: 'ตอนนี้ยังไม่มีภารกิจที่เปิดอยู่ ภารกิจใหม่มาทุกต้นเดือน',
  noneJoined: 'ยังไม่ได้เข้าร่วมภารกิจไหน เลือกหนึ่งอย่างที่อยากลอง สิ่งที่ทำหลังจากนั้นจะนับให้',
  choose: 'เลือกภารกิจแรก',
  everything: 'ทุกดินแดน',
  lands: 'ดินแดน',
  visitor: 'เข้าสู่ระบบเพื่อเข้าร่วมและเก็บความคืบหน้า',
  login: 'เข้าสู่ระบบ',
  join: 'เข้าร่วม',
  joinTitle: (title: string) => `เข้าร่วม “${title}” ไหม`,
  joinIt: 'เข้าร่วมภารกิจ',
  later: 'ไว้ก่อน',
  close: 'ปิด',
  look: 'ดูรายละเอียด',
  what: 'สิ่งที่ต้องทำ',
  why: 'ทำแล้วได้อะไร',
  countsAfter: 'นับเฉพาะสิ่งที่ทำหลังเข้าร่วม เลิกทำเมื่อไรก็ได้ ไม่เสียอะไร',
  goOn: 'ไปทำต่อ',
  goDo: (sentence: string) => `ไปทำ: ${sentence}`,
  claim: 'รับรางวัล',
  claimGift: 'รับของขวัญ',
  claimed: 'รับแล้ว',
  gone: 'รางวัลมีคนรับครบแล้ว ความคืบหน้าของคุณยังอยู่',
  waiting: 'รางวัลรออยู่',
  waitsForEver: 'รับเมื่อไรก็ได้ ไม่หาย',
  states: {
    upcoming: 'ยังไม่เปิด',
    locked: 'ทำตอนก่อนหน้าให้เสร็จก่อน',
    available: 'เข้าร่วมได้',
    closed: 'ปิดรับแล้ว',
    joined: 'เข้าร่วมแล้ว',
    in_progress: 'กำลังทำ',
    completed: 'ทำเสร็จแล้ว',
    rewarded: 'รับรางวัลแล้ว',
    expired: 'หมดเวลาแล้ว',
  } satisfies Record<MissionState, string>,
  opens: (moment: string) => `เปิด ${dayOf(moment)}`,
  joinsUntil: (moment: string) => `เข้าร่วมได้ถึง ${lastDayOf(moment)}`,
  ends: (moment: string) => `ทำได้ถึง ${lastDayOf(moment)}`,
  ended: (moment: string) => `จบ ${lastDayOf(moment)}`,
  endedCalmly: (moment: string) => `จบ ${lastDayOf(moment)} พักบ้างก็ไม่เป็นไร สิ่งที่เรียนยังอยู่ครบ`,
  isFull: 'มีคนเข้าร่วมเต็มแล้ว',
  full: 'มีคนเข้าร่วมเต็มแล้ว ลองดูภารกิจอื่นที่เปิดอยู่',
  isGone: 'รางวัลมีคนรับครบแล้ว',
  noWinnersLeft: 'รางวัลมีคนรับครบแล้ว ทำเพื่อเรียนรู้ได้',
  winnersLeft: (left: number) => `รางวัลเหลือ ${left.toLocaleString('en-US')} สิทธิ`,
  after: (title: string) => `เปิดเมื่อทำ “${title}” เสร็จ`,
  afterPart: (place: number) => `เปิดหลังจบตอนที่ ${place}`,
  chain: ({ title, place, of }: NonNullable<Mission['chain']>) => `ตอนที่ ${place} จาก ${of} ของ “${title}”`,
  reward: (reward: Reward) => {
    switch (reward.kind) {
      case 'koin':
        return ''
      case 'gift':
        return reward.gift.name
      case 'voucher':
        return `บัตรเข้ากิจกรรม ${reward.count} ใบ`
      case 'badge':
        return `เหรียญตรา “${reward.badge}”`
    }
  },
  /** For a row, where the name does not fit. */
  rewardKind: (reward: Exclude<Reward, { kind: 'koin' }>) => {
    switch (reward.kind) {
      case 'gift':
        return 'ของขวัญ'
      case 'voucher':
        return `บัตร ${reward.count} ใบ`
      case 'badge':
        return 'เหรียญตรา'
    }
  },
  points: ({ skill, points }: NonNullable<Reward['points']>) => `+${points} ${skillNames[skill]}`,
  all: 'ภารกิจทั้งหมด',
  allLead: (all: number, done: number, going: number) => `${all} ภารกิจ ทำเสร็จแล้ว ${done} กำลังทำ ${going}`,
  allDescription: 'ภารกิจทั้งหมดของ Super Quest แบบรายการ แยกตามห้าดินแดน',
  asLands: 'ดูเป็นดินแดน',
  asList: 'ดูภารกิจทั้งหมดเป็นรายการ',
  registered: 'ภารกิจที่ฉันเข้าร่วม',
  registeredLead: 'ทำตอนไหนก็ได้ ทุกก้าวนับให้เอง',
  rules: 'กติกา Super Quest',
  rulesDescription: 'กติกาของ Super Quest: เข้าร่วม ความคืบหน้า รางวัล ระดับ และ Krazy Day',
  celebrate: {
    title: (title: string) => `จบภารกิจ “${title}”`,
    next: 'ดูภารกิจถัดไป',
  },
  progress: 'ภารกิจที่กำลังทำ',
  toRewards: 'ไปรับรางวัล',
  moved: 'ภารกิจที่ขยับเมื่อกี้',
  movedMore: (count: number) => `และอีก ${count} ภารกิจ`,
}

/** What a locked mission waits for, by the title of the mission before it. */
export function lockedWords(chain: Mission['chain']): string {
  return chain?.after_title ? text.after(chain.after_title) : text.states.locked
}
