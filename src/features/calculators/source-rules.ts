import type { CalculatorKey } from './path-rules.ts'

/**
 * Where the formula and the figures of each calculator have their source, as in articles: `npm run content` checks the facts,
 * computes the sums again and says when a page has to be read again. `checked`: the day on which an editor did.
 */
export type CalculatorSource = { notes: string[]; checked: string; reviewBy?: string }

export const calculatorSources: Record<CalculatorKey, CalculatorSource> = {
  'take-home-pay': {
    notes: [
      'ขั้นภาษีเงินได้ตั้งแต่ปีภาษี 2560: FACTS F085 · thailand.go.th/guide-book-detail/007_053',
      'หักค่าใช้จ่ายและลดหย่อนส่วนตัว: FACTS F087 · oecd-ilibrary.org/sites/715bfe09-en (แหล่งรอง)',
      'ประกันสังคม 5 % ฐานสูงสุด 17,500 บาท ปี 2569–2571: FACTS F145 · pkfthailand.asia/thailand-social-security-office-raises-salary-base-for-contribution-calculations-effective-2026 (แหล่งรอง)',
      'ลำดับการหัก กยศ.: FACTS F166 · studentloan.or.th/th/highlight/1547796675',
      'คำนวณ: 17,500 × 5 % = 875; 16,000 × 5 % = 800; 16,000 × 12 = 192,000',
    ],
    checked: '2026-11-28',
    reviewBy: '2027-06-30',
  },
  'student-loan': {
    notes: [
      'ดอกเบี้ยไม่เกิน 1 % ต่อปี กฎหมายที่ใช้ตั้งแต่ 20 มี.ค. 2566: FACTS F076 · prachachat.net/finance/news-1241733 (แหล่งรอง)',
      'ปลอดหนี้ 2 ปี ผ่อนภายใน 15 ปี เกณฑ์ปี 2564: FACTS F077 · allmylike.com/268-thai-student-loan-2564.html (แหล่งรอง)',
      'ดอกเบี้ยเริ่มคิดหลังพ้น 2 ปี: FACTS F165 · dpu.ac.th/fund/studentloan8.html (แหล่งรอง)',
      'คำนวณ: งวดเท่ากันทุกเดือน = ยอดหนี้ × i ÷ (1 − (1 + i)^−n) เมื่อ i คือดอกเบี้ยต่อเดือน n คือจำนวนเดือน',
    ],
    checked: '2026-11-28',
    reviewBy: '2027-06-30',
  },
  'instalment-or-cash': {
    notes: [
      'คำนวณ: ยอดรวม = ดาวน์ + ค่างวด × จำนวนงวด ตัวอย่าง 1,290 × 12 = 15,480; 15,480 − 12,900 = 2,580',
      'คำนวณ: อัตราต่อปี = 12 × i เมื่อ i ทำให้ ค่างวด × (1 − (1 + i)^−n) ÷ i เท่ากับราคาเงินสดลบดาวน์',
    ],
    checked: '2026-11-28',
  },
  motorbike: {
    notes: [
      'คำนวณ: น้ำมัน = ระยะทางต่อเดือน ÷ กิโลเมตรต่อลิตร × ราคาต่อลิตร ตัวอย่าง 600 ÷ 40 × 36 = 540',
      'คำนวณ: รายจ่ายรายปีหาร 12 ตัวอย่าง 1,800 ÷ 12 = 150; 2,400 ÷ 12 = 200',
    ],
    checked: '2026-11-28',
  },
  'moving-out': {
    notes: [
      'คำนวณ: เงินวันแรก = ค่าเช่า × จำนวนเดือนที่ต้องจ่ายก่อนเข้าอยู่ + ของเข้าห้อง ตัวอย่าง 3,800 × 3 + 4,000 = 15,400',
      'คำนวณ: เหลือต่อเดือน = รายได้ − รายจ่าย ตัวอย่าง 3,800 + 1,200 + 5,500 + 1,000 + 1,500 = 13,000; 15,000 − 13,000 = 2,000',
    ],
    checked: '2026-11-28',
  },
  'savings-fund': {
    notes: [
      'เงินสมทบของ กอช. ตรวจ พ.ย. 2569: FACTS F150 · money.kapook.com/view282694.html (แหล่งรอง)',
      'คำนวณ: 200 × 12 = 2,400; 2,400 × 50 % = 1,200; 300 × 12 × 50 % = 1,800',
    ],
    checked: '2026-11-28',
    reviewBy: '2027-11-21',
  },
  'cost-per-use': {
    notes: ['คำนวณ: ราคาต่อครั้ง = (ราคา + ค่าดูแล − ขายต่อ) ÷ จำนวนครั้ง ตัวอย่าง (900 + 100 − 200) ÷ 40 = 20'],
    checked: '2026-11-28',
  },
  'unit-price': {
    notes: [
      'คำนวณ: ราคาต่อหน่วย = ราคา ÷ ปริมาณที่ใช้จริง ตัวอย่าง 20 ÷ 100 = 0.20; 36 ÷ 200 = 0.18; 36 ÷ (200 × 80 %) = 0.225',
    ],
    checked: '2026-11-28',
  },
}
