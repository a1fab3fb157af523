import { inBaht } from '#lib/money.ts'
import type { PlanStatus } from '../contract.ts'

/** The words of projections. */
export const text = {
  chart: 'ได้หรือเสียเทียบกับเงินที่ใส่',
  unit: (name: string) => `${name} (฿)`,
  when: 'เมื่อ',
  today: 'วันนี้',
  opened: 'เปิดแผน',
  inMonths: (months: number) => `อีก ${months} เดือน`,
  monthTick: (months: number) => `${months} เดือน`,
  past: 'ที่ผ่านมา',
  mid: 'กลาง ๆ',
  put: 'เงินที่ใส่',
  fan: '70 ใน 100 ครั้ง',
  zero: 'เท่าเงินที่ใส่',
  range: (low: string, high: string) => `${low} ถึง ${high}`,
  goal: (amount: string) => `เป้าหมาย ${inBaht(amount)}`,
  goalMore: (goal: string, put: string, more: string) =>
    `เป้าหมาย ${inBaht(goal)}| |ใส่เองรวม ${inBaht(put)}| |ที่เหลืออีก ${inBaht(more)} ต้องมาจากกำไร`,
  goalMet: (goal: string, put: string) => `เป้าหมาย ${inBaht(goal)}| |ใส่เองรวม ${inBaht(put)} ก็ถึงแล้ว ถ้าไม่ขาดทุน`,
  more: 'ตัวเลขเพิ่ม',
  p15: 'P15 (15 ใน 100 ครั้งได้น้อยกว่านี้)',
  p50: 'P50 (ค่ากลาง)',
  p85: 'P85 (15 ใน 100 ครั้งได้มากกว่านี้)',
  atEnd: (months: number) => `อีก ${months} เดือน แผนมีมูลค่าราว`,
  bankMonths: (days: number) => `เดือนในกราฟคือเดือนของธนาคาร 1 เดือน = ${days} วันจริง ราคากองทุนเดินตามเวลาเดียวกับเงินฝาก`,
  states: {
    calm: 'ตอนนี้ตลาดสงบ พัดช่วงแรกจึงแคบ',
    nervous: 'ตอนนี้ตลาดกังวล พัดช่วงแรกจึงกว้าง',
    crisis: 'ตอนนี้ตลาดอยู่ในวิกฤต พัดช่วงแรกจึงกว้างมาก',
  },
  stateNote: 'สภาพตลาดบอกว่าแกว่งแค่ไหน ไม่บอกว่าจะขึ้นหรือลง',
  /** Of a plan that is not open yet: it has nothing to be ahead of. */
  chances: { ahead: 'โอกาสถึงเป้าหมายสูง', on: 'โอกาสถึงเป้าหมายปานกลาง', behind: 'โอกาสถึงเป้าหมายน้อย' } satisfies Record<
    PlanStatus,
    string
  >,
  statuses: { ahead: 'นำหน้าแผน', on: 'ตามแผน', behind: 'ตามหลังแผน' } satisfies Record<PlanStatus, string>,
  sentence: (months: number, mid: string, low: string, high: string) =>
    `อีก ${months} เดือน| |กลาง ๆ ราว ${inBaht(mid)}| |โดยปกติอยู่ระหว่าง ${low} ถึง ${inBaht(high)}`,
  chance: (of: string) => `ใน 100 ครั้ง ถึงเป้าหมายราว ${of} ครั้ง`,
  loss: (of: string) => `และราว ${of} ครั้งจบต่ำกว่าเงินที่ใส่`,
  monthlyFor: (of: string, monthly: string) => `อยากถึงเป้าหมาย ${of} ใน 100 ครั้ง ต้องใส่เดือนละราว ${inBaht(monthly)}`,
  monthlyNone: (of: string) => `ไม่ต้องใส่เพิ่มรายเดือนก็มีโอกาสถึงเป้าหมาย ${of} ใน 100 ครั้ง`,
  simulated: 'จากการจำลอง ไม่ใช่คำสัญญา',
  paths: (paths: string) => `นับจาก ${paths} เส้นทางที่จำลอง`,
  learn: 'อ่าน: กราฟรูปพัด และ 15 ใน 100 แปลว่าอะไร',
} as const
