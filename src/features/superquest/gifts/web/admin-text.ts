export const adminText = {
  title: 'คิวของขวัญ Super Quest',
  lead: 'ของที่รอนานที่สุดอยู่บนสุด การจัดของ เลขพัสดุ และการคืนทำที่โต๊ะคำสั่งแลกของร้าน',
  table: 'ของขวัญที่ต้องส่ง',
  empty: 'ไม่มีของขวัญที่รออยู่',
  states: 'สถานะ',
  all: 'ทั้งหมด',
  columns: { gift: 'ของ', source: 'จาก', asked: 'ขอเมื่อ', state: 'สถานะ', tracking: 'เลขพัสดุ' },
}
