export const learnersText = {
  title: 'คนที่เรียน',
  description: 'รายชื่อของคนที่เรียนในช่วงที่นับแล้ว',
  lead: (span: number, day: string) => `คนที่เรียนใน ${span} วันถึง ${day} ลำดับไม่มีความหมาย ทุกครั้งที่เปิดถูกบันทึกไว้`,
  spans: 'ช่วงเวลา',
  span: (span: number) => (span === 1 ? 'วันล่าสุด' : `${span} วัน`),
  name: 'ชื่อ',
  more: 'ดูเพิ่ม',
  back: 'กลับไปหน้าตัวเลข',
  toNames: 'ดูรายชื่อ',
}
