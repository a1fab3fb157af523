import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import type { KrazyDay, MyTurn } from '../contract.ts'

const at = (moment: string) => formatThaiMoment(new Date(moment))

export const text = {
  title: 'Krazy Day',
  pageTitle: 'Krazy Day วันแลกของจากกองกลาง',
  description: 'Krazy Day ของ Super Quest: วันที่ประกาศล่วงหน้า ราคาคงที่ คนละหนึ่งชิ้น เรียงตามแต้มเควสต์ ไม่วัดความเร็ว',
  lead: 'วันพิเศษที่ประกาศล่วงหน้า ราคาคงที่ คนละหนึ่งชิ้น ไม่มีการสุ่ม',
  noHurry: 'ไม่ว่างก็ไม่เป็นไร มีอีกในครั้งถัดไป',
  none: 'ยังไม่มี Krazy Day ที่ประกาศไว้ ประกาศเมื่อไรจะขึ้นที่นี่และในการแจ้งเตือน',
  now: 'กำลังเปิดอยู่',
  coming: 'ประกาศแล้ว',
  past: 'ที่ผ่านมา',
  rules: 'กติกา',
  begins: (moment: string) => `${at(moment)} เริ่ม`,
  ends: (moment: string) => `เปิดถึง ${at(moment)}`,
  price: 'ราคา',
  stock: (left: number, stock: number) => `เหลือ ${left} จาก ${stock} ชิ้น`,
  states: {
    upcoming: 'ยังไม่เริ่ม',
    ranked: 'ครึ่งชั่วโมงแรก: ขอก่อนหรือหลังไม่ต่างกัน เรียงตามแต้มเควสต์',
    sorting: 'กำลังเรียงลำดับ รอสักครู่',
    first_come: 'ใครมาก่อนได้ก่อน เท่าที่เหลือ',
    gone: 'ของรอบนี้มีคนรับครบแล้ว',
    over: 'จบแล้ว',
  } satisfies Record<KrazyDay['state'], string>,
  mine: {
    none: '',
    asked: 'ส่งคำขอแล้ว รอผลหลังครึ่งชั่วโมงแรก ยังไม่หัก koin',
    given: 'คุณได้ของชิ้นนี้แล้ว ดูการส่งได้ที่รางวัลของฉัน',
    not_reached: 'รอบนี้ยังไม่ถึงคิวของคุณ ไม่มีการหัก koin แต้มเควสต์ยังอยู่ครบ',
    not_enough: 'ถึงคิวแล้วแต่ koin ยังไม่พอ จึงยังไม่หักอะไร เก็บต่อไว้รอบหน้าได้',
    gift_failed: 'ของชิ้นนี้ส่งไม่ได้ koin ของคุณยังอยู่ครบ',
  } satisfies Record<MyTurn['state'], string>,
  points: (points: number) => `แต้มเควสต์ของคุณที่ใช้เรียงลำดับ: ${points}`,
  place: (place: number) => `ลำดับของคุณ: ${place}`,
  ask: (amount: string) => `ขอแลก ${amount} koin`,
  askTitle: (name: string) => `ขอแลก ${name} ไหม`,
  before: 'มีอยู่',
  after: 'เหลือถ้าได้ของ',
  only: 'หัก koin เมื่อได้ของเท่านั้น',
  notEnough: 'koin ยังไม่พอสำหรับรอบนี้ ขอไว้ก่อนได้ ถ้าถึงคิวแล้วไม่พอจะไม่หักอะไร',
  short: (amount: string) => `ยังขาดอีก ${amount} koin ไม่มีการหัก koin เก็บต่อไว้รอบหน้าได้`,
  login: 'เข้าสู่ระบบเพื่อขอแลก',
  newPrice: 'ราคาเปลี่ยนระหว่างที่คุณดูอยู่ ดูราคาใหม่ด้านบนก่อนแล้วค่อยยืนยัน',
  all: 'ดู Krazy Day',
}
