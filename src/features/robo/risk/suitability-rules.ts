import type { FundClass } from '../../bank/funds/fund-rules.ts'
import { levelNames, type RoboLevel } from './level-rules.ts'

/**
 * The two public tables of suitability, and the check of a portfolio against both. All shares are basis points.
 *
 * Table 1, asset classes: part 3 of the SEC's standard suitability form, "ตัวอย่างคำแนะนำเรื่องการจัดสรรการลงทุน" (the standard
 * basic asset allocation, enclosure 2 of the SEC's circular on advice and sales). In percent:
 *
 *   level | deposits, short debt | government > 1 year | corporate debt | equity | alternatives
 *     1   |        > 60 (both columns together)        |      < 20      |  < 10  |     < 5
 *     2   |        < 20          |        < 70 (both columns together)  |  < 20  |     < 10
 *     3   |        < 10          |        < 60 (both)                   |  < 30  |     < 10
 *     4   |        < 10          |        < 40 (both)                   |  < 40  |     < 20
 *     5   |        < 5           |        < 30 (both)                   |  > 60  |     < 30
 *
 * A cap is read as "at most" and a floor as "at least", as one public copy words it ("ไม่เกิน", "ขึ้นไป").
 *
 * Table 2, product levels: SCB Asset Management, "Suitable Fund Risk Level Table" (scbam.com/en/service-channel/
 * service-channel-suitability), and the same at MFC (mfcfund.com/calculatedrisk): the fund levels of each investor, with funds
 * above them up to 20 % of all that is invested. The 20 % is the companies' ("ไม่ควรเกินร้อยละ 20 ของเงินลงทุนทั้งหมด"): in what
 * was found of the SEC's own texts one invests by the level or by table 1, and no share is named.
 *
 *   level 1: 1 | 2: 1–4 | 3: 1–5 | 4: 1–7 | 5: 1–8
 *
 * What was seen of each source, and where copies differ: decision 0022.
 */
export const suitabilitySources = [
  {
    title: 'แบบมาตรฐานในการประเมินความเหมาะสมในการลงทุน ของสำนักงาน ก.ล.ต.',
    href: 'https://market.sec.or.th/EVENTS/InvestorSurvey.aspx',
  },
  {
    title: 'ตารางระดับความเสี่ยงของกองทุนที่เหมาะสม ของ บลจ. ไทยพาณิชย์ (และ บลจ. เอ็มเอฟซี)',
    href: 'https://www.scbam.com/en/service-channel/service-channel-suitability/',
  },
] as const

const percent = 100
const whole = 100 * percent

/** The columns of table 1. */
export type Bucket = 'cash' | 'government' | 'corporate' | 'equity' | 'alternative'

type Cap = { name: string; of: readonly Bucket[]; max?: number; min?: number }

const short = 'เงินฝากและตราสารหนี้ระยะสั้น'
const bonds = 'ตราสารหนี้ภาครัฐอายุเกิน 1 ปีรวมกับตราสารหนี้เอกชน'
const both = ['government', 'corporate'] as const

/** A row of table 1 for the levels whose columns of government and corporate debt are one. In percent. */
const capsOf = (cash: number, debt: number, equity: Pick<Cap, 'max' | 'min'>, alternative: number): readonly Cap[] => [
  { name: short, of: ['cash'], max: cash * percent },
  { name: bonds, of: both, max: debt * percent },
  { name: 'ตราสารทุน', of: ['equity'], ...equity },
  { name: 'การลงทุนทางเลือก', of: ['alternative'], max: alternative * percent },
]

/** Table 1. */
export const assetCaps: Readonly<Record<RoboLevel, readonly Cap[]>> = {
  1: [
    { name: `${short}รวมกับตราสารหนี้ภาครัฐอายุเกิน 1 ปี`, of: ['cash', 'government'], min: 60 * percent },
    { name: 'ตราสารหนี้ภาคเอกชน', of: ['corporate'], max: 20 * percent },
    { name: 'ตราสารทุน', of: ['equity'], max: 10 * percent },
    { name: 'การลงทุนทางเลือก', of: ['alternative'], max: 5 * percent },
  ],
  2: capsOf(20, 70, { max: 20 * percent }, 10),
  3: capsOf(10, 60, { max: 30 * percent }, 10),
  4: capsOf(10, 40, { max: 40 * percent }, 20),
  5: capsOf(5, 30, { min: 60 * percent }, 30),
}

/** Table 2: the highest level of a fund for each level of an investor, and how much may lie above it. */
export const highestRisk: Readonly<Record<RoboLevel, number>> = { 1: 1, 2: 4, 3: 5, 4: 7, 5: 8 }
export const maxAbove = 20 * percent

/** The parts of a mixed fund, together 10,000. */
export type Mix = { debt: number; equity: number; alternative: number }

/** Of a mixed fund whose parts are not known: half debt, half equity. */
export const plainMix: Mix = { debt: 5_000, equity: 5_000, alternative: 0 }

