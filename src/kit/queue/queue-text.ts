/** Words of lists of which the staff does many rows at once. */
export const queueText = {
  keys: 'แป้นลัด',
  keysLead: 'ใช้ได้เมื่อโฟกัสอยู่ในรายการ ทั้งแป้นไทยและอังกฤษ',
  keyList: [
    ['j', 'แถวถัดไป'],
    ['k', 'แถวก่อนหน้า'],
    ['x', 'เลือกหรือเลิกเลือกแถวนี้'],
    ['e หรือ Enter', 'เปิดแถวนี้'],
    ['/', 'ไปช่องค้นหา'],
    ['Esc', 'ยกเลิกการเลือก'],
    ['?', 'เปิดรายการแป้นลัด'],
  ] as const,
  bulk: 'ทำกับรายการที่เลือก',
  select: (title: string) => `เลือก ${title}`,
  selected: (count: number) => `เลือก ${count} รายการ`,
  unselect: 'ยกเลิกการเลือก',
  selectAll: 'เลือกทั้งหน้า',
  notDone: (count: number) => `ทำไม่ได้ ${count} รายการ ดูเหตุผลในแถว`,
  actOn: (label: string, count: number) => `${label} ${count} รายการ`,
  cancel: 'ยกเลิก',
}
