import type { PlanStatus } from '../contract.ts'

/** The words of projections. */
export const text = {
  chart: 'มูลค่าของแผน',
  when: 'เมื่อ',
  today: 'วันนี้',
  opened: 'เปิดแผน',
  inMonths: (months: number) => `อีก ${months} เดือน`,
  past: 'ที่ผ่านมา',
  mid: 'ค่ากลาง',
  put: 'เงินที่ใส่',
  fan: 'P15–P85 เจ็ดในสิบครั้ง',
  goal: (amount: string) => `เป้าหมาย ${amount} ฿`,
  bankMonths: 'เดือนในกราฟคือเดือนของธนาคาร',
  statuses: { ahead: 'นำหน้าแผน', on: 'ตามแผน', behind: 'ช้ากว่าแผน' } satisfies Record<PlanStatus, string>,
  sentence: (months: number, mid: string, low: string, high: string) =>
    `อีก ${months} เดือน| |กลาง ๆ ราว ${mid} ฿| |โดยปกติอยู่ระหว่าง ${low} ถึง ${high} ฿`,
  chance: (of: string) => `จำลอง 100 ครั้ง ถึงเป้าหมายราว ${of} ครั้ง`,
  loss: (of: string) => `และราว ${of} ครั้งจบต่ำกว่าเงินที่ใส่`,
  monthlyFor: (of: string, monthly: string) => `อยากถึงเป้าหมาย ${of} ใน 100 ครั้ง ต้องใส่เดือนละราว ${monthly} ฿`,
  monthlyNone: (of: string) => `ถึงเป้าหมาย ${of} ใน 100 ครั้งได้โดยไม่ต้องใส่เพิ่มรายเดือน`,
  paths: (paths: string) => `จากการจำลอง ${paths} เส้นทาง ไม่ใช่คำสัญญา`,
  learn: 'อ่าน: ช่วง P15–P85 อ่านอย่างไร',
} as const
