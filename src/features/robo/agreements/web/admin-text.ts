/** The words of the desk of agreements. */
export const adminText = {
  title: 'ข้อตกลง Fund-telligenz',
  lead: 'ฉบับใหม่ต้องให้บรรณาธิการอีกคนยืนยัน และเริ่มใช้ได้ตั้งแต่พรุ่งนี้ คนที่เปิดแผนหลังจากนั้นยอมรับฉบับใหม่ ฉบับเก่าเก็บไว้ให้ย้อนอ่าน',
  kind: 'ชนิด',
  now: 'ทุกฉบับ',
  version: 'ฉบับ',
  effective: 'เริ่มใช้',
  state: 'สถานะ',
  accepted: 'บัญชีที่ยอมรับ',
  write: 'เขียนฉบับใหม่',
  policyTitle: 'ชื่อ',
  summary: 'สรุป',
  changes: 'สิ่งที่เปลี่ยนจากฉบับก่อน',
  sections: 'เนื้อหา',
  sectionsHint: 'ขึ้นหัวข้อด้วย # แล้วเว้นบรรทัดว่างระหว่างย่อหน้า',
  submit: 'ขอออกฉบับใหม่',
  said: 'ส่งแล้ว รอบรรณาธิการอีกคนยืนยัน',
} as const
