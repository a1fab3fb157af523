export const glossaryText = {
  title: 'คลังคำการเงิน',
  description: 'คำเรื่องเงินที่เจอบ่อย อธิบายสั้น ๆ พร้อมตัวอย่างจากชีวิตประจำวัน สำหรับวัยรุ่น',
  lead: 'คำเรื่องเงินที่เจอบ่อย คำละหนึ่งประโยค พร้อมตัวอย่าง',
  letters: 'ไปที่ตัวอักษร',
  find: 'หาคำ',
  found: (count: number) => `พบ ${count} คำ`,
  none: 'ยังไม่พบคำนี้ ลองพิมพ์สั้นลง',
  today: 'คำของวันนี้',
  count: (count: number) => `${count} คำ`,
  also: 'เรียกอีกอย่างว่า',
  example: 'ตัวอย่าง',
  read: (title: string) => `อ่านเรื่อง ${title}`,
}
