/** Texts of the page before a person is identified; a separate file, because every visitor of the page loads it. */
export const socialPageText = {
  description: (called: string) => `เข้าสู่ระบบหรือสมัคร Koinklass ด้วย ${called} หรือเชื่อม ${called} กับบัญชีที่มีอยู่`,
  noScript: 'หน้านี้ต้องใช้ JavaScript เปิดใช้ในเบราว์เซอร์แล้วเริ่มใหม่อีกครั้ง',
  off: (called: string) => `ยังเข้าสู่ระบบด้วย ${called} ที่นี่ไม่ได้`,
  offLead: 'ใช้อีเมลและรหัสผ่านเข้าสู่ระบบหรือสมัครสมาชิกได้เลย',
  toLogin: 'ไปหน้าเข้าสู่ระบบ',
  start: (called: string) => `เริ่มจาก ${called}`,
  startLead: (called: string) => `กดปุ่มด้านล่างเพื่อยืนยันตัวตนกับ ${called} แล้วเราจะพากลับมาที่นี่`,
  go: (called: string) => `ไปที่ ${called}`,
  again: (called: string) => `ลองกับ ${called} อีกครั้ง`,
  opening: 'กำลังตรวจตัวตนของคุณ',
  openingLead: 'รอสักครู่ ใช้เวลาไม่กี่วินาที',
  byEmail: 'เข้าสู่ระบบด้วยอีเมล',
  link: (called: string) => `เชื่อม ${called} กับบัญชีของคุณ`,
  loginFirst: (called: string) => `เข้าสู่ระบบบัญชีที่จะเชื่อมกับ ${called} ก่อน แล้วเราจะพากลับมาหน้านี้`,
  login: 'เข้าสู่ระบบ',
} as const

/** By the `?fault` of the return address. */
export const socialFaults = {
  denied: { title: 'คุณเลือกไม่อนุญาต', lead: 'ไม่เป็นไร ยังไม่มีอะไรเปลี่ยน ลองใหม่เมื่อพร้อม หรือใช้อีเมลแทนก็ได้' },
  expired: { title: 'ลองใหม่อีกครั้ง', lead: 'หน้านี้เปิดไว้นานหรือถูกใช้ไปแล้ว เริ่มใหม่ได้เลย ใช้เวลาไม่นาน' },
  unavailable: { title: 'ตอนนี้ติดต่อไม่ได้', lead: 'ผู้ให้บริการยังไม่ตอบ ยังไม่มีอะไรเปลี่ยน รอสักครู่แล้วลองใหม่ หรือใช้อีเมลแทน' },
  failed: { title: 'ยืนยันตัวตนไม่สำเร็จ', lead: 'ยังไม่มีอะไรเปลี่ยน ลองใหม่อีกครั้ง หรือใช้อีเมลแทนก็ได้' },
} as const
