import type { Finding, OfToday } from '../../desk-admin-contract.ts'

const day = 24 * 60

/** A span in the largest unit that says enough: minutes, hours up to two days, then days. */
export function spanOf(minutes: number): string {
  if (minutes < 60) return `${minutes} นาที`
  if (minutes < 2 * day) return `${Math.round(minutes / 60)} ชม.`
  return `${Math.round(minutes / day)} วัน`
}

export const text = {
  title: 'เช้านี้',
  description: 'อะไรรออยู่ อะไรผิดปกติ และอะไรออกวันนี้ เท่าที่สิทธิของคุณเห็น',
  over: (queues: number) => `${queues} คิวเกินเวลาที่ตั้งไว้`,
  beginAt: (title: string) => `เริ่มที่${title}`,
  inTime: 'ไม่มีคิวไหนเกินเวลา',
  nothing: 'ไม่มีอะไรค้างสำหรับสิทธิของคุณ',
  stops: (count: number) => `มี ${count} อย่างที่ต้องแก้`,
  gaps: (count: number) => `และมี ${count} อย่างของวันนี้ที่จะไม่ออกเอง`,
  waits: 'รออยู่',
  axis: 'จุดหนึ่งคือหนึ่งรายการ เส้นคือเวลาที่ตั้งไว้',
  count: (count: number) => `${count} รายการ`,
  held: (holders: readonly string[]) => `${holders.join(' ')} รับไว้`,
  unheld: 'ยังไม่มีคนรับ',
  limit: (minutes: number) => `กำหนด ${spanOf(minutes)}`,
  overBy: (minutes: number) => `เกิน ${spanOf(minutes)}`,
  left: (minutes: number) => `เหลือ ${spanOf(minutes)}`,
  oldest: (minutes: number) => `เก่าสุด ${spanOf(minutes)}`,
  wrong: 'ผิดปกติ',
  right: (count: number) => `ปกติ ${count} อย่าง`,
  noWrong: 'ไม่มีอะไรผิดปกติในส่วนที่คุณเห็น',
  noFindings: 'สิทธิของคุณไม่มีส่วนที่ต้องเฝ้าดู',
  states: { stop: 'ต้องแก้', look: 'ต้องดู', good: 'ปกติ' } satisfies Record<Finding['state'], string>,
  today: 'ออกวันนี้',
  noToday: 'วันนี้ไม่มีอะไรออกในส่วนที่คุณเห็น',
  allDay: 'ทั้งวัน',
  passed: (count: number) => `ออกแล้ว ${count} อย่าง`,
  now: (time: string) => `ตอนนี้ ${time} น.`,
  marks: { out: 'ออกแล้ว', planned: 'ตั้งเวลา', gap: 'ไม่ออกเอง' } satisfies Record<OfToday['state'], string>,
}
