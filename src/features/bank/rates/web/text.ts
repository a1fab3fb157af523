import type { BankProduct } from '../contract.ts'

/** The words of the desk of rates. */
export const text = {
  title: 'อัตราดอกเบี้ย',
  lead: 'อัตราใหม่ต้องมีคนที่สองยืนยัน และเริ่มอย่างเร็วที่สุด 7 วันหลังจากนั้น บัญชีที่เปิดไว้แล้วใช้อัตราเดิมจนครบ คนที่ขอ คนที่ยืนยัน และครอบครัวไม่ได้อัตราที่สูงขึ้น',
  products: { fixed: 'ฝากประจำ', thaweesup: 'ทวีทรัพย์' } satisfies Record<BankProduct, string>,
  all: 'ทุกอัตรา',
  key: 'อัตราของ',
  rate: 'ต่อปี',
  startsOn: 'เริ่ม',
  begun: 'เริ่มแล้ว',
  coming: 'ยังไม่เริ่ม',
  state: 'สถานะ',
  new: 'ขอตั้งอัตราใหม่',
  newRate: 'อัตราต่อปี',
  newRateHint: 'เช่น 1.35 ระหว่าง 0 ถึง 5.00 เปลี่ยนครั้งละไม่เกิน 1.00',
  newDay: 'เริ่มวันที่',
  save: 'ส่งให้คนที่สองยืนยัน',
  saved: 'ส่งแล้ว รอคนที่สองยืนยัน',
  pauses: 'พักรับบัญชีใหม่',
  pauseLead: 'สมาชิกเห็นเหตุผลนี้ บัญชีที่เปิดไว้แล้วเดินต่อตามปกติ',
  reason: 'เหตุผลที่สมาชิกเห็น',
  pause: (name: string) => `พัก${name}`,
  open: (name: string) => `เปิดรับ${name}อีกครั้ง`,
  isPaused: (why: string) => `พักอยู่: ${why}`,
  isOpen: 'เปิดรับอยู่',
  changed: 'เปลี่ยนแล้ว',
}
