import { text } from './text.ts'

/** The words of the editors' screen. */
export const adminText = {
  title: 'วิดีโอ (ทีมงาน)',
  description: 'แก้ไข เผยแพร่ และเพิ่มวิดีโอ สำหรับบรรณาธิการ',
  lead: 'แก้ชื่อ คำอธิบาย หมวด และชุด เผยแพร่หรือเลิกเผยแพร่ และเพิ่มวิดีโอจาก YouTube',
  empty: 'ยังไม่มีวิดีโอ เพิ่มเรื่องแรกจาก YouTube ได้ที่ด้านล่าง',
  statuses: { draft: 'ฉบับร่าง', published: 'เผยแพร่แล้ว', unpublished: 'เลิกเผยแพร่' },
  from: { file: 'ไฟล์ของเรา', youtube: 'YouTube' },
  counts: (views: string, likes: string) => `เปิดดู ${views} ครั้ง ถูกใจ ${likes}`,
  name: 'ชื่อ',
  nameHint: 'เครื่องหมาย | คือจุดที่ขึ้นบรรทัดใหม่ได้',
  summary: 'คำอธิบาย',
  summaryHint: '40–220 ตัวอักษร',
  category: 'หมวด',
  series: 'ชุด',
  noSeries: 'ไม่อยู่ในชุด',
  order: 'ตอนที่',
  save: 'บันทึก',
  saved: 'บันทึกแล้ว',
  unsaved: 'ยังไม่ได้บันทึก',
  publish: 'เผยแพร่',
  unpublish: 'เลิกเผยแพร่',
  addTitle: 'เพิ่มวิดีโอจาก YouTube',
  youtubeId: 'รหัสวิดีโอ',
  youtubeHint: '11 ตัวหลัง watch?v= ในที่อยู่ของวิดีโอ',
  seconds: 'ความยาว',
  secondsUnit: 'วินาที',
  add: 'เพิ่มเป็นฉบับร่าง',
  added: 'เพิ่มแล้ว ตรวจในรายการด้านบน แล้วจึงเผยแพร่',
}

export const categoryOptions = Object.entries(text.skills).map(([value, label]) => ({ value, label }))
