export const journeyText = {
  done: 'ผ่านแล้ว',
  now: 'คุณอยู่ที่นี่',
  later: 'ยังไม่ถึง',
  lesson: 'ด่านที่กำลังเรียน',
  step: 'ขั้น',
  stepDone: 'เสร็จขั้น',
  toMap: 'กลับแผนที่',
} as const
