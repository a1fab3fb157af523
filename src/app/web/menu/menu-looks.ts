import type { World } from '#art/art-color.ts'
import type { ThingName } from '#art/worlds/thing-names.ts'

export type MenuLook = {
  thing: ThingName
  world: World
  /** One line of what is there. */
  note: string
  /** The part of its panel; without one it stands in the first. */
  part?: keyof typeof partNames
}

export const partNames = {
  quizzes: 'ควิซ',
  games: 'เกม',
  clubs: 'ห้าคลับ',
  watch: 'ดู ไป และค้น',
  lands: 'ภารกิจ',
  mine: 'ของฉัน',
  bank: 'ธนาคารจำลอง',
  robo: 'ผู้ช่วยวางแผน',
}

/**
 * Picture and note of every line of the menu, by its address. They are not in the lines of the features, because those
 * come with the first load of every page.
 */
export const menuLooks: Record<string, MenuLook> = {
  '/': { thing: 'shelf', world: 2, note: 'ก้าวต่อไปของวันนี้' },
  '/path': { thing: 'trail', world: 2, note: 'แผนที่ห้าดินแดน' },
  '/play': { thing: 'ball', world: 3, note: 'เกม ควิซ และภารกิจ', part: 'quizzes' },
  '/quiz': { thing: 'quiz', world: 4, note: 'เลือกแบบที่อยากลอง', part: 'quizzes' },
  '/quiz/daily': { thing: 'quiz', world: 3, note: '3 ข้อ ราว 3 นาที', part: 'quizzes' },
  '/quiz/month': { thing: 'week', world: 5, note: '20 ข้อ ทบทวนเรื่องของเดือนนี้', part: 'quizzes' },
  '/quiz/money': { thing: 'card', world: 2, note: 'สามระดับ เลือกที่พอดีกับคุณ', part: 'quizzes' },
  '/quiz/final': { thing: 'steps', world: 1, note: 'รวมทุกเรื่องที่เรียนมา', part: 'quizzes' },
  '/games': { thing: 'ball', world: 1, note: 'สี่เกม และรอบของวันนี้', part: 'games' },
  '/games/catch-me-if-you-can': { thing: 'pouch', world: 2, note: 'รับเงินออม หลบมิจฉาชีพ', part: 'games' },
  '/games/hangman': { thing: 'tile', world: 4, note: 'ทายคำการเงินทีละตัวอักษร', part: 'games' },
  '/games/visual-decoder': { thing: 'eye', world: 5, note: 'ดูภาพ แล้วทายคำที่ซ่อนไว้', part: 'games' },
  '/crossword': { thing: 'grid', world: 1, note: 'เติมคำการเงินจากคำใบ้', part: 'games' },
  '/games/stats': { thing: 'days', world: 3, note: 'ผลงานของทุกเกม', part: 'games' },
  '/clubs': { thing: 'news', world: 5, note: 'ทั้งห้าคลับ และเรื่องใหม่', part: 'clubs' },
  '/club/hit': { thing: 'phones', world: 2, note: 'เรื่องเงินที่ใคร ๆ กำลังพูดถึง', part: 'clubs' },
  '/club/biz-master': { thing: 'shop', world: 3, note: 'ธุรกิจเล็ก ๆ และการลงทุน', part: 'clubs' },
  '/club/smart-society': { thing: 'chat', world: 4, note: 'ใช้เงินอย่างเข้าใจ อยู่ด้วยกันสบายใจ', part: 'clubs' },
  '/club/play-yard': { thing: 'phone', world: 5, note: 'สนุกออนไลน์โดยไม่เสียรู้', part: 'clubs' },
  '/club/greenery': { thing: 'green', world: 1, note: 'ออมทีละนิด ให้เงินค่อย ๆ งอก', part: 'clubs' },
  '/video-page': { thing: 'video', world: 5, note: 'คลิปสั้น บอกขนาดไฟล์ก่อนดู', part: 'watch' },
  '/events': { thing: 'week', world: 4, note: 'ไปร่วม หรือดูออนไลน์', part: 'watch' },
  '/glossary': { thing: 'book', world: 1, note: 'คำการเงินเป็นภาษาคน', part: 'watch' },
  '/calculators': { thing: 'scale', world: 2, note: 'ใส่เลขของคุณ ดูสูตรและที่มา', part: 'watch' },
  '/search': { thing: 'target', world: 3, note: 'บทความ วิดีโอ เกม และอื่น ๆ', part: 'watch' },
  '/super-hero': { thing: 'mic', world: 4, note: 'คนจริงเล่าเรื่องเงินของเขา' },
  '/superquest/about': { thing: 'flag', world: 3, note: 'เดินดูทั้งห้า', part: 'lands' },
  '/superquest/missions-rewards': { thing: 'basket', world: 2, note: 'ภารกิจที่เปิดอยู่ และสิ่งที่ได้', part: 'lands' },
  '/superquest/krazy-day': { thing: 'tag', world: 5, note: 'วันขายราคาเดียว บอกวันล่วงหน้า', part: 'lands' },
  '/superquest/rules': { thing: 'ledger', world: 4, note: 'อ่านก่อนเริ่ม', part: 'lands' },
  '/superquest/profile/allquests': { thing: 'target', world: 1, note: 'ทุกภารกิจแบบรายการ', part: 'mine' },
  '/superquest/profile/questsregistered': { thing: 'scale', world: 5, note: 'ที่กำลังทำ และที่ทำเสร็จ', part: 'mine' },
  '/superquest/profile/redeemrewards': { thing: 'pouch', world: 3, note: 'ที่รอรับ และที่รับแล้ว', part: 'mine' },
  '/superquest/profile/redeemrewards#big-prize': { thing: 'key', world: 4, note: 'รางวัลของสมาชิก SKILL', part: 'mine' },
  '/superquest/board': { thing: 'steps', world: 2, note: 'ห้าระดับ จาก Rookie ถึง Hero', part: 'mine' },
  '/store': { thing: 'pouch', world: 5, note: 'แลก koin เป็นของที่อยากได้' },
  '/bank': { thing: 'bank', world: 1, note: 'บัญชีจำลองทั้งหมดของคุณ', part: 'bank' },
  '/bank/net-worth': { thing: 'scale', world: 3, note: 'koin และเงินฝึก รวมให้ดู', part: 'bank' },
  '/bank/saving': { thing: 'jar', world: 2, note: 'ออมทรัพย์ ฝากประจำ ทวีทรัพย์', part: 'bank' },
  '/bank/fund': { thing: 'pie', world: 3, note: 'แปดระดับความเสี่ยง', part: 'bank' },
  '/robo': { thing: 'robo', world: 4, note: 'แผนกองทุนตามเป้าหมาย', part: 'robo' },
}
