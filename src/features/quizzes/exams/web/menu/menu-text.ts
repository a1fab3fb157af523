import { formatKoin, type Koin } from '#lib/money.ts'
import type { ExamState } from '../../exam-contract.ts'

/** The texts of a quiz's state in the menu. */
const states: Record<ExamState, string> = {
  open: 'ทำได้เลย',
  running: 'ทำค้างไว้ กลับไปทำต่อได้',
  passed: 'ผ่านแล้ว',
  used_up: 'ครบทุกครั้งของรอบนี้แล้ว',
  waiting: 'รอเวลาเปิดครั้งต่อไป',
  locked: 'ยังไม่เปิด ดูเงื่อนไขข้างใน',
  not_ready: 'กำลังเพิ่มคำถามชุดใหม่',
}

export const menuText = {
  title: 'ควิซ',
  description: 'ควิซการเงินสำหรับวัยรุ่น รายวัน รายเดือน ปลายภาค และควิซการเงิน 3 ระดับ พร้อมเหตุผลทุกข้อ',
  lead: 'ตอบเพื่อรู้ ทุกข้อมีเหตุผลให้อ่าน',
  all: 'ควิซทั้งหมด',
  now: 'ต่อไปของคุณ',
  first: 'เริ่มที่นี่',
  answered: 'ตอบแล้ว',
  unit: 'ข้อ',
  nothing: 'ตอนนี้ทำครบแล้ว',
  nothingLine: 'ข้อใหม่ของควิซประจำวันมาพรุ่งนี้',
  visitor: 'สมัครฟรี ทำได้ทุกควิซ และเก็บ koin ได้',
  join: 'สมัครสมาชิก',
  failed: 'ยังโหลดสถานะของคุณไม่ได้ ควิซยังทำได้ตามปกติ',
  retry: 'ลองอีกครั้ง',
  states,
  next: {
    daily: 'ทำควิซวันนี้',
    goOn: 'ทำต่อจากที่ค้างไว้',
    review: 'ทบทวนข้อที่พลาด',
    money: 'ทำควิซการเงิน',
    monthly: 'ทำควิซประจำเดือน',
    final: 'ไปสอบปลายภาค',
  },
  daily: {
    title: 'ควิซประจำวัน',
    line: (each: Koin, all: Koin) => `3 ข้อ ถูกข้อละ ${formatKoin(each)} koin ถูกครบได้เพิ่ม ${formatKoin(all)} koin`,
    state: ({ answered, right, total }: { answered: number; right: number; total: number }) => {
      if (answered === total) return `วันนี้ทำแล้ว ถูก ${right} จาก ${total} ข้อ`
      return answered > 0 ? states.running : 'ข้อของวันนี้รออยู่'
    },
  },
  monthly: {
    title: 'ควิซประจำเดือน',
    line: (total: number, koin: Koin, high: Koin) =>
      `${total} ข้อ ผ่านแล้วได้ ${formatKoin(koin)} koin คะแนนสูงได้ ${formatKoin(high)} koin`,
  },
  final: {
    title: 'สอบปลายภาค',
    line: (total: number, minutes: number, months: number, koin: Koin) =>
      `${total} ข้อ ${minutes} นาที เปิดหลังผ่านควิซประจำเดือน ${months} เดือน ผ่านแล้วได้ ${formatKoin(koin)} koin`,
  },
  money: {
    title: 'ควิซการเงิน',
    line: (total: number) => `3 ระดับ ระดับละ ${total} ข้อ ผ่านแล้วระดับต่อไปเปิด`,
    passed: (passed: number, all: number) => `ผ่านแล้ว ${passed} จาก ${all} ระดับ`,
  },
  review: {
    title: 'ทบทวน',
    line: 'ข้อที่เคยตอบผิดกลับมาให้ลองใหม่ทีละข้อ เป็นการฝึก ไม่มี koin',
    state: (due: number) => (due > 0 ? `มี ${due} ข้อรอทบทวน` : 'ตอนนี้ไม่มีข้อที่ต้องทบทวน'),
  },
}
