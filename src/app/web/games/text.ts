import type { GameKey } from '../../games/contract.ts'

/** `phrases`: between which a line of the name may break. */
type GameText = { name: string; line: string; phrases?: readonly string[] }

export const text = {
  title: 'เกม',
  description: 'เกมการเงินสั้น ๆ รับเงินออม ทายคำ ถอดรหัสภาพ และปริศนาอักษรไขว้ เล่นแล้วได้รู้จักคำใหม่ทุกวัน',
  lead: 'เล่นสั้น ๆ ได้คำใหม่ติดตัวไปใช้ แต่ละเกมมีของใหม่ทุกวัน',
  games: {
    'catch-me': { name: 'จับให้ทัน', line: 'รับรายได้และเงินออมที่ตกลงมา หลบมิจฉาชีพและของที่ซื้อตามอารมณ์' },
    hangman: { name: 'ทายคำการเงิน', line: 'อ่านคำใบ้แล้วทายทีละตัวอักษร ก่อนลูกโป่งของกล้าลอยไปหมด' },
    'visual-decoder': { name: 'ถอดรหัสภาพ', line: 'ดูภาพแล้วทายว่าซ่อนคำการเงินคำไหนไว้' },
    crossword: {
      name: 'ปริศนาอักษรไขว้',
      phrases: ['ปริศนา', 'อักษรไขว้'],
      line: 'ตารางเล็กใหม่ทุกวัน ตารางใหญ่ใหม่ทุกสัปดาห์ เติมคำการเงินจากคำใบ้',
    },
  } as Record<GameKey, GameText>,
  left: (left: number, total: number) => `วันนี้เหลือ ${left} จาก ${total}`,
  done: 'วันนี้ครบแล้ว',
  going: 'เล่นค้างไว้',
  play: 'เล่น',
  tryIt: 'ลองเล่น',
}
