/** The texts of charts and of the calculator. */
export const chartText = {
  showTable: 'ดูเป็นตาราง',
  showChart: 'ดูเป็นกราฟ',
  calculator: 'ลองคิดดอกเบี้ยทบต้น',
  simBaht: 'บาทจำลอง',
  principal: 'เงินตั้งต้น',
  ratePerYear: 'ดอกเบี้ยต่อปี',
  duration: 'ฝากนาน',
  month1: 'เดือน',
  putIn: 'เงินที่ใส่',
  interest: 'ดอกเบี้ย',
  withInterest: 'รวมดอกเบี้ย',
  total: 'รวม',
  when: 'เมื่อครบ',
  start: 'เริ่ม',
  months1: (months: number) => `${months} เดือน`,
  years1: (years: number) => `${years} ปี`,
  grows: (put: string, rate: string, time: string) =>
    `ใส่ ${put} บาทจำลอง ดอกเบี้ย ${rate} % ต่อปี ทบทุกเดือน ครบ ${time} จะมี`,
  ofWhichInterest: (interest: string) => `เป็นดอกเบี้ย ${interest} บาทจำลอง`,
  chartHint: 'แตะหรือลากบนกราฟเพื่อดูทีละช่วง',
  chartCursor: 'เลื่อนดูตามเวลา',
  fall: 'ลงจากจุดสูงสุด',
  fallen: (percent: string) => `ลงจากจุดสูงสุด ${percent}`,
  /** −7.25 → '−7.3 %'. */
  percent: (value: number) => `${Math.round(value * 10) < 0 ? '−' : ''}${Math.abs(value).toFixed(1)} %`,
} as const
