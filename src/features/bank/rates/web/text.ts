import type { BankRateKey } from '../admin-contract.ts'
import type { BankProduct } from '../contract.ts'

/** The words of the desk of rates. */
export const text = {
  title: 'อัตราดอกเบี้ย',
  lead: 'อัตราใหม่เริ่มพรุ่งนี้เป็นอย่างเร็ว บัญชีที่เปิดไว้แล้วใช้อัตราเดิมจนครบ',
  keys: {
    savings: 'ออมทรัพย์',
    'fixed-3': 'ฝากประจำ 3 เดือน',
    'fixed-6': 'ฝากประจำ 6 เดือน',
    'fixed-12': 'ฝากประจำ 12 เดือน',
    'fixed-24': 'ฝากประจำ 24 เดือน',
    'thaweesup-extra': 'ทวีทรัพย์ (บวกเพิ่มจากฝากประจำ 12 เดือน)',
  } satisfies Record<BankRateKey, string>,
  products: { fixed: 'ฝากประจำ', thaweesup: 'ทวีทรัพย์' } satisfies Record<BankProduct, string>,
  all: 'ทุกอัตรา',
  key: 'อัตราของ',
  rate: 'ต่อปี',
  startsOn: 'เริ่ม',
  begun: 'เริ่มแล้ว',
  coming: 'ยังไม่เริ่ม',
  state: 'สถานะ',
  new: 'ตั้งอัตราใหม่',
  newRate: 'อัตราต่อปี',
  newRateHint: 'เช่น 1.35 ระหว่าง 0 ถึง 20.00',
  newDay: 'เริ่มวันที่',
  save: 'ตั้งอัตรานี้',
  saved: 'ตั้งแล้ว มีผลในวันที่เลือก',
  pauses: 'พักรับบัญชีใหม่',
  pauseLead: 'สมาชิกเห็นเหตุผลนี้ บัญชีที่เปิดไว้แล้วเดินต่อตามปกติ',
  reason: 'เหตุผลที่สมาชิกเห็น',
  pause: (name: string) => `พัก${name}`,
  open: (name: string) => `เปิดรับ${name}อีกครั้ง`,
  isPaused: (why: string) => `พักอยู่: ${why}`,
  isOpen: 'เปิดรับอยู่',
  changed: 'เปลี่ยนแล้ว',
}
