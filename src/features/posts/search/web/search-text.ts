import type { PostFilterField } from '../contract.ts'

export const searchText = {
  title: 'ค้นหา',
  titleOf: (keyword: string) => `ค้นหา “${keyword}”`,
  description: 'ค้นเรื่องเงินที่อยากรู้จากบทความ วิดีโอ กิจกรรม ของรางวัล ภารกิจ กองทุน และเกมของ Koinklass สะกดพลาดไปหนึ่งตัวก็ยังหาเจอ',
  line: 'พิมพ์สั้น ๆ ก็พอ สะกดพลาดไปตัวหนึ่งก็ยังหาเจอ',
  label: 'คำที่อยากรู้',
  inClub: (club: string) => `Club ${club}`,
  clubs: 'เลือกคลับ',
  allClubs: 'ทุกคลับ',
  filterLabel: 'ค้นจากส่วนไหน',
  filters: { all: 'ทุกส่วน', title: 'ชื่อเรื่อง', tag: 'แท็ก', author: 'ผู้เขียน' } satisfies Record<PostFilterField, string>,
  allPosts: (count: string) => `ดูบทความทั้งหมด ${count}`,
  found: (count: string, keyword: string) => `พบ ${count} เรื่องสำหรับ “${keyword}”`,
  foundMany: (count: string, keyword: string) => `พบ ${count} เรื่องขึ้นไปสำหรับ “${keyword}”`,
  none: (keyword: string) => `ยังไม่มีเรื่องที่ตรงกับ “${keyword}”`,
  corrected: (meant: string) => `รวมเรื่องของ “${meant}” ที่สะกดใกล้กันไว้ด้วย`,
  leftOut: (words: string) => `ยังไม่มีเรื่องที่มีครบทุกคำ นี่คือเรื่องที่ใกล้ที่สุด โดยไม่นับ ${words}`,
  tryOther: 'ลองใช้คำที่สั้นลง หรือเอาตัวกรองออก',
  noWords: 'พิมพ์อย่างน้อยหนึ่งคำ แล้วเราจะหาเรื่องมาให้',
  examplesLabel: 'คำที่ลองค้นได้',
  examples: ['ออมเงิน', 'ดอกเบี้ยทบต้น', 'มิจฉาชีพ', 'กองทุนรวม', 'เงินสำรอง'],
}
