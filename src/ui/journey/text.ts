export const journeyText = {
  done: 'ผ่านแล้ว',
  now: 'คุณอยู่ที่นี่',
  later: 'ยังไม่ถึง',
} as const
