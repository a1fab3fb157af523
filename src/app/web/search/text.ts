import type { SearchKind } from './kinds.ts'

/** The id of a group of results. */
export const groupId = (kind: SearchKind) => `found-${kind}`

export const othersText = {
  kindsLabel: 'เลือกชนิด',
  all: 'ทุกอย่าง',
  kinds: {
    posts: 'บทความ',
    videos: 'วิดีโอ',
    events: 'กิจกรรม',
    terms: 'คำศัพท์',
    heroes: 'Super Hero',
    quizzes: 'ควิซ',
    premium: 'ของรางวัล',
    mission: 'ภารกิจ',
    fund: 'กองทุน',
    deposit: 'เงินฝาก',
    game: 'เกม',
  } satisfies Record<SearchKind, string>,
  corrected: (meant: string) => `ผลอื่น ๆ ด้านล่างเป็นของ “${meant}” ที่สะกดใกล้กัน`,
  noneOf: (kind: string, keyword: string) => `ยังไม่มี${kind}ที่ตรงกับ “${keyword}”`,
  allOf: (count: number, kind: string) => `ดู${kind}ทั้งหมด ${count}`,
  seeAll: 'ดูผลทุกชนิด',
  videoLong: (time: string) => `ยาว ${time} นาที`,
  minutes: (count: number) => `อ่าน ${count} นาที`,
  narrow: 'กรองผลการค้น',
  example: (words: string) => `เช่น ${words}`,
  toGlossary: 'ดูในคลังคำการเงิน',
}
