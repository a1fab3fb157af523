/** The words around the question of a share card. */
export const teaserText = {
  title: 'คำถามจากการ์ดของเพื่อน',
  lead: (skill: string) => `เรื่อง${skill} ราว 20 วินาที ไม่ต้องสมัคร ไม่เก็บคำตอบ`,
  check: 'ตรวจคำตอบ',
  chooseFirst: 'เลือกคำตอบก่อน แล้วค่อยตรวจ',
  right: 'ใช่เลย',
  yet: 'ยังไม่ใช่ แต่ได้รู้เพิ่มแล้ว',
  more: 'ลองอีกข้อในหน้าแรก',
  daily: 'ไปที่ควิซวันนี้',
  readMore: (title: string) => `อ่านเรื่อง ${title}`,
} as const