/** A part of a portfolio. `mix` counts for the class `mixed` alone. */
export type CheckedPart = { code: string; class: FundClass; risk: number; share: number; mix: Mix }

export type Breach = {
  table: 'asset_class' | 'product_level' | 'whole'
  cap: string
  actual: number
  limit: number
  text: string
}

const buckets: Readonly<Record<Exclude<FundClass, 'mixed'>, Bucket>> = {
  money_market: 'cash',
  government_bond: 'government',
  fixed_income: 'corporate',
  equity: 'equity',
  sector: 'equity',
  alternative: 'alternative',
}

/** What a portfolio holds of each column of table 1. A mixed fund counts by its parts, its debt as corporate. */
export function bucketsOf(parts: readonly CheckedPart[]): Record<Bucket, number> {
  const held: Record<Bucket, number> = { cash: 0, government: 0, corporate: 0, equity: 0, alternative: 0 }
  for (const { class: kind, share, mix } of parts) {
    if (kind !== 'mixed') held[buckets[kind]] += share
    else {
      held.corporate += (share * mix.debt) / whole
      held.equity += (share * mix.equity) / whole
      held.alternative += (share * mix.alternative) / whole
    }
  }
  return held
}

const say = (share: number) => `${(share / percent).toFixed(2).replace(/\.?0+$/, '')} %`

/**
 * The caps of both tables that a portfolio breaks at a level, in words; empty where it keeps all. Shares that are not
 * together 100 % and a fund twice are faults of the whole.
 */
export function checkPortfolio(level: RoboLevel, parts: readonly CheckedPart[]): Breach[] {
  return [...checkWhole(parts), ...checkClasses(level, parts), ...checkRisks(level, parts)]
}

function checkWhole(parts: readonly CheckedPart[]): Breach[] {
  const sum = parts.reduce((total, { share }) => total + share, 0)
  const found: Breach[] = []
  if (sum !== whole)
    found.push({
      table: 'whole',
      cap: 'sum',
      actual: sum,
      limit: whole,
      text: `ทุกส่วนต้องรวมกันได้ 100 % ตอนนี้รวมได้ ${say(sum)}`,
    })
  const codes = parts.map(({ code }) => code)
  for (const code of new Set(codes.filter((one, at) => codes.indexOf(one) !== at)))
    found.push({ table: 'whole', cap: code, actual: 2, limit: 1, text: `มีกองทุน ${code} มากกว่าหนึ่งแถว รวมเป็นแถวเดียว` })
  return found
}

function checkClasses(level: RoboLevel, parts: readonly CheckedPart[]): Breach[] {
  const held = bucketsOf(parts)
  return assetCaps[level].flatMap(({ name, of, max, min }) => {
    // A share of a mixed fund's part may be a fraction of a hundredth of a percent.
    const actual = Math.round(of.reduce((sum, bucket) => sum + held[bucket], 0))
    const at = `ระดับ ${level} ${levelNames[level]}`
    if (max !== undefined && actual > max)
      return [
        {
          table: 'asset_class' as const,
          cap: name,
          actual,
          limit: max,
          text: `${at}: ${name}มีได้ไม่เกิน ${say(max)} แต่พอร์ตนี้มี ${say(actual)}`,
        },
      ]
    if (min !== undefined && actual < min)
      return [
        {
          table: 'asset_class' as const,
          cap: name,
          actual,
          limit: min,
          text: `${at}: ${name}ต้องมีอย่างน้อย ${say(min)} แต่พอร์ตนี้มี ${say(actual)}`,
        },
      ]
    return []
  })
}

function checkRisks(level: RoboLevel, parts: readonly CheckedPart[]): Breach[] {
  const highest = highestRisk[level]
  const above = parts.filter(({ risk }) => risk > highest)
  const actual = above.reduce((sum, { share }) => sum + share, 0)
  if (actual <= maxAbove) return []
  const codes = above.map(({ code }) => code).join(', ')
  const text = `ระดับ ${level} ${levelNames[level]}: กองทุนที่เสี่ยงเกินระดับ ${highest} รวมกันมีได้ไม่เกิน ${say(maxAbove)} แต่พอร์ตนี้มี ${say(actual)} (${codes})`
  return [{ table: 'product_level', cap: `risk>${highest}`, actual, limit: maxAbove, text }]
}

/** What one reads before a plan that is one step from the assessed level; null where the step is none. */
export function stepWarning(assessed: RoboLevel, wanted: RoboLevel): string | null {
  if (wanted === assessed) return null
  if (wanted < assessed)
    return `แผนนี้ระดับ ${wanted} เสี่ยงน้อยกว่าระดับ ${assessed} ที่คุณประเมินได้ เงินขึ้นลงน้อยกว่า และอาจโตช้ากว่าที่ต้องการ`
  return `แผนนี้ระดับ ${wanted} เสี่ยงกว่าระดับ ${assessed} ที่คุณประเมินได้ ปีที่แย่อาจลดลงมากกว่าที่คุณบอกว่ารับไหว`
}
