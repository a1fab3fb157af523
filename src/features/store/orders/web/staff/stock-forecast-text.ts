import { forecastDays } from '../../stock-forecast-contract.ts'

export const stockText = {
  title: 'ของจะหมดวันไหน',
  description: 'ของรางวัลและโค้ดที่ขายอยู่ กับวันที่คาดว่าจะหมด',
  lead: `ถ้าแลกกันวันละเท่ากับ ${forecastDays} วันที่ผ่านมา และไม่เติมของ เรียงจากที่หมดก่อน`,
  back: 'รายการแลก',
  none: 'ตอนนี้ไม่มีของที่นับจำนวนและขายอยู่',
  premium: 'ของรางวัล',
  stock: 'เหลือ',
  sold: 'แลกไป',
  soldHead: 'แลกไป (ชิ้น)',
  days: 'ใน (วัน)',
  soldIn: (sold: number, days: number) => `${sold.toLocaleString('en')} ใน ${days} วัน`,
  until: 'คาดว่าหมดวันที่',
  gone: 'หมดแล้ว',
  long: 'อีกนานกว่าสองปี',
  never: 'ยังไม่มีคนแลก',
  csv: 'บันทึกเป็น CSV',
}
