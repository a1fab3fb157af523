import type { Skill } from '#kit/skills.ts'

export const text = {
  title: 'วิดีโอ',
  lead: 'เรื่องเงินเรื่องละไม่ถึงหนึ่งนาที มีคำบรรยายทุกเรื่อง',
  pageTitle: (page: number) => `วิดีโอเรื่องเงิน${page > 1 ? ` หน้า ${page}` : ''}`,
  description: 'วิดีโอสั้นเรื่องการออม วางแผน ลงทุน และป้องกันมิจฉาชีพ สำหรับวัยรุ่น มีคำบรรยายและบทพูดครบทุกเรื่อง',
  categories: 'หมวด',
  allCategories: 'ทุกหมวด',
  series: 'ชุดวิดีโอ',
  allSeries: 'ทุกชุด',
  found: (count: string) => `${count} เรื่อง`,
  none: 'ยังไม่พบวิดีโอที่ตรงกับที่เลือก',
  clear: 'ล้างตัวกรอง',
  empty: 'ยังไม่มีวิดีโอ ลองอ่านบทความในคลับก่อน',
  long: (time: string) => `ยาว ${time} นาที`,
  size: (megabytes: string) => `${megabytes} MB`,
  views: (count: string) => `เปิดดู ${count} ครั้ง`,
  partOf: (series: string, order: number) => `${series} ตอนที่ ${order}`,
  by: (author: string) => `โดย ${author}`,
  silent: 'วิดีโอนี้ไม่มีเสียง มีคำบรรยายตลอดเรื่อง',
  chapters: 'สารบัญ',
  transcript: 'บทพูด',
  sources: 'แหล่งข้อมูล',
  sourcesHint: 'ตัวเลขที่เขียนว่าจำลองเป็นตัวอย่างที่ตั้งขึ้น',
  next: 'ตอนต่อไป',
  others: 'ดูเรื่องอื่น',
}

/** The colour of a skill, the same on every tag, bar and picture. */
export const skillColor = {
  saving: 's1',
  spending: 's2',
  investing: 's3',
  protecting: 's4',
  planning: 's5',
} as const satisfies Record<Skill, string>
