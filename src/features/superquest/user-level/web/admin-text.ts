export const adminText = {
  title: 'ระดับ Super Quest',
  lead: 'แต้มและ koin ของระดับคงที่ ทีมงานแก้คำและของขวัญได้',
  counts: (claimed: number, redeemed: number) => `รับ koin แล้ว ${claimed} คน รับของขวัญแล้ว ${redeemed} คน`,
  from: (from: number, amount: string) => `${from} แต้ม · ${amount} koin`,
  name: 'ชื่อระดับ',
  words: 'คำอธิบาย',
  gift: 'ของขวัญ',
  none: 'ไม่มี',
  save: (name: string) => `บันทึก ${name}`,
  saved: 'บันทึกแล้ว',
  waits: 'บันทึกข้อความแล้ว ของขวัญใหม่รอคนที่สองตรวจ',
  unsaved: 'ยังไม่ได้บันทึก',
}
