import { inBaht } from '#lib/money.ts'
import type { PlanStatus } from '../contract.ts'

/** The words of projections. */
export const text = {
  chart: 'มูลค่าของแผน',
  when: 'เมื่อ',
  today: 'วันนี้',
  opened: 'เปิดแผน',
  inMonths: (months: number) => `อีก ${months} เดือน`,
  monthTick: (months: number) => `${months} เดือน`,
  past: 'ที่ผ่านมา',
  mid: 'ค่ากลาง',
  put: 'เงินที่ใส่',
  fan: 'P15–P85 (70 ใน 100)',
  goal: (amount: string) => `เป้าหมาย ${inBaht(amount)}`,
  bankMonths: (days: number) => `เดือนในกราฟคือเดือนของธนาคาร 1 เดือน = ${days} วันจริง ราคากองทุนเดินตามเวลาเดียวกับเงินฝาก`,
  states: {
    calm: 'ตอนนี้ตลาดสงบ พัดช่วงแรกจึงแคบ',
    nervous: 'ตอนนี้ตลาดกังวล พัดช่วงแรกจึงกว้าง',
    crisis: 'ตอนนี้ตลาดอยู่ในวิกฤต พัดช่วงแรกจึงกว้างมาก',
  },
  stateNote: 'สภาพตลาดบอกว่าแกว่งแค่ไหน ไม่บอกว่าจะขึ้นหรือลง',
  statuses: { ahead: 'นำหน้าแผน', on: 'ตามแผน', behind: 'ตามหลังแผน' } satisfies Record<PlanStatus, string>,
  sentence: (months: number, mid: string, low: string, high: string) =>
    `อีก ${months} เดือน| |กลาง ๆ ราว ${inBaht(mid)}| |โดยปกติอยู่ระหว่าง ${low} ถึง ${inBaht(high)}`,
  chance: (of: string) => `ใน 100 ครั้ง ถึงเป้าหมายราว ${of} ครั้ง`,
  loss: (of: string) => `และราว ${of} ครั้งจบต่ำกว่าเงินที่ใส่`,
  monthlyFor: (of: string, monthly: string) => `อยากถึงเป้าหมาย ${of} ใน 100 ครั้ง ต้องใส่เดือนละราว ${inBaht(monthly)}`,
  monthlyNone: (of: string) => `ไม่ต้องใส่เพิ่มรายเดือนก็มีโอกาสถึงเป้าหมาย ${of} ใน 100 ครั้ง`,
  paths: (paths: string) => `จากการจำลอง ${paths} เส้นทาง ไม่ใช่คำสัญญา`,
  learn: 'อ่าน: กราฟรูปพัด และ 15 ใน 100 แปลว่าอะไร',
} as const
