import type { articleGaps } from '#features/quizzes/questions/content.ts'

export type Strand = 'หา' | 'เก็บ' | 'ใช้' | 'ต่อยอด' | 'ป้องกัน' | 'ประเทศ'

type Topic = {
  name: string
  strand: Strand
  /** Tags of articles that are about it. */
  tags: string[]
  /** What questions say of themselves where no article teaches them. */
  gaps: (keyof typeof articleGaps)[]
  /** Keys of the glossary. */
  terms: string[]
}

function topic(strand: Strand, name: string, tags: string[], gaps: Topic['gaps'] = [], terms: string[] = []): Topic {
  return { name, strand, tags, gaps, terms }
}

/**
 * What a youth's money life consists of, after the OECD/INFE framework for youth, and what the school standards ส 3.1
 * and ส 3.2 ask about the country.
 */
export const topics: Topic[] = [
  topic('หา', 'งานแรกและสลิปเงินเดือน', ['งานแรก', 'ค่าจ้าง'], [], ['payslip', 'gross-income', 'net-income']),
  topic('หา', 'งานพิเศษและสิทธิแรงงาน', ['งานพิเศษ', 'สิทธิแรงงาน'], [], ['minimum-wage']),
  topic('หา', 'ครีเอเตอร์และรายได้ไม่เท่ากัน', ['ครีเอเตอร์', 'งานอิสระ'], [], ['freelance']),
  topic('หา', 'ขายของและต้นทุน', ['ขายของออนไลน์', 'ต้นทุน'], ['business-choices'], ['cost', 'break-even', 'profit']),
  topic(
    'หา',
    'ภาษีเงินได้และการยื่นแบบ',
    ['ยื่นแบบ'],
    [],
    ['personal-income-tax', 'tax-filing', 'tax-allowance', 'progressive-tax', 'withholding-certificate'],
  ),
  topic('หา', 'ประกันสังคม', ['ประกันสังคม'], [], ['social-security', 'insured-person']),
  topic('หา', 'กองทุนสำรองเลี้ยงชีพ', ['กองทุนสำรองเลี้ยงชีพ'], [], ['provident-fund']),
  topic('หา', 'ทุนการศึกษา', ['ทุนการศึกษา'], ['scholarships'], ['scholarship']),
  topic('หา', 'กยศ.', ['กยศ.'], [], ['student-loan-fund', 'grace-period', 'late-charge']),
  topic('เก็บ', 'นิสัยการออม', ['ออมเงิน'], [], ['saving']),
  topic('เก็บ', 'เงินสำรองฉุกเฉิน', ['เงินสำรอง'], [], ['emergency-fund']),
  topic('เก็บ', 'เงินฝากและดอกเบี้ย', ['เงินฝาก', 'ดอกเบี้ย'], [], ['savings-account', 'fixed-deposit', 'interest']),
  topic('เก็บ', 'สลากออมทรัพย์', ['สลากออมทรัพย์'], [], ['savings-lottery']),
  topic('เก็บ', 'สหกรณ์', ['สหกรณ์'], [], ['cooperative', 'patronage-refund']),
  topic('เก็บ', 'กอช. และวัยเกษียณ', ['กอช.', 'เกษียณ'], [], ['national-savings-fund', 'matching-contribution', 'pension']),
  topic('เก็บ', 'เงินเฟ้อ', ['เงินเฟ้อ'], ['opportunity-cost'], ['inflation', 'cpi']),
  topic('เก็บ', 'ดอกเบี้ยนโยบาย', ['ดอกเบี้ยนโยบาย'], [], ['policy-rate', 'mpc', 'central-bank']),
  topic('ใช้', 'งบและการวางแผน', ['งบ', 'วางแผน'], [], ['budget']),
  topic('ใช้', 'เทียบราคา', ['เทียบราคา', 'ราคาต่อหน่วย'], [], []),
  topic(
    'ใช้',
    'จ่ายเงินและคืนเงิน',
    ['คิวอาร์', 'สลิป', 'บัตรเดบิต', 'คืนเงิน', 'อีวอลเล็ต'],
    [],
    ['promptpay', 'e-money', 'qr-payment', 'transfer-slip', 'debit-card', 'refund', 'virtual-bank'],
  ),
  topic('ใช้', 'ค่าสมาชิก', ['ค่าสมาชิก'], ['subscriptions'], ['subscription', 'dark-pattern']),
  topic('ใช้', 'เติมเกมและกาชา', ['กาชา'], [], ['gacha', 'game-currency']),
  topic('ใช้', 'ซื้อก่อนจ่ายทีหลัง', ['ซื้อก่อนจ่ายทีหลัง'], [], ['bnpl']),
  topic('ใช้', 'ผ่อน บัตรเครดิต และหนี้', ['ผ่อน', 'บัตรเครดิต', 'หนี้'], [], ['credit-card', 'installment']),
  topic('ใช้', 'มอเตอร์ไซค์', ['มอเตอร์ไซค์'], [], ['compulsory-motor', 'depreciation']),
  topic('ใช้', 'เช่าซื้อ', ['เช่าซื้อ'], [], ['hire-purchase', 'flat-rate', 'effective-rate']),
  topic(
    'ใช้',
    'คืนของและร้องเรียน',
    ['คืนของ', 'สิทธิผู้บริโภค'],
    ['consumer-rights'],
    ['cooling-off', 'consumer-protection-board', 'warranty'],
  ),
  topic(
    'ใช้',
    'สัญญา มัดจำ และผู้เยาว์',
    ['มัดจำ', 'สัญญา', 'ผู้เยาว์'],
    [],
    ['contract', 'earnest-money', 'minor', 'security-deposit', 'voidable'],
  ),
  topic('ใช้', 'เงินกองกลางและยืมกัน', ['เงินกองกลาง', 'ยืมเงิน'], [], []),
  topic('ใช้', 'การให้', ['บริจาค', 'การให้'], [], ['donation']),
  topic('ใช้', 'คุยเรื่องเงินกับที่บ้าน', ['คุยเรื่องเงิน'], [], []),
  topic('ใช้', 'ของมือสองและซ่อม', ['มือสอง', 'ซ่อม'], [], []),
  topic(
    'ต่อยอด',
    'กองทุนและหนังสือชี้ชวน',
    ['กองทุนรวม', 'หนังสือชี้ชวน'],
    ['fund-papers'],
    ['mutual-fund', 'fund-fact-sheet', 'nav'],
  ),
  topic('ต่อยอด', 'หุ้นและพันธบัตร', ['หุ้น', 'พันธบัตร'], [], ['stock', 'bond']),
  topic('ต่อยอด', 'ความเสี่ยงและการกระจาย', ['ความเสี่ยง'], ['portfolio'], ['risk', 'diversification']),
  topic(
    'ต่อยอด',
    'แผนลงทุนและโรโบ',
    ['แผนลงทุน'],
    ['portfolio'],
    ['suitability-test', 'rebalancing', 'fan-chart', 'time-weighted-return'],
  ),
  topic('ต่อยอด', 'ทองคำ', ['ทองคำ'], ['gold'], ['gold-bar', 'gold-jewelry', 'gold-making-charge']),
  topic('ต่อยอด', 'อัตราแลกเปลี่ยน', ['อัตราแลกเปลี่ยน'], [], ['exchange-rate', 'weak-baht']),
  topic('ต่อยอด', 'คริปโต', ['คริปโต'], [], ['cryptocurrency', 'sec-thailand']),
  topic('ต่อยอด', 'ESG', ['ESG'], [], ['esg', 'greenwashing']),
  topic('ต่อยอด', 'กองทุนลดหย่อนภาษี', ['กองทุนลดหย่อน'], [], ['rmf', 'tax-allowance']),
  topic('ต่อยอด', 'คำอวดของคนดัง', ['คนดัง'], [], ['sponsored-review']),
  topic('ป้องกัน', 'มิจฉาชีพและการโอน', ['มิจฉาชีพ'], ['safe-payment'], ['scammer', 'phishing', 'mule-account']),
  topic('ป้องกัน', 'เสียงปลอม', ['ดีปเฟก'], [], ['deepfake']),
  topic('ป้องกัน', 'ข้อมูลส่วนบุคคล', ['ข้อมูลส่วนบุคคล', 'PDPA'], ['personal-data'], ['personal-data', 'pdpa']),
  topic('ป้องกัน', 'ความปลอดภัยของบัญชี', ['ความปลอดภัยบัญชี'], [], ['two-factor', 'otp']),
  topic('ป้องกัน', 'เครดิตบูโร', ['เครดิตบูโร'], [], ['credit-bureau', 'credit-report']),
  topic('ป้องกัน', 'หนี้นอกระบบ', ['กู้นอกระบบ'], [], ['informal-debt']),
  topic('ป้องกัน', 'กฎหมายทวงหนี้', ['ทวงหนี้'], [], ['debt-collection', 'default']),
  topic('ป้องกัน', 'สิทธิรักษาพยาบาล', ['สิทธิรักษา'], [], ['gold-card', 'social-security']),
  topic('ป้องกัน', 'ขอความช่วยเหลือเรื่องหนี้', ['ปรับโครงสร้างหนี้', 'ขอความช่วยเหลือ'], [], ['debt-restructuring', 'refinance']),
  topic('ป้องกัน', 'ประกันภัย', ['ประกัน'], [], ['insurance', 'premium', 'insurance-policy']),
  topic('ป้องกัน', 'พนัน', ['พนัน'], [], []),
  topic('ประเทศ', 'อุปสงค์และอุปทาน', ['อุปสงค์และอุปทาน'], [], ['demand', 'supply', 'equilibrium-price']),
  topic('ประเทศ', 'ชนิดของตลาด', ['ชนิดของตลาด'], [], ['monopoly', 'oligopoly']),
  topic('ประเทศ', 'ปัจจัยการผลิต', ['ปัจจัยการผลิต'], [], ['factors-of-production', 'entrepreneur']),
  topic('ประเทศ', 'GDP', ['GDP'], [], ['gdp']),
  topic('ประเทศ', 'งบและหนี้ของรัฐ', ['งบของรัฐ', 'หนี้สาธารณะ'], [], ['state-budget', 'budget-deficit', 'public-debt']),
  topic('ประเทศ', 'ภาษีกับสิ่งที่ได้', ['ภาษีกับประเทศ'], [], ['direct-tax', 'indirect-tax']),
  topic('ประเทศ', 'การค้าระหว่างประเทศ', ['การค้าระหว่างประเทศ'], [], ['comparative-advantage', 'trade-balance', 'tariff']),
  topic('ประเทศ', 'เศรษฐกิจพอเพียง', ['พอเพียง'], [], ['sufficiency-economy']),
  topic('ประเทศ', 'ทรัพย์สินทางปัญญา', ['ทรัพย์สินทางปัญญา'], [], []),
  topic('ประเทศ', 'ระบบเศรษฐกิจ', ['ระบบเศรษฐกิจ'], [], []),
  topic('ประเทศ', 'การว่างงาน', ['การว่างงาน'], [], []),
]
