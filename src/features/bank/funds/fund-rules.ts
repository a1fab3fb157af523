/** The eight levels of risk of the Thai fund sheet (bank.md). */
export const riskLevels = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type RiskLevel = (typeof riskLevels)[number]

export const riskNames = {
  1: 'เสี่ยงต่ำ ตลาดเงินในประเทศ',
  2: 'เสี่ยงค่อนข้างต่ำ ตลาดเงินที่มีต่างประเทศบางส่วน',
  3: 'เสี่ยงค่อนข้างต่ำ พันธบัตรรัฐบาล',
  4: 'เสี่ยงค่อนข้างต่ำ ตราสารหนี้',
  5: 'เสี่ยงปานกลางค่อนข้างสูง กองทุนผสม',
  6: 'เสี่ยงสูง หุ้น',
  7: 'เสี่ยงสูง หุ้นรายอุตสาหกรรม',
  8: 'เสี่ยงสูงมาก สินทรัพย์ทางเลือก',
} as const satisfies Record<RiskLevel, string>

/** So many funds are listed at first, and so many more with each step. */
export const fundsPerStep = 12

/** What a fund invests in mainly. */
export const fundClasses = [
  'money_market',
  'government_bond',
  'fixed_income',
  'mixed',
  'equity',
  'sector',
  'alternative',
] as const
export type FundClass = (typeof fundClasses)[number]

export const fundClassNames = {
  money_market: 'ตลาดเงิน',
  government_bond: 'พันธบัตรรัฐบาล',
  fixed_income: 'ตราสารหนี้',
  mixed: 'ผสม',
  equity: 'หุ้น',
  sector: 'หุ้นรายอุตสาหกรรม',
  alternative: 'ทางเลือก',
} as const satisfies Record<FundClass, string>

/** How much of the foreign currencies in a fund is hedged. */
export const currencyRisks = ['none', 'hedged', 'partly', 'open'] as const
export type CurrencyRisk = (typeof currencyRisks)[number]

export const currencyRiskNames = {
  none: 'ไม่มี ลงทุนเป็นเงินบาททั้งหมด',
  hedged: 'ป้องกันเกือบทั้งหมด',
  partly: 'ป้องกันบางส่วน',
  open: 'ไม่ได้ป้องกัน ค่าเงินมีผลเต็มที่',
} as const satisfies Record<CurrencyRisk, string>

/** NAV is in 1/10,000 of a simulated baht, units in 1/10,000 of a unit, fees and returns in basis points. */
export const navScale = 10_000
export const unitScale = 10_000

/** The smallest purchase, and the smallest part that is sold, in hundredths of baht (50.00). */
export const minOrder = 5_000

/** What one pays to buy a unit: NAV and the front-end fee, rounded half up to 1/10,000 baht. */
export function offerOf(nav: number, frontFee: number): number {
  return Math.floor((nav * (10_000 + frontFee) * 2 + 10_000) / 20_000)
}

/** The fee on a purchase: it is inside the amount, as the offer price has it; half up, in hundredths of baht. */
export function frontFeeOf(amount: number, frontFee: number): number {
  const divisor = BigInt(10_000 + frontFee)
  return Number((2n * BigInt(amount) * BigInt(frontFee) + divisor) / (2n * divisor))
}

/** The units that an amount (after fees) buys at a NAV, rounded down to 4 decimals (bank.md). */
export function unitsFor(amount: number, nav: number): number {
  return Number((BigInt(amount) * 1_000_000n) / BigInt(nav))
}

/** The units that must be sold at a NAV to receive at least an amount, rounded up. */
export function unitsToReceive(amount: number, nav: number): number {
  const worth = BigInt(nav)
  return Number((BigInt(amount) * 1_000_000n + worth - 1n) / worth)
}

/** What units are worth at a NAV in hundredths of baht, rounded down. */
export function worthOf(units: number, nav: number): number {
  return Number((BigInt(units) * BigInt(nav)) / 1_000_000n)
}
