/** Texts of the search that opens from the header. */
export const doorText = {
  search: 'ค้นหา',
  recent: 'ที่เพิ่งค้น',
  tries: 'ลองค้นคำนี้',
  looking: 'กำลังหา…',
  first: (count: number) => `${count} อย่างที่ตรงที่สุด`,
  all: (keyword: string) => `ดูทั้งหมดของ “${keyword}”`,
  failed: 'ค้นไม่สำเร็จ ตรวจอินเทอร์เน็ต แล้วกดค้นหาอีกครั้ง',
}
