import { type DailyDataset, fileDays } from '../dataset-rules.ts'

export const warehouseText = {
  title: 'คลังข้อมูลของธนาคาร',
  on: 'เปิดอยู่',
  off: 'ปิดอยู่',
  lead: `ทุกเช้าเวลา 05:30 น. ระบบเขียนข้อเท็จจริงของเมื่อวานเป็นไฟล์ Parquet และ CSV โดยใช้นามแฝงแทนคน ไฟล์อยู่ในที่เก็บไฟล์ โฟลเดอร์ warehouse นาน ${fileDays} วัน`,
  turnOn: 'ผู้ดูแลระบบเปิดได้ด้วยการตั้ง WAREHOUSE_KEY ซึ่งเป็นกุญแจของนามแฝง และอ่านวิธีใช้ในคู่มือระบบ',
  none: 'ยังไม่มีไฟล์',
  written: (first: string, last: string, days: number, at: string) =>
    `มีไฟล์แล้ว ${days.toLocaleString('en')} วัน ตั้งแต่ ${first} ถึง ${last} เขียนล่าสุด ${at}`,
  rowsOf: (day: string) => `จำนวนแถวของ ${day}`,
  dataset: 'ชุดข้อมูล',
  datasets: {
    learning_day: 'คนที่เรียน',
    activity: 'สิ่งที่ทำ',
    ledger_entry: 'รายการในสมุดบัญชี',
  } satisfies Record<DailyDataset, string>,
  rows: 'แถว',
  rewrite: 'เขียนไฟล์ใหม่',
  from: 'ตั้งแต่วันที่',
  fromHint: 'ถึงเมื่อวาน ใช้เมื่อธนาคารทำไฟล์หาย หรืออยากเอาคนที่ลบบัญชีออกจากไฟล์เก่า',
  reason: 'เหตุผล',
  reasonHint: 'เก็บไว้ในบันทึกการทำงาน',
  rewriting: 'สั่งแล้ว ระบบกำลังเขียนไฟล์',
} as const
