import { bars, curve, table, title } from './charts.ts'
import type { Scene } from './scenes.ts'
import type { Sheet } from './sheet.ts'

type Line = { from: 'me' | 'other'; text: string }

const said = (text: string): Line => ({ from: 'other', text })
const asked = (text: string): Line => ({ from: 'me', text })

/** A conversation: the other side on the left, the reader on the right. A bubble is as wide as its text, roughly. */
function chat(sheet: Sheet, lines: readonly Line[]): void {
  const step = Math.min(38, 152 / lines.length)
  for (const [i, { from, text }] of lines.entries()) {
    const width = Math.min(288, 26 + [...text].filter((letter) => !/[ัิ-ฺ็-๎]/.test(letter)).length * 8.4)
    const x = from === 'me' ? 304 - width : 16
    const y = 40 + i * step
    sheet.rect(x, y, width, step - 7, 10, from === 'me' ? 'art-mint' : 'paper')
    sheet.text(text, x + 12, y + (step - 7) / 2 + 5)
  }
}

const pairs = (text: string) =>
  text.split(' ').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value: Number(value) }
  })

/** Pictures in which something is to be spotted: chats, posts, sheets. */
export const chatScenes: Record<string, Scene> = {
  'ticket-chat': {
    card: 's4-soft',
    draw: (sheet) => {
      title(sheet, 'แชตซื้อบัตร')
      chat(sheet, [
        said('เหลือ 2 ใบ ราคาหน้าบัตร'),
        asked('ถ่ายคู่กระดาษได้ไหม'),
        said('มีคนรออีก 3 คน'),
        said('โอนบัญชีแฟนได้เลย'),
      ])
    },
  },
  'bank-text': {
    card: 's4-soft',
    draw: (sheet) => {
      title(sheet, 'ข้อความเข้า')
      chat(sheet, [
        said('บัญชีของคุณถูกระงับ'),
        said('ยืนยันใน 10 นาที'),
        said('กด bank-help.example'),
        said('สอบถาม 02 000 0000'),
      ])
    },
  },
  'cat-post': {
    card: 's2-soft',
    draw: (sheet) => {
      title(sheet, 'โพสต์ขอบริจาค')
      const rows = [
        ['เรื่อง', 'แมวขาหัก'],
        ['เพจ', 'บ้านแมวยิ้ม'],
        ['คลินิก', 'ยังไม่บอก'],
        ['ชื่อบัญชี', 'นาย ก'],
        ['แชร์แล้ว', '9,800'],
      ]
      table(sheet, rows, { columns: [26, 292], step: 28 })
    },
  },
  'stock-sheet': {
    card: 's3-soft',
    draw: (sheet) => {
      title(sheet, 'ใบสรุปกองทุน')
      const rows = [
        ['ระดับความเสี่ยง', '6'],
        ['ค่าใช้จ่ายต่อปี', '1.5 %'],
        ['ขาดทุนสูงสุด', '−32 %'],
        ['ปีที่แล้ว', '+9 %'],
        ['ดัชนีชี้วัด', '+12 %'],
      ]
      table(sheet, rows, { columns: [26, 292], step: 28 })
    },
  },
  'tax-lines': {
    card: 's1-soft',
    draw: (sheet) => {
      title(sheet, 'สมุดฝากประจำ')
      const rows = [
        ['ฝาก', '+4,000.00', '4,000.00'],
        ['ดอกเบี้ย', '+60.00', '4,060.00'],
        ['ภาษี', '−9.00', '4,051.00'],
      ]
      table(sheet, rows, { head: ['รายการ', 'บาท', 'คงเหลือ'], columns: [26, 190, 292], step: 32 })
    },
  },
  'deep-dip': {
    card: 's3-soft',
    draw: (sheet) => {
      title(sheet, 'ราคาต่อหน่วย (บาท)')
      curve(sheet, pairs('ปี\u00a01=10 ปี\u00a02=8 ปี\u00a03=5 ปี\u00a04=7 ปี\u00a05=9'), 'art-violet')
    },
  },
  'app-bars': {
    card: 's2-soft',
    draw: (sheet) => {
      title(sheet, 'ราคาต่อครั้งที่เปิดใช้ (บาท)')
      bars(sheet, pairs('หนัง=70 เกม=50 เพลง=4 รูป=1'), { color: 'art-coral' })
    },
  },
  'trip-table': {
    card: 's5-soft',
    draw: (sheet) => {
      title(sheet, 'งบทริป 30 คน (บาท)')
      const rows = [
        ['รถเหมา', '12,000'],
        ['อาหารตามจำนวนคน', '9,000'],
        ['ค่าเข้าคนละใบ', '3,000'],
        ['เงินเผื่อ', '3,000'],
      ]
      table(sheet, rows, { columns: [26, 292], step: 32 })
    },
  },
}
