/** The words of a list of proposals. */
export const text = {
  title: 'รอคนที่สองตัดสิน',
  none: 'ไม่มีคำขอที่รออยู่',
  by: (name: string, day: string) => `ขอโดย ${name} เมื่อ ${day}`,
  own: 'คุณเป็นคนขอ ต้องให้ทีมงานอีกคนยืนยัน',
  confirm: 'ยืนยัน',
  drop: 'ไม่เอา',
  withdraw: 'ถอนคำขอ',
  confirmed: 'ยืนยันแล้ว',
  dropped: 'ยกเลิกคำขอแล้ว',
}
