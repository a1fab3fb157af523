export const text = {
  title: 'ตัวอย่าง',
  description: 'ตัวอย่างของเนื้อหาที่กำลังแก้',
  waiting: 'เปิดจากหน้าแก้เนื้อหา แล้วตัวอย่างจะขึ้นตรงนี้',
} as const
