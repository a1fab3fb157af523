export const text = {
  unsent: (names: string) => `รอเน็ตนานเกิน 2 วัน สิ่งที่เก็บไว้ในเครื่องนี้จึงไม่ได้ส่งและไม่ถูกนับ: ${names}`,
}
