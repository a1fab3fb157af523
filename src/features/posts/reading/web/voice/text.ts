export const text = {
  title: 'สามนามปากกา',
  description: 'คอลัมน์ตอบจดหมาย โต๊ะตัวเลข และการ์ตูนสี่เพื่อน สามนามปากกาของกองบรรณาธิการ Koinklass',
  lead: 'คนเขียนหน้าตาเดิม กลับมาเล่าเรื่องเงินแบบของตัวเอง ทั้งหมดเป็นตัววาดของกองบรรณาธิการ',
  total: (count: string) => `${count} เรื่อง`,
  all: 'ดูทั้งหมด',
  back: 'นามปากกาทั้งหมด',
  empty: 'ยังไม่มีเรื่องของนามนี้',
  toClubs: 'ไปที่คลับ',
  pageTitle: (name: string, page: number) => (page > 1 ? `${name} หน้า ${page}` : name),
}
