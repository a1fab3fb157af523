import type { ArticleContent } from '#features/posts/documents/content.ts'

/** A post as written in a test. */
export type TestPost = {
  key: string
  club: ArticleContent['club']
  title: string
  summary: string
  tags: string[]
  body: string[]
}

/** Posts in place of articles that are not written yet, so that a search has something to distinguish. */
export const testPosts: TestPost[] = [
  {
    key: 'x-e-wallet',
    club: 'play-yard',
    title: 'อีวอลเล็ตกับพร้อมเพย์ จ่ายสะดวกแต่ต้องตั้งรหัส',
    summary: 'กระเป๋าเงินอิเล็กทรอนิกส์ใช้ง่าย มาดูวิธีตั้งค่าให้ปลอดภัย',
    tags: ['โอนเงิน', 'แอป'],
    body: ['สแกนคิวอาร์โค้ดจ่ายได้ทุกร้าน', 'ตั้งวงเงินต่อวันและปิดการจ่ายอัตโนมัติ'],
  },
  {
    key: 'x-smart-goals',
    club: 'greenery',
    title: 'ตั้งเป้าหมายแบบ SMART ให้ไปถึงจริง',
    summary: 'เป้าหมายที่ชัด วัดได้ และมีวันครบกำหนด ช่วยให้เก็บเงินซื้อของที่อยากได้',
    tags: ['เป้าหมาย', 'วางแผน'],
    body: ['อยากได้โทรศัพท์ 6,000 บาทใน 12 เดือน แปลว่าเดือนละ 500 บาท', 'เขียนเป้าหมายติดไว้หน้าโต๊ะ'],
  },
  {
    key: 'x-index-fund',
    club: 'biz-master',
    title: 'กองทุนดัชนีกับ ETF ต่างกันตรงไหน',
    summary: 'ทั้งสองอย่างซื้อหุ้นตามรายชื่อของดัชนี แต่ซื้อขายคนละแบบ',
    tags: ['กองทุนดัชนี', 'ETF'],
    body: ['ETF ซื้อขายในตลาดหลักทรัพย์ระหว่างวันเหมือนหุ้น', 'กองทุนดัชนีซื้อกับผู้จัดการกองทุนวันละราคาเดียว'],
  },
]

/** The post in the form of an article file. */
export function toArticle({ key, club, title, summary, tags, body }: TestPost, i: number): ArticleContent {
  const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
  return {
    key,
    club,
    skill: 'saving',
    level: 'medium',
    title,
    summary,
    tags,
    author: 'ครูมะลิ',
    published: `2026-01-${String(i + 1).padStart(2, '0')}`,
    cover: { art: 'compound', alt: 'ภาพสำหรับทดสอบ' },
    body: { type: 'doc', content: body.map(paragraph) },
    question: { text: 'ข้อใดถูก', right: 'ก', wrong: ['ข', 'ค', 'ง'], explanation: 'เพราะถูก' },
    sources: ['ทดสอบ'],
  }
}
