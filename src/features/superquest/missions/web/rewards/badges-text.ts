export const badgesText = {
  title: 'เหรียญตรา',
  none: 'ยังไม่มีเหรียญตรา ภารกิจที่ให้เหรียญตราบอกไว้ที่การ์ดของภารกิจ',
  from: (mission: string, day: string) => `${mission} · ${day}`,
  more: 'ดูภารกิจทั้งหมด',
}
