import { formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import type { QuestBoard } from '../board-contract.ts'

export const boardText = {
  title: 'กระดานแต้มเควสต์',
  description: 'แต้มเควสต์ของเดือนนี้ แสดงด้วยนามแฝงของคนที่เลือกแสดงเท่านั้น',
  lead: 'มีเฉพาะคนที่เลือกแสดงเอง เห็นแค่นามแฝงกับแต้ม ไม่มีชื่อจริง โรงเรียน หรือจังหวัด',
  month: (month: string) => `แต้มของเดือน ${formatThaiMonth(month)}`,
  empty: 'เดือนนี้ยังไม่มีใครเลือกแสดง แต้มและรางวัลได้เท่ากันทุกคน',
  you: 'คุณ',
  points: (points: number) => `${points} แต้ม`,
  own: 'แต้มของฉัน',
  ownPoints: (points: number) => `เดือนนี้คุณมี ${points} แต้ม`,
  hidden: 'คุณไม่ได้อยู่บนกระดาน ไม่มีใครเห็นแต้มของคุณ',
  shown: (alias: string, place: number | null) =>
    place === null ? `คุณใช้นามแฝง “${alias}” จะขึ้นกระดานเมื่อได้แต้มแรกของเดือน` : `คุณใช้นามแฝง “${alias}” อยู่ลำดับ ${place}`,
  alias: 'นามแฝง',
  aliasHint: '2–30 ตัวอักษร อย่าใช้ชื่อจริง ชื่อเล่นที่เพื่อนรู้จัก หรือชื่อโรงเรียน',
  show: 'แสดงฉันด้วยนามแฝงนี้',
  change: 'เปลี่ยนนามแฝง',
  hide: 'เอาฉันออกจากกระดาน',
  saidShown: 'แสดงบนกระดานแล้ว',
  saidHidden: 'เอาออกจากกระดานแล้ว',
  obstacles: {
    unverified: 'ยืนยันอีเมลก่อน แล้วค่อยเลือกแสดงบนกระดานได้',
    guardian_waiting: 'แสดงบนกระดานได้เมื่อผู้ปกครองตอบตกลง ระหว่างนี้ได้แต้มและรางวัลตามปกติ',
    guardian_refused: 'ผู้ปกครองยังไม่ตกลงให้แสดงบนกระดาน คุณได้แต้มและรางวัลตามปกติ',
    own_consent: 'ยืนยันความยินยอมของคุณเองก่อน แล้วค่อยเลือกแสดงบนกระดานได้',
  } satisfies Record<NonNullable<QuestBoard['mine']['obstacle']>, string>,
}
