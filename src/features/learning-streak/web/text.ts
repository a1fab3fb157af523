import type { Plant } from '../contract.ts'

const monthNames = ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.']
const nameOf = (month: string) => monthNames[Number(month.slice(5)) - 1] ?? month

export const text = {
  week: (days: number) => `สัปดาห์นี้เรียนรู้แล้ว ${days} วัน`,
  weekdays: ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา'],
  dayNames: ['วันจันทร์', 'วันอังคาร', 'วันพุธ', 'วันพฤหัสบดี', 'วันศุกร์', 'วันเสาร์', 'วันอาทิตย์'],
  learned: 'เรียนรู้แล้ว',
  today: 'วันนี้',
  rest: 'วันพัก',
  later: 'ยังไม่ถึง',
  shelf: 'ชั้นปลูกของคุณ',
  shelfLead: 'หนึ่งวันเรียนรู้ หนึ่งใบ หนึ่งเดือน หนึ่งต้น ไม่มีวันเหี่ยว',
  month: nameOf,
  plant: ({ month, leaves }: Plant) => `${nameOf(month)} เรียนรู้ ${leaves} วัน`,
  days: (days: number) => `${days} วัน`,
}
